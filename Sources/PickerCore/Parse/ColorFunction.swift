/// How one component of a color function is written.
struct ChannelSyntax {
  /// The keyword in relative colors.
  let name: String
  /// The number that stands for 1 in the space's own units: 255 in `rgb()`, 100 in `hsl()`.
  let one: Double
  /// What 100% stands for, in the space's own units.
  let full: Double
  let isHue: Bool
  /// What parsing clamps to.
  let range: ClosedRange<Double>

  init(_ name: String, one: Double = 1, full: Double = 1, range: ClosedRange<Double> = Self.unlimited) {
    self.name = name
    self.one = one
    self.full = full
    self.isHue = false
    self.range = range
  }

  private init(hue name: String) {
    self.name = name
    one = 1
    full = 1
    isHue = true
    range = Self.unlimited
  }

  /// As a space's channel is: its letter, its unit, and 100% for the end of its range.
  init(_ channel: Channel) {
    self = channel.unit == .degrees ? .hue : ChannelSyntax(channel.letter, full: channel.range.upperBound)
  }

  static let hue = ChannelSyntax(hue: "h")
  static let unlimited = -3.4028234663852886e38...3.4028234663852886e38
  static let positive = 0...unlimited.upperBound

  /// In the space's own units; `nil` for a quantity that cannot stand here.
  func component(_ quantity: Quantity) -> Double? {
    switch (quantity.kind, isHue) {
    case (.none, _): return 0
    case (.number, true), (.angle, true): return quantity.value.isFinite ? wrapDegrees(quantity.value) : 0
    case (.number, false): return clamp(quantity.value / one)
    case (.percentage, false): return clamp(quantity.value * full / 100)
    case (.percentage, true), (.angle, false): return nil
    }
  }

  private func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) + 0 }

  var expectation: String { isHue ? "a number, an angle or none" : "a number, a percentage or none" }
  var legacyExpectation: String { isHue ? "a number or an angle" : "a number or a percentage" }
}

/// A color function with three components: its name, its space and how the components are written.
struct ColorFunction {
  /// What the older form with commas takes.
  enum LegacyForm {
    /// Three numbers or three percentages, as `rgb()`.
    case alike
    /// A hue and two percentages, as `hsl()`.
    case percentages
    /// Whatever the form without commas takes, save `none`.
    case any
  }

  let names: [String]
  let space: String
  let channels: [ChannelSyntax]
  var legacy: LegacyForm?
  /// Whether CSS computes it as an 8-bit `rgb()`; a relative one then is `color(srgb …)`.
  var isLegacyColor = false
  /// Whether CSS knows it.
  var isCSS = true

  static let all: [ColorFunction] = [
    ColorFunction(
      names: ["rgb", "rgba"], space: "srgb",
      channels: ["r", "g", "b"].map { ChannelSyntax($0, one: 255, range: 0...1) }, legacy: .alike,
      isLegacyColor: true),
    ColorFunction(
      names: ["hsl", "hsla"], space: "hsl",
      channels: [.hue, ChannelSyntax("s", one: 100, range: ChannelSyntax.positive), ChannelSyntax("l", one: 100)],
      legacy: .percentages, isLegacyColor: true),
    ColorFunction(
      names: ["hwb"], space: "hwb", channels: [.hue, ChannelSyntax("w", one: 100), ChannelSyntax("b", one: 100)],
      isLegacyColor: true),
    ColorFunction(
      names: ["lab"], space: "lab",
      channels: [
        ChannelSyntax("l", full: 100, range: 0...100), ChannelSyntax("a", full: 125), ChannelSyntax("b", full: 125),
      ]),
    ColorFunction(
      names: ["lch"], space: "lch",
      channels: [
        ChannelSyntax("l", full: 100, range: 0...100),
        ChannelSyntax("c", full: 150, range: ChannelSyntax.positive), .hue,
      ]),
    ColorFunction(
      names: ["oklab"], space: "oklab",
      channels: [ChannelSyntax("l", range: 0...1), ChannelSyntax("a", full: 0.4), ChannelSyntax("b", full: 0.4)]),
    ColorFunction(
      names: ["oklch"], space: "oklch",
      channels: [
        ChannelSyntax("l", range: 0...1), ChannelSyntax("c", full: 0.4, range: ChannelSyntax.positive), .hue,
      ]),
    ColorFunction(
      names: ["hsv", "hsva"], space: "hsv", channels: hueAndUnits("s", "v"),
      legacy: .any, isLegacyColor: true, isCSS: false),
    ColorFunction(
      names: ["okhsl"], space: "okhsl", channels: hueAndUnits("s", "l"),
      legacy: .any, isLegacyColor: true, isCSS: false),
    ColorFunction(
      names: ["okhsv"], space: "okhsv", channels: hueAndUnits("s", "v"),
      legacy: .any, isLegacyColor: true, isCSS: false),
  ]

  /// Without bounds, which colors outside of sRGB overstep.
  private static func hueAndUnits(_ second: String, _ third: String) -> [ChannelSyntax] {
    [.hue, ChannelSyntax(second, one: 100), ChannelSyntax(third, one: 100)]
  }

  static func named(_ name: String) -> ColorFunction? { all.first { $0.names.contains(name) } }

  /// `color(space …)`: the spaces of CSS Color 4, section 10; besides CSS, any space that has no function of its own.
  static func color(in name: String) -> ColorFunction? {
    let letters: [String]
    switch name {
    case "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020":
      letters = ["r", "g", "b"]
    case "xyz", "xyz-d65", "xyz-d50":
      letters = ["x", "y", "z"]
    default:
      guard !all.contains(where: { $0.space == name }), let space = ColorSpaces.all.first(where: { $0.id == name })
      else { return nil }
      return ColorFunction(
        names: ["color"], space: name, channels: space.channels.map(ChannelSyntax.init), isCSS: false)
    }
    let space = name == "xyz" ? "xyz-d65" : name
    return ColorFunction(names: ["color"], space: space, channels: letters.map { ChannelSyntax($0) })
  }

  static let spaceExpectation = """
    srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65
    """
}
