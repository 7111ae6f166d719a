/// Which way round the circle of hues goes (CSS Color 4, section 12.4).
public enum HueArc: String, Sendable, CaseIterable {
  case shorter, longer, increasing, decreasing

  /// How far to turn from one hue to another, in degrees; both hues in `0..<360`.
  /// Equal hues are a full turn apart on the longer way, and not at all on the others.
  public func turn(from start: Double, to end: Double) -> Double {
    let turn = end - start
    return switch self {
    case .shorter: turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    case .longer: turn > 0 && turn < 180 ? turn - 360 : turn > -180 && turn <= 0 ? turn + 360 : turn
    case .increasing: turn < 0 ? turn + 360 : turn
    case .decreasing: turn > 0 ? turn - 360 : turn
    }
  }
}
