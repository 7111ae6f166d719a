/// `color-mix(in oklch longer hue, red 30%, blue)` (CSS Color 5, section 3).
extension ColorParser {
  mutating func takeMix() throws(ColorParseError) -> ParsedColor {
    let method = try takeMethod()
    let first = try takeShare()
    try takeSeparator()
    let second = try takeShare()
    cursor.skipSpace()
    guard cursor.peek() == UInt8(ascii: ")") || cursor.isAtEnd else { throw cursor.error("a closing parenthesis") }

    let (weight, other) = (first.weight, second.weight)
    let share = weight ?? other.map { 1 - $0 } ?? 0.5, otherShare = other ?? weight.map { 1 - $0 } ?? 0.5
    let sum = share + otherShare
    guard sum > 0 else { throw ColorParseError("a weight above 0%", at: second.offset) }
    var mix = Self.mix(first.color, second.color, at: otherShare / sum, method)
    if sum < 1 { mix.alpha *= sum }
    return ParsedColor(mix, Notation(.mix))
  }

  /// What is mixed in hsl() or hwb() is of sRGB.
  private static func mix(_ first: Color, _ second: Color, at t: Double, _ method: Method) -> Color {
    let mix = Color.mix(first, second, at: t, in: method.space, hue: method.hue)
    guard method.space == HSL.self || method.space == HWB.self else { return mix }
    return mix.converted(to: SRGB.self)
  }

  private struct Method {
    var space: any ColorSpace.Type = OKLab.self
    var hue = HueArc.shorter
  }

  /// `in space`, with the arc of the hue where the space has one; nothing means OKLab.
  private mutating func takeMethod() throws(ColorParseError) -> Method {
    cursor.skipSpace()
    let start = cursor.offset
    var method = Method()
    guard cursor.takeName() == "in" else {
      cursor.offset = start
      return method
    }
    cursor.skipSpace()
    let nameStart = cursor.offset
    guard let name = cursor.takeName(), let space = Self.mixingSpace(name) else {
      throw ColorParseError("a color space to mix in, such as oklab or oklch", at: nameStart)
    }
    method.space = space
    cursor.skipSpace()
    if space.channels.contains(where: { $0.unit == .degrees }), cursor.startsName {
      let arcStart = cursor.offset
      guard let arc = cursor.takeName().flatMap(HueArc.init(rawValue:)) else {
        throw ColorParseError("shorter, longer, increasing or decreasing hue, or a comma", at: arcStart)
      }
      method.hue = arc
      cursor.skipSpace()
      let wordStart = cursor.offset
      guard cursor.takeName() == "hue" else { throw ColorParseError("the word hue", at: wordStart) }
    }
    try takeSeparator()
    return method
  }

  private static func mixingSpace(_ name: String) -> (any ColorSpace.Type)? {
    switch name {
    case "lab", "oklab", "hsl", "hwb", "lch", "oklch": colorSpace(name)
    default: ColorFunction.color(in: name).flatMap { $0.isCSS ? colorSpace($0.space) : nil }
    }
  }

  private struct Share {
    var color: Color
    var weight: Double?
    var offset: Int
  }

  /// A color with its percentage before or after it.
  private mutating func takeShare() throws(ColorParseError) -> Share {
    cursor.skipSpace()
    let offset = cursor.offset
    var weight = try takeWeight()
    let color = try takeColor().color
    if weight == nil { weight = try takeWeight() }
    return Share(color: color, weight: weight, offset: offset)
  }

  private mutating func takeWeight() throws(ColorParseError) -> Double? {
    cursor.skipSpace()
    let start = cursor.offset
    let isCalculation = cursor.takeName().flatMap(MathFunction.init(rawValue:)) != nil
    cursor.offset = start
    guard isCalculation || cursor.startsNumber else { return nil }
    let weight = try takeQuantity(expecting: Self.weightExpectation)
    guard weight.kind == .percentage else { throw ColorParseError(Self.weightExpectation, at: start) }
    if weight.unit == .computed { return min(max(weight.value / 100, 0), 1) }
    guard weight.value >= 0, weight.value <= 100 else { throw ColorParseError(Self.weightExpectation, at: start) }
    return weight.value / 100
  }

  private static let weightExpectation = "a percentage from 0% to 100%"
}
