import Glibc
import PickerCore

/// A scrolled column or row that goes on moving after a finger has thrown it, and slows down by itself.
public struct KineticScroll: Sendable {
  public enum Axis: Sendable { case vertical, horizontal }

  /// In points, `0` at the start.
  public private(set) var offset = 0.0
  private let axis: Axis
  private var grab: Double?
  /// Where the pointer was lately: milliseconds and points.
  private var trail: [(time: UInt64, place: Double)] = []
  /// Points a millisecond, forward through the content.
  private var velocity = 0.0
  private var lastTime: UInt64 = 0

  /// After this many milliseconds a throw has a third of its speed left.
  private static let decay = 325.0

  public init(_ axis: Axis = .vertical) { self.axis = axis }

  /// Answers the wheel, drags on the backdrop `id`, and presses on its children that become drags; call once a pass,
  /// before the content is laid out.
  /// - Parameters:
  ///   - content: Its whole length, in points.
  ///   - isChild: Whether a press on a view, once it moves along, belongs to the scrolled area.
  public mutating func answer(
    _ ui: UI, _ id: WidgetID, _ area: Rect, content: Double, isChild: (WidgetID) -> Bool = { _ in false }
  ) {
    ui.registerBackdrop(id, area)
    if case .scrolled(let p, let x, let y) = ui.input.event, area.contains(Point(p.x / ui.scale, p.y / ui.scale)) {
      offset -= (axis == .vertical ? y : x + y) * 48
      velocity = 0
    }
    takeOver(ui, id, isChild)
    if let p = ui.drag(id) { follow(along(p) / ui.scale, ui) } else if !ui.isCaptured(id) { grab = nil }
    if grab == nil { glide(ui) }
    let limit = max(0, content - length(area))
    if offset <= 0 || offset >= limit { velocity = 0 }
    offset = max(0, min(offset, limit))
    lastTime = ui.input.time
  }

  /// Scrolls as little as shows a range of the content, in an area of a length; in points.
  public mutating func reveal(_ range: ClosedRange<Double>, length: Double) {
    offset = max(min(offset, range.lowerBound), range.upperBound - length)
    velocity = 0
  }

  private func along(_ p: Point) -> Double { axis == .vertical ? p.y : p.x }
  private func length(_ area: Rect) -> Double { axis == .vertical ? area.height : area.width }

  /// A press on a child that moves along is a drag of the whole from then on.
  private mutating func takeOver(_ ui: UI, _ id: WidgetID, _ isChild: (WidgetID) -> Bool) {
    guard case .moved(let pointer, let p) = ui.input.event, let child = ui.captured[pointer], isChild(child),
      ui.presses[pointer] == nil
    else { return }
    ui.captured[pointer] = id
    grab = offset + along(p) / ui.scale
    trail = []
    velocity = 0
  }

  private mutating func follow(_ place: Double, _ ui: UI) {
    let time = ui.input.time
    if case .pressed = ui.input.event {
      grab = offset + place
      trail = []
      velocity = 0
    }
    trail.append((time, place))
    trail.removeAll { $0.time + 100 < time }
    if let grab { offset = grab - place }
    guard case .released = ui.input.event else { return }
    grab = nil
    if !ui.isStill, let first = trail.first, time > first.time {
      velocity = (first.place - place) / Double(time - first.time)
    }
  }

  private mutating func glide(_ ui: UI) {
    guard velocity != 0 else { return }
    let elapsed = Double(min(ui.input.time - min(lastTime, ui.input.time), 50))
    offset += velocity * elapsed
    velocity *= exp(-elapsed / Self.decay)
    if abs(velocity) < 0.02 { velocity = 0 } else { ui.requestFrame() }
  }
}
