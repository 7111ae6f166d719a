import PickerCore
import PickerRaster

/// Any plane: tap and pan select. The value has both parts in `0...1`, the second upward.
public struct PlaneView {
  public var id: WidgetID
  public var value: SIMD2<Double>

  public init(_ id: WidgetID, _ value: SIMD2<Double>) {
    self.id = id
    self.value = value
  }

  /// - Parameter color: What the indicator shows.
  /// - Returns: `true` in the passes in which the user moved the value.
  public mutating func show(
    _ ui: UI, _ rect: Rect, fill: @autoclosure () -> GradientFill, radius: Double = 10,
    color: @autoclosure () -> RGB, over background: RGBA
  ) -> Bool {
    show(ui, rect, fill: fill(), radius: radius, color: color(), over: background) { _, _ in }
  }

  /// - Parameter lines: Draws what belongs to the lines over the plane, such as labels.
  mutating func show(
    _ ui: UI, _ rect: Rect, fill: @autoclosure () -> GradientFill, radius: Double = 10,
    color: @autoclosure () -> RGB, over background: RGBA, lines: (UI, Rect) -> Void
  ) -> Bool {
    let rect = ui.snap(rect), old = value
    let across = ui.across(rect), down = ui.down(rect)
    if let p = ui.fineDrag(id, rect, slowsWithDistance: false) {
      value = SIMD2(across.value(at: p.x), 1 - down.value(at: p.y))
    }
    ui.step(id, &value.x, less: .left, more: .right)
    ui.step(id, &value.y, less: .down, more: .up)
    ui.register(id, rect, value: .two(value.x, value.y))
    ui.draw.appendGradient(fill(), rect, radius: radius, background: background)
    lines(ui, rect)
    ui.outline(rect, radius: radius)
    ui.focusRing(id, rect, radius: radius)
    let shown = value.clamped(lowerBound: .zero, upperBound: .one)
    let center = Point(across.place(of: shown.x), down.place(of: 1 - shown.y))
    ui.clip(rect.inset(-11)) { ui.indicator(at: center, color: color()) }
    ui.loupe(id, color: color())
    return value != old
  }
}
