import PickerCore

/// Numbers from a binary file, each checked against its end.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Part of a file; offsets stay those of the file.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  var left: Int { bytes.endIndex - offset }
  var place: PaletteError.Place { .byte(offset) }

  /// The next `count` bytes.
  mutating func take(_ count: Int) throws(PaletteError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= left else {
      throw PaletteError("expected \(count) more bytes, not the end after \(left),", place)
    }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// Big-endian.
  mutating func takeUInt16() throws(PaletteError) -> Int { try take(2).reduce(0) { $0 << 8 | Int($1) } }
  mutating func takeUInt32() throws(PaletteError) -> Int { try take(4).reduce(0) { $0 << 8 | Int($1) } }
  /// Little-endian.
  mutating func takeLittle(_ count: Int) throws(PaletteError) -> Int {
    try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A finite number of 32 bits.
  mutating func takeFloat() throws(PaletteError) -> Double {
    let start = place, value = Float(bitPattern: UInt32(try takeUInt32()))
    guard value.isFinite else { throw PaletteError("expected a finite number", start) }
    return Double(shortest: value)
  }

  /// `count` units of UTF-16; a trailing NUL is dropped. A lone surrogate reads as U+FFFD.
  mutating func takeUTF16(units count: Int) throws(PaletteError) -> String {
    let start = offset, taken = try take(2 * count)
    var units = (0..<count).map { UInt16(taken[start + 2 * $0]) << 8 | UInt16(taken[start + 2 * $0 + 1]) }
    if units.last == 0 { units.removeLast() }
    return String(decoding: units, as: UTF16.self)
  }
}

extension [UInt8] {
  /// Big-endian.
  mutating func appendUInt16(_ value: Int) { append(contentsOf: [UInt8(value >> 8 & 255), UInt8(value & 255)]) }
  mutating func appendUInt32(_ value: Int) {
    appendUInt16(value >> 16)
    appendUInt16(value)
  }
  /// A finite number of 32 bits, the nearest there is.
  mutating func appendFloat(_ value: Double) {
    let most = Float.greatestFiniteMagnitude
    appendUInt32(Int(value.isNaN ? 0 : Swift.min(Swift.max(Float(value), -most), most).bitPattern))
  }

  /// Little-endian.
  mutating func appendLittle(_ value: Int, _ count: Int) {
    for index in 0..<count { append(UInt8(value >> (8 * index) & 255)) }
  }

  /// UTF-16 with a NUL at the end.
  mutating func appendUTF16(_ units: [UInt16]) {
    for unit in units { appendUInt16(Int(unit)) }
    appendUInt16(0)
  }

  func starts(with text: String) -> Bool { starts(with: text.utf8) }

  /// - Parameter limit: How far from the start is looked.
  func contains(_ text: String, within limit: Int = 1 << 16) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var rest = prefix(limit)
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
