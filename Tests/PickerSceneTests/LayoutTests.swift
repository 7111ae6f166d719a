import Foundation
import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

/// Nothing lies on anything else, nothing reaches out of the window, in every language and size.
@MainActor @Suite struct LayoutTests {
  nonisolated static let languages = ["en", "ja"]
  nonisolated static let sizes: [(Double, Double)] = [
    (320, 480), (320, 640), (360, 780), (400, 800), (480, 600), (600, 600), (720, 480), (720, 664), (800, 700),
    (960, 660), (1024, 649), (1366, 728), (3840, 2160),
  ]

  private func fullPicker(_ tab: PickerTab) -> PickerView {
    let view = PickerView(Color(RGB(0.9, 0.1, 0.12), alpha: 0.4), space: tab.space)
    view.shelves = SwatchShelves(
      kept: (0..<40).map { Swatch(Color(RGB(Double($0) / 40, 0.5, 0.5))) }, recent: [Swatch(royal)])
    view.setBackground(Color(RGB(0.95, 0.9, 0.8)))
    view.state.vision = .deutan
    return view
  }

  @Test(arguments: languages, sizes) func nothingOverlapsOrLeavesTheWindow(language: String, size: (Double, Double))
    throws
  {
    let catalog = language == "en" ? Catalog() : Catalog(try TranslationTests.texts(language + ".po"))
    Catalog.$current.withValue(catalog) {
      for tab in PickerTab.all {
        let user = Script(fullPicker(tab), width: size.0, height: size.1, measure: WideMeasure())
        let window = Rect(0, 0, size.0, size.1)
        // Down the column, where it scrolls.
        for step in 0..<12 {
          let views = user.ui.views.filter { !$0.isBackdrop && !$0.visible.isEmpty }
          #expect(views.count > 6 || step > 0)
          for (index, view) in views.enumerated() {
            let inside = view.visible.intersection(window)
            #expect(inside == view.visible, "\(tab.id) \(view.id) reaches out")
            for other in views[..<index] {
              let common = view.visible.intersection(other.visible)
              #expect(common.width < 0.5 || common.height < 0.5, "\(tab.id): \(view.id) on \(other.id)")
            }
          }
          user.pass(.scrolled(Point(9, 200), x: 0, y: -2))
        }
      }
    }
  }

  @Test(arguments: languages, sizes) func labelsStayInTheirPlaces(language: String, size: (Double, Double)) throws {
    let catalog = language == "en" ? Catalog() : Catalog(try TranslationTests.texts(language + ".po"))
    Catalog.$current.withValue(catalog) {
      let user = Script(fullPicker(PickerTab.all[0]), width: size.0, height: size.1, measure: WideMeasure())
      var tooWide: [String] = []
      user.ui.onLabel = { text, rect, width in if width > rect.width { tooWide.append("\(text): \(width) in \(rect)") }
      }
      for _ in 0..<12 { user.pass(.scrolled(Point(9, 200), x: 0, y: -2)) }
      user.askForMenu("contrast.background")
      #expect(tooWide == [])
    }
  }

  @Test(arguments: sizes) func everyControlCanBeReachedByScrolling(size: (Double, Double)) {
    let user = Script(fullPicker(PickerTab.all[0]), width: size.0, height: size.1)
    let all = Set(user.ui.views.map(\.id.name))
    var seen: Set<String> = []
    for _ in 0..<30 {
      for view in user.ui.views where view.visible.height >= view.rect.height - 0.5 { seen.insert(view.id.name) }
      user.pass(.scrolled(Point(9, 200), x: 0, y: -1))
    }
    #expect(all.subtracting(seen).filter { !$0.hasPrefix("tab.") && $0 != "scroll" } == [])
  }
}
