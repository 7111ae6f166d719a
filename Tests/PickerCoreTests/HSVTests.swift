import PickerCore
import Testing

@Suite struct HSVTests {
  @Test func huesInterpolateBetweenTheSixPrimaries() {
    let known: [(hue: Double, rgb: SIMD3<Double>)] = [
      (0, [1, 0, 0]), (30, [1, 0.5, 0]), (60, [1, 1, 0]), (120, [0, 1, 0]), (180, [0, 1, 1]), (240, [0, 0, 1]),
      (300, [1, 0, 1]), (360, [1, 0, 0]),
    ]
    for row in known { #expect(HSV.fullColor(hue: row.hue) == row.rgb, "hue \(row.hue)") }
  }
}
