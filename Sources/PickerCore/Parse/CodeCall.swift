/// A color made by a call in some programming language, such as `UIColor(red: 0.26, green: 66 / 255, blue: 1, alpha: 1)`
/// or `QColor(66, 128, 246)`: what its arguments stand for and where they stand.
struct CodeCall {
  struct Argument {
    /// The component; 3 is alpha, `nil` stands for red, green and blue alike.
    let channel: Int?
    let value: Double
    /// What stands for 1.
    let full: Double
    /// Where the number stands that another color changes: a numerator without what it is divided by.
    let range: Range<Int>
    /// Whether this is no whole number: one with a point, of type float, or divided.
    let isFraction: Bool
  }

  /// What is called, such as `Color.argb`.
  let path: String
  let space: any ColorSpace.Type
  let arguments: [Argument]
  /// Where an argument for alpha would stand, and what comes before its value; `nil` where none can be added.
  var alphaPlace: (offset: Int, opening: String)?

  var alpha: Argument? { arguments.first { $0.channel == 3 } }

  var color: Color {
    var components = SIMD3<Double>.zero, alpha = 1.0
    for argument in arguments {
      let value = argument.value / argument.full
      switch argument.channel {
      case 3?: alpha = min(max(value, 0), 1) + 0
      case let channel?: components[channel] = component(value, channel, argument.full)
      case nil: components = SIMD3(repeating: component(value, 0, argument.full))
      }
    }
    return Color(space, components, alpha: alpha)
  }

  /// In the space's own units. What counts to 255 is a byte.
  private func component(_ value: Double, _ channel: Int, _ full: Double) -> Double {
    if space.channels[channel].unit == .degrees { return wrapDegrees(value * 360) }
    let range = full == 255 ? 0...1 : ChannelSyntax.unlimited
    return min(max(value, range.lowerBound), range.upperBound) + 0
  }
}

extension ColorParser {
  /// Takes a call that makes a color; `nil`, and nothing taken, where there is none.
  mutating func takeCode() throws(ColorParseError) -> ParsedColor? {
    guard cursor.mayStartCode else { return nil }
    let start = cursor.offset
    if let color = try takeWrappedInteger() { return color }
    cursor.offset = start
    guard let call = try takeCall() else {
      cursor.offset = start
      return nil
    }
    let color = call.color
    let isEightBit = color.space == SRGB.self && Gamut.sRGB.contains(color)
    return ParsedColor(color, Notation(.code(isEightBit: isEightBit)))
  }

  /// `Color(0xFF4280F6)`: any function of colors around one whole number.
  private mutating func takeWrappedInteger() throws(ColorParseError) -> ParsedColor? {
    cursor.skipModifiers()
    guard let path = cursor.takePath()?.lowercased(), path.indices.contains(where: { path[$0...].hasPrefix("color") }),
      cursor.take(UInt8(ascii: "("))
    else {
      return nil
    }
    cursor.skipSpace()
    if cursor.takeLabel() != nil { cursor.skipSpace() }
    guard let color = try? takeInteger() else { return nil }
    cursor.skipNumberType()
    cursor.skipSpace()
    return cursor.take(UInt8(ascii: ")")) ? color : nil
  }

  /// A call whose arguments are components.
  mutating func takeCall() throws(ColorParseError) -> CodeCall? {
    cursor.skipModifiers()
    guard let path = cursor.takePath(), cursor.take(UInt8(ascii: "(")) else { return nil }
    cursor.skipSpace()
    if let function = CodeNotation.function(path), cursor.startsNumber { return try takeArguments(of: function) }
    return CodeNotation.isLabeledType(path) ? try takeLabeledArguments(of: path) : nil
  }

  private mutating func takeArguments(of function: CodeNotation.Function) throws(ColorParseError) -> CodeCall {
    var numbers: [Cursor.CodeNumber] = []
    while !cursor.take(UInt8(ascii: ")")) {
      if numbers.count == function.counts.upperBound { throw cursor.error("a closing parenthesis") }
      guard let number = cursor.takeCodeNumber() else { throw cursor.error("a number") }
      numbers.append(number)
      try takeArgumentEnd()
    }
    guard function.counts.contains(numbers.count) else {
      cursor.offset -= 1
      throw cursor.error("\(function.counts.upperBound) numbers")
    }
    let hasAlphaFirst = function.isAlphaFirst && numbers.count == 4
    let areWhole = !numbers.contains(where: \.isFraction) && numbers.contains { $0.value > 1 }
    let largest = function.largest ?? (areWhole ? 255 : 1)
    let arguments = numbers.enumerated().map { index, number in
      let channel = hasAlphaFirst ? (index + 3) % 4 : index
      return number.argument(channel, largest: channel == 3 ? function.largestAlpha ?? largest : largest)
    }
    let end = numbers[numbers.count - 1].end
    return CodeCall(
      path: function.name, space: SRGB.self, arguments: arguments, alphaPlace: function.addsAlpha ? (end, ", ") : nil)
  }

