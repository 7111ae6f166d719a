/// Numbers as text: decimals without exponent, the same in every locale.
///
/// Rounds the shortest decimals that name the number, half away from zero, so that what was typed as 0.615 becomes
/// 0.62; trailing zeros are dropped and there is no `-0`. What is no number is written as 0.
struct DecimalText {
  /// The shortest decimals that read back to the number, as digits `0...9` after `0.`, times ten to the `point`.
  private var digits: [UInt8] = []
  private var point = 0
  private var isNegative = false
  /// What the text in full reads back as.
  private var whole = 0.0

  init(_ value: Double) {
    guard value.isFinite, value != 0 else { return }
    whole = value
    isNegative = value < 0
    var exponent = 0, fraction = 0, isFraction = false
    var bytes = abs(value).description.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte == UInt8(ascii: "e") {
        exponent = Self.exponent(&bytes)
      } else {
        digits.append(byte - 48)
        if isFraction { fraction += 1 }
      }
    }
    point = digits.count - fraction + exponent
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
  }

  private static func exponent(_ bytes: inout String.UTF8View.Iterator) -> Int {
    var value = 0, isNegative = false
    while let byte = bytes.next() {
      if byte == UInt8(ascii: "-") { isNegative = true }
      if byte.isDigit { value = value * 10 + Int(byte - 48) }
    }
    return isNegative ? -value : value
  }

  /// The decimals that say the number in full.
  var count: Int { max(digits.count - point, 0) }

  /// With at most so many decimals.
  func text(atMost decimals: Int) -> String {
    var rounded = self
    rounded.round(to: max(decimals, 0))
    return rounded.text
  }

  /// What the text with at most so many decimals reads back as, without making it.
  func value(atMost decimals: Int) -> Double {
    let kept = point + decimals
    guard kept < digits.count else { return whole }
    guard kept >= 0 else { return 0 }
    // Two exact numbers and one correctly rounded division, as in reading.
    guard kept <= 15, decimals <= 22 else { return ShortestDecimals.read(text(atMost: decimals)) }
    var significand = digits[..<kept].reduce(0) { $0 * 10 + Int($1) }, scale = 1.0
    if digits[kept] >= 5 { significand += 1 }
    for _ in 0..<decimals { scale *= 10 }
    let magnitude = Double(significand) / scale
    return isNegative && significand > 0 ? -magnitude : magnitude
  }

  private mutating func round(to decimals: Int) {
    let kept = point + decimals
    guard kept < digits.count else { return }
    let roundsUp = kept >= 0 && digits[kept] >= 5
    digits.removeLast(digits.count - max(kept, 0))
    if roundsUp {
      while digits.last == 9 { digits.removeLast() }
      if let last = digits.popLast() {
        digits.append(last + 1)
      } else {
        digits = [1]
        point += 1
      }
    }
    while digits.last == 0 { digits.removeLast() }
  }

  private var text: String {
    guard !digits.isEmpty else { return "0" }
    var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    if point <= 0 { bytes.append(48) }
    for index in 0..<max(point, 0) { bytes.append(48 + (index < digits.count ? digits[index] : 0)) }
    if digits.count > point {
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: repeatElement(48, count: max(-point, 0)))
      bytes.append(contentsOf: digits[max(point, 0)...].lazy.map { $0 + 48 })
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A number with at most so many decimals, no trailing zeros, no exponent and no `-0`, whatever the locale.
public func decimalText(_ value: Double, atMost decimals: Int) -> String {
  DecimalText(value).text(atMost: decimals)
}
