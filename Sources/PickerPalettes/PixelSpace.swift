import PickerCore

/// What the pixels of a picture stand for.
package struct PixelSpace: Sendable {
  package let space: any RGBColorSpace.Type
  /// What the file says but is not supported; the pixels then count as sRGB.
  package let ignored: String?

  package static let sRGB = PixelSpace(RGB.self)

  private init(_ space: any RGBColorSpace.Type, ignored: String? = nil) {
    self.space = space
    self.ignored = ignored
  }

  /// By the code points of ITU-T H.273, tables 2 and 3.
  package init(primaries: UInt8, transfer: UInt8) {
    switch (primaries, transfer) {
    case (1, 13): self.init(RGB.self)
    case (1, 8): self.init(LinearSRGB.self)
    case (12, 13): self.init(DisplayP3.self)
    // The curve of a television, which is that of CSS's rec2020.
    case (9, 1), (9, 14), (9, 15): self.init(Rec2020.self)
    default: self.init(RGB.self, ignored: "code points \(primaries) and \(transfer)")
    }
  }

  /// By x and y of white, red, green and blue.
  /// - Parameter gamma: The exponent that encodes light; `nil` where the file does not say.
  package init(chromaticities: [Double], gamma: Double?) {
    let known: [any RGBColorSpace.Type] = [DisplayP3.self, A98RGB.self, Rec2020.self]
    let space = known.first { space in
      let white = SIMD3(1.0, 1, 1), primaries = [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)]
      let places = ([white] + primaries).flatMap { linear -> [Double] in
        let xyz = space.xyzFromLinear * linear
        return [xyz.x / xyz.sum(), xyz.y / xyz.sum()]
      }
      let isCurve = gamma.map { abs(TransferFunction.power(0.5, 1 / $0) - space.linear(0.5)) < 0.01 } ?? true
      return isCurve && zip(places, chromaticities).allSatisfy { abs($0 - $1) < 0.003 }
    }
    self.init(space ?? RGB.self, ignored: space == nil ? "chromaticities" : nil)
  }

  /// By a profile of the ICC, packed as in zlib.
  /// - Parameter name: As the file calls it.
  package init(profile packed: ArraySlice<UInt8>, name: String) {
    // Two bytes of zlib's header, and its checksum, which nobody needs here, behind.
    self.init(icc: (try? Inflate.unpack(packed.dropFirst(2), limit: 1 << 24)) ?? [], name: name)
  }

  /// By a profile of the ICC.
  /// - Parameter name: As it is called in messages.
  package init(icc profile: [UInt8], name: String) {
    let space = ICCProfile(profile)?.space
    self.init(space ?? RGB.self, ignored: space == nil ? "profile \(name)" : nil)
  }
}
