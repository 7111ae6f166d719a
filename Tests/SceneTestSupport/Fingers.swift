import PickerCore
import PickerScene

/// Counts what a scene tells of: the passes in which a gesture was committed.
public final class CommitCounter: LoopObserver {
  private let scene: PickerView
  public private(set) var count = 0

  public init(_ user: Script, _ scene: PickerView) {
    self.scene = scene
    user.loop.observer = self
  }

  public func command(_ line: String, views: [ViewRecord]) {}
  public func follow() { if scene.change == .committed { count += 1 } }
  public var wantsQuit: Bool { false }
}

extension Script {
  /// A finger goes from one place to another in steps of 8 ms; it neither comes down nor is it lifted.
  public func glide(_ finger: PointerID, from start: Point, by way: Point, steps: Int = 10) {
    for step in 1...steps {
      time += 8
      let share = Double(step) / Double(steps)
      pass(.moved(finger, Point(start.x + way.x * share, start.y + way.y * share)))
    }
  }

  /// A whole pan or swipe with a finger.
  public func swipe(_ finger: PointerID, from start: Point, by way: Point, steps: Int = 10) {
    pass(.pressed(finger, start, clicks: 1))
    glide(finger, from: start, by: way, steps: steps)
    time += 8
    pass(.released(finger, Point(start.x + way.x, start.y + way.y)))
  }

  /// A finger comes down and is lifted at once.
  public func tap(_ finger: PointerID, at place: Point) {
    pass(.pressed(finger, place, clicks: 1))
    time += 60
    pass(.released(finger, place))
    time += 10
  }

  /// The middle of a view's knob.
  public func knob(_ id: String) -> Point {
    let rect = rect(id), value = values(id)
    return value.count == 2
      ? Point(rect.x + value[0] * rect.width, rect.maxY - value[1] * rect.height)
      : Point(rect.x + value[0] * rect.width, rect.center.y)
  }
}
