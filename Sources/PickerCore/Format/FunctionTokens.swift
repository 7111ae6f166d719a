/// The text of a color function, such as `rgb( 66,128,246 )`, and where its components stand in it.
struct FunctionTokens {
  private let bytes: [UInt8]
  /// Past the function's name.
  private let nameEnd: Int
  private let components: [Range<Int>]
  private let alpha: Range<Int>?

  /// `nil` where components touch, as in `lab(50%-20-30)`, or a space and the first one, as in `color(srgb+1 0 0)`.
  /// - Parameters:
  ///   - source: a text that was read as such a function.
  ///   - count: how many components there are without alpha.
  ///   - hasSpace: whether the name of a space comes first.
  init?(_ source: String, _ notation: Notation, count: Int, hasSpace: Bool = false) {
    var cursor = Cursor(source), tokens: [Range<Int>] = []
    guard cursor.takeName() != nil else { return nil }
    nameEnd = cursor.offset
    guard cursor.take(UInt8(ascii: "(")) else { return nil }
    cursor.skipSpace()
    if hasSpace {
      guard cursor.takeName() != nil else { return nil }
      let end = cursor.offset
      cursor.skipSpace()
      guard cursor.offset > end else { return nil }
    }
    while let token = cursor.takeToken() { tokens.append(token) }
    guard tokens.count == count + (notation.alphaUnit == nil ? 0 : 1) else { return nil }
    bytes = cursor.bytes
    components = Array(tokens.prefix(count))
    alpha = tokens.count > count ? tokens.last : nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text with other components; what prints the same stays as it is written.
  func replacing(_ old: ParsedColor, with new: Color, in function: ColorFunction, isLegacy: Bool) -> String {
    let target = colorSpace(function.space)
    let shown = (function.isLegacyColor ? new.mapped(.css) : new)
      .converted(to: target, keepingPowerlessFrom: old.color)
    let parts = function.channels.enumerated().map { index, channel in
      let style = channel.style(old.notation.units.indices.contains(index) ? old.notation.units[index] : nil)
      if shown.missing.contains(.component(index)), !isLegacy { return "none" }
      let token = NumberToken(text(components[index]), fewest: channel.fewestDecimals(style), suffix: style.suffix)
      let isMissing = old.color.missing.contains(.component(index))
      let isLevel = style.suffix.isEmpty && !channel.isHue
      return token.text(
        isLevel ? level(shown.components[index], of: channel.one) : shown.components[index] / style.size, old: isMissing ? nil : old.color.components[index] / style.size,
        isHue: channel.isHue)
    }
    return assembled(parts, shown, old.notation.alphaUnit, isLegacy)
  }

  /// The text of a `cmyk()` with another color: its inks are of many that give one color, so those written count.
  func replacing(inks new: Color, _ notation: Notation) -> String {
    let ink = CMYK(RGB(components: new.mapped(.css).rgb.components.clamped(lowerBound: .zero, upperBound: .one)))
    let values = [ink.cyan, ink.magenta, ink.yellow, ink.black]
    let parts = components.enumerated().map { index, range in
      let isNumber = notation.units.indices.contains(index) && notation.units[index] == .number
      var cursor = Cursor(text(range))
      let token = NumberToken(text(range), fewest: 0, suffix: isNumber ? "" : "%")
      return token.text(values[index] * 100, old: cursor.takeNumber())
    }
    let isLegacy = bytes[components[0].upperBound..<components[1].lowerBound].contains(UInt8(ascii: ","))
    return assembled(parts, new, notation.alphaUnit, isLegacy)
  }

  private func assembled(
    _ parts: [String], _ new: Color, _ alphaUnit: Notation.Unit?, _ isLegacy: Bool
  ) -> String {
    var result = bytes, insertion = alphaText(new, alphaUnit, isLegacy)
    if let alpha, let text = insertion {
      result.replaceSubrange(alpha, with: text.utf8)
      insertion = nil
    }
    let last = components[components.count - 1].upperBound
    if let insertion {
      let separator = isLegacy ? text(components[0].upperBound..<components[1].lowerBound) : " / "
      result.insert(contentsOf: (separator + insertion).utf8, at: last)
    }
    for (range, part) in zip(components, parts).reversed() { result.replaceSubrange(range, with: part.utf8) }
    if insertion != nil, isLegacy { nameWithAlpha(&result) }
    return String(decoding: result, as: UTF8.self)
  }

  /// `rgb(` with four components was `rgba(` once.
  private func nameWithAlpha(_ result: inout [UInt8]) {
    let name = text(0..<nameEnd)
    guard ["rgb", "hsl"].contains(name.lowercased()) else { return }
    result.insert(UInt8(ascii: name.hasSuffix(name.suffix(1).uppercased()) ? "A" : "a"), at: nameEnd)
  }

  /// `nil` where alpha was not written and the color is opaque.
  private func alphaText(_ new: Color, _ unit: Notation.Unit?, _ isLegacy: Bool) -> String? {
    if new.missing.contains(.alpha), !isLegacy { return "none" }
    let isPercent = unit == .percentage, size = isPercent ? 0.01 : 1.0
    // The fewest decimals that tell the 256 alphas of 8 bits apart.
    let fewest = (0...3).first {
      byte(ShortestDecimals.read(decimalText(new.alpha / size, atMost: $0)) * size) == byte(new.alpha)
    }
    guard let alpha else {
      let text = decimalText(new.alpha, atMost: fewest ?? 3)
      return text == "1" ? nil : text
    }
    let written = text(alpha)
    var cursor = Cursor(written)
    let old = cursor.takeNumber().map { min(max($0, 0), 1 / size) }
    return NumberToken(written, fewest: fewest ?? 3, suffix: isPercent ? "%" : "").text(new.alpha / size, old: old)
  }
}

extension Cursor {
  /// Takes what stands between separators: a number, a word or a calculation; `nil` at the end of the function.
  fileprivate mutating func takeToken() -> Range<Int>? {
    skipSpace()
    while take(UInt8(ascii: ",")) || take(UInt8(ascii: "/")) { skipSpace() }
    let start = offset
    var depth = 0
    while !isAtEnd {
      let isComment = peek() == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*")
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      case UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "/"):
        if depth == 0 { return start < offset ? start..<offset : nil }
      case let byte where byte.isSpace && depth == 0: return start..<offset
      default: break
      }
      if isComment { skipSpace() } else { offset += 1 }
    }
    return start < offset ? start..<offset : nil
  }
}

extension ChannelSyntax {
  /// In the unit that a text had, if it can stand here.
  fileprivate func style(_ unit: Notation.Unit?) -> ChannelStyle {
    switch unit {
    case .percentage where !isHue: ChannelStyle(size: full / 100, suffix: "%")
    case .number: ChannelStyle(size: 1 / one, suffix: "")
    case .degrees where isHue: ChannelStyle(size: 1, suffix: "deg")
    case .gradians where isHue: ChannelStyle(size: 0.9, suffix: "grad")
    case .radians where isHue: ChannelStyle(size: 180 / .pi, suffix: "rad")
    case .turns where isHue: ChannelStyle(size: 360, suffix: "turn")
    default: style
    }
  }

  /// None where the unit has a hundred steps or more, else as many as tell 8-bit colors, or whole degrees, apart.
  fileprivate func fewestDecimals(_ style: ChannelStyle) -> Int {
    let extent = (isHue ? 360 : full) / style.size
    guard extent < 99.5 else { return 0 }
    var decimals = 0, step = 1.0
    while step > extent / (isHue ? 360 : 255) {
      step /= 10
      decimals += 1
    }
    return decimals
  }
}
