import PickerCore
import Testing

/// The example of docs/adding-a-color-space.md.
private struct LinearDisplayP3: ColorSpace {
  static let id = "display-p3-linear"
  static let name = "Linear P3"
  static let channels = DisplayP3.channels
  var components: SIMD3<Double>

  init(components: SIMD3<Double>) { self.components = components }
  init(base: DisplayP3) {
    let c = base.components
    components = SIMD3(DisplayP3.linear(c.x), DisplayP3.linear(c.y), DisplayP3.linear(c.z))
  }
  var base: DisplayP3 {
    DisplayP3(
      DisplayP3.encoded(components.x), DisplayP3.encoded(components.y), DisplayP3.encoded(components.z))
  }
}

@Suite struct ExampleSpaceTests {
  @Test func aSpaceFromOutsideConvertsLikeOneFromWithin() {
    let color = Color(LinearDisplayP3.self, [0.2, 0.4, 0.8])
    for space in ColorSpaces.all where !["okhsl", "okhsv"].contains(space.id) {
      let back = color.converted(to: space).converted(to: LinearDisplayP3.self)
      #expect(distance(back.components, color.components) < 1e-10, "\(space.id)")
    }
    #expect(distance(LinearDisplayP3(RGB(1, 1, 1)).components, .one) < 1e-12)
    #expect(LinearDisplayP3(0, 0, 0).rgb == RGB(0, 0, 0))
  }
}
