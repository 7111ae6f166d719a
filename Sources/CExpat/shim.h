// expat: XML as a stream of elements.
#include <expat.h>
