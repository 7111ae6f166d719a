import PickerCore

/// The lines of a text file, whatever ends them: LF, CR LF or CR. A byte order mark is skipped.
struct TextLines {
  private let bytes: [UInt8]
  private var offset: Int
  /// Of the line that was last returned, from 1.
  private(set) var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var place: PaletteError.Place { .line(max(number, 1)) }

  /// Without blanks at its ends; `nil` at the end of the text.
  mutating func next() -> ArraySlice<UInt8>? {
    guard offset < bytes.count else { return nil }
    let start = offset, end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    offset = end + 1
    if end + 1 < bytes.count, bytes[end] == 13, bytes[end + 1] == 10 { offset += 1 }
    number += 1
    return bytes[start..<end].trimmed
  }
}

/// - Throws: Where a text is not UTF-8.
func checkUTF8(_ bytes: [UInt8]) throws(PaletteError) {
  if let offset = firstOffsetOutsideUTF8(bytes) { throw PaletteError("expected UTF-8", .byte(offset)) }
}

extension ArraySlice<UInt8> {
  /// Without blanks at its ends.
  var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isSpace }), let last = lastIndex(where: { !$0.isSpace }) else {
      return []
    }
    return self[first...last]
  }

  static func == (bytes: Self, text: String) -> Bool { bytes.elementsEqual(text.utf8) }

  /// UTF-8, or else Latin-1, as in old files.
  var text: String {
    String(validating: self, as: UTF8.self)
      ?? String(String.UnicodeScalarView(map { Unicode.Scalar($0) }))
  }

  /// Digits alone, at most nine.
  var wholeNumber: Int? {
    guard !isEmpty, count <= 9, allSatisfy(\.isDigit) else { return nil }
    return reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  /// A number of 8 bits in decimals.
  var byteNumber: UInt8? { wholeNumber.flatMap { UInt8(exactly: $0) } }

  /// Pairs of hexadecimal digits.
  var hexBytes: [UInt8]? {
    guard count % 2 == 0 else { return nil }
    var result: [UInt8] = []
    for index in stride(from: startIndex, to: endIndex, by: 2) {
      guard let high = self[index].nibble, let low = self[index + 1].nibble else { return nil }
      result.append(high << 4 | low)
    }
    return result
  }
}

extension String {
  /// On one line: control characters become blanks.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : $0 }))
  }
}

/// As wide as the widest number of 8 bits.
func padded(_ byte: UInt8) -> String { String(repeating: " ", count: 3 - String(byte).count) + String(byte) }
