import PickerCore

/// Which way a finger pans a view. Across that way it scrolls what the view lies in.
nonisolated public enum PanDirection: Hashable, Sendable {
  case anywhere, horizontal, vertical
}

/// What a finger takes hold of in a view.
nonisolated public struct Grip: Hashable, Sendable {
  /// The center of the knob, in points.
  public var knob: Point
  public var direction: PanDirection

  public init(_ knob: Point, _ direction: PanDirection) { (self.knob, self.direction) = (knob, direction) }
}

/// A finger on a view that it may pan. What it does is open until it has moved, rested or been lifted.
struct Touch {
  /// From here on a finger has moved, in points.
  static let slop = 10.0
  /// A finger that rests so many milliseconds has taken the view.
  static let rest: UInt64 = 250
  /// So near its center a finger takes the knob, in points.
  static let reach = 22.0

  let view: WidgetID
  let start: Point
  let time: UInt64
  let isOnKnob: Bool
  /// Whether it pans; else that is still open.
  private(set) var pans = false
  private(set) var hasMoved = false
  /// Whether it holds the knob at a distance, and has moved since it does.
  private var isHolding = false
  private var isDisplaced = false
  /// From the finger to the knob, in points, and where the finger was when it took it.
  private var offset = Point(0, 0)
  private var taken: Point
  private(set) var trail: FingerTrail
  /// On which side of the finger the loupe is, once there was no room above it.
  var loupeSide: LoupeSide?

  init(on view: WidgetID, _ grip: Grip, at place: Point, time: UInt64) {
    (self.view, start, self.time, taken) = (view, place, time, place)
    isOnKnob = place.distance(to: grip.knob) <= Self.reach
    trail = FingerTrail(place, at: time)
  }

  var place: Point { trail.last }

  mutating func move(to place: Point, at time: UInt64) {
    trail.append(place, at: time)
    hasMoved = hasMoved || place.distance(to: start) > Self.slop
    isDisplaced = isDisplaced || place != taken
  }

  /// Whether the knob has somewhere to go: one that is held stays exactly where it is until the finger moves.
  var leads: Bool { pans && (isDisplaced || !isHolding) }

  /// Whether it is no tap any more, and what it covers is worth a look.
  func isSettled(at time: UInt64) -> Bool { pans && (hasMoved || time >= self.time + Self.rest) }

  /// Takes the view: the knob stays where it is under a finger near it, else it comes to the finger.
  mutating func take(_ knob: Point) {
    pans = true
    if isOnKnob { keep(knob) }
  }

  /// Holds the knob where it is from now on, wherever the finger is.
  mutating func keep(_ knob: Point) {
    offset = Point(knob.x - place.x, knob.y - place.y)
    taken = place
    isHolding = true
    isDisplaced = false
  }

  func isTap(at time: UInt64) -> Bool { !hasMoved && time < self.time + Self.rest }

  /// Where the knob goes for a finger at a place. Near an end of the view the finger draws level with the knob, so that
  /// the end stays within its reach.
  func knob(for finger: Point, in rect: Rect) -> Point {
    Point(
      finger.x + lead(offset.x, finger.x, taken.x, rect.x...max(rect.x, rect.maxX)),
      finger.y + lead(offset.y, finger.y, taken.y, rect.y...max(rect.y, rect.maxY)))
  }

  private func lead(_ offset: Double, _ finger: Double, _ start: Double, _ range: ClosedRange<Double>) -> Double {
    // The end that the knob would not reach by itself.
    let left = offset > 0 ? finger - range.lowerBound : range.upperBound - finger
    let atStart = offset > 0 ? start - range.lowerBound : range.upperBound - start
    let zone = min(2 * abs(offset), atStart)
    return zone > 0 ? offset * min(1, max(0, left / zone)) : offset
  }
}

/// A finger's tap on a view that can be panned.
struct Tap {
  /// The second of two comes within so many milliseconds and points.
  private static let interval: UInt64 = 400
  private static let distance = 24.0

  var view: WidgetID
  var place: Point
  var time: UInt64

  func isFollowed(by next: Tap) -> Bool {
    next.view == view && next.time - min(time, next.time) < Self.interval
      && next.place.distance(to: place) < Self.distance
  }
}

/// Where a finger was in the last moments.
struct FingerTrail {
  /// What a finger slips in its last milliseconds on the glass does not count, where it rested before.
  private static let slip: UInt64 = 70
  /// It rested where it moved less than `stillness` in so many milliseconds before; a slip is no longer than `length`.
  private static let calm: UInt64 = 100
  private static let stillness = 3.0, length = 12.0

  private var places: [(time: UInt64, place: Point)]

  init(_ place: Point, at time: UInt64) { places = [(time, place)] }

  var last: Point { places[places.count - 1].place }

  mutating func append(_ place: Point, at time: UInt64) {
    places.append((time, place))
    // The newest one of those that are old enough says where the finger was then.
    while places.count > 1, places[1].time + Self.slip + Self.calm <= time { places.removeFirst() }
  }

  /// The place that a finger meant which is lifted now.
  func meant(at time: UInt64) -> Point {
    let end = last
    guard time >= places[0].time + Self.slip + Self.calm else { return end }
    let before = place(at: time - Self.slip), earlier = place(at: time - Self.slip - Self.calm)
    let isSlip = before.distance(to: earlier) < Self.stillness && before.distance(to: end) <= Self.length
    return isSlip ? before : end
  }

  private func place(at time: UInt64) -> Point { (places.last { $0.time <= time } ?? places[0]).place }
}

extension Point {
  func distance(to other: Point) -> Double {
    let dx = x - other.x, dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
