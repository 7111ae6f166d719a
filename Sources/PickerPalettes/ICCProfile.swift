import PickerCore

/// As much of an ICC profile as tells whether it is one of the spaces that the program knows: three primaries and their
/// curves, or the curve of gray.
///
/// Source: ICC.1:2022, sections 7, 9.2, 10.6 (curves), 10.18 (parametric curves) and 10.31 (XYZ).
struct ICCProfile {
  private let bytes: [UInt8]
  private var tags: [String: Range<Int>] = [:]

  /// `nil` for what is not a profile.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
    var reader = ByteReader(bytes[128...])
    do throws(PaletteError) {
      for _ in 0..<min(try reader.takeUInt32(), 256) {
        let name = String(decoding: try reader.take(4), as: UTF8.self)
        let start = try reader.takeUInt32(), length = try reader.takeUInt32()
        guard start + length <= bytes.count else { return nil }
        tags[name] = start..<start + length
      }
    } catch { return nil }
  }

  /// `nil` for one that is not known.
  var space: (any RGBColorSpace.Type)? {
    let isGray = bytes[16..<20].elementsEqual("GRAY".utf8)
    // A lookup table describes more than a space.
    guard tags["A2B0"] == nil, isGray || bytes[16..<20].elementsEqual("RGB ".utf8) else { return nil }
    let known: [any RGBColorSpace.Type] =
      isGray ? [RGB.self] : [RGB.self, DisplayP3.self, A98RGB.self, ProPhotoRGB.self, Rec2020.self, LinearSRGB.self]
    return known.first { (isGray || hasPrimaries($0)) && hasCurves($0, isGray ? ["kTRC"] : ["rTRC", "gTRC", "bTRC"]) }
  }

  private func hasPrimaries(_ space: any RGBColorSpace.Type) -> Bool {
    zip(["rXYZ", "gXYZ", "bXYZ"], [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)]).allSatisfy { tag, primary in
      guard let xyz = xyz(tag) else { return false }
      let miss = xyz - space.convert(primary, to: XYZD50.self)
      return (miss * miss).sum() < 0.003 * 0.003
    }
  }

  /// Within one step of 8 bits in light, which is what profiles differ by that mean the same.
  private func hasCurves(_ space: any RGBColorSpace.Type, _ tags: [String]) -> Bool {
    tags.allSatisfy { tag in
      (0...16).allSatisfy { step in
        let encoded = Double(step) / 16
        return linear(tag, encoded).map { abs($0 - space.linear(encoded)) < 0.004 } ?? false
      }
    }
  }

  // MARK: Values

  private func reader(_ tag: String, _ type: String) -> ByteReader? {
    guard let range = tags[tag], range.count >= 8, bytes[range].prefix(4) == type else { return nil }
    return ByteReader(bytes[(range.lowerBound + 8)..<range.upperBound])
  }

  private func fixed(_ reader: inout ByteReader) throws(PaletteError) -> Double {
    Double(Int32(truncatingIfNeeded: try reader.takeUInt32())) / 65536
  }

  private func xyz(_ tag: String) -> SIMD3<Double>? {
    guard var reader = reader(tag, "XYZ ") else { return nil }
    return try? SIMD3(fixed(&reader), fixed(&reader), fixed(&reader))
  }

  /// The light of an encoded value in `0...1`.
  private func linear(_ tag: String, _ encoded: Double) -> Double? {
    if var reader = reader(tag, "curv") { return try? table(&reader, encoded) }
    guard var reader = reader(tag, "para") else { return nil }
    return try? parametric(&reader, encoded)
  }

  private func table(_ reader: inout ByteReader, _ encoded: Double) throws(PaletteError) -> Double {
    let count = try reader.takeUInt32()
    if count == 0 { return encoded }
    if count == 1 { return power(encoded, Double(try reader.takeUInt16()) / 256) }
    let place = encoded * Double(count - 1), index = min(Int(place), count - 2), share = place - Double(index)
    _ = try reader.take(2 * index)
    let low = Double(try reader.takeUInt16()), high = Double(try reader.takeUInt16())
    return (low + (high - low) * share) / 65535
  }

  private func parametric(_ reader: inout ByteReader, _ x: Double) throws(PaletteError) -> Double {
    let kind = try reader.takeUInt16(), counts = [1, 3, 4, 5, 7]
    _ = try reader.takeUInt16()
    guard counts.indices.contains(kind) else { throw PaletteError("expected a curve that is known", reader.place) }
    var p: [Double] = []
    for _ in 0..<counts[kind] { p.append(try fixed(&reader)) }
    switch kind {
    case 0: return power(x, p[0])
    case 1: return p[1] * x + p[2] >= 0 ? power(p[1] * x + p[2], p[0]) : 0
    case 2: return p[1] * x + p[2] >= 0 ? power(p[1] * x + p[2], p[0]) + p[3] : p[3]
    case 3: return x >= p[4] ? power(p[1] * x + p[2], p[0]) : p[3] * x
    default: return x >= p[4] ? power(p[1] * x + p[2], p[0]) + p[5] : p[3] * x + p[6]
    }
  }

  private func power(_ value: Double, _ exponent: Double) -> Double { TransferFunction.power(value, exponent) }
}
