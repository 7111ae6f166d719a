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
    show(ui, rect, fill: fill(), radius: radius, color: color(), over: background) { _, _ in
    } pure: {
      $0
    }
  }

  /// - Parameters:
  ///   - lines: Draws what belongs to the lines over the plane, such as labels.
  ///   - pure: The pure point that two taps at a value go to.
  mutating func show(
    _ ui: UI, _ rect: Rect, fill: @autoclosure () -> GradientFill, radius: Double = 10,
    color: @autoclosure () -> RGB, over background: RGBA, lines: (UI, Rect) -> Void,
    pure: (SIMD2<Double>) -> SIMD2<Double>
  ) -> Bool {
    let rect = ui.snap(rect), old = value
    let across = ui.across(rect), down = ui.down(rect)
    let stretch = ui.stretch(id)
    if let p = ui.fineDrag(id, rect, slowsWithDistance: false) {
      value = SIMD2(stretch.value(at: across.value(at: p.x), 0), stretch.value(at: 1 - down.value(at: p.y), 1))
    }
    if ui.doubleTapped == id { value = pure(value) }
    ui.step(id, &value.x, less: .left, more: .right)
    ui.step(id, &value.y, less: .down, more: .up)
    let shown = value.clamped(lowerBound: .zero, upperBound: .one)
    let center = Point(
      across.place(of: stretch.place(of: shown.x, 0)), down.place(of: 1 - stretch.place(of: shown.y, 1)))
    ui.register(id, rect, value: .two(value.x, value.y), grip: Grip(center, .anywhere))
    ui.draw.appendGradient(
      ui.stretched(fill(), stretch, rect, .anywhere), rect, radius: radius, background: background)
    // What the lines say would have to move with them.
    if stretch.factor == 1 { lines(ui, rect) }
    ui.outline(rect, radius: radius)
    ui.focusRing(id, rect, radius: radius)
    ui.clip(rect.inset(-11)) { ui.indicator(at: center, color: color()) }
    ui.loupe(id, rect, at: center, fill: ui.stretched(fill(), stretch, rect, .anywhere), color: color())
    return value != old
  }
}
