/// A number with its unit, or nothing: what stands for a component before its channel gives it a meaning.
struct Quantity {
  enum Kind { case number, percentage, angle, none }

  /// In percent for a percentage, in degrees for an angle, 0 for `none`.
  var value: Double
  var kind: Kind
  /// How it was written.
  var unit: Notation.Unit

  static let none = Quantity(value: 0, kind: .none, unit: .none)
}

extension ColorParser {
  /// Takes a number with whatever unit follows at once.
  /// - Throws: for a unit that is neither `%` nor an angle's.
  mutating func takeDimension() throws(ColorParseError) -> Quantity? {
    let start = cursor.offset
    guard let value = cursor.takeNumber() else { return nil }
    if cursor.take(UInt8(ascii: "%")) { return Quantity(value: value, kind: .percentage, unit: .percentage) }
    guard cursor.startsName else { return Quantity(value: value, kind: .number, unit: .number) }
    switch cursor.takeName() {
    case "deg": return Quantity(value: value, kind: .angle, unit: .degrees)
    case "grad": return Quantity(value: value * 0.9, kind: .angle, unit: .gradians)
    case "rad": return Quantity(value: value * (180 / .pi), kind: .angle, unit: .radians)
    case "turn": return Quantity(value: value * 360, kind: .angle, unit: .turns)
    default: throw ColorParseError("a number, a percentage or an angle in deg, grad, rad or turn", at: start)
    }
  }

  /// Takes one component: a number with its unit, `none`, a calculation, or a channel's name in a relative color.
  mutating func takeQuantity(expecting expectation: String) throws(ColorParseError) -> Quantity {
    if let dimension = try takeDimension() { return dimension }
    let start = cursor.offset
    guard let name = cursor.takeName() else { throw cursor.error(expectation) }
    if name == "none" { return .none }
    if cursor.peek() == UInt8(ascii: "("), let function = MathFunction(rawValue: name) {
      cursor.offset += 1
      return try takeCalculation(function, from: start)
    }
    if let value = origin?.value(of: name) { return Quantity(value: value, kind: .number, unit: .computed) }
    throw ColorParseError(expectation, at: start)
  }

  /// What is inside a math function's parentheses, as one quantity.
  private mutating func takeCalculation(
    _ function: MathFunction, from start: Int
  ) throws(ColorParseError) -> Quantity {
    let result = try takeMath(function, from: start)
    let value = result.value.isNaN ? 0 : result.value
    switch (result.percent, result.angle) {
    case (0, 0): return Quantity(value: value, kind: .number, unit: .computed)
    case (1, 0): return Quantity(value: value, kind: .percentage, unit: .computed)
    case (0, 1): return Quantity(value: value, kind: .angle, unit: .computed)
    default: throw ColorParseError("a calculation of a number, a percentage or an angle", at: start)
    }
  }
}
