import PickerCore
import Testing

private func abs(_ v: SIMD3<Double>) -> SIMD3<Double> { v.replacing(with: -v, where: v .< 0) }

@Suite struct SwatchTests {
  static let red = Swatch(Color(RGB(1, 0, 0))), blue = Swatch(Color(RGB(0, 0, 1)), name: "sky")

  @Test func exactTextReadsBackToTheSameNumbers() throws {
    var generator = SystemRandomNumberGenerator(), misses: [String] = []
    for space in ColorSpaces.all {
      for _ in 0..<200 {
        let parts = space.channels.map { Double.random(in: $0.range, using: &generator) }
        let color = Color(space, [parts[0], parts[1], parts[2]], alpha: .random(in: 0...1, using: &generator))
        let read = try Color(color.exactText), miss = abs(read.components - color.components)
        // Hundredths may change in the last bit.
        let isNear = (0..<3).allSatisfy { miss[$0] <= 4e-16 }
        let isHundredths = ["hsl", "hwb", "hsv", "okhsl", "okhsv"].contains(space.id)
        let isFine = isHundredths ? isNear && read.alpha == color.alpha : read.isSame(as: color)
        if !isFine { misses.append("\(color.exactText): \(read.components) \(color.components)") }
      }
    }
    #expect(misses == [])
  }

  @Test(arguments: [
    ("oklch(0.62 0.19 262)", "oklch(0.62 0.19 262.0)"), ("#ff0000", "color(srgb 1.0 0.0 0.0)"),
    ("rgb(0 0 0 / none)", "color(srgb 0.0 0.0 0.0 / none)"), ("hsl(none 50% 25% / 0.5)", "hsl(none 50.0 25.0 / 0.5)"),
    ("color(display-p3 1e-7 0 1)", "color(display-p3 1e-07 0.0 1.0)"),
  ]) func exactTextIsCSS(_ text: String, _ expected: String) throws {
    let color = try Color(text)
    #expect(color.exactText == expected)
    #expect(try Color(expected).isSame(as: color))
  }

  @Test func recentColorsAreBoundedAndEachIsThereOnce() {
    var shelves = SwatchShelves()
    for level in 0..<100 { shelves.noteChoice(of: Color(RGB(Double(level) / 100, 0, 0))) }
    #expect(shelves.recent.count == SwatchShelves.mostRecent)
    #expect(shelves.recent[0].color.components.x == 0.99)
    let old = shelves.recent[5]
    shelves.noteChoice(of: old.color)
    #expect(shelves.recent.count == SwatchShelves.mostRecent)
    #expect(shelves.recent[0] == old)
    #expect(shelves.recent.count { $0 == old } == 1)
  }

  @Test func stepsOfColorAndOfSwatchesGoBackInTheirOrder() {
    var history = History(Color(RGB(0, 0, 0)))
    history.commit(Self.red.color)
    history.commitInsertion(of: Self.red, at: 0, on: .kept)
    history.commitRemoval(of: Self.blue, at: 3, from: .kept)
    history.commit(Self.blue.color)
    var steps: [String] = []
    func name(_ step: History.Step) -> String {
      switch step {
      case .show(let color): "show \(color.rgb.bytes)"
      case .insert(let swatch, let index, _): "insert \(swatch.name) \(index)"
      case .remove(_, let index, _): "remove \(index)"
      }
    }
    while let step = history.undo() { steps.append(name(step)) }
    #expect(
      steps == ["show \(Self.red.color.rgb.bytes)", "insert sky 3", "remove 0", "show \(SIMD3<UInt8>(0, 0, 0))"])
    steps = []
    while let step = history.redo() { steps.append(name(step)) }
    #expect(
      steps == [
        "show \(Self.red.color.rgb.bytes)", "insert  0", "remove 3", "show \(Self.blue.color.rgb.bytes)",
      ])
    #expect(!history.canRedo && history.canUndo)
  }
}