  private mutating func takeLabeledArguments(of path: String) throws(ColorParseError) -> CodeCall? {
    var colorSpace: any RGBColorSpace.Type = SRGB.self
    if cursor.take(UInt8(ascii: ".")) {
      guard let space = cursor.takePath().flatMap(CodeNotation.labeledSpace) else { return nil }
      colorSpace = space
      try takeArgumentEnd()
    }
    var arguments: [CodeCall.Argument] = [], space: (any ColorSpace.Type)?, end = 0, style = ": "
    while !cursor.take(UInt8(ascii: ")")) {
      let start = cursor.offset
      guard let written = cursor.takeLabel(), let label = CodeNotation.Label(written.word, in: colorSpace) else {
        if arguments.isEmpty { return nil }
        throw ColorParseError("a label such as red:", at: start)
      }
      style = written.sign
      guard !arguments.contains(where: { $0.channel == label.channel }) else {
        throw ColorParseError("another label", at: start)
      }
      if label.channel != 3 {
        guard space == nil || space == label.space || label.space == colorSpace else {
          throw ColorParseError("another label", at: start)
        }
        space = space ?? label.space
      }
      cursor.skipSpace()
      guard let number = cursor.takeCodeNumber() else { throw cursor.error("a number") }
      // A language with `=` has whole numbers up to 255 too.
      let isByte = style.contains("=") && !number.isFraction
      arguments.append(number.argument(label.channel, largest: isByte ? 255 : 1))
      end = number.end
      try takeArgumentEnd()
    }
    let isComplete = arguments.contains { $0.channel == nil } || arguments.count { $0.channel != 3 } == 3
    guard let space, isComplete else {
      cursor.offset -= 1
      throw cursor.error("red, green and blue, or hue, saturation and brightness")
    }
    let label = path.hasPrefix("Color") && style == ": " ? "opacity" : "alpha"
    return CodeCall(path: path, space: space, arguments: arguments, alphaPlace: (end, ", " + label + style))
  }

  /// A comma, or the closing parenthesis, which stays.
  private mutating func takeArgumentEnd() throws(ColorParseError) {
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: ",")) { return cursor.skipSpace() }
    guard cursor.peek() == UInt8(ascii: ")") else { throw cursor.error("a comma or a closing parenthesis") }
  }
}

extension Cursor {
  /// A number as code has it, such as `0.5f`, or one divided by another.
  struct CodeNumber {
    var value: Double
    var divisor = 1.0
    var isFraction: Bool
    let range: Range<Int>
    var end: Int

    func argument(_ channel: Int?, largest: Double) -> CodeCall.Argument {
      CodeCall.Argument(
        channel: channel, value: value, full: divisor * largest, range: range, isFraction: isFraction)
    }
  }

  fileprivate mutating func takeCodeNumber() -> CodeNumber? {
    let start = offset
    guard let value = takeNumber(), value.isFinite else { return nil }
    if peek() == UInt8(ascii: ".") { offset += 1 }
    let digits = bytes[start..<offset]
    let isFloat = skipNumberType()
    let isFraction = isFloat || digits.contains { $0 == UInt8(ascii: ".") || $0.folded == UInt8(ascii: "e") }
    var number = CodeNumber(value: value, isFraction: isFraction, range: start..<offset, end: offset)
    skipSpace()
    guard take(UInt8(ascii: "/")) else { return number }
    skipSpace()
    guard let divisor = takeNumber(), divisor.isFinite, divisor > 0 else { return nil }
    if peek() == UInt8(ascii: ".") { offset += 1 }
    skipNumberType()
    (number.divisor, number.isFraction, number.end) = (divisor, true, offset)
    return number
  }

  /// The letter behind a number that tells its type.
  /// - Returns: Whether it is one of fractions.
  @discardableResult
  fileprivate mutating func skipNumberType() -> Bool {
    guard !peek(1).continuesName else { return false }
    switch peek().folded {
    case UInt8(ascii: "f"), UInt8(ascii: "d"), UInt8(ascii: "h"): offset += 1
    case UInt8(ascii: "u"), UInt8(ascii: "l"):
      offset += 1
      return false
    default: return false
    }
    return true
  }

  /// Whether a name is next that no function of CSS has in its usual case, and then a parenthesis.
  fileprivate var mayStartCode: Bool {
    guard peek().startsName else { return false }
    var ahead = 0, isUnusual = false
    while ahead <= Self.longestName {
      let byte = peek(ahead)
      if byte == UInt8(ascii: "(") { return isUnusual }
      // A blank, behind `new`.
      guard byte.continuesName || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == 32 else {
        return false
      }
      isUnusual = isUnusual || byte.folded != byte || !byte.startsName && byte != UInt8(ascii: "-")
      ahead += 1
    }
    return false
  }

  /// `new` and `const` before a call.
  fileprivate mutating func skipModifiers() {
    for word in ["new ", "const "] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      skipSpace()
    }
  }

  /// Names with dots or double colons between, such as `Color.argb`; a dot for either.
  fileprivate mutating func takePath() -> String? {
    guard peek().startsName else { return nil }
    var path: [UInt8] = []
    while path.count < Self.longestName {
      if peek().continuesName, peek() != UInt8(ascii: "-"), peek() < 128 {
        path.append(peek())
        offset += 1
      } else if peek() == UInt8(ascii: "."), peek(1).startsName {
        path.append(peek())
        offset += 1
      } else if peek() == UInt8(ascii: ":"), peek(1) == UInt8(ascii: ":"), peek(2).startsName {
        path.append(UInt8(ascii: "."))
        offset += 2
      } else {
        break
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// `red:` or `red =`; `nil`, and nothing taken, where there is none.
  fileprivate mutating func takeLabel() -> (word: String, sign: String)? {
    let start = offset
    if peek().startsName, let word = takePath() {
      skipSpace()
      if take(UInt8(ascii: ":")) { return (word, ": ") }
      if take(UInt8(ascii: "=")) { return (word, " = ") }
    }
    offset = start
    return nil
  }
}

extension LooseNotation {
  static let code = LooseNotation("UIColor(red: 0.26, green: 0.5, blue: 0.96, alpha: 1)") {
    parser throws(ColorParseError) in try parser.takeCode()
  }
}
