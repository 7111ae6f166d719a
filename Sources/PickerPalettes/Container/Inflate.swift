import CZlib

/// Unpacks what was packed with DEFLATE (RFC 1951), no farther than to a limit: memory grows with what comes out, whatever
/// the file says of its size.
enum Inflate {
  private static let chunk = 1 << 16

  /// - Parameter limit: How many bytes may come out.
  static func unpack(_ input: ArraySlice<UInt8>, limit: Int) throws(PaletteError) -> [UInt8] {
    guard let stream = InflateStream(), let length = UInt32(exactly: input.count) else {
      throw PaletteError("expected packed data that fits into memory", .byte(input.startIndex))
    }
    return try input.withUnsafeBufferPointer { (bytes) throws(PaletteError) -> [UInt8] in
      stream.state.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.state.pointee.avail_in = length
      var output: [UInt8] = [], room = [UInt8](repeating: 0, count: min(chunk, limit + 1))
      while true {
        let (status, count) = stream.fill(&room)
        let place = PaletteError.Place.byte(input.startIndex + Int(stream.state.pointee.total_in))
        guard output.count + count <= limit else {
          throw PaletteError("expected no more than \(limit) bytes when unpacked", place)
        }
        output += room[..<count]
        if status == Z_STREAM_END { return output }
        guard status == Z_OK else { throw PaletteError("expected packed data that is whole", place) }
      }
    }
  }

  /// Of ZIP and PNG (ISO 3309).
  static func checksum(_ bytes: [UInt8]) -> Int { Int(crc32_z(0, bytes, bytes.count)) }
}

/// zlib's state, which must not move.
private struct InflateStream: ~Copyable {
  let state = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  /// `nil` where memory is short.
  init?() {
    state.initialize(to: z_stream())
    // Without the header and checksum of zlib's own format.
    guard inflateInit2_(state, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      state.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(state)
    state.deallocate()
  }

  /// - Returns: zlib's status and how many bytes came out.
  func fill(_ room: inout [UInt8]) -> (Int32, Int) {
    room.withUnsafeMutableBufferPointer { room in
      state.pointee.next_out = room.baseAddress
      state.pointee.avail_out = UInt32(room.count)
      return (inflate(state, Z_NO_FLUSH), room.count - Int(state.pointee.avail_out))
    }
  }
}
