import CSDL2
import PickerCore
import SceneTestSupport
import Testing

@testable import PickerSDL
@testable import PickerScene

/// The picture is the same wherever it is drawn.
@MainActor @Suite struct CanvasTests {
  private let picker = PickerView(royal, space: OKLCH.self)

  private func list(_ fonts: FontBook, _ scale: Double) -> DrawList {
    let ui = UI(measure: TextMeasurer(fonts: fonts, scale: scale))
    for _ in 0..<2 { ui.pass(InputState(), size: Point(800, 600), scale: scale) { _ = picker.show($0) } }
    return ui.draw
  }

  /// SDL's blending rounds otherwise than ours, by 1 level each time that something is painted over.
  @Test(arguments: [1, 1.5]) func aProgramsOwnRendererDrawsWhatTheWindowShows(scale: Double) throws {
    let fonts = try FontBook(), list = list(fonts, scale), background = Theme.dark.window
    let width = Int(800 * scale), height = Int(600 * scale)
    let ours = try snapshot(list, width: width, height: height, scale: scale, background: background, fonts: fonts)

    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    defer { SDL_FreeSurface(surface) }
    let sdl = try #require(SDL_CreateSoftwareRenderer(surface))
    defer { SDL_DestroyRenderer(sdl) }
    let renderer = Renderer(renderer: sdl, fonts: fonts)
    renderer.draw(list, scale: scale, damage: nil, background: background)
    SDL_RenderFlush(sdl)
    renderer.forget()

    let row = Int(surface.pointee.pitch) / 4, pixels = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    var worst = 0
    for y in 0..<height {
      for x in 0..<width {
        let a = ours[x, y], b = pixels[y * row + x]
        for shift in [0, 8, 16] { worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
      }
    }
    #expect(worst <= 4)
  }

  /// What a picture keeps of the one before never shows.
  @Test(arguments: [1, 1.5]) func whatIsDrawnAfterAChangeIsWhatIsDrawnAnew(scale: Double) throws {
    let fonts = try FontBook(), measure = TextMeasurer(fonts: fonts, scale: scale), background = Theme.dark.window
    let ui = UI(measure: measure), width = Int(800 * scale), height = Int(600 * scale)
    let presenter = try SurfacePresenter(width: width, height: height, fonts: fonts)
    var tracker = DamageTracker(), input = InputState()
    func frame(_ event: InputEvent?) throws {
      if let event { input.apply(event, time: 0) } else { input.event = nil }
      ui.pass(input, size: Point(800, 600), scale: scale, draws: event == nil) { _ = picker.show($0) }
      guard event == nil else { return }
      let damage = tracker.update(
        ui.draw, background: background, width: width, height: height, scale: scale, measuring: measure)
      presenter.draw(tracker.items, scale: scale, background: background, damage: damage)
      let anew = try snapshot(
        ui.draw, width: width, height: height, scale: scale, background: background, fonts: fonts)
      #expect(presenter.pixels == anew)
    }
    try frame(nil)
    func middle(_ id: WidgetID) -> Point {
      ui.views.first { $0.id == id }.map { $0.rect.center } ?? Point(0, 0)
    }
    let format = middle("format"), tab = middle("tab.hsv")
    // A drag over the plane, a menu that opens and closes, another tab, a field with a caret.
    let events: [InputEvent] = [
      .pressed(.mouse, Point(100.5, 100.5), clicks: 1), .moved(.mouse, Point(130.5, 170.5)),
      .moved(.mouse, Point(20.5, 20.5)), .released(.mouse, Point(20.5, 20.5)),
      .pressed(.mouse, format, clicks: 1), .released(.mouse, format), .key(.escape, []),
      .pressed(.mouse, tab, clicks: 1), .released(.mouse, tab), .key(.tab, []), .key(.tab, []), .key(.right, []),
    ]
    for event in events {
      try frame(event)
      try frame(nil)
    }
  }
}
