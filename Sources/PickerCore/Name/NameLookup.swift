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
    if fits, let exact = ColorName.all.first(where: { $0.rgb.bytes == bytes }) {
      (name, deltaE, isExact) = (exact, 0, true)
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
    for (index, other) in Self.labs.enumerated() where lightnessDifference(lab.x, other.components.x) <= least + 1e-9 {
      let difference = deltaE2000(Lab(components: lab), other)
      if difference < least || difference == least && index < best { (best, least) = (index, difference) }
    }
    (name, deltaE, isExact) = (ColorName.all[best], least, false)
  }

  private static let labs = ColorName.all.map { Lab($0.rgb) }
}

/// The lightness term of CIEDE2000, which the whole is never less than.
private func lightnessDifference(_ a: Double, _ b: Double) -> Double {
  let off = (a + b) / 2 - 50
  return abs(a - b) / (1 + 0.015 * off * off / (20 + off * off).squareRoot())
}
