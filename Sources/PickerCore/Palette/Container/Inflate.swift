/// Unpacks what was packed with DEFLATE, no farther than to a limit.
///
/// Source: RFC 1951; the decoding of canonical Huffman codes length by length follows M. Adler's `puff`.
struct Inflate {
  private let input: ArraySlice<UInt8>
  private let limit: Int
  private var next: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// - Parameter limit: How many bytes may come out.
  static func unpack(_ input: ArraySlice<UInt8>, limit: Int) throws(PaletteError) -> [UInt8] {
    var inflate = Inflate(input, limit)
    try inflate.run()
    return inflate.output
  }

  private init(_ input: ArraySlice<UInt8>, _ limit: Int) {
    (self.input, self.limit, next) = (input, limit, input.startIndex)
  }

  private func damage() -> PaletteError { PaletteError("expected packed data that is whole", .byte(next)) }

  private mutating func run() throws(PaletteError) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try takeCodes()
        try unpack(literals, distances)
      default: throw damage()
      }
    }
  }

  private mutating func take(_ count: Int) throws(PaletteError) -> Int {
    while bitCount < count {
      guard next < input.endIndex else { throw damage() }
      bits |= UInt32(input[next]) << UInt32(bitCount)
      next += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & (1 << UInt32(count) - 1))
  }

  private mutating func append(_ byte: UInt8) throws(PaletteError) {
    guard output.count < limit else {
      throw PaletteError("expected no more than \(limit) bytes when unpacked", .byte(next))
    }
    output.append(byte)
  }

  private mutating func copyStored() throws(PaletteError) {
    bits = 0
    bitCount = 0
    let length = try take(16), complement = try take(16)
    guard length == ~complement & 0xFFFF, input.endIndex - next >= length else { throw damage() }
    for byte in input[next..<next + length] { try append(byte) }
    next += length
  }

  private mutating func unpack(_ literals: Code, _ distances: Code) throws(PaletteError) {
    while true {
      let symbol = try take(literals)
      if symbol < 256 {
        try append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengths.count else { throw damage() }
      let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let code = try take(distances)
      guard code < Self.distances.count else { throw damage() }
      let distance = Self.distances[code] + (try take(Self.distanceBits[code]))
      guard distance <= output.count else { throw damage() }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }

  // MARK: Codes

  /// A canonical Huffman code: how many symbols have each length, and the symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    /// `nil` where more codes are given than there are.
    init?(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      var left = 1
      for length in 1...15 {
        left = 2 * left - counts[length]
        if left < 0 { return nil }
      }
      counts[0] = 0
      symbols = lengths.enumerated().filter { $0.element > 0 }
        .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    }

    static let none = Code(symbols: [])
    private init(symbols: [Int]) { self.symbols = symbols }
  }

  private mutating func take(_ code: Code) throws(PaletteError) -> Int {
    var value = 0, first = 0, index = 0
    for length in 1...15 {
      value |= try take(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw damage()
  }

  private mutating func takeCodes() throws(PaletteError) -> (Code, Code) {
    let literalCount = try take(5) + 257, distanceCount = try take(5) + 1, count = try take(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<count { lengths[Self.order[index]] = try take(3) }
    guard let lengthCode = Code(lengths) else { throw damage() }
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      let symbol = try take(lengthCode)
      switch symbol {
      case ..<16: all.append(symbol)
      case 16:
        guard let last = all.last else { throw damage() }
        all += Array(repeating: last, count: 3 + (try take(2)))
      case 17: all += Array(repeating: 0, count: 3 + (try take(3)))
      default: all += Array(repeating: 0, count: 11 + (try take(7)))
      }
    }
    guard all.count == literalCount + distanceCount, all[256] > 0, let literals = Code(all[..<literalCount]),
      let distances = Code(all[literalCount...])
    else { throw damage() }
    return (literals, distances)
  }

  private static let fixedLiterals =
    Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }) ?? .none
  private static let fixedDistances = Code(Array(repeating: 5, count: 30)) ?? .none
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
}
