import Glibc
import PickerCore

/// A scrolled column that goes on moving after a finger has thrown it, and slows down by itself.
public struct KineticScroll: Sendable {
  /// In points, `0` at the top.
  public private(set) var offset = 0.0
  private var grab: Double?
  /// Where the pointer was lately: milliseconds and points.
  private var trail: [(time: UInt64, y: Double)] = []
  /// Points a millisecond, downward through the content.
  private var velocity = 0.0
  private var lastTime: UInt64 = 0

  /// After this many milliseconds a throw has a third of its speed left.
  private static let decay = 325.0

  public init() {}

  /// Answers the wheel and drags on the backdrop `id`; call once a pass, before the content is laid out.
  /// - Parameter content: Its whole height, in points.
  public mutating func answer(_ ui: UI, _ id: WidgetID, _ area: Rect, content: Double) {
    ui.registerBackdrop(id, area)
    if case .scrolled(_, _, let y) = ui.input.event {
      offset -= y * 48
      velocity = 0
    }
    if let p = ui.drag(id) { follow(p.y / ui.scale, ui) } else if !ui.isCaptured(id) { grab = nil }
    if grab == nil { glide(ui) }
    let limit = max(0, content - area.height)
    if offset <= 0 || offset >= limit { velocity = 0 }
    offset = max(0, min(offset, limit))
    lastTime = ui.input.time
  }

  private mutating func follow(_ y: Double, _ ui: UI) {
    let time = ui.input.time
    if case .pressed = ui.input.event {
      grab = offset + y
      trail = []
      velocity = 0
    }
    trail.append((time, y))
    trail.removeAll { $0.time + 100 < time }
    if let grab { offset = grab - y }
    guard case .released = ui.input.event else { return }
    grab = nil
    if !ui.isStill, let first = trail.first, time > first.time {
      velocity = (first.y - y) / Double(time - first.time)
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
