import PickerCore
import PickerRaster

/// What the strip of a tab's third channel shows of the others.
enum StripLook: Sendable {
  /// The seven stops of the spectrum.
  case spectrum
  /// A medium color, such as every hue has: these components, but for the strip's own.
  case medium(SIMD3<Double>)
  /// The picker's color.
  case color
}

/// One tab: a space, and how the picker shows it. A tab more is a row more in `all`.
public struct PickerTab: Sendable {
  public let space: any ColorSpace.Type
  /// The name in view ids and options.
  public let id: String
  let title: String
  /// Components of the space: rightward, upward, and along the strip.
  let x, y, strip: Int
  /// Whether the plane reaches beyond sRGB and shows where.
  let isMarked: Bool
  let stripLook: StripLook
  /// Whether its plane is that of saturation and brightness: whiteness and blackness alone would fill half a plane with
  /// grays.
  let showsBrightnessField: Bool
  /// `nil` where the tab's plane has no wheel beside it.
  let wheel: WheelSpace?
  /// How the fields show the components, where not as their channels say.
  private let fieldNotation: ChannelNotation?
  /// How far the horizontal channel goes at a hue; `nil` for its whole range.
  private let reach: (@Sendable (_ hue: Double) -> Double)?

  private init(
    _ space: any ColorSpace.Type, id: String? = nil, _ title: String, x: Int, y: Int, along strip: Int,
    isMarked: Bool = false, strip look: StripLook = .color, showsBrightnessField: Bool = false,
    wheel: WheelSpace? = nil, notation: ChannelNotation? = nil, reach: (@Sendable (Double) -> Double)? = nil
  ) {
    self.space = space
    self.id = id ?? space.id
    self.title = title
    (self.x, self.y, self.strip) = (x, y, strip)
    self.isMarked = isMarked
    stripLook = look
    self.showsBrightnessField = showsBrightnessField
    self.wheel = wheel
    self.reach = reach
    fieldNotation = notation
  }

  static let hsv = PickerTab(HSV.self, "HSV", x: 1, y: 2, along: 0, strip: .spectrum, showsBrightnessField: true, wheel: .hsv)

  public static let all = [
    PickerTab(RGB.self, id: "rgb", "RGB", x: 2, y: 1, along: 0, notation: .bytes),
    hsv,
    PickerTab(HSL.self, "HSL", x: 1, y: 2, along: 0, strip: .medium([0, 1, 0.5])),
    PickerTab(HWB.self, "HWB", x: 1, y: 2, along: 0, strip: .medium([0, 0, 0]), showsBrightnessField: true),
    PickerTab(
      OKLCH.self, "OKLCH", x: 1, y: 0, along: 2, isMarked: true, strip: .medium([0.65, 0.13, 0]),
      reach: { GamutSlice(.displayP3, hue: $0).cusp.chroma }),
    PickerTab(OKHSV.self, "OKHSV", x: 1, y: 2, along: 0, strip: .medium([0, 1, 1]), wheel: .okhsv),
    PickerTab(OKHSL.self, "OKHSL", x: 1, y: 2, along: 0, strip: .medium([0, 1, 0.65])),
    PickerTab(Lab.self, "Lab", x: 1, y: 2, along: 0, isMarked: true, strip: .medium(.zero)),
    PickerTab(
      LCH.self, "LCH", x: 1, y: 0, along: 2, isMarked: true, strip: .medium([62, 45, 0]), reach: largestChroma),
  ]

  var widget: WidgetID { WidgetID("tab", id) }

  func notation(_ index: Int) -> ChannelNotation { fieldNotation ?? ChannelNotation(space.channels[index]) }

  /// How far the plane's horizontal channel goes for a color: where chroma is concerned as far as Display P3 does
  /// at the color's hue, so that the gamut fills the plane.
  func rangeX(_ components: SIMD3<Double>) -> ClosedRange<Double> {
    reach.map { 0...$0(components[strip]) * 1.04 } ?? space.channels[x].range
  }

  /// The largest chroma of LCH in Display P3 at a hue, over all lightnesses in steps of two hundredths.
  @Sendable private nonisolated static func largestChroma(hue: Double) -> Double {
    var largest = 0.0
    for step in 1..<50 {
      while Gamut.displayP3.contains(Color(LCH.self, [2 * Double(step), largest + 1, hue])) { largest += 1 }
    }
    return max(largest, 1)
  }
}
