import Glibc
import PickerCore
import PickerScene

/// A hand by the numbers of the literature, on the programs' own loop: a model, no measurement of people
/// (`docs/touch.md`).
public struct RobotFinger {
  public enum Hand: String, CaseIterable { case mouse, thumb, stretchingThumb }

  public let hand: Hand
  /// Of the screen.
  public let pointsPerMillimeter: Double
  /// Milliseconds of the model that all picks have taken.
  public private(set) var time = 0.0
  /// How often a finger came down beside its view.
  public private(set) var misses = 0
  private var colorAtRest: Color?
  private var random: SplitMix

  private static let finger = PointerID.touch(device: 1, finger: 1), second = PointerID.touch(device: 1, finger: 2)

  public init(_ hand: Hand, pointsPerMillimeter: Double, seed: UInt64) {
    (self.hand, self.pointsPerMillimeter) = (hand, pointsPerMillimeter)
    random = SplitMix(state: seed)
  }

  /// Picks a place of a view, `0...1` rightward and upward; bars have no second part.
  public mutating func pick(_ user: Script, _ id: String, _ aim: SIMD2<Double>) {
    let start = user.time
    colorAtRest = user.scene.color
    switch hand {
    case .mouse: click(user, id, aim)
    case .thumb, .stretchingThumb: touch(user, id, aim)
    }
    time += Double(user.time - start)
  }

  private mutating func click(_ user: Script, _ id: String, _ aim: SIMD2<Double>) {
    let place = goal(user, id, aim)
    // A hand at a mouse ends within a pixel of where it wants to.
    let p = Point((place.x + gaussian(0.5)).rounded(.down) + 0.5, (place.y + gaussian(0.5)).rounded(.down) + 0.5)
    user.time += 900
    step(user, [.pressed(.mouse, p, clicks: 1)])
    user.time += 90
    step(user, [.released(.mouse, p)])
  }

  private mutating func touch(_ user: Script, _ id: String, _ aim: SIMD2<Double>) {
    let mm = pointsPerMillimeter, goal = goal(user, id, aim)
    var p = goal
    repeat {
      // FFitts: the finger's own spread, beside a steady offset downward.
      p = Point(goal.x + gaussian(1.68.squareRoot()) * mm, goal.y + (1 + gaussian(1.33.squareRoot())) * mm)
      clamp(&p, user)
      user.time += 450
      step(user, [.pressed(Self.finger, p, clicks: 1)])
      user.wait(300)
    } while missed(user, id, p)
    var factor = 1.0
    var other: Point?
    correct(user, id, aim, &p, factor)
    if hand == .stretchingThumb {
      let left = p.x > user.width / 2, sign = left ? -1.0 : 1
      var q = Point(p.x + sign * 60, p.y)
      user.time += 250
      step(user, [.pressed(Self.second, q, clicks: 1)])
      for _ in 0..<12 {
        user.time += 25
        q.x = max(1, min(q.x + sign * 15, user.width - 1))
        step(user, [.moved(Self.second, q)])
      }
      let ratio = abs(q.x - p.x) / 60
      factor = max(1, min(16, ratio * ratio))
      other = q
      correct(user, id, aim, &p, factor)
    }
    lift(user, p, other)
  }

  /// A finger that came down beside the view is lifted, and what it did is taken back.
  private mutating func missed(_ user: Script, _ id: String, _ p: Point) -> Bool {
    guard !user.ui.isCaptured(WidgetID(stringLiteral: id)) else { return false }
    let before = colorAtRest
    step(user, [.released(Self.finger, p)])
    misses += 1
    if let before, !user.scene.color.isSame(as: before) { user.key(.character("z"), .control) }
    user.time += 500
    return true
  }

  /// Looks at the loupe and moves on, until nothing is left to be seen or the patience ends.
  private mutating func correct(
    _ user: Script, _ id: String, _ aim: SIMD2<Double>, _ p: inout Point, _ factor: Double
  ) {
    let rect = user.rect(id)
    for _ in 0..<4 {
      let values = user.values(id), isPlane = values.count == 2
      let dx = (aim.x - values[0]) * rect.width * factor
      let dy = isPlane ? -(aim.y - values[1]) * rect.height * factor : 0
      let distance = (dx * dx + dy * dy).squareRoot()
      if distance < 0.5 { return }
      // A movement misses by a twentieth of its length, and by the finger's tremor.
      let spread = 0.05 * distance + 0.06 * pointsPerMillimeter
      let end = Point(p.x + dx + gaussian(spread), p.y + dy + gaussian(spread)), from = p
      user.time += 220
      var events: [InputEvent] = []
      for part in 1...8 {
        let share = Double(part) / 8
        var q = Point(from.x + (end.x - from.x) * share, from.y + (end.y - from.y) * share)
        clamp(&q, user)
        events.append(.moved(Self.finger, q))
        p = q
      }
      step(user, events, every: 8)
    }
  }

  /// The fingertip rolls as it is lifted.
  private mutating func lift(_ user: Script, _ p: Point, _ other: Point?) {
    user.time += 180
    let mm = pointsPerMillimeter, roll = Point(gaussian(0.2) * mm, (0.35 + gaussian(0.2)) * mm)
    var events: [InputEvent] = []
    var q = p
    for part in 1...6 {
      q = Point(p.x + roll.x * Double(part) / 6, p.y + roll.y * Double(part) / 6)
      clamp(&q, user)
      events.append(.moved(Self.finger, q))
    }
    step(user, events, every: 9)
    user.time += 6
    step(user, [.released(Self.finger, q)])
    if let other { step(user, [.released(Self.second, other)]) }
    user.time += 500  // the next touch is no second tap
  }

  private func goal(_ user: Script, _ id: String, _ aim: SIMD2<Double>) -> Point {
    let rect = user.rect(id), isPlane = user.values(id).count == 2
    return Point(rect.x + aim.x * rect.width, isPlane ? rect.maxY - aim.y * rect.height : rect.center.y)
  }

  private func clamp(_ p: inout Point, _ user: Script) {
    p = Point(max(0.5, min(p.x, user.width - 0.5)), max(0.5, min(p.y, user.height - 0.5)))
  }

  private func step(_ user: Script, _ events: [InputEvent], every milliseconds: UInt64 = 0) {
    _ = try? user.loop.step(
      events.map { event in
        user.time += milliseconds
        return TimedEvent(event, at: user.time)
      })
  }

  /// A normally distributed number (Box and Muller).
  private mutating func gaussian(_ deviation: Double) -> Double {
    let u = Double.random(in: 1e-12...1, using: &random), v = Double.random(in: 0...1, using: &random)
    return deviation * (-2 * log(u)).squareRoot() * cos(2 * .pi * v)
  }
}

/// Random numbers that are the same in every run (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
public struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  public init(state: UInt64) { self.state = state }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
