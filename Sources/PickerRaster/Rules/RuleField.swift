import PickerCore
import func Glibc.cos
import func Glibc.sin

/// Rules made ready for whole pictures: what surely has no say about most pixels is known beforehand.
package struct RuleField: Sendable {
  package let test: RuleTest
  /// Conditions that are no differences, by their number.
  let plain: [Int]
  /// Differences, by whose eyes see them.
  let views: [View]
  /// By the conditions' numbers: where each measure has to lie, and of differences whose eyes they are for.
  let bounds: [Bounds]

  struct Bounds: Sendable {
    let low, high: Double
    let view: Int?
    let seen: SeenColor?
    /// Whether it is a hue, which is anything next to gray.
    let isHue: Bool
    let isOutside: Bool

    /// Whether all values between two meet the condition.
    @inline(__always)
    func isMet(_ least: Double, _ most: Double) -> Bool {
      isOutside ? most <= low || least >= high : least >= low && most <= high
    }

    /// Whether none of the values between two does.
    @inline(__always)
    func isMissed(_ least: Double, _ most: Double) -> Bool {
      isOutside ? least > low && most < high : most < low || least > high
    }
  }

  struct View: Sendable {
    let eyes: RuleEyes
    let differences: [Difference]
  }

  struct Difference: Sendable {
    let condition: Int
    let seen: SeenColor
    let least: Double
    /// Beyond so far in lightness, or in the plane of a and b, all colors differ enough.
    let lightness, chroma: Double
  }

  package init(_ test: RuleTest) {
    self.test = test
    var plain: [Int] = [], differences: [Rule.Vision: [Difference]] = [:]
    for (index, condition) in test.conditions.enumerated() {
      if case .difference(let seen) = condition.measure {
        differences[seen.eyes.vision, default: []].append(Difference(index, seen, condition.low))
      } else {
        plain.append(index)
      }
    }
    self.plain = plain
    views = Rule.Vision.allCases.compactMap { vision in
      differences[vision].map { View(eyes: $0[0].seen.eyes, differences: $0) }
    }
    bounds = test.conditions.map { [views] condition in
      guard case .difference(let seen) = condition.measure else {
        let isHue = if case .hue = condition.measure { true } else { false }
        return Bounds(
          low: condition.low, high: condition.high, view: nil, seen: nil, isHue: isHue,
          isOutside: condition.isOutside)
      }
      let view = views.firstIndex { $0.eyes.vision == seen.eyes.vision }
      return Bounds(low: condition.low, high: condition.high, view: view, seen: seen, isHue: false, isOutside: false)
    }
  }
}

extension RuleField.Difference {
  /// A difference of lightness alone counts less the darker or lighter the two are, but never less than this.
  private static let leastWeight = 1 / 1.7475

  fileprivate init(_ condition: Int, _ seen: SeenColor, _ least: Double) {
    self.condition = condition
    self.seen = seen
    self.least = least
    lightness = least / Self.leastWeight + 0.01
    // What lightness adds can only make the difference larger.
    var reach = 0.0
    let steps = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5.5, 7.5, 10, 14]
    for turn in 0..<32 {
      let angle = Double(turn) / 32 * 2 * .pi, way = SIMD3(0, cos(angle), sin(angle))
      let last = steps.lastIndex { seen.difference(from: seen.lab + way * ($0 * max(least, 0.5))) < least + 0.5 }
      reach = max(reach, last.map { $0 + 1 < steps.count ? steps[$0 + 1] : .infinity } ?? steps[0])
    }
    chroma = reach * max(least, 0.5) * 1.15
  }
}
