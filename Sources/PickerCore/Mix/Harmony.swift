/// Colors that go with a base color because their hues stand in a regular figure.
public enum Harmony: String, Sendable, CaseIterable {
  case complement, analogous, triad, square, rectangle, split

  /// Turns of the hue in degrees, in the order of the result; 0 is the base.
  public var turns: [Double] {
    switch self {
    case .complement: [0, 180]
    case .analogous: [-30, 0, 30]
    case .triad: [0, 120, 240]
    case .square: [0, 90, 180, 270]
    case .rectangle: [0, 30, 180, 210]
    case .split: [-150, 0, 150]
    }
  }

  /// The figure's colors in `space`, which needs a hue. A gray has none: it stays what it is.
  public func colors(of base: Color, in space: any ColorSpace.Type = OKLCH.self) -> [Color] {
    let base = base.converted(to: space)
    guard let hue = space.hueIndex, !base.powerless.contains(.component(hue)) else { return turns.map { _ in base } }
    return turns.map {
      var color = base
      color.components[hue] = wrapDegrees(base.components[hue] + $0)
      return color
    }
  }
}
