import func Glibc.exp
import PickerCore

/// A scrolled column or row that goes on moving after a finger has thrown it, and slows down by itself.
public struct KineticScroll: Sendable {
  nonisolated public enum Axis: Sendable { case vertical, horizontal }

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
  ///   - outer: The backdrop of what this lies in, which scrolls the other way and answers before.
  ///   - isChild: Whether a press on a view, once it moves, belongs to the scrolled area.
  public mutating func answer(
    _ ui: UI, _ id: WidgetID, _ area: Rect, content: Double, outer: WidgetID? = nil,
    isChild: (WidgetID) -> Bool = { _ in false }
  ) {
    ui.registerBackdrop(id, area, scrolls: axis)
    if case .scrolled(let p, let x, let y) = ui.input.event, area.contains(p) {
      // A wheel that turns only one way scrolls a row too, where it does not scroll a column around it.
      offset -= (axis == .vertical ? y : outer == nil ? x + y : x) * 48
      velocity = 0
    }
    takeOver(ui, id, outer, isChild)
    if let p = ui.drag(id) { follow(along(p), ui) } else if !ui.isCaptured(id) { grab = nil }
    if grab == nil { glide(ui) }
    let limit = max(0, content - length(area))
    if offset <= 0 || offset >= limit { velocity = 0 }
    offset = max(0, min(offset, limit))
    ui.setGliding(id, velocity != 0)
    lastTime = ui.input.time
  }

  /// Scrolls as little as shows a range of the content, in an area of a length; in points.
  public mutating func reveal(_ range: ClosedRange<Double>, length: Double) {
    offset = max(min(offset, range.lowerBound), range.upperBound - length)
    velocity = 0
  }

  /// Scrolls so that a range of the content lies in the middle of an area of a length; in points.
  public mutating func center(_ range: ClosedRange<Double>, length: Double) {
    offset = (range.lowerBound + range.upperBound - length) / 2
    velocity = 0
  }

  private func along(_ p: Point) -> Double { axis == .vertical ? p.y : p.x }
  private func length(_ area: Rect) -> Double { axis == .vertical ? area.height : area.width }

  /// A press on a child that moves is a drag of the whole from then on; one that goes the other way is the outer's.
  private mutating func takeOver(_ ui: UI, _ id: WidgetID, _ outer: WidgetID?, _ isChild: (WidgetID) -> Bool) {
    guard let drag = ui.newDrag, let held = ui.captured[drag.pointer], held == id || isChild(held) else { return }
    if let outer, drag.isVertical != (axis == .vertical) {
      ui.captured[drag.pointer] = outer
    } else if held != id {
      ui.captured[drag.pointer] = id
      grab = nil
    }
  }

  private mutating func follow(_ place: Double, _ ui: UI) {
    let time = ui.input.time
    var isNew = grab == nil  // handed over by another view
    if case .pressed = ui.input.event { isNew = true }
    if isNew {
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
