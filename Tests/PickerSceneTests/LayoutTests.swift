import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

/// A picker of everything in a window of some size, and a user who goes through its pages.
@MainActor final class PageUser {
  let user: Script
  let pointer: PointerID

  init(
    _ size: (Double, Double), scale: Double = 1, byFinger: Bool = false, space: any ColorSpace.Type = HSV.self,
    wheel: Bool = false, swatches: Int = 40, measure: any TextMeasuring = WideMeasure()
  ) {
    let view = PickerView(Color(RGB(0.9, 0.1, 0.12), alpha: 0.4), space: space, wheel: wheel)
    view.shelves = SwatchShelves(
      kept: (0..<swatches).map { Swatch(Color(RGB(Double($0) / 40, 0.5, 0.5))) }, recent: [Swatch(royal)])
    view.setBackground(Color(RGB(0.95, 0.9, 0.8)))
    view.state.vision = .deutan
    user = Script(view, width: size.0, height: size.1, scale: scale, measure: measure)
    pointer = byFinger ? .touch(device: 1, finger: 1) : .mouse
    // What is in the middle of the header does nothing.
    user.pass(.pressed(pointer, Point(size.0 - 2, size.1 - 2), clicks: 1))
    user.pass(.cancelled(pointer))
    user.pass(.released(pointer, Point(size.0 - 2, size.1 - 2)))
  }

  var pages: [String] {
    var names: [String] = []
    for view in user.ui.views where view.id.kind == "page" { names.append(view.id.name) }
    return names
  }

  func tap(_ id: String) {
    user.press(id, by: pointer)
    user.release(id, by: pointer)
  }

  /// Shows each page in turn, or once all there is.
  func forEachPage(_ body: (String) -> Void) {
    let pages = pages
    guard !pages.isEmpty else { return body("all") }
    for page in pages {
      tap(page)
      body(page)
    }
  }

  /// What can be touched: no backdrops, and nothing that is scrolled out of sight or half of it.
  var controls: [ViewRecord] {
    user.ui.views.filter { view in
      guard !view.isBackdrop, !view.visible.isEmpty else { return false }
      let scrolls = ["tab", "swatch", "recent", "page"].contains(view.id.kind)
      return !scrolls || view.visible.width > view.rect.width - 0.5 && view.visible.height > view.rect.height - 0.5
    }
  }
}

/// Nothing is too small to be touched, lies on anything else or reaches out of the window, in every language and size.
@MainActor @Suite struct LayoutTests {
  nonisolated static let languages = ["en", "ja"]
  nonisolated static let sizes: [(Double, Double)] = [
    (320, 240), (320, 480), (360, 640), (412, 915), (720, 360), (800, 480), (1024, 600), (600, 1024), (1280, 720),
    (1280, 800), (1920, 1200),
  ]
  /// Between the layouts.
  nonisolated static let odd: [(Double, Double)] = [
    (320, 479), (559, 899), (560, 900), (600, 400), (600, 600), (639, 480), (640, 320), (640, 359), (700, 700),
    (900, 619), (900, 620), (1000, 610), (1080, 1920), (3840, 2160),
  ]

  private func inLanguage(_ language: String, _ body: () -> Void) throws {
    let catalog = language == "en" ? Catalog() : Catalog(try TranslationTests.texts(language + ".po"))
    Catalog.$current.withValue(catalog, operation: body)
  }

  /// The first control that cannot be touched as it should.
  private func miss(_ user: PageUser, _ size: (Double, Double)) -> String? {
    let controls = user.controls, window = Rect(0, 0, size.0, size.1)
    for (index, view) in controls.enumerated() {
      guard window.contains(view.visible) else { return "\(view.id) reaches out: \(view.visible)" }
      guard view.outline == nil else { continue }
      let touch = view.touch
      guard touch.width >= 43.99, touch.height >= 43.99 else { return "\(view.id) is \(touch)" }
      guard window.inset(-2).contains(touch) else { return "\(view.id) is touched outside: \(touch)" }
      for other in controls[..<index] where other.outline == nil {
        let common = touch.intersection(other.touch)
        if common.width > 0.01, common.height > 0.01 { return "\(view.id) \(touch) on \(other.id) \(other.touch)" }
      }
    }
    return nil
  }

