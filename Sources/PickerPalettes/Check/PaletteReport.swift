import PickerCore

/// What is worth knowing about a palette. Swatches are numbered from 1.
package struct PaletteReport: Sendable {
  /// Numbers of swatches that have the same name or the same color as others.
  package private(set) var sameNames: [[Int]] = []
  package private(set) var sameColors: [[Int]] = []
  package private(set) var unnamed: [Int] = []
  package private(set) var invisible: [Int] = []
  package private(set) var translucent: [Int] = []
  /// Ink without a profile, which has no certain color.
  package private(set) var inks: [Int] = []

  package init(_ palette: Palette) {
    var byName: [String: [Int]] = [:], byColor: [SIMD4<UInt16>: [Int]] = [:]
    for (number, swatch) in zip(1..., palette.swatches) {
      let color = swatch.color
      if swatch.name.isEmpty {
        unnamed.append(number)
      } else {
        byName[swatch.group + "\0" + swatch.name, default: []].append(number)
      }
      byColor[Self.key(color), default: []].append(number)
      if swatch.alpha == 0 { invisible.append(number) } else if swatch.alpha < 1 { translucent.append(number) }
      if case .cmyk = swatch.value { inks.append(number) }
    }
    sameNames = Self.repeated(byName.values)
    sameColors = Self.repeated(byColor.values)
  }

  private static func repeated(_ groups: some Sequence<[Int]>) -> [[Int]] {
    groups.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Equal for colors that differ by noise only: by a sixteenth of an 8-bit step. Far outside of sRGB it is coarser.
  private static func key(_ color: Color) -> SIMD4<UInt16> {
    func part(_ value: Double) -> UInt16 { value.isNaN ? 0 : UInt16(min(max(value * 4080 + 8192.5, 0), 65535)) }
    let rgb = color.rgb
    return SIMD4(part(rgb.red), part(rgb.green), part(rgb.blue), part(color.alpha))
  }
}

extension Palette {
  /// Those of its features that not every format keeps.
  package var features: PaletteFeatures {
    var features: PaletteFeatures = []
    for swatch in swatches {
      if !swatch.name.isEmpty { features.insert(.names) }
      if !swatch.group.isEmpty { features.insert(.groups) }
      if swatch.alpha < 1 { features.insert(.alpha) }
      if !features.contains(.wideGamut), !Gamut.sRGB.contains(swatch.color, tolerance: Gamut.tolerance) {
        features.insert(.wideGamut)
      }
      if case .cmyk = swatch.value { features.insert(.inks) }
    }
    return features
  }
}

extension PaletteFeatures {
  /// In words, such as `names`.
  package var words: [String] {
    [
      (.names, "names"), (.groups, "groups"), (.alpha, "alpha"), (.wideGamut, "colors outside of sRGB"),
      (.inks, "inks"),
    ]
    .filter { contains($0.0) }.map { (feature: (PaletteFeatures, String)) in feature.1 }
  }

  /// Each feature by itself.
  package var each: [PaletteFeatures] {
    [.names, .groups, .alpha, .wideGamut, .inks].filter { contains($0) }
  }
}
