/// A set of rules made ready to test colors.
public struct RuleTest: Sendable, Hashable {
  /// One number and where it has to lie: a rule is met where all of its conditions are.
  package struct Condition: Hashable, Sendable {
    package let measure: RuleMeasure
    /// Where the measure must lie, or between which it must not.
    package let low, high: Double
    package let isOutside: Bool
    /// Of the set's rules.
    package let rule: Int
    /// What the rule compares with, where it is a color.
    package let reference: String
    package func isMet(by value: Double) -> Bool {
      isOutside ? value <= low || value >= high : value >= low && value <= high
    }
  }

  public let set: RuleSet
  package let conditions: [Condition]
  /// Channels that are held, in the order of the rules. They are among the conditions too.
  package let holds: [Hold]
  package struct Hold: Hashable, Sendable {
    package let space: ColorSpaceID
    package let channel: Int
    package let value: Double
    /// Units within which a conversion there and back counts as no move.
    package var tolerance: Double { RuleTest.tolerance(space.space.channels[channel]) }
    /// How far off a color is, with its sign.
    package func offset(of sample: RuleSample) -> Double {
      RuleMeasure.channel(space, channel, around: value).value(of: sample) - (isHue ? 0 : value)
    }
    package var isHue: Bool { space.space.channels[channel].unit == .degrees }
    /// The color with its channel where it belongs.
    package func applied(to color: Color) -> Color {
      var result = color.converted(to: space.space)
      guard result.components[channel] != value else { return color }
      result.components[channel] = value
      return result.converted(to: color.space, keepingPowerlessFrom: color)
    }
  }

  /// - Parameter palette: What `palette` stands for.
  public init(_ set: RuleSet, palette: [Swatch] = []) {
    self.set = set
    var conditions: [Condition] = []
    for (index, rule) in set.rules.enumerated() {
      conditions += Self.conditions(rule, index, palette)
    }
    self.conditions = conditions
    holds = set.rules.compactMap {
      $0.held.map { Hold(space: ColorSpaceID($0.space), channel: $0.channel, value: $0.value) }
    }
  }

  public var isEmpty: Bool { conditions.isEmpty }
  /// Whether a color meets all rules.
  public func allows(_ color: Color) -> Bool { allows(RuleSample(color)) }
  package func allows(_ sample: RuleSample) -> Bool {
    conditions.allSatisfy { $0.isMet(by: $0.measure.value(of: sample)) }
  }

  /// Whether a color meets all rules but those that hold a channel.
  package func allowsButHolds(_ sample: RuleSample) -> Bool {
    conditions.allSatisfy { set.rules[$0.rule].held != nil || $0.isMet(by: $0.measure.value(of: sample)) }
  }

  /// The color with each channel that a rule bounds brought into its range.
  package func bounded(_ color: Color) -> Color {
    var result = color
    for rule in set.rules {
      guard case .channel(let id, let index, let low, let high) = rule else { continue }
      var inside = result.converted(to: id.space, keepingPowerlessFrom: result)
      let value = inside.components[index], isHue = id.space.channels[index].unit == .degrees
      if isHue {
        let width = high - low >= 360 ? 360 : wrapDegrees(high - low)
        let away = turn(from: wrapDegrees(low + width / 2), to: value)
        if abs(away) <= width / 2 { continue }
        inside.components[index] = wrapDegrees(away < 0 ? low : high)
      } else {
        if value >= low, value <= high { continue }
        inside.components[index] = value < low ? low : high
      }
      result = inside.converted(to: color.space, keepingPowerlessFrom: color)
    }
    return result
  }

  // MARK: From rules to conditions
  /// Rounding noise of a contrast.
  private static let noise = 1e-9
  static func tolerance(_ channel: Channel) -> Double { 1e-6 * (channel.range.upperBound - channel.range.lowerBound) }
  private static func conditions(_ rule: Rule, _ index: Int, _ palette: [Swatch]) -> [Condition] {
    func ratio(_ place: Rule.Place, _ other: Rule.Reference) -> RuleMeasure {
      .ratio(place, other.color.rgba, luminance: Contrast.luminance(other.color.rgba.over(RGB(1, 1, 1))))
    }
    func inside(_ measure: RuleMeasure, _ low: Double, _ high: Double, _ reference: String = "") -> Condition {
      Condition(measure: measure, low: low, high: high, isOutside: false, rule: index, reference: reference)
    }
    func outside(_ measure: RuleMeasure, _ size: Double, _ reference: String) -> Condition {
      Condition(measure: measure, low: -size, high: size, isOutside: true, rule: index, reference: reference)
    }
    switch rule {
    case .contrast(let place, let other, let least):
      return [outside(ratio(place, other), least - 1 - noise, other.name)]
    case .contrastAtMost(let place, let other, let most):
      return [inside(ratio(place, other), 1 - most - noise, most - 1 + noise, other.name)]
    case .lightnessContrast(let place, let other, let least):
      return [outside(.lightnessContrast(place, other.color.rgba), least - noise, other.name)]
    case .gamut(let id):
      guard let space = id.space as? any RGBColorSpace.Type else { return [] }
      let low = space.linear(-Gamut.tolerance), high = space.linear(1 + Gamut.tolerance)
      return (0..<3).map { inside(.linear(id, $0), low, high) }
    case .distance(let others, let least, let visions):
      let colors: [Rule.Reference] =
        switch others {
        case .colors(let colors): colors
        case .palette: zip(1..., palette).map { Rule.Reference($1.color, name: $1.name.isEmpty ? "\($0)" : $1.name) }
        }
      return colors.flatMap { color in
        visions.map { inside(.difference(SeenColor(color.color, $0)), least - noise, .infinity, color.name) }
      }
    case .channel(let id, let channel, let low, let high):
      let isHue = id.space.channels[channel].unit == .degrees, slack = tolerance(id.space.channels[channel])
      guard isHue else { return [inside(.channel(id, channel, around: 0), low - slack, high + slack)] }
      let width = high - low >= 360 ? 360 : wrapDegrees(high - low), half = width / 2
      return [inside(.hue(id, channel, around: wrapDegrees(low + half)), -slack, half + slack)]
    case .opaque: return [inside(.alpha, 1, .infinity)]
    }
  }
}
