extension ColorName {
  /// The color of a name; only ASCII letters match in either case, as CSS has it.
  public init?(_ text: some StringProtocol) {
    let found = text.utf8.withContiguousStorageIfAvailable(Self.find)
    guard let place = found ?? Array(text.utf8).withUnsafeBufferPointer(Self.find) else { return nil }
    self = Self.all[place]
  }

  private static func find(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0, high = all.count
    while low < high {
      let middle = (low + high) / 2
      switch order(text, all[middle].name.utf8) {
      case 0: return middle
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }

  /// Below 0 where `text`, its ASCII letters in lower case, comes before `name`; 0 where they are the same.
  private static func order(_ text: UnsafeBufferPointer<UInt8>, _ name: String.UTF8View) -> Int {
    var text = text.makeIterator(), name = name.makeIterator()
    while true {
      switch (text.next(), name.next()) {
      case (nil, nil): return 0
      case (nil, _): return -1
      case (_, nil): return 1
      case (let a?, let b?):
        let lower = a >= 0x41 && a <= 0x5A ? a + 0x20 : a
        if lower != b { return lower < b ? -1 : 1 }
      }
    }
  }
}

/// The name that describes a color best.
public struct NearestName: Sendable, Hashable {
  public let name: ColorName
  /// CIEDE2000 in Lab D50; about 1 is just noticeable. 0 where the color is exact.
  public let deltaE: Double
  /// Whether the color is the named one to the last of its 8 bits.
  public let isExact: Bool

  /// Of two names for one color (`aqua` and `cyan`) the first in the alphabet.
  public init(to rgb: RGB) {
    let bytes = rgb.bytes
    let fits = Gamut.sRGB.contains(rgb.components, tolerance: Gamut.tolerance)
    if fits, let exact = Self.levels.firstIndex(of: bytes) {
      (name, deltaE, isExact) = (ColorName.all[exact], 0, true)
      return
    }
    let lab = Lab(rgb).components
    var best = 0, least = Double.infinity
    for (index, other) in Self.labs.enumerated() {
      let offset = lab - other.components, distance = (offset * offset).sum()
      if distance < least { (best, least) = (index, distance) }
    }
    // That one is near; only few others can be nearer by the costly measure.
    least = deltaE2000(Lab(components: lab), Self.labs[best])
    for (index, other) in Self.labs.enumerated() {
      let limit = least + 1e-9
      guard lightnessDifference(lab.x, other.components.x) <= limit, leastDifference(lab, other.components) <= limit
      else { continue }
      let difference = deltaE2000(Lab(components: lab), other)
      if difference < least || difference == least && index < best { (best, least) = (index, difference) }
    }
    (name, deltaE, isExact) = (ColorName.all[best], least, false)
  }

  private static let labs = ColorName.all.map { Lab($0.rgb) }
  private static let levels = ColorName.all.map(\.rgb.bytes)
}

/// The lightness term of CIEDE2000, which the whole is never less than.
private func lightnessDifference(_ a: Double, _ b: Double) -> Double {
  let off = (a + b) / 2 - 50
  return abs(a - b) / (1 + 0.015 * off * off / (20 + off * off).squareRoot())
}

/// The terms of lightness and chroma. The rotation in the blue region, whose factor is never below -√3, may take
/// three quarters of the chroma term's square away, and no more.
private func leastDifference(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
  func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
  let stretch = 1 + 0.5 * (1 - chromaShare((length(first.y, first.z) + length(second.y, second.z)) / 2))
  let c1 = length(stretch * first.y, first.z), c2 = length(stretch * second.y, second.z)
  let l = lightnessDifference(first.x, second.x), c = (c1 - c2) / (1 + 0.045 * (c1 + c2) / 2)
  return (l * l + c * c / 4).squareRoot()
}
