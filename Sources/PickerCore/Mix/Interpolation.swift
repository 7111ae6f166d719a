/// The way from one color to another in a space.
///
/// Source: CSS Color 4, section 12: missing components take the other color's, hues go along an arc, and all but hues
/// are weighted by alpha (premultiplied).
public struct Interpolation: Sendable {
  private let space: any ColorSpace.Type
  /// Where the components start, and how far they go; all but hue times alpha.
  private let start, change: SIMD3<Double>
  private let startAlpha, alphaChange: Double
  /// 1 for the hue, which alpha never weights; 0 for the others.
  private let isHue: SIMD3<Double>
  private let hueIndex: Int?
  /// What is missing from both ends.
  private let missing: Color.Missing

  public init(from first: Color, to second: Color, in space: any ColorSpace.Type, hue arc: HueArc = .shorter) {
    let a = first.carryingMissing(to: space), b = second.carryingMissing(to: space)
    let from = a.components.replacing(with: b.components, where: a.missing.mask)
    var to = b.components.replacing(with: a.components, where: b.missing.mask)
    let aAlpha = a.missing.contains(.alpha) ? b.alpha : a.alpha, bAlpha = b.missing.contains(.alpha) ? a.alpha : b.alpha
    missing = a.missing.intersection(b.missing)

    var isHue = SIMD3<Double>.zero
    hueIndex = space.hueIndex
    if let hue = hueIndex {
      isHue[hue] = 1
      to[hue] = from[hue] + arc.turn(from: wrapDegrees(from[hue]), to: wrapDegrees(to[hue]))
    }
    // Alpha missing on both ends weights nothing.
    (startAlpha, alphaChange) = missing.contains(.alpha) ? (1, 0) : (aAlpha, bAlpha - aAlpha)
    start = from * (isHue + (1 - isHue) * startAlpha)
    change = to * (isHue + (1 - isHue) * (startAlpha + alphaChange)) - start
    self.space = space
    self.isHue = isHue
  }

  /// The color at a place from 0, the first color, to 1, the second; in the space of the interpolation.
  public func color(at t: Double) -> Color {
    let alpha = startAlpha + alphaChange * t
    var components = start + change * t
    if alpha != 0 { components /= isHue + (1 - isHue) * alpha }
    if let hue = hueIndex { components[hue] = wrapDegrees(components[hue]) }
    components.replace(with: 0, where: missing.mask)
    return Color(space, components, alpha: missing.contains(.alpha) ? 0 : alpha, missing: missing)
  }
}

extension Color {
  /// This color in a space to interpolate in. What is missing here is missing in its counterpart there, and a hue
  /// that the conversion leaves powerless is missing too. In its own space the color stays as it was written
  /// (CSS Color 4, sections 4.4 and 12.2).
  public func carryingMissing(to target: any ColorSpace.Type) -> Color {
    if target == space { return self }
    var result = Color(target, components(in: target), alpha: alpha, missing: missing.intersection(.alpha))
    if let hue = target.hueIndex { result.missing.formUnion(result.powerless.intersection(.component(hue))) }
    result.missing.formUnion(counterparts(in: target))
    result.components.replace(with: 0, where: result.missing.mask)
    return result
  }

  /// The components of another space that stand for what is missing here.
  private func counterparts(in target: any ColorSpace.Type) -> Missing {
    guard !missing.intersection([.first, .second, .third]).isEmpty else { return [] }
    var roles = zip(0..., space.channels).compactMap { missing.contains(.component($0)) ? $1.role : nil }
    // Both axes of a plane of colors stand for both of its polar coordinates.
    let axes: [Channel.Role] = [.opponentA, .opponentB], polar: [Channel.Role] = [.colorfulness, .hue]
    if axes.allSatisfy(roles.contains) { roles += polar } else if polar.allSatisfy(roles.contains) { roles += axes }
    var result: Missing = []
    for (index, channel) in target.channels.enumerated() {
      if let role = channel.role, roles.contains(role) { result.insert(.component(index)) }
    }
    return result
  }

  /// A mix of two colors, half and half unless `t` says otherwise.
  public static func mix(
    _ first: Color, _ second: Color, at t: Double = 0.5, in space: any ColorSpace.Type = OKLab.self,
    hue arc: HueArc = .shorter
  ) -> Color {
    Interpolation(from: first, to: second, in: space, hue: arc).color(at: t)
  }
}

extension ColorSpace {
  /// Which component is an angle.
  public static var hueIndex: Int? { channels.firstIndex { $0.unit == .degrees } }
}
