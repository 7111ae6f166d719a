/// How many decimals say a color.
///
/// A color of 8 bits a channel gets the fewest decimals that read back to the same 8 bits, without clamping. Any other color gets the
/// fewest that read back to exactly what was written, if 8 decimals can do that and the color was written in this very
/// space; else the fewest that read back to an encoded sRGB within 1e-5 (of a channel of 0 to 1, or of its own
/// size where it is larger), or to the same 8 bits where that is enough. Alpha: the same 8 bits; exactly, up to
/// 8 decimals; within 1e-5.
enum ShortestDecimals {
  static let tolerance = 1e-5
  private static let mostExact = 8
  private static let most = 15

  /// - Parameters:
  ///   - values: what will be written.
  ///   - isAuthored: whether they are as they were written, not converted.
  ///   - color: the color that values read back stand for.
  /// - Returns: The values as text.
  static func texts(
    _ values: [Double], isAuthored: Bool, _ exactness: FormatOptions.Exactness, color: ([Double]) -> RGB
  ) -> [String] {
    let numbers = values.map(DecimalText.init), wanted = color(values)
    func texts(_ decimals: Int) -> [String] { numbers.map { $0.text(atMost: decimals) } }
    func readBack(_ decimals: Int) -> RGB { color(numbers.map { $0.value(atMost: decimals) }) }

    if wanted.isEightBit {
      return texts((0..<most).first { readBack($0).rounds(to: wanted.bytes) } ?? most)
    }
    if isAuthored, let exact = exactCount(values) { return texts(exact) }
    if exactness == .bytes, Gamut.sRGB.contains(wanted.components, tolerance: Gamut.tolerance) {
      for decimals in 0..<most {
        if readBack(decimals).rounds(to: wanted.bytes) { return texts(decimals) }
        guard decimals == 2 else { continue }
        if let other = roundedEitherWay(values, { color($0).rounds(to: wanted.bytes) }) { return other }
      }
    }
    let longest = min(numbers.map(\.count).max() ?? 0, most)
    return texts((0..<longest).first { isClose(readBack($0).components, wanted.components) } ?? longest)
  }

  /// Two decimals nearly always say the 8 bits in degrees and percent. Where a channel lies next to a half they may
  /// not as long as each rounds to the nearest: then one of them is rounded the other way.
  private static func roundedEitherWay(_ values: [Double], _ fits: ([Double]) -> Bool) -> [String]? {
    for directions in 0..<1 << values.count {
      let texts = values.enumerated().map { index, value in
        decimalText((value * 100).rounded(directions >> index & 1 == 0 ? .down : .up) / 100, atMost: 2)
      }
      if fits(texts.map(read)) { return texts }
    }
    return nil
  }

  /// The fewest decimals that say the values but for rounding noise, if few enough do.
  static func exactCount(_ values: [Double]) -> Int? {
    let texts = values.map(DecimalText.init)
    return (0...mostExact).first { decimals in
      zip(texts, values).allSatisfy { abs($0.value(atMost: decimals) - $1) <= 1e-12 * max(1, abs($1)) }
    }
  }

  /// Whether encoded sRGB is another's within the tolerance; what is no number is close to nothing.
  static func isClose(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    (0..<3).allSatisfy { abs(a[$0] - b[$0]) <= tolerance * max(1, abs(b[$0])) }
  }

  static func read(_ text: String) -> Double {
    var cursor = Cursor(text)
    return cursor.takeNumber() ?? 0
  }

  /// Alpha by its own rule.
  static func alphaText(_ alpha: Double, _ options: FormatOptions) -> String {
    let text = DecimalText(alpha)
    if let precision = options.precision { return text.text(atMost: precision) }
    let isEightBit = abs(alpha * 255 - (alpha * 255).rounded()) < 1e-6
    if isEightBit {
      let shortest = (0...3).first { byte(read(text.text(atMost: $0))) == byte(alpha) }
      return text.text(atMost: shortest ?? 3)
    }
    if text.count <= mostExact { return text.text(atMost: mostExact) }
    let same = (0...5).first { options.exactness == .bytes && byte(read(text.text(atMost: $0))) == byte(alpha) }
    return text.text(atMost: same ?? 5)
  }
}

extension RGB {
  /// Whether this is a color of 8 bits a channel, but for rounding noise.
  package var isEightBit: Bool {
    (0..<3).allSatisfy { abs(components[$0] * 255 - Double(bytes[$0])) < 1e-6 }
  }

  /// Whether rounding alone, without clamping, gives these 8 bits: far outside of sRGB lie other colors.
  fileprivate func rounds(to wanted: SIMD3<UInt8>) -> Bool {
    bytes == wanted && (0..<3).allSatisfy { abs(components[$0] * 255 - Double(wanted[$0])) <= 0.5 }
  }
}
