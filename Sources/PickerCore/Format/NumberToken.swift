/// A number as somebody wrote it.
struct NumberToken {
  private let written: String
  private let decimals: Int
  private let suffix: String
  /// As in `.5`.
  private let omitsZero: Bool

  /// - Parameters:
  ///   - fewest: the least decimals that another number gets.
  ///   - suffix: the unit, where none is written.
  init(_ written: String, fewest: Int, suffix: String) {
    self.written = written
    var cursor = Cursor(written)
    let isNumber = cursor.takeNumber() != nil
    let number = Array(cursor.bytes[..<cursor.offset])
    let unit = String(decoding: cursor.bytes[cursor.offset...], as: UTF8.self)
    self.suffix = isNumber && unit.lowercased() == suffix ? unit : suffix
    omitsZero = number.first { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") } == UInt8(ascii: ".")
    let mantissa = number.prefix { $0.folded != UInt8(ascii: "e") }
    let fraction = mantissa.firstIndex(of: UInt8(ascii: ".")).map { mantissa.count - $0 - 1 } ?? 0
    let exponent = Int(String(decoding: number.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    decimals = max(fewest, min(fraction - min(max(exponent, -15), 15), 15))
  }

  /// - Parameter old: what is written; `nil` for no number.
  func text(_ value: Double, old: Double?, isHue: Bool = false) -> String {
    func shown(_ value: Double) -> String {
      let text = decimalText(value, atMost: decimals)
      return isHue && text == "360" && ["", "deg"].contains(suffix.lowercased()) ? "0" : text
    }
    let text = shown(value)
    if let old, shown(old) == text { return written }
    guard omitsZero else { return text + suffix }
    if text.hasPrefix("0.") { return String(text.dropFirst()) + suffix }
    return (text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text) + suffix
  }
}
