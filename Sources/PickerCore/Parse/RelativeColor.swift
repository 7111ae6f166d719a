/// The color that a relative color starts from, in the units that its components are written in
/// (CSS Color 5, section 4). What is missing counts as 0.
struct RelativeOrigin {
  let names: [String]
  let values: SIMD3<Double>
  let alpha: Double
  let isAlphaMissing: Bool

  init(_ color: Color, for function: ColorFunction) {
    let channels = function.channels, target = colorSpace(function.space)
    names = channels.map(\.name)
    values =
      color.grayWithoutHue(outside: target).converted(to: target).components
      * SIMD3(channels[0].one, channels[1].one, channels[2].one)
    alpha = color.alpha
    isAlphaMissing = color.missing.contains(.alpha)
  }

  func value(of name: String) -> Double? {
    if name == "alpha" { return alpha }
    return names.firstIndex(of: name).map { values[$0] }
  }
}

extension ColorParser {
  /// `from` and a color, where they are next.
  mutating func takeOrigin() throws(ColorParseError) -> Color? {
    cursor.skipSpace()
    let start = cursor.offset
    guard cursor.takeName() == "from" else {
      cursor.offset = start
      return nil
    }
    return try takeColor().color
  }

  /// The components of a relative color. `rgb()`, `hsl()` and `hwb()` come out as sRGB without 8-bit rounding.
  mutating func takeRelative(
    _ function: ColorFunction, _ name: String, from color: Color
  ) throws(ColorParseError) -> ParsedColor {
    origin = RelativeOrigin(color, for: function)
    let parts = try takeModern(function.withoutUpperBounds, first: nil)
    origin = nil
    var result = parts.color(in: function)
    if function.isLegacyColor, function.space != "srgb" {
      result = Color(
        SRGB.self, result.rgb.components, alpha: result.alpha, missing: result.missing.intersection(.alpha))
    }
    return ParsedColor(result, parts.notation(.relative(name)))
  }
}

extension Color {
  /// In another space, LCH and OKLCH colors without a hue have no chroma either (CSS Color 4, section 9.3).
  fileprivate func grayWithoutHue(outside target: any ColorSpace.Type) -> Color {
    guard space == LCH.self || space == OKLCH.self, space != target,
      missing.union(powerless).contains(.third)
    else { return self }
    var gray = self
    gray.components.y = 0
    return gray
  }
}

extension ColorFunction {
  /// Relative `rgb()` is not held in the gamut.
  fileprivate var withoutUpperBounds: ColorFunction {
    guard isLegacyColor else { return self }
    let channels = channels.map { $0.isHue ? $0 : ChannelSyntax($0.name, one: $0.one, full: $0.full) }
    return ColorFunction(names: names, space: space, channels: channels)
  }
}
