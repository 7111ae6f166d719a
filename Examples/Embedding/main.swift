import CSDL2
import Glibc
import PickerSDL

// Shows two pickers in a window of the program's own and prints their colors. `--cycles N` opens and closes both N times
// instead, and prints what that has cost.

/// A line that arrives at once, also through a pipe.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

SDL_SetMainReady()
SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")  // the press that brings the window the focus counts
guard SDL_Init(SDL_INIT_VIDEO) == 0,
  let window = SDL_CreateWindow("Two pickers", 80, 80, 840, 620, SDL_WINDOW_RESIZABLE.rawValue),
  let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
else {
  say(String(cString: SDL_GetError()))
  exit(3)
}
let fonts = try FontBook()

if CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) {
  for _ in 0..<20 { TwoPickers(window, renderer, fonts).draw() }
  let before = Footprint()
  for _ in 0..<count { TwoPickers(window, renderer, fonts).draw() }
  let after = Footprint()
  say("\(after.kilobytes - before.kilobytes) kB more, \(after.descriptors - before.descriptors) descriptors more")
} else {
  let pickers = TwoPickers(window, renderer, fonts)
  pickers.draw()
  say("ready")
  pickers.run()
}
SDL_DestroyRenderer(renderer)
SDL_DestroyWindow(window)
SDL_Quit()
