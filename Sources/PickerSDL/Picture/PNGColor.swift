/// What a PNG file says about its colors, besides what libpng converts to sRGB by itself.
///
/// Source: PNG, third edition, section 11.3.2.
nonisolated public enum PNGColor: Hashable, Sendable {
  case unsaid
  /// cICP: primaries and transfer characteristics of ITU-T H.273.
  case codes(primaries: UInt8, transfer: UInt8)
  /// iCCP: a profile of the ICC, packed as in zlib, and what it is called.
  case profile(ArraySlice<UInt8>, name: String)
  /// cHRM of another space than sRGB: x and y of white, red, green and blue; and gAMA, the exponent that encodes light.
  case chromaticities([Double], gamma: Double?)

  /// The one that counts: cICP, iCCP, sRGB, then the others. Damaged ones are ignored.
  public init(_ bytes: [UInt8]) {
    let chunks = Dictionary(Self.chunks(bytes).map { ($0.name, $0.data) }) { first, _ in first }
    if let data = chunks["cICP"], data.count == 4 {
      self = .codes(primaries: data[data.startIndex], transfer: data[data.startIndex + 1])
    } else if let data = chunks["iCCP"], let end = data.prefix(80).firstIndex(of: 0), end + 2 <= data.endIndex {
      // A name, its NUL, the number of the method.
      let name = String(String.UnicodeScalarView(data[..<end].map { Unicode.Scalar($0) }))
      self = .profile(data[(end + 2)...], name: name)
    } else if chunks["sRGB"] == nil, let data = chunks["cHRM"], data.count == 32 {
      let places = Self.numbers(data), srgb = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]
      let isSRGB = zip(places, srgb).allSatisfy { abs($0 - $1) < 0.01 }
      let gamma = chunks["gAMA"].flatMap { $0.count == 4 ? Self.numbers($0)[0] : nil }
      self = isSRGB ? .unsaid : .chromaticities(places, gamma: gamma)
    } else {
      self = .unsaid
    }
  }

  /// Hundred thousandths.
  private static func numbers(_ data: ArraySlice<UInt8>) -> [Double] {
    stride(from: data.startIndex, to: data.endIndex, by: 4).map { start in
      Double(data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }) / 100_000
    }
  }

  private struct Chunk {
    let name: String
    let data: ArraySlice<UInt8>
    /// With its length, name and checksum.
    let whole: Range<Int>
  }

  /// Those before the pixels, as far as they are whole.
  private static func chunks(_ bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = [], offset = 8
    while offset + 12 <= bytes.count, chunks.count < 1024 {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard name != "IDAT", length <= bytes.count - offset - 12 else { break }
      let whole = offset..<offset + 12 + length
      chunks.append(Chunk(name: name, data: bytes[offset + 8..<offset + 8 + length], whole: whole))
      offset = whole.upperBound
    }
    return chunks
  }

  /// The file without the chunks by which libpng would change its pixels.
  static func withoutColor(_ bytes: [UInt8]) -> [UInt8] {
    var rest: [UInt8] = [], start = 0
    for chunk in chunks(bytes) where ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"].contains(chunk.name) {
      rest += bytes[start..<chunk.whole.lowerBound]
      start = chunk.whole.upperBound
    }
    return rest + bytes[start...]
  }
}
