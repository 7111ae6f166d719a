import PickerCore

/// One tab: a space, the two channels of its plane, and the third of its strip. A tab more is a line more here.
public struct PickerTab: Sendable {
  public let space: any ColorSpace.Type
  /// The name in view ids and options.
  public let id: String
  let title: String
  let widget: WidgetID
  /// Components of the space: rightward, upward, and along the strip.
  let x, y, strip: Int
  /// Whether the plane reaches beyond sRGB and shows where.
  let isMarked: Bool

  private init(_ space: any ColorSpace.Type, _ title: String, x: Int, y: Int, strip: Int, isMarked: Bool = false) {
    self.space = space
    id = space.id == RGB.id ? "rgb" : space.id
    widget = WidgetID("tab." + id)
    self.title = title
    (self.x, self.y, self.strip) = (x, y, strip)
    self.isMarked = isMarked
  }

  static let hsv = PickerTab(HSV.self, "HSV", x: 1, y: 2, strip: 0)

  public static let all = [
    PickerTab(RGB.self, "RGB", x: 2, y: 1, strip: 0),
    hsv,
    PickerTab(HSL.self, "HSL", x: 1, y: 2, strip: 0),
    PickerTab(HWB.self, "HWB", x: 1, y: 2, strip: 0),
    PickerTab(OKLCH.self, "OKLCH", x: 1, y: 0, strip: 2, isMarked: true),
    PickerTab(OKHSV.self, "OKHSV", x: 1, y: 2, strip: 0),
    PickerTab(OKHSL.self, "OKHSL", x: 1, y: 2, strip: 0),
    PickerTab(Lab.self, "Lab", x: 1, y: 2, strip: 0, isMarked: true),
    PickerTab(LCH.self, "LCH", x: 1, y: 0, strip: 2, isMarked: true),
  ]

  /// How far the plane's horizontal channel goes for a color: where chroma is concerned as far as Display P3 does
  /// at the color's hue, so that the gamut fills the plane.
  func rangeX(_ components: SIMD3<Double>) -> ClosedRange<Double> {
    guard isMarked, space.channels[x].name == "Chroma" else { return space.channels[x].range }
    let hue = components[strip]
    if space.id == OKLCH.id { return 0...GamutSlice(.displayP3, hue: hue).cusp.chroma * 1.04 }
    return 0...Self.largestChroma(space, hue: hue) * 1.04
  }

  /// The largest chroma in Display P3 at a hue, over all lightnesses in steps of two hundredths.
  private static func largestChroma(_ space: any ColorSpace.Type, hue: Double) -> Double {
    var largest = 0.0
    for step in 1..<50 {
      let lightness = space.channels[0].range.upperBound * Double(step) / 50
      while Gamut.displayP3.contains(Color(space, [lightness, largest + 1, hue])) { largest += 1 }
    }
    return max(largest, 1)
  }
}
