import PickerCore

/// What Krita's own profiles stand for, told by their names: `sRGB-elle-V2-g10.icc` is sRGB's primaries with light that is
/// linear.
///
/// Source: E. Stone, "elle-icc-profiles"; those are what Krita brings along.
struct KritaProfile {
  private enum Curve {
    case linear, srgb
    case power(Double)
  }

  private let name: String
  /// `nil` for one that is not known.
  private let curve: Curve?

  init(_ name: String) {
    self.name = name.lowercased()
    let parts = self.name.split { "-. ".contains($0) }
    let curves: [(Substring, Curve)] = [
      ("g10", .linear), ("(linear)", .linear), ("g18", .power(1.8)), ("g22", .power(563 / 256)), ("srgbtrc", .srgb),
    ]
    let named = curves.first { parts.contains($0.0) }?.1
    // Besides those of the table there are some of lightness and of television.
    curve = named ?? (parts.contains("labl") || parts.contains("rec709") ? nil : .srgb)
  }

  func color(_ values: SIMD3<Double>) -> PaletteColor? {
    guard let curve else { return nil }
    switch (primaries, curve) {
    case (is RGB.Type, .srgb): return .rgb(RGB(components: values))
    case (is RGB.Type, .linear): return .css(Color(LinearSRGB.self, values))
    case (let space?, .linear):
      return .css(Color(space, SIMD3(encoded(values.x), encoded(values.y), encoded(values.z))))
    // The profiles that have the curve of the space of the same primaries.
    case (is A98RGB.Type, .power(563 / 256)), (is ProPhotoRGB.Type, .power(1.8)):
      return primaries.map { .css(Color($0, values)) }
    default: return nil
    }

    func encoded(_ value: Double) -> Double { primaries?.encoded(value) ?? value }
  }

  private var primaries: (any RGBColorSpace.Type)? {
    let known: [(String, any RGBColorSpace.Type)] = [
      ("srgb", RGB.self), ("scrgb", RGB.self), ("rec2020", Rec2020.self), ("clayrgb", A98RGB.self),
      ("largergb", ProPhotoRGB.self),
    ]
    return known.first { name.hasPrefix($0.0) }?.1
  }

  /// With the curve of sRGB.
  func gray(_ value: Double) -> Double? {
    guard name.isEmpty || name.hasPrefix("gray"), let curve else { return nil }
    switch curve {
    case .srgb: return value
    case .linear: return RGB.encoded(value)
    case .power(let power): return RGB.encoded(TransferFunction.power(value, power))
    }
  }
}
