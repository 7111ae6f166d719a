/// The profile of the ICC in a picture's file that is no PNG.
package enum EmbeddedProfile {
  /// - Parameter bytes: Of a JPEG or WebP file.
  /// - Returns: `nil` where it has none.
  package static func find(in bytes: [UInt8]) -> [UInt8]? {
    bytes.starts(with: [0xFF, 0xD8]) ? inJPEG(bytes) : bytes.starts(with: "RIFF".utf8) ? inWebP(bytes) : nil
  }

  /// The pieces in APP2 segments, by their numbers.
  ///
  /// Source: ICC.1:2022, annex B.4.
  private static func inJPEG(_ bytes: [UInt8]) -> [UInt8]? {
    var pieces: [UInt8: ArraySlice<UInt8>] = [:], offset = 2
    let mark = Array("ICC_PROFILE\0".utf8)
    // Up to the picture itself, which begins with the marker DA.
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]), end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let data = bytes[offset + 4..<end]
      if bytes[offset + 1] == 0xE2, data.count > mark.count + 2, data.starts(with: mark) {
        pieces[data[data.startIndex + mark.count]] = data.dropFirst(mark.count + 2)
      }
      offset = end
    }
    guard !pieces.isEmpty else { return nil }
    return pieces.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// The chunk ICCP.
  ///
  /// Source: RFC 9649, section 2.7.1.4.
  private static func inWebP(_ bytes: [UInt8]) -> [UInt8]? {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[offset + 4 + $1]) << (8 * $1) }
      guard length <= bytes.count - offset - 8 else { return nil }
      let data = bytes[offset + 8..<offset + 8 + length]
      if bytes[offset..<offset + 4].elementsEqual("ICCP".utf8) { return Array(data) }
      offset += 8 + length + length % 2
    }
    return nil
  }
}
