import PickerCore

/// What is allowed of a picture, drawn over it: the rest is dimmed and hatched, and has an edge.
///
/// Made once for a picture, a size in pixels and rules; equal only to itself.
public final class RuleGround: Hashable, Sendable {
  /// A place at the edge of what is allowed, and what ends there.
  package struct Edge: Sendable {
    package let failure: RuleFailure
    /// In the unit square, x rightward and y upward.
    package let place: SIMD2<Double>
  }

  package let mask: RuleMask
  /// One for each condition that has an edge, from top to bottom.
  package let edges: [Edge]
  /// Whether what is forbidden fades into dark.
  private let isDark: Bool

  /// - Parameters:
  ///   - width, height: In pixels. A height of 1 stands for a bar of any height.
  ///   - isCoarse: For pictures on the move; their edges have no names.
  package init(
    _ field: RuleField, _ picture: some RuledPicture, width: Int, height: Int, isDark: Bool, isCoarse: Bool = false,
    within isInside: ((Int, Int) -> Bool)? = nil
  ) {
    var mask = RuleMask(field, picture, width: width, height: height, isCoarse: isCoarse)
    if let isInside { mask.keep(isInside) }
    self.mask = mask
    self.isDark = isDark
    edges = isCoarse || height == 1 ? [] : Self.edges(of: mask, field, picture)
  }

  /// For each condition the place in the middle of those where it is what ends the allowed ground.
  private static func edges(of mask: RuleMask, _ field: RuleField, _ picture: some RuledPicture) -> [Edge] {
    var places: [Int: [(SIMD2<Double>, RuleFailure)]] = [:]
    // Every fourth row is enough to find where a label may stand.
    for y in Swift.stride(from: 2, to: mask.height, by: 4) {
      for x in 1..<max(1, mask.width) where mask[x, y] != mask[x - 1, y] {
        let outside = mask[x, y] ? x - 1 : x
        let sample = picture.sample(Double(outside) + 0.5, Double(y) + 0.5)
        guard let (condition, failure) = field.test.firstFailure(of: sample) else { continue }
        let place = SIMD2((Double(x)) / Double(mask.width), 1 - (Double(y) + 0.5) / Double(mask.height))
        // The three channels of a gamut have one edge.
        let name =
          field.bounds[condition].seen == nil
          ? field.plain.first {
            field.test.conditions[$0].rule == field.test.conditions[condition].rule
          } ?? condition : condition
        places[name, default: []].append((place, failure))
      }
    }
    return places.values.map { places in
      let middle = places[places.count / 2]
      return Edge(failure: middle.1, place: middle.0)
    }.sorted { ($0.place.y, $0.place.x) > ($1.place.y, $1.place.x) }
  }

  /// Paints over opaque pixels. Where it is drawn in another size than it was made for, pixels stand for their nearest.
  func paint(over pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, scale: Double) {
    guard mask.width > 0, mask.height > 0, !mask.isFull else { return }
    let isBar = mask.height == 1, reach = max(1, Int(scale.rounded()))
    let period = max(4, Int((9 * scale).rounded())), stroke = max(1, Int((1.5 * scale).rounded()))
    let dim: UInt32 = isDark ? 0x202020 : 0xE6E6E6, stripe: UInt32 = isDark ? 0x5A5A5A : 0xA6A6A6
    let line: UInt32 = isDark ? 0xFFFFFF : 0x141414
    func column(_ x: Int) -> Int { mask.width == grid.width ? x : min(mask.width - 1, x * mask.width / grid.width) }
    func row(_ y: Int) -> Int {
      isBar ? 0 : mask.height == grid.height ? y : min(mask.height - 1, y * mask.height / grid.height)
    }
    func isAllowed(_ x: Int, _ y: Int) -> Bool { mask[column(x), row(y)] }
    for y in 0..<grid.height {
      for x in 0..<grid.width where !isAllowed(x, y) {
        let index = y * grid.stride + x
        let isEdge =
          (max(0, x - reach)...min(grid.width - 1, x + reach)).contains { isAllowed($0, y) }
          || !isBar && (max(0, y - reach)...min(grid.height - 1, y + reach)).contains { isAllowed(x, $0) }
        let isStripe = (x + y) % period < stroke
        pixels[index] = Self.mixed(pixels[index], isEdge ? line : isStripe ? stripe : dim, isEdge ? 230 : 165)
      }
    }
  }

  /// A pixel with `share` of 256 of another color; its alpha stays.
  @inline(__always)
  private static func mixed(_ pixel: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 - share
    let odd = ((pixel & 0xFF00FF) &* rest &+ (other & 0xFF00FF) &* share) &>> 8 & 0xFF00FF
    let even = ((pixel & 0x00FF00) &* rest &+ (other & 0x00FF00) &* share) &>> 8 & 0x00FF00
    return pixel & 0xFF00_0000 | odd | even
  }

  public static func == (a: RuleGround, b: RuleGround) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
