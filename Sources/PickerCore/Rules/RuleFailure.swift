/// Why a color does not meet a rule.
public struct RuleFailure: Sendable, Hashable {
  public let rule: Rule
  /// The color that the rule compares with; empty where there is none.
  public let reference: String
  /// What was measured: a ratio, Lc, ΔE, or a channel's value.
  public let value: Double
  /// Whose eyes see too little of a difference.
  public let vision: Rule.Vision
  /// One sentence for those who do not know the numbers, the numbers after it.
  public var sentence: String {
    switch rule {
    case .contrast(let place, _, let least):
      let what = place == .on ? "text on \(reference)" : "a background for text in \(reference)"
      return "too little contrast as \(what): \(Contrast.text(ratio: value)), at least \(plain(least)) is asked for"
    case .contrastAtMost(let place, _, let most):
      let what = place == .on ? "on \(reference)" : "under \(reference)"
      return
        "too much contrast \(what): \(decimalText(value + 0.004999, atMost: 2)), at most \(plain(most)) is asked for"
    case .lightnessContrast(let place, _, let least):
      let what = place == .on ? "text on \(reference)" : "a background for text in \(reference)"
      let shown = Contrast.text(lightnessContrast: value)
      return "too little contrast as \(what): Lc \(shown), at least \(plain(least)) is asked for"
    case .gamut(let id): return "more vivid than \(Self.name(of: id)) can show"
    case .distance(_, let least, _):
      let eyes = vision == .normal ? "" : ", for \(vision.rawValue) eyes"
      return
        "hard to tell from \(reference)\(eyes): ΔE \(decimalText(value, atMost: 2)), at least \(plain(least)) is asked for"
    case .channel(let id, let index, let low, let high):
      let name = "the \(id.space.channels[index].name.lowercased()) of \(id.space.name)"
      if low == high { return "\(name) is held at \(plain(low)), not \(plain(value))" }
      return value < low || high == .infinity
        ? "\(name) is \(plain(value)), at least \(plain(low)) is asked for"
        : low == -.infinity || id.space.channels[index].unit != .degrees
          ? "\(name) is \(plain(value)), at most \(plain(high)) is asked for"
          : "\(name) is \(plain(value)), \(plain(low)) to \(plain(high)) is asked for"
    case .opaque: return "translucent: alpha is \(plain(value)), opaque is asked for"
    }
  }

  /// What stands at the edge of what the rule allows, such as `4.5 : 1 on white`.
  public var edge: String {
    switch rule {
    case .contrast(let place, _, let ratio), .contrastAtMost(let place, _, let ratio):
      return "\(plain(ratio)) : 1 \(place.rawValue) \(reference)"
    case .lightnessContrast(let place, _, let least): return "Lc \(plain(least)) \(place.rawValue) \(reference)"
    case .gamut(let id): return Self.name(of: id)
    case .distance(_, let least, _):
      return "ΔE \(plain(least)) from \(reference)" + (vision == .normal ? "" : ", \(vision.rawValue)")
    case .channel: return rule.text
    case .opaque: return "opaque"
    }
  }

  /// The rule's gamut as on a label.
  public static func name(of id: ColorSpaceID) -> String { id.space == RGB.self ? "sRGB" : id.space.name }
  private func plain(_ value: Double) -> String { decimalText(value, atMost: 3) }
}

extension RuleTest {
  /// All rules that a color does not meet, in their order; each once, by what it misses most.
  public func failures(of color: Color) -> [RuleFailure] {
    let sample = RuleSample(color)
    var worst: [(index: Int, lack: Double)?] = set.rules.map { _ in nil }
    for (index, condition) in conditions.enumerated() {
      let value = condition.measure.value(of: sample)
      guard !condition.isMet(by: value) else { continue }
      let lack =
        condition.isOutside
        ? min(value - condition.low, condition.high - value) : max(condition.low - value, value - condition.high)
      if worst[condition.rule].map({ $0.lack < lack }) ?? true { worst[condition.rule] = (index, lack) }
    }
    return worst.compactMap { $0.map { failure(conditions[$0.index], sample) } }
  }

  /// The first rule that a color does not meet.
  package func firstFailure(of sample: RuleSample) -> (condition: Int, failure: RuleFailure)? {
    guard let index = conditions.firstIndex(where: { !$0.isMet(by: $0.measure.value(of: sample)) }) else { return nil }
    return (index, failure(conditions[index], sample))
  }

  private func failure(_ condition: Condition, _ sample: RuleSample) -> RuleFailure {
    let rule = set.rules[condition.rule]
    var value = condition.measure.value(of: sample), vision = Rule.Vision.normal
    if case .difference(let seen) = condition.measure { vision = seen.eyes.vision }
    switch condition.measure {
    case .channel(let id, let index, _), .hue(let id, let index, _): value = sample.components(in: id.space)[index]
    case .ratio: value = abs(value) + 1
    case .lightnessContrast: value = abs(value)
    default: break
    }
    return RuleFailure(rule: rule, reference: condition.reference, value: value, vision: vision)
  }
}
