/// `cmyk(73% 48% 0% 4%)`: naive ink without a profile, which is sRGB in other words. Commas are fine.
extension ColorParser {
  /// Colors outside of sRGB have inks below 0 and above 1. Two such inks multiply, and stay numbers.
  private static let inkRange = -1e9...1e9

  mutating func takeCMYK() throws(ColorParseError) -> ParsedColor {
    let expectation = "a number, a percentage or none"
    var inks = SIMD4<Double>.zero
    var units: [Notation.Unit] = []
    var isLegacy = false
    for index in 0..<4 {
      cursor.skipSpace()
      if index == 1 { isLegacy = cursor.peek() == UInt8(ascii: ",") }
      if index > 0, isLegacy { try takeSeparator() }
      let start = cursor.offset
      let ink = try takeQuantity(expecting: expectation)
      guard ink.kind != .angle else { throw ColorParseError(expectation, at: start) }
      inks[index] = min(max(ink.value / 100, Self.inkRange.lowerBound), Self.inkRange.upperBound) + 0
      units.append(ink.unit)
    }
    var list = ComponentList()
    cursor.skipSpace()
    if isLegacy, cursor.take(UInt8(ascii: ",")) {
      cursor.skipSpace()
      list.setAlpha(try takeQuantity(expecting: expectation))
    } else {
      try takeSlashAlpha(into: &list)
    }
    let color = Color(
      SRGB.self, CMYK(inks.x, inks.y, inks.z, inks.w).rgb.components, alpha: list.alpha,
      missing: list.missing.intersection(.alpha))
    let form = Notation.Form.function("cmyk", isLegacy: isLegacy)
    return ParsedColor(color, Notation(form, units: units, alphaUnit: list.alphaUnit))
  }
}
