// Xlib for Swift: what SDL leaves undone on its own connection.
#include <X11/Xlib.h>
