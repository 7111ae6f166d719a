/// Reads decimal numbers: an optional sign, digits with an optional fraction, an optional exponent
/// (CSS Syntax 3, section 4.3.12). The point is a point whatever the locale.
extension Cursor {
  /// Whether a number starts here (CSS Syntax 3, section 4.3.10).
  var startsNumber: Bool {
    let signed = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") ? 1 : 0
    return peek(signed).isDigit || (peek(signed) == UInt8(ascii: ".") && peek(signed + 1).isDigit)
  }

  /// Takes a number; `nil` where none starts. Too large a number is infinite.
  mutating func takeNumber() -> Double? {
    guard startsNumber else { return nil }
    let start = offset
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative || peek() == UInt8(ascii: "+") { offset += 1 }

    var digits = Digits()
    while peek().isDigit { digits.append(takeDigit(), isFraction: false) }
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      offset += 1
      while peek().isDigit { digits.append(takeDigit(), isFraction: true) }
    }
    digits.exponent += takeExponent()

    let magnitude = digits.exactValue ?? valueInFull(from: start)
    return isNegative ? -abs(magnitude) : magnitude
  }

  private mutating func takeDigit() -> UInt64 {
    defer { offset += 1 }
    return UInt64(peek() - 48)
  }

  private mutating func takeExponent() -> Int {
    guard peek().folded == UInt8(ascii: "e") else { return 0 }
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    let isNegative = peek(1) == UInt8(ascii: "-")
    guard peek(isSigned ? 2 : 1).isDigit else { return 0 }
    offset += isSigned ? 2 : 1
    var exponent = 0
    while peek().isDigit { exponent = min(exponent * 10 + Int(takeDigit()), 100_000_000) }
    return isNegative ? -exponent : exponent
  }

  /// The rare number with more digits than fit a 64-bit integer, or with a large exponent.
  private func valueInFull(from start: Int) -> Double {
    Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? 0
  }

  /// Decimal digits as an integer times a power of ten.
  private struct Digits {
    var significand: UInt64 = 0
    var exponent = 0
    var fits = true

    mutating func append(_ digit: UInt64, isFraction: Bool) {
      guard significand < 100_000_000_000_000_000 else { return fits = false }
      significand = significand * 10 + digit
      if isFraction { exponent -= 1 }
    }

    /// One correctly rounded operation on two exact numbers, where the digits allow it.
    var exactValue: Double? {
      guard fits, significand <= 1 << 53 else { return nil }
      if significand == 0 { return 0 }
      switch exponent {
      case 0...22: return Double(significand) * Self.powersOfTen[exponent]
      case -22..<0: return Double(significand) / Self.powersOfTen[-exponent]
      default: return nil
      }
    }

    static let powersOfTen: [Double] = [
      1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
      1e20, 1e21, 1e22,
    ]
  }
}

/// A whole text that is a finite number.
package func finiteNumber(_ text: String) -> Double? {
  var cursor = Cursor(text)
  guard let value = cursor.takeNumber(), cursor.isAtEnd, value.isFinite else { return nil }
  return value
}
