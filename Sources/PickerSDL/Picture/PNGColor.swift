/// What a PNG file says of its colors, beside what libpng looks at by itself (gAMA, cHRM and sRGB).
///
/// Source: PNG, third edition, section 11.3.2.
public enum PNGColor: Hashable, Sendable {
  case unsaid
  /// cICP: primaries and transfer characteristics of ITU-T H.273.
  case codes(primaries: UInt8, transfer: UInt8)
  /// iCCP: a profile of the ICC, packed as in zlib, and what it is called.
  case profile(ArraySlice<UInt8>, name: String)

  /// The first that counts: cICP is before iCCP. What is damaged is not said.
  public init(_ bytes: [UInt8]) {
    self = .unsaid
    for chunk in Self.chunks(bytes) {
      switch chunk.name {
      case "cICP" where chunk.data.count == 4:
        self = .codes(primaries: chunk.data[chunk.data.startIndex], transfer: chunk.data[chunk.data.startIndex + 1])
        return
      case "iCCP":
        // A name, its NUL, the number of the method.
        guard let end = chunk.data.prefix(80).firstIndex(of: 0), end + 2 <= chunk.data.endIndex else { continue }
        let name = String(String.UnicodeScalarView(chunk.data[..<end].map { Unicode.Scalar($0) }))
        self = .profile(chunk.data[(end + 2)...], name: name)
      default: break
      }
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

  /// The file without what libpng would change its pixels by.
  static func withoutColor(_ bytes: [UInt8]) -> [UInt8] {
    var rest: [UInt8] = [], start = 0
    for chunk in chunks(bytes) where ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"].contains(chunk.name) {
      rest += bytes[start..<chunk.whole.lowerBound]
      start = chunk.whole.upperBound
    }
    return rest + bytes[start...]
  }
}
