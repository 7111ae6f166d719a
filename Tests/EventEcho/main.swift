import CSDL2
import Glibc
import PickerSDL

// Opens a window and prints each SDL event as one line: the tests compare what was done to the window with what SDL
// tells a program about it. Does to SDL what Picker does; `--plain` leaves SDL as it is.

SDL_SetMainReady()
SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, CommandLine.arguments.contains("--plain") ? "1" : "0")
SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, CommandLine.arguments.contains("--plain") ? "0" : "1")
let width: Int32 = 640, height: Int32 = 480
guard SDL_Init(SDL_INIT_VIDEO) == 0,
  let window = SDL_CreateWindow("Event Echo", 100, 100, width, height, SDL_WINDOW_RESIZABLE.rawValue)
else {
  say("failed: \(String(cString: SDL_GetError()))")
  exit(3)
}

/// A line that arrives at once, also through a pipe.
func say(_ text: String) {
  let line = text + "\n"
  write(1, line, line.utf8.count)
}

func paint() {
  guard let surface = SDL_GetWindowSurface(window) else { return }
  SDL_FillRect(surface, nil, 0x336699)
  SDL_UpdateWindowSurface(window)
}

/// One decimal, as the tests compare positions in pixels.
func tenths(_ value: Float) -> Double { (Double(value) * 10).rounded() / 10 }

func line(_ event: SDL_Event) -> String? {
  switch SDL_EventType(event.type) {
  case SDL_MOUSEMOTION:
    "mouse move \(event.motion.x) \(event.motion.y) buttons \(event.motion.state) from \(event.motion.which)"
  case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
    "mouse \(event.button.state == 1 ? "down" : "up") \(event.button.button) at \(event.button.x) \(event.button.y)"
      + " from \(event.button.which)"
  case SDL_MOUSEWHEEL: "wheel \(event.wheel.x) \(event.wheel.y)"
  case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
    "finger \(event.type == SDL_FINGERDOWN.rawValue ? "down" : event.type == SDL_FINGERUP.rawValue ? "up" : "move")"
      + " \(event.tfinger.fingerId) \(tenths(event.tfinger.x * Float(width - 1)))"
      + " \(tenths(event.tfinger.y * Float(height - 1)))"
  case SDL_KEYDOWN, SDL_KEYUP:
    "key \(event.key.state == 1 ? "down" : "up") \(String(cString: SDL_GetKeyName(event.key.keysym.sym)))"
      + " modifiers \(event.key.keysym.mod) repeat \(event.key.repeat)"
  case SDL_TEXTINPUT:
    withUnsafeBytes(of: event.text.text) { "text \(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self))" }
  case SDL_WINDOWEVENT:
    switch SDL_WindowEventID(UInt32(event.window.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: "focus gained"
    case SDL_WINDOWEVENT_FOCUS_LOST: "focus lost"
    case SDL_WINDOWEVENT_ENTER: "pointer entered"
    case SDL_WINDOWEVENT_LEAVE: "pointer left"
    case SDL_WINDOWEVENT_SIZE_CHANGED: "size \(event.window.data1) \(event.window.data2)"
    case SDL_WINDOWEVENT_MOVED: "moved \(event.window.data1) \(event.window.data2)"
    case SDL_WINDOWEVENT_CLOSE: "close"
    default: nil
    }
  default: nil
  }
}

/// Waits as Picker does.
func next(_ event: inout SDL_Event) -> Int32 {
  guard let x11 else { return SDL_WaitEvent(&event) }
  while true {
    SDL_PumpEvents()
    if SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1 { return 1 }
    x11.sleep(milliseconds: -1)
  }
}

let x11 = CommandLine.arguments.contains("--plain") ? nil : X11Connection(window)
x11?.keepDrags()
paint()
say("ready")
var event = SDL_Event()
while next(&event) == 1, event.type != SDL_QUIT.rawValue {
  if let text = line(event) { say(text) }
  if event.type == SDL_WINDOWEVENT.rawValue { paint() }
}
say("quit")
