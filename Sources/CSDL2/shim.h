// SDL2 and SDL2_ttf for Swift: the headers, and the few macros that Swift cannot import.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <SDL2/SDL_vulkan.h>

/// The `which` of mouse events that SDL makes from touches (SDL_TOUCH_MOUSEID).
static const Uint32 kTouchMouseID = 0xFFFFFFFFu;
static const int kWindowPositionCentered = SDL_WINDOWPOS_CENTERED;

// SDL_syswm.h without the headers of X11, whose names would fill Swift's scope.
#pragma push_macro("SDL_VIDEO_DRIVER_X11")
#undef SDL_VIDEO_DRIVER_X11
#include <SDL2/SDL_syswm.h>
#pragma pop_macro("SDL_VIDEO_DRIVER_X11")

/// SDL's connection to the X server and its name of the window there; false under another window system.
static inline int x11Handles(SDL_Window *window, void **display, unsigned long *name) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  SDL_memcpy(display, info.info.dummy, sizeof *display);  // info.x11 is a display and a window
  SDL_memcpy(name, info.info.dummy + sizeof *display, sizeof *name);
  return 1;
}

/// SDL's connection to the Wayland compositor and the window's surface there; false under another window system.
static inline int waylandHandles(SDL_Window *window, void **display, void **surface) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return 0;
  *display = info.info.wl.display;
  *surface = info.info.wl.surface;
  return *surface != 0;
#else
  return 0;
#endif
}

/// The X event in an SDL_SYSWMEVENT's message; null under another window system.
static inline const void *x11Event(const SDL_SysWMmsg *message) {
  return message && message->subsystem == SDL_SYSWM_X11 ? &message->msg : 0;
}
