// Xlib for Swift: what SDL leaves undone on its own connection, and the eyedropper.
#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/keysym.h>
