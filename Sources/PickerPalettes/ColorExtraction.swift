import PickerCore

/// The colors that a picture is made of.
///
/// A picture of no more colors than are asked for (and fewer than 65,536) gives exactly those. Another is divided in
/// OKLab: the box of colors that varies most is cut where the two halves vary least, until there are enough boxes, and
/// each box gives the mean of what is in it. The result depends on nothing but the pixels, not even on their order.
///
/// Memory is bounded whatever the picture: from 65,536 distinct colors on they are counted by the highest 5 bits of
/// each channel, and a group counts as its mean.
///
/// Source: P. Heckbert, "Color image quantization for frame buffer display", SIGGRAPH 1982, with the cut of X. Wu,
/// "Efficient statistical computations for optimal color quantization", Graphics Gems II, 1991.
package enum ColorExtraction {
  /// - Parameters:
  ///   - pixels: With straight alpha. A pixel counts by its alpha, so what is transparent does not count at all.
  ///   - count: At most so many colors are returned.
  /// - Returns: The colors, that of the largest share first.
  package static func colors(of pixels: some Sequence<RGBA>, count: Int) -> [RGB] {
    colors(
      of: pixels.lazy.map { UInt32(byte($0.alpha)) << 24 | ($0.rgb.argb8888 & 0xFF_FFFF) }, count: count)
  }

  /// As `colors(of:count:)`, for pixels in ARGB8888 with straight alpha.
  package static func colors(of pixels: some Sequence<UInt32>, count: Int) -> [RGB] {
    colors(of: pixels, in: RGB.self, count: count).map(\.rgb)
  }

  /// As `colors(of:count:)`, for pixels whose channels are those of another space, in which the result is too.
  package static func colors(
    of pixels: some Sequence<UInt32>, in space: any RGBColorSpace.Type, count: Int
  ) -> [Color] {
    guard count > 0 else { return [] }
    var tally = Tally()
    for pixel in pixels { tally.add(pixel) }
    let clusters = tally.clusters(in: space)
    let boxes = clusters.count > count ? cut(clusters, into: count) : clusters.map { Box([$0]) }
    return boxes.map { (weight: $0.weight, color: $0.channels(in: space)) }
      .sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.color.argb8888 < $1.color.argb8888 }
      .map { Color(space, $0.color.components) }
  }

  private static func cut(_ clusters: [Cluster], into count: Int) -> [Box] {
    var boxes = [Box(clusters)]
    while boxes.count < count, let widest = boxes.indices.max(by: { boxes[$0].variance < boxes[$1].variance }),
      let (low, high) = boxes[widest].halves()
    {
      boxes[widest] = low
      boxes.append(high)
    }
    return boxes
  }
}

/// How much of each color there is.
private struct Tally {
  /// By color, while those are few.
  private var exact: [UInt32: UInt64] = [:]
  /// By the highest 5 bits of each channel, once they are not: alpha, and the sums of the channels weighted with it.
  private var groups: [SIMD4<UInt64>] = []

  private static let limit = 65_536

  mutating func add(_ pixel: UInt32) {
    let alpha = UInt64(pixel >> 24)
    if alpha > 0 { add(pixel & 0xFF_FFFF, weight: alpha) }
  }

  private mutating func add(_ color: UInt32, weight: UInt64) {
    guard groups.isEmpty else {
      let r = color >> 16, g = color >> 8 & 255, b = color & 255
      let place = Int((r >> 3) << 10 | (g >> 3) << 5 | b >> 3)
      groups[place] &+= SIMD4(1, UInt64(r), UInt64(g), UInt64(b)) &* weight
      return
    }
    exact[color, default: 0] += weight
    guard exact.count == Self.limit else { return }
    let all = exact
    exact = [:]
    groups = Array(repeating: .zero, count: 1 << 15)
    for (color, weight) in all { add(color, weight: weight) }
  }

  /// Ordered by color.
  func clusters(in space: any RGBColorSpace.Type) -> [Cluster] {
    if groups.isEmpty {
      return exact.sorted { $0.key < $1.key }.map { color, weight in
        Cluster(
          RGB(bytes: UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)), of: space,
          weight: Double(weight))
      }
    }
    return groups.filter { $0.x > 0 }.map { sums in
      let weight = Double(sums.x)
      return Cluster(
        RGB(components: SIMD3(Double(sums.y), Double(sums.z), Double(sums.w)) / (255 * weight)), of: space,
        weight: weight)
    }
  }
}

private struct Cluster {
  /// Red, green and blue of the picture's space.
  let channels: RGB
  let lab: SIMD3<Double>
  let weight: Double

  init(_ channels: RGB, of space: any RGBColorSpace.Type, weight: Double) {
    (self.channels, self.weight) = (channels, weight)
    lab = space.convert(channels.components, to: OKLab.self)
  }
}

private struct Box {
  let clusters: [Cluster]
  let weight: Double
  /// In OKLab.
  let mean: SIMD3<Double>
  /// The sum of squares of the distances from the mean along each axis.
  let spread: SIMD3<Double>

  init(_ clusters: [Cluster]) {
    self.clusters = clusters
    var weight = 0.0, sum = SIMD3<Double>.zero, spread = SIMD3<Double>.zero
    for cluster in clusters {
      weight += cluster.weight
      sum += cluster.lab * cluster.weight
    }
    let mean = sum / max(weight, 1)
    for cluster in clusters {
      let off = cluster.lab - mean
      spread += off * off * cluster.weight
    }
    (self.weight, self.mean, self.spread) = (weight, mean, spread)
  }

  /// What a cut may gain.
  var variance: Double { clusters.count > 1 ? spread.sum() : -1 }

  /// A single color as it was, else the mean, which may lie a little outside of the space.
  func channels(in space: any RGBColorSpace.Type) -> RGB {
    clusters.count == 1
      ? clusters[0].channels : RGB(components: Gamut.clip(OKLab.convert(mean, to: space)))
  }

  /// Cut across the axis of the greatest spread, where the means of the halves lie farthest apart for their weights.
  /// - Returns: `nil` where there is but one color.
  func halves() -> (Box, Box)? {
    guard clusters.count > 1 else { return nil }
    let axis = spread.x == spread.max() ? 0 : spread.y == spread.max() ? 1 : 2
    let sorted = clusters.sorted {
      $0.lab[axis] != $1.lab[axis] ? $0.lab[axis] < $1.lab[axis] : $0.channels.argb8888 < $1.channels.argb8888
    }
    let total = mean * weight
    var low = 0.0, sum = SIMD3<Double>.zero, best = 1, most = -1.0
    for (index, cluster) in sorted.dropLast().enumerated() {
      low += cluster.weight
      sum += cluster.lab * cluster.weight
      let rest = total - sum, gain = (sum * sum).sum() / low + (rest * rest).sum() / (weight - low)
      if gain > most { (best, most) = (index + 1, gain) }
    }
    return (Box(Array(sorted[..<best])), Box(Array(sorted[best...])))
  }
}
