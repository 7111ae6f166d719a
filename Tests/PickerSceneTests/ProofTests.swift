import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

/// One strip tells how the color does as text, as a background, to other eyes and in gray.
@MainActor @Suite struct ProofTests {
  private static let all = [
    "contrast.white", "contrast.black", "contrast.background", "vision.protan", "vision.deutan", "vision.tritan",
    "gray",
  ]

  @Test(arguments: [(960.0, 660.0), (1280, 800), (900, 620)]) func itIsOneRowInWideWindows(_ size: (Double, Double)) {
    let user = Script(PickerView(royal), width: size.0, height: size.1)
    let rects = Self.all.map { user.rect($0) }
    #expect(rects.allSatisfy { $0.width >= 44 && $0.height >= 36 && $0.meets(Rect(0, rects[0].center.y, size.0, 1)) })
    #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxX <= $1.x })
  }

  @Test func theSamplesAreTextAndBackgroundAndALine() {
    let user = Script(PickerView(royal), width: 1280, height: 800)
    let white = user.rect("contrast.white")
    func isInside(_ p: Point) -> Bool { white.contains(p) }
    let samples = user.host.picture.commands.compactMap { command -> RGBA? in
      if case .text("Aa", _, let origin, let color) = command, isInside(origin) { color } else { nil }
    }
    #expect(samples == [royal.rgba, Theme.white], "the color as text, and white on the color")
    let lines = user.host.picture.commands.count {
      if case .fill(let rect, royal.rgba) = $0 { rect.height == 1 && isInside(rect.center) } else { false }
    }
    #expect(lines == 1)
  }

  @Test func aNarrowCellTellsTheRestInItsHint() {
    let user = Script(PickerView(royal))
    #expect(user.text("contrast.white") == "3.71 large · Lc 64")
  }
}
