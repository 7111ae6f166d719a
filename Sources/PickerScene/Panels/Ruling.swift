import PickerCore
import PickerRaster

/// What the color of a picker has to be, made ready for testing and drawing.
struct Ruling {
  private(set) var rules = RuleSet()
  private(set) var test = RuleTest(RuleSet())
  private(set) var field = RuleField(RuleTest(RuleSet()))
  /// Goes up with every change of what is allowed.
  private(set) var revision = 0
  private var palette: [Swatch] = []
  /// What was done about the rules last, or was not: told until something else happens.
  var note: String?

  var isEmpty: Bool { rules.isEmpty }

  /// - Parameter palette: What `palette` stands for.
  mutating func set(_ new: RuleSet, palette: [Swatch]) {
    guard new != rules || usesPalette(new) && palette != self.palette else { return }
    (rules, self.palette) = (new, palette)
    test = RuleTest(new, palette: palette)
    field = RuleField(test)
    revision += 1
  }

  private func usesPalette(_ set: RuleSet) -> Bool {
    set.rules.contains { if case .distance(.palette, _, _) = $0 { true } else { false } }
  }

  /// Holds a channel, or lets it go.
  mutating func toggleHold(_ channel: Int, of space: any ColorSpace.Type, at color: Color) {
    var new = rules
    if let held = new.held(channel, of: space) {
      new.rules.removeAll { $0 == held }
    } else {
      new.rules.append(.holding(channel, of: space, in: color))
    }
    set(new, palette: palette)
  }

  /// Adds a rule, or takes it away.
  mutating func toggle(_ rule: Rule, palette: [Swatch]) {
    var new = rules
    if new.rules.contains(rule) { new.rules.removeAll { $0 == rule } } else { new.rules.append(rule) }
    set(new, palette: palette)
  }

  // MARK: Rails

  /// Where the pointer goes on a plane: both in `0...1`, the second upward. `nil` where nothing is allowed.
  /// - Parameters:
  ///   - size: Of the plane, in pixels.
  ///   - color: What is picked at a place.
  func place(
    nearestTo value: SIMD2<Double>, on mask: @autoclosure () -> RuleMask, size: SIMD2<Double>,
    _ color: @escaping (SIMD2<Double>) -> Color
  ) -> SIMD2<Double>? {
    if test.allows(color(value)) { return value }
    let up = SIMD2(1.0, -1), origin = SIMD2(0.0, 1)
    func unit(_ pixels: SIMD2<Double>) -> SIMD2<Double> { origin + up * pixels / size }
    let pointer = (value - origin) * up * size
    let moving = movingHolds(color)
    guard let hold = moving.first else {
      return Rail(mask()) { [test] in test.allows(color(unit($0))) }.place(nearestTo: pointer).map(unit)
    }
    guard moving.count == 1 else { return nil }
    let line = RuleLine(width: Int(size.x), height: Int(size.y), largest: hold.isHue ? 90 : .infinity) {
      hold.offset(of: RuleSample(color(unit($0))))
    } allows: { [test] in
      test.allows(color(unit($0)))
    }
    return line.place(nearestTo: pointer).map(unit)
  }

  /// Where the pointer goes in a picture whose places are pixels from its top left corner.
  func place(
    nearestTo pointer: SIMD2<Double>, in mask: RuleMask, _ color: @escaping (SIMD2<Double>) -> Color
  ) -> SIMD2<Double>? {
    guard test.holds.isEmpty else { return test.allows(color(pointer)) ? pointer : nil }
    return Rail(mask) { [test] in test.allows(color($0)) }.place(nearestTo: pointer)
  }

  /// The allowed hue nearest to one, either way round; `nil` where there is none.
  func hue(nearestTo hue: Double, _ color: (Double) -> Color) -> Double? {
    func allows(_ hue: Double) -> Bool { test.allows(color(wrapDegrees(hue))) }
    if allows(hue) { return hue }
    // In steps of a quarter of a degree outward; then the edge itself.
    for step in 1...720 {
      for side in [-1.0, 1] {
        let turn = side * Double(step) / 4
        guard allows(hue + turn) else { continue }
        var inside = turn, outside = turn - side / 4
        for _ in 0..<20 {
          let middle = (inside + outside) / 2
          if allows(hue + middle) { inside = middle } else { outside = middle }
        }
        return wrapDegrees(hue + inside)
      }
    }
    return nil
  }

  /// Holds of channels that change over a picture.
  private func movingHolds(_ color: (SIMD2<Double>) -> Color) -> [RuleTest.Hold] {
    test.holds.filter { hold in
      [SIMD2(0.1, 0.2), SIMD2(0.9, 0.3), SIMD2(0.4, 0.9)].contains {
        abs(hold.offset(of: RuleSample(color($0)))) > hold.tolerance
      }
    }
  }

  /// Where the pointer goes on a bar, in `0...1`; `nil` where nothing is allowed.
  func place(nearestTo value: Double, on mask: @autoclosure () -> RuleMask, _ color: @escaping (Double) -> Color)
    -> Double?
  {
    if test.allows(color(value)) { return value }
    let mask = mask(), length = Double(mask.width)
    if let hold = movingHolds({ color($0.x) }).first {
      let line = RuleLine(width: mask.width, height: 0, largest: hold.isHue ? 90 : .infinity) {
        hold.offset(of: RuleSample(color($0.x / length)))
      } allows: { [test] in
        test.allows(color($0.x / length))
      }
      return line.place(nearestTo: SIMD2(value * length, 0)).map { $0.x / length }
    }
    return Rail(mask) { [test] in test.allows(color($0.x / length)) }
      .place(nearestTo: SIMD2(value * length, 0.5)).map { $0.x / length }
  }
}

/// The ground of one picture, made again when what it depends on has changed.
struct GroundCache<Subject: Equatable> {
  private struct Key: Equatable {
    var subject: Subject
    var width, height, revision: Int
    var alpha: Double
    var isDark: Bool
  }

  private var key: Key?
  private var isCoarse = false
  private var ground: RuleGround?

  /// - Parameters:
  ///   - width, height: In pixels.
  ///   - wantsExact: Whether a ground that was made in motion is made again.
  mutating func ground(
    _ subject: Subject, width: Int, height: Int, alpha: Double, _ ruling: Ruling, isDark: Bool, wantsExact: Bool = true,
    make: (_ isCoarse: Bool) -> RuleGround
  ) -> RuleGround {
    let key = Key(
      subject: subject, width: width, height: height, revision: ruling.revision, alpha: alpha, isDark: isDark)
    if let ground, self.key == key, !(isCoarse && wantsExact) { return ground }
    let made = make(!wantsExact)
    (self.key, ground, isCoarse) = (key, made, !wantsExact)
    return made
  }
}
