import CSDL2
import PickerCore
import PickerScene

/// A rectangle of another program's window as the host of a scene.
final class EmbeddedHost: Host {
  /// In the units of the window's size.
  var frame: Rect
  /// The newest picture, and its background.
  private(set) var picture = DrawList()
  private(set) var background = Theme.dark.window
  var needsDrawing = true
  let port = EventPort()

  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private let measurer: TextMeasurer
  private let windowClipboard = WindowClipboard()
  private let fixedScale: Double?
  private var isTakingText = false

  init(window: OpaquePointer, renderer: OpaquePointer, fonts: FontBook, frame: Rect, scale: Double?) {
    (self.window, self.renderer, self.frame) = (window, renderer, frame)
    fixedScale = scale
    measurer = TextMeasurer(fonts: fonts)
  }

  isolated deinit { takeText(beside: nil) }

  private var outputSize: (width: Int32, height: Int32) {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return (width, height)
  }

  private var pixelsPerWindowUnit: Double {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return width > 0 ? Double(outputSize.width) / Double(width) : 1
  }

  /// The frame in whole pixels of the renderer's output.
  var pixels: Rect { frame.pixels(scale: pixelsPerWindowUnit) }

  var translation: EventTranslation {
    let whole = outputSize
    return EventTranslation(
      window: SDL_GetWindowID(window), port: port, driver: VideoSystem.driver ?? .x11, width: Double(whole.width),
      height: Double(whole.height), pixelsPerWindowUnit: pixelsPerWindowUnit, scale: scale)
  }

  /// From a place in the window to one in the frame, both in points.
  func local(_ p: Point) -> Point { Point(p.x - pixels.x / scale, p.y - pixels.y / scale) }

  // MARK: Host

  var size: Point { Point(pixels.width / scale, pixels.height / scale) }
  var scale: Double { fixedScale ?? pixelsPerWindowUnit }
  var now: UInt64 { UInt64(SDL_GetTicks64()) }
  var clipboard: any Clipboard { windowClipboard }

  var measure: any TextMeasuring {
    measurer.scale = scale
    return measurer
  }

  /// The program has the loop, and hands its events over.
  func nextEvents(within milliseconds: UInt64?) -> [TimedEvent] { [] }

  func present(_ picture: DrawList, background: RGBA) {
    (self.picture, self.background) = (picture, background)
    needsDrawing = true
  }

  func takeText(beside area: Rect?) {
    guard let area else {
      if isTakingText { SDL_StopTextInput() }
      isTakingText = false
      return
    }
    let units = scale / pixelsPerWindowUnit
    var rect = Rect(
      frame.x + area.x * units, frame.y + area.y * units, area.width * units, area.height * units
    ).snapped(scale: 1).sdl
    SDL_SetTextInputRect(&rect)
    if !isTakingText { SDL_StartTextInput() }
    isTakingText = true
  }
}
