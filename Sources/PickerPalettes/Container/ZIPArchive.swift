import PickerCore

/// One file out of a ZIP archive, by its name: names are compared, never used as paths. And archives of a few files,
/// unpacked.
///
/// Source: PKWARE's APPNOTE 6.3, sections 4.3 and 4.4.
enum ZIPArchive {
  /// - Parameter limit: How many bytes the file may have.
  static func file(_ name: String, in bytes: [UInt8], limit: Int) throws(PaletteError) -> [UInt8] {
    var reader = try directory(bytes)
    while reader.left >= 46 {
      let place = reader.place
      guard try reader.takeLittle(4) == 0x0201_4B50 else {
        throw PaletteError("expected an entry of a directory", place)
      }
      _ = try reader.take(4)
      let flags = try reader.takeLittle(2), method = try reader.takeLittle(2)
      _ = try reader.take(4)
      let checksum = try reader.takeLittle(4), packed = try reader.takeLittle(4), size = try reader.takeLittle(4)
      let nameLength = try reader.takeLittle(2), extra = try reader.takeLittle(2) + (try reader.takeLittle(2))
      _ = try reader.take(8)
      let offset = try reader.takeLittle(4)
      let found = try reader.take(nameLength)
      _ = try reader.take(extra)
      guard found == name else { continue }
      guard flags & 1 == 0, method == 0 || method == 8 else {
        throw PaletteError("expected a file that is stored or deflated, without a password", place)
      }
      guard size <= limit else { throw PaletteError("expected no more than \(limit) bytes when unpacked", place) }
      let data = try data(at: offset, packed, of: bytes)
      let content = method == 0 ? Array(data) : try Inflate.unpack(data, limit: size)
      guard content.count == size, Inflate.checksum(content) == checksum else {
        throw PaletteError("expected \(name) with another checksum", place)
      }
      return content
    }
    throw PaletteError("expected an archive with \(name)", reader.place)
  }

  /// The directory at the end of the archive.
  private static func directory(_ bytes: [UInt8]) throws(PaletteError) -> ByteReader {
    let farthest = max(0, bytes.count - 22 - 65535)
    for start in stride(from: bytes.count - 22, through: farthest, by: -1)
    where bytes[start..<start + 4].elementsEqual([0x50, 0x4B, 5, 6]) {
      var reader = ByteReader(bytes[(start + 12)...])
      let size = try reader.takeLittle(4), offset = try reader.takeLittle(4)
      guard offset + size <= start else { break }
      return ByteReader(bytes[offset..<offset + size])
    }
    throw PaletteError("expected the directory of a ZIP archive", .byte(bytes.count))
  }

  private static func data(at offset: Int, _ count: Int, of bytes: [UInt8]) throws(PaletteError) -> ArraySlice<UInt8> {
    guard offset + 30 <= bytes.count else { throw PaletteError("expected a file", .byte(bytes.count)) }
    var reader = ByteReader(bytes[offset...])
    guard try reader.takeLittle(4) == 0x0403_4B50 else { throw PaletteError("expected a file", .byte(offset)) }
    _ = try reader.take(22)
    let nameLength = try reader.takeLittle(2), extraLength = try reader.takeLittle(2)
    _ = try reader.take(nameLength + extraLength)
    return try reader.take(count)
  }

  static func archive(_ files: [(name: String, content: [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = [], directory: [UInt8] = []
    for (name, content) in files {
      var header: [UInt8] = []
      header.appendLittle(20, 2)  // version
      header.appendLittle(0x800, 2)  // names are UTF-8
      header.appendLittle(0, 2)  // stored
      header.appendLittle(0x5821_0000, 4)  // the first of January 2024
      header.appendLittle(Inflate.checksum(content), 4)
      header.appendLittle(content.count, 4)
      header.appendLittle(content.count, 4)
      header.appendLittle(name.utf8.count, 2)
      header.appendLittle(0, 2)
      let offset = bytes.count
      bytes.appendLittle(0x0403_4B50, 4)
      bytes += header + Array(name.utf8) + content
      directory.appendLittle(0x0201_4B50, 4)
      directory.appendLittle(20, 2)
      directory += header
      directory += [UInt8](repeating: 0, count: 10)
      directory.appendLittle(offset, 4)
      directory += Array(name.utf8)
    }
    let offset = bytes.count
    bytes += directory
    bytes.appendLittle(0x0605_4B50, 4)
    bytes.appendLittle(0, 4)
    bytes.appendLittle(files.count, 2)
    bytes.appendLittle(files.count, 2)
    bytes.appendLittle(directory.count, 4)
    bytes.appendLittle(offset, 4)
    bytes.appendLittle(0, 2)
    return bytes
  }
}
