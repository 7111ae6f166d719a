/// An intermediate result of `calc()`: a value with the powers of its two units (CSS Values 4, section 10.9).
struct Measure {
  /// Percent and degrees count as they are written.
  var value: Double
  var percent = 0
  var angle = 0

  init(_ value: Double, percent: Int = 0, angle: Int = 0) {
    self.value = value
    self.percent = percent
    self.angle = angle
  }

  var isNumber: Bool { percent == 0 && angle == 0 }

  func hasUnit(of other: Measure) -> Bool { percent == other.percent && angle == other.angle }

  /// The same unit around another value.
  func with(_ value: Double) -> Measure { Measure(value, percent: percent, angle: angle) }

  static func * (a: Measure, b: Measure) -> Measure {
    Measure(a.value * b.value, percent: a.percent &+ b.percent, angle: a.angle &+ b.angle)
  }

  static func / (a: Measure, b: Measure) -> Measure {
    Measure(a.value / b.value, percent: a.percent &- b.percent, angle: a.angle &- b.angle)
  }
}

/// The arithmetic inside `calc()` and the other math functions.
extension ColorParser {
  private static let operand = "a number, a percentage, an angle or a calculation"

  /// Products joined by `+` and `-`, which need white space on both sides.
  mutating func takeSum() throws(ColorParseError) -> Measure {
    cursor.skipSpace()
    var sum = try takeProduct()
    while true {
      let before = cursor.offset
      cursor.skipSpace()
      let sign = cursor.peek(), at = cursor.offset
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return sum }
      guard at > before else { throw cursor.error("white space around + and -") }
      cursor.offset += 1
      guard cursor.peek().isSpace || cursor.peek() == UInt8(ascii: "/") else {
        throw cursor.error("white space around + and -")
      }
      cursor.skipSpace()
      let start = cursor.offset
      let term = try takeProduct()
      guard term.hasUnit(of: sum) else { throw ColorParseError("the unit of what it is added to", at: start) }
      sum.value += sign == UInt8(ascii: "+") ? term.value : -term.value
    }
  }

  /// Operands joined by `*` and `/`.
  private mutating func takeProduct() throws(ColorParseError) -> Measure {
    var product = try takeOperand()
    while true {
      let before = cursor.offset
      cursor.skipSpace()
      if cursor.take(UInt8(ascii: "*")) {
        cursor.skipSpace()
        product = product * (try takeOperand())
      } else if cursor.take(UInt8(ascii: "/")) {
        cursor.skipSpace()
        product = product / (try takeOperand())
      } else {
        cursor.offset = before  // the sum needs to see the white space
        return product
      }
    }
  }

  private mutating func takeOperand() throws(ColorParseError) -> Measure {
    if let dimension = try takeDimension() {
      switch dimension.kind {
      case .percentage: return Measure(dimension.value, percent: 1)
      case .angle: return Measure(dimension.value, angle: 1)
      case .number, .none: return Measure(dimension.value)
      }
    }
    let start = cursor.offset
    if cursor.take(UInt8(ascii: "(")) {
      try enter(at: start)
      let inner = try takeSum()
      try leave()
      return inner
    }
    guard let name = cursor.takeName() else { throw cursor.error(Self.operand) }
    if cursor.peek() == UInt8(ascii: "("), let function = MathFunction(rawValue: name) {
      cursor.offset += 1
      return try takeMath(function, from: start)
    }
    if let constant = Self.constant(name) ?? origin?.value(of: name) { return Measure(constant) }
    throw ColorParseError(Self.operand, at: start)
  }

  private static func constant(_ name: String) -> Double? {
    switch name {
    case "pi": .pi
    case "e": 2.718281828459045
    case "infinity": .infinity
    case "-infinity": -.infinity
    case "nan": .nan
    default: nil
    }
  }

  /// Opens parentheses, of which a text can only nest so many.
  mutating func enter(at start: Int) throws(ColorParseError) {
    depth += 1
    if depth > Self.deepest { throw ColorParseError("at most \(Self.deepest) nested parentheses", at: start) }
  }

  /// Closes them.
  mutating func leave() throws(ColorParseError) {
    cursor.skipSpace()
    guard cursor.takeClose() else { throw cursor.error("a closing parenthesis") }
    depth -= 1
  }
}
