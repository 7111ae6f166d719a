// Fontconfig for Swift. Its names are already plain functions and string macros.
#include <fontconfig/fontconfig.h>
