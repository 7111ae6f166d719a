import func Glibc.acos
import func Glibc.asin
import func Glibc.atan
import func Glibc.atan2
import func Glibc.cos
import func Glibc.exp
import func Glibc.hypot
import func Glibc.log
import func Glibc.pow
import func Glibc.sin
import func Glibc.tan

/// The math functions of CSS Values 4, section 10. The library's own are its only source of functions past `sqrt`.
enum MathFunction: String, CaseIterable {
  case calc, min, max, clamp, round, mod, rem
  case sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp, abs, sign
}

extension ColorParser {
  /// Evaluates a function whose opening parenthesis is taken.
  mutating func takeMath(_ function: MathFunction, from start: Int) throws(ColorParseError) -> Measure {
    try enter(at: start)
    let result = try takeArguments(of: function)
    try leave()
    return result
  }

  private mutating func takeArguments(of function: MathFunction) throws(ColorParseError) -> Measure {
    switch function {
    case .calc: return try takeSum()
    case .min: return try fold { $1.isNaN ? $1 : Swift.min($0, $1) }
    case .max: return try fold { $1.isNaN ? $1 : Swift.max($0, $1) }
    case .hypot: return try fold { Glibc.hypot($0, $1) }
    case .clamp: return try takeClamp()
    case .round: return try takeRound()
    case .mod: return try takePair { a, b in a - b * (a / b).rounded(.down) }
    case .rem: return try takePair { a, b in a.truncatingRemainder(dividingBy: b) }
    case .sin: return Measure(Glibc.sin(try takeRadians()))
    case .cos: return Measure(Glibc.cos(try takeRadians()))
    case .tan: return Measure(Glibc.tan(try takeRadians()))
    case .asin: return Measure(Glibc.asin(try takePlain()) * 180 / .pi, angle: 1)
    case .acos: return Measure(Glibc.acos(try takePlain()) * 180 / .pi, angle: 1)
    case .atan: return Measure(Glibc.atan(try takePlain()) * 180 / .pi, angle: 1)
    case .atan2: return Measure(try takePair { Glibc.atan2($0, $1) }.value * 180 / .pi, angle: 1)
    case .pow:
      let base = try takePlain()
      try takeComma()
      return Measure(Glibc.pow(base, try takePlain()))
    case .sqrt: return Measure(try takePlain().squareRoot())
    case .log:
      let value = try takePlain()
      guard takesComma() else { return Measure(Glibc.log(value)) }
      return Measure(Glibc.log(value) / Glibc.log(try takePlain()))
    case .exp: return Measure(Glibc.exp(try takePlain()))
    case .abs:
      let value = try takeSum()
      return value.with(Swift.abs(value.value))
    case .sign:
      let value = try takeSum().value
      return Measure(value > 0 ? 1 : value < 0 ? -1 : value)
    }
  }

  /// One or more arguments of one unit, brought together from the left.
  private mutating func fold(_ combine: (Double, Double) -> Double) throws(ColorParseError) -> Measure {
    var result = try takeSum()
    while takesComma() { result.value = combine(result.value, try takeSum(like: result)) }
    return result
  }

  private mutating func takePair(_ combine: (Double, Double) -> Double) throws(ColorParseError) -> Measure {
    let first = try takeSum()
    try takeComma()
    return first.with(combine(first.value, try takeSum(like: first)))
  }

  /// `clamp(low, value, high)`; `none` leaves an end open.
  private mutating func takeClamp() throws(ColorParseError) -> Measure {
    let low = try takeBound()
    try takeComma()
    let value = try takeSum(), start = cursor.offset
    try takeComma()
    let high = try takeBound()
    for bound in [low, high] {
      if let bound, !bound.hasUnit(of: value) { throw ColorParseError("bounds of the value's unit", at: start) }
    }
    let capped = Swift.min(value.value, high?.value ?? .infinity)
    return value.with(Swift.max(low?.value ?? -.infinity, capped))
  }

  private mutating func takeBound() throws(ColorParseError) -> Measure? {
    cursor.skipSpace()
    let start = cursor.offset
    if cursor.takeName() == "none" { return nil }
    cursor.offset = start
    return try takeSum()
  }

  /// `round(nearest|up|down|to-zero, value, step)`, where the strategy and a number's step may be left out.
  private mutating func takeRound() throws(ColorParseError) -> Measure {
    cursor.skipSpace()
    let start = cursor.offset
    var strategy = "nearest"
    if let name = cursor.takeName(), ["nearest", "up", "down", "to-zero"].contains(name) {
      strategy = name
      try takeComma()
    } else {
      cursor.offset = start
    }
    let value = try takeSum()
    var step = 1.0
    if value.isNumber ? takesComma() : try takeComma() { step = try takeSum(like: value) }
    let ratio = value.value / step
    switch strategy {
    case "up": return value.with(ratio.rounded(.up) * step)
    case "down": return value.with(ratio.rounded(.down) * step)
    case "to-zero": return value.with(ratio.rounded(.towardZero) * step)
    default: return value.with((ratio + 0.5).rounded(.down) * step)
    }
  }

  /// An angle, or a number of radians, in radians.
  private mutating func takeRadians() throws(ColorParseError) -> Double {
    cursor.skipSpace()
    let start = cursor.offset
    let value = try takeSum()
    if value.isNumber { return value.value }
    guard value.angle == 1, value.percent == 0 else { throw ColorParseError("a number or an angle", at: start) }
    return value.value * .pi / 180
  }

  /// A number without a unit.
  private mutating func takePlain() throws(ColorParseError) -> Double {
    cursor.skipSpace()
    let start = cursor.offset
    let value = try takeSum()
    guard value.isNumber else { throw ColorParseError("a number", at: start) }
    return value.value
  }

  private mutating func takeSum(like other: Measure) throws(ColorParseError) -> Double {
    cursor.skipSpace()
    let start = cursor.offset
    let value = try takeSum()
    guard value.hasUnit(of: other) else { throw ColorParseError("the unit of the first argument", at: start) }
    return value.value
  }

  private mutating func takesComma() -> Bool {
    cursor.skipSpace()
    return cursor.take(UInt8(ascii: ","))
  }

  @discardableResult
  private mutating func takeComma() throws(ColorParseError) -> Bool {
    guard takesComma() else { throw cursor.error("a comma") }
    return true
  }
}
