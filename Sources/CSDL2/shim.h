// SDL2 and SDL2_ttf for Swift: the headers, and the few macros that Swift cannot import.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

/// The `which` of mouse events that SDL makes from touches (SDL_TOUCH_MOUSEID).
static const Uint32 kTouchMouseID = 0xFFFFFFFFu;
static const int kWindowPositionCentered = SDL_WINDOWPOS_CENTERED;