  @Test(arguments: sizes + odd, [1, 1.5, 2] as [Double])
  func everythingCanBeTouchedAndNothingOverlaps(_ size: (Double, Double), _ scale: Double) throws {
    for (language, byFinger, space, wheel) in [
      ("en", false, HSV.self, false), ("ja", true, OKLCH.self, false), ("ja", true, HSV.self, true),
    ] as [(String, Bool, any ColorSpace.Type, Bool)] {
      try inLanguage(language) {
        let user = PageUser(size, scale: scale, byFinger: byFinger, space: space, wheel: wheel)
        user.forEachPage { page in
          let miss = miss(user, size)
          #expect(miss == nil, "\(page), \(language), \(space.id), wheel: \(wheel)")
        }
      }
    }
  }

  /// A finger anywhere in a control's 44 points takes it.
  @Test(arguments: sizes, [false, true])
  func aPressAnywhereInATouchRectangleTakesItsControl(_ size: (Double, Double), _ byFinger: Bool) {
    let user = PageUser(size, byFinger: byFinger)
    user.forEachPage { page in
      var miss: String?
      for view in user.controls where miss == nil && view.outline == nil {
        for (x, y) in [(0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98), (0.5, 0.5)] {
          let place = Point(view.touch.x + x * view.touch.width, view.touch.y + y * view.touch.height)
          user.user.pass(.pressed(user.pointer, place, clicks: 1))
          let taken = user.user.ui.captured[user.pointer]
          user.user.pass(.cancelled(user.pointer))
          if taken != view.id { miss = "\(page): \(view.id) at \(place) is \(taken?.name ?? "nothing")" }
        }
      }
      #expect(miss == nil)
    }
  }

  @Test(arguments: sizes + odd, languages) func noTextIsCutOff(_ size: (Double, Double), _ language: String) throws {
    try inLanguage(language) {
      for wheel in [false, true] {
        let user = PageUser(size, wheel: wheel)
        var tooWide: [String] = []
        user.user.ui.onLabel = { text, rect, width in
          if width > rect.width { tooWide.append("\(text): \(width) in \(rect)") }
        }
        user.forEachPage { _ in user.user.pass(.resized) }
        #expect(tooWide == [])
      }
    }
  }

  /// By taps and wheels alone.
  @Test(arguments: sizes + odd) func everyControlCanBeReachedWithoutAKeyboard(_ size: (Double, Double)) {
    let user = PageUser(size, swatches: 12)
    var reached: Set<String> = []
    user.forEachPage { _ in
      for strip in ["tabs", "swatches"] where user.user.ui.views.contains(where: { $0.id.name == strip }) {
        user.user.pass(.scrolled(user.user.rect(strip).center, x: 0, y: 100))
        for _ in 0..<25 {
          for view in user.controls { reached.insert(view.id.name) }
          user.user.pass(.scrolled(user.user.rect(strip).center, x: 0, y: -1))
        }
      }
      for view in user.controls { reached.insert(view.id.name) }
      guard user.user.ui.views.contains(where: { $0.id == "space" }) else { return }
      user.tap("space")
      user.user.pass(.scrolled(user.user.rect("menu").center, x: 0, y: 100))
      for _ in 0..<30 {
        for view in user.controls where view.layer > 0 { reached.insert(view.id.name) }
        user.user.pass(.scrolled(user.user.rect("menu").center, x: 0, y: -0.25))
      }
      user.user.key(.escape)
    }
    var all = [
      "eyedropper", "undo", "redo", "cancel", "select", "plane", "spectrum", "wheel", "alpha", "preview", "previous",
      "value", "copy", "format", "contrast.white", "contrast.black", "contrast.background", "swatch.add", "recent.0",
    ]
    all += PickerTab.all.map(\.widget.name) + (0..<12).map { "swatch.\($0)" }
    all +=
      (0..<3).flatMap { ["channel.\($0)", "channel.\($0).field"] }
      + ["protan", "deutan", "tritan"].map { "vision." + $0 }
    #expect(all.filter { !reached.contains($0) } == [])
  }

  @Test(arguments: [
    ((960.0, 660.0), PickerLayout.Kind.wide), ((900, 620), .wide), ((1366, 728), .wide), ((3840, 2160), .wide),
    ((899, 620), .low), ((1024, 600), .low), ((640, 320), .low), ((600, 1024), .tall), ((560, 900), .tall),
    ((1080, 1920), .tall), ((559, 900), .phone), ((320, 480), .phone), ((412, 915), .phone), ((320, 479), .least),
    ((639, 319), .least), ((320, 240), .least),
  ]) func theLayoutFollowsFromTheSize(_ size: (Double, Double), _ kind: PickerLayout.Kind) {
    #expect(PickerLayout(Point(size.0, size.1)).kind == kind)
  }
}
