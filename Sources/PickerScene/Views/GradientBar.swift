import PickerCore

/// A gradient with an indicator whose center sits at `width × value`. Tap sets, pan follows, also outside
/// the bar once captured (clamped).
public struct GradientBar {
  public var id: WidgetID
  public var gradient: GradientModel
  public var value: Double

  public init(_ id: WidgetID, gradient: GradientModel, value: Double) {
    self.id = id
    self.gradient = gradient
    self.value = value
  }

  /// - Returns: `true` in the passes in which the user moved `value`.
  public mutating func show(_ ui: UI, _ rect: Rect, radius: Double = 8, over background: RGBA) -> Bool {
    let pixels = ui.snap(rect).pixels(scale: ui.scale)
    gradient.viewSize = GradientModel.Size(pixels.width, pixels.height)
    let fill = GradientFill.linear(start: gradient.start.components, end: gradient.end.components)
    let moved = ui.strip(id, rect, value: &value, fill: fill, radius: radius, over: background)
    ui.focusRing(id, rect, radius: radius)
    ui.indicator(id, on: rect, at: value, color: gradient.color(at: value))
    return moved
  }
}

extension UI {
  /// What all horizontal gradients share: measured, answering pointer and keys, drawn.
  func strip(
    _ id: WidgetID, _ rect: Rect, value: inout Double, fill: GradientFill, radius: Double, over background: RGBA
  ) -> Bool {
    let rect = snap(rect), pixels = rect.pixels(scale: scale), old = value
    let map = UnitMap(origin: pixels.x, length: pixels.width)
    if let p = fineDrag(id, rect, slowsWithDistance: true) { value = map.value(at: p.x) }
    step(id, &value, less: .left, more: .right)
    register(id, rect, value: .one(value))
    draw.appendGradient(fill, rect, radius: radius, background: background)
    outline(rect, radius: radius)
    return value != old
  }

  /// The indicator of a strip, and the loupe above a finger on it.
  func indicator(_ id: WidgetID, on rect: Rect, at value: Double, color: RGB) {
    loupe(id, color: color)
    let pixels = snap(rect).pixels(scale: scale)
    let map = UnitMap(origin: pixels.x, length: pixels.width)
    indicator(at: Point(map.position(of: value), pixels.y + pixels.height / 2), color: color)
  }
}
