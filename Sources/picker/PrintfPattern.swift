import Glibc
import PickerCore

/// A pattern of `printf` for red, green and blue, as KDialog's `--format` takes it: three conversions of whole numbers,
/// 0 to 255, or three of fractions, 0 to 1.
struct PrintfPattern {
  private enum Piece {
    case literal([UInt8])
    /// One conversion, such as `%02x`.
    case whole(String), fraction(String)
  }

  private var pieces: [Piece] = []
  private static let signs = Array("#-+ 0".utf8), lengths = Array("hl".utf8)

  /// `nil` unless there are three conversions of one kind and nothing else that starts with `%`, save `%%`.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...], literal: [UInt8] = [], wholes = 0, fractions = 0
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%"), bytes.first != byte else {
        if byte == UInt8(ascii: "%") { bytes.removeFirst() }
        literal.append(byte)
        continue
      }
      pieces.append(.literal(literal))
      literal = []
      var flags = bytes.prefix { Self.signs.contains($0) }
      bytes = bytes.dropFirst(flags.count)
      let size = bytes.prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
      bytes = bytes.dropFirst(size.count).drop { Self.lengths.contains($0) }
      guard size.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy({ $0.count < 4 }),
        size.count(where: { $0 == UInt8(ascii: ".") }) < 2, flags.count < 6, let letter = bytes.popFirst()
      else { return nil }
      flags += size + [letter]
      let conversion = "%" + String(decoding: flags, as: UTF8.self)
      switch letter {
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "x"),
        UInt8(ascii: "X"):
        pieces.append(.whole(conversion))
        wholes += 1
      case UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "E"), UInt8(ascii: "G"):
        pieces.append(.fraction(conversion))
        fractions += 1
      default: return nil
      }
    }
    pieces.append(.literal(literal))
    guard (wholes, fractions) == (3, 0) || (wholes, fractions) == (0, 3) else { return nil }
  }

  /// In the C locale, as the program never sets another.
  func text(_ color: Color) -> String {
    let rgb = Gamut.sRGB.mapped(color).rgb, bytes = rgb.bytes
    var result: [UInt8] = [], channel = 0
    for piece in pieces {
      switch piece {
      case .literal(let text): result += text
      case .whole(let conversion):
        result += Self.formatted(conversion, Int32(bytes[channel]))
        channel += 1
      case .fraction(let conversion):
        result += Self.formatted(conversion, min(max(rgb.components[channel], 0), 1))
        channel += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func formatted(_ conversion: String, _ value: any CVarArg) -> [UInt8] {
    withVaList([value]) { list in
      // Width and precision have three digits at most.
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = vsnprintf(&buffer, buffer.count, conversion, list)
      return buffer.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) }
    }
  }
}
