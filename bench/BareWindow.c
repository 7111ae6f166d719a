// The least that a program on SDL can do: a window of one color, which follows the pointer while a button is held.
// What Picker costs is measured against it.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <stdio.h>
#include <stdlib.h>

static int paint(SDL_Window *window, Uint32 color) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) return 0;
  SDL_FillRect(surface, NULL, color);
  return SDL_UpdateWindowSurface(window) == 0;
}

int main(int count, char **words) {
  if (count != 3) return 2;
  SDL_SetMainReady();
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 3;
  SDL_Window *window = SDL_CreateWindow("Bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, atoi(words[1]),
                                        atoi(words[2]), SDL_WINDOW_RESIZABLE);
  if (!window || !paint(window, 0x404040)) return 3;
  SDL_Event event;
  while (SDL_WaitEvent(&event)) {
    Uint32 color = 0;
    do {
      if (event.type == SDL_QUIT) return 0;
      if (event.type == SDL_MOUSEMOTION && event.motion.state)
        color = 0x800000 | (event.motion.x & 255) << 8 | (event.motion.y & 255);
    } while (SDL_PollEvent(&event));
    if (!color) continue;
    if (!paint(window, color)) return 3;
    puts("change");
    fflush(stdout);
  }
  return 3;
}
