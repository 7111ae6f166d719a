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
    Script(picker, width: 800, height: 600, scale: scale, measure: TextMeasurer(fonts: fonts, scale: scale)).host.picture
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

  /// Shows what changed in a presenter, as a window does, and compares that with the whole picture.
  private func compare(
    _ list: DrawList, _ presenter: SurfacePresenter, _ tracker: inout DamageTracker, _ fonts: FontBook, _ user: Script
  ) throws {
    let width = Int(user.width * user.scale), height = Int(user.height * user.scale)
    let background = Theme.dark.window
    let damage = tracker.update(
      list, background: background, width: width, height: height, scale: user.scale, measuring: user.host.measure)
    presenter.draw(tracker.items, scale: user.scale, background: background, damage: damage)
    let whole = try snapshot(
      list, width: width, height: height, scale: user.scale, background: background, fonts: fonts)
    #expect(presenter.pixels == whole)
  }

  /// What a picture keeps of the one before never shows.
  @Test(arguments: [1, 1.5]) func whatIsDrawnAfterAChangeIsWhatIsDrawnFromScratch(scale: Double) throws {
    let fonts = try FontBook(), measure = TextMeasurer(fonts: fonts, scale: scale)
    let user = Script(picker, width: 800, height: 600, scale: scale, measure: measure)
    let presenter = try SurfacePresenter(width: Int(800 * scale), height: Int(600 * scale), fonts: fonts)
    var tracker = DamageTracker(), compared = 0
    user.host.onPresent = { [unowned user] list in
      #expect(throws: Never.self) { try compare(list, presenter, &tracker, fonts, user) }
      compared += 1
    }
    user.pass(.resized)
    let format = user.rect("format").center, tab = user.rect("tab.hsv").center
    // A drag over the plane, a menu that opens and closes, another tab, a field with a caret.
    let events: [InputEvent] = [
      .pressed(.mouse, Point(100.5, 100.5), clicks: 1), .moved(.mouse, Point(130.5, 170.5)),
      .moved(.mouse, Point(20.5, 20.5)), .released(.mouse, Point(20.5, 20.5)),
      .pressed(.mouse, format, clicks: 1), .released(.mouse, format), .key(.escape, []),
      .pressed(.mouse, tab, clicks: 1), .released(.mouse, tab), .key(.tab, []), .key(.tab, []), .key(.right, []),
    ]
    for event in events { user.pass(event) }
    #expect(compared == events.count + 1)
  }
}
