import PickerCore
import PickerRaster

/// A gradient with an indicator whose center sits at `width × value`. Tap sets, pan follows, also outside
/// the bar once captured (clamped).
public struct GradientBar {
  public var id: WidgetID
  public var gradient: GradientModel
  /// In `0...1`.
  public var value: Double
  /// What is shown where the gradient leaves sRGB; `nil` clamps.
  var marking: GamutMarking?

  public init(_ id: WidgetID, gradient: GradientModel, value: Double) {
    self.id = id
    self.gradient = gradient
    self.value = value
  }

  /// - Returns: `true` in the passes in which the user moved `value`.
  public mutating func show(_ ui: UI, _ rect: Rect, radius: Double = 8, over background: RGBA) -> Bool {
    let pixels = ui.snap(rect).pixels(scale: ui.scale)
    gradient.viewSize = GradientModel.Size(pixels.width, pixels.height)
    var moved = value
    let isMoved = ui.bar(id, rect, value: &moved, fill: fill, radius: radius, over: background) {
      indicatorColor(at: $0)
    }
    value = moved
    return isMoved
  }

  private var fill: GradientFill {
    let start = gradient.start, end = gradient.end
    if gradient.changesAlpha {
      return .alpha(AlphaStrip(start.rgb, alphas: min(start.alpha, end.alpha)...max(start.alpha, end.alpha), cell: 8))
    }
    guard start.space != RGB.self || marking != nil, let channel = gradient.channel else {
      return .linear(from: start.rgb, to: end.rgb)
    }
    let axis = ColorAxis(channel: channel, range: start.components[channel]...end.components[channel])
    var strip = ColorStrip(start.space, axis, holding: start.components)
    strip.marking = marking
    return .strip(strip)
  }

  private func indicatorColor(at value: Double) -> RGB {
    let color = gradient.color(at: value)
    guard gradient.changesAlpha else { return color }
    let alpha = gradient.start.alpha + (gradient.end.alpha - gradient.start.alpha) * value
    return RGBA(color, alpha: alpha).over(AlphaStrip.grays.light)
  }
}

extension UI {
  /// What all bars share: measured, answering pointer and keys, drawn with the indicator, and with the loupe above a
  /// finger on it. One that is higher than wide stands upright, 0 at the bottom.
  func bar(
    _ id: WidgetID, _ rect: Rect, value: inout Double, fill: @autoclosure () -> GradientFill, radius: Double,
    over background: RGBA, color: (Double) -> RGB
  ) -> Bool {
    let rect = snap(rect), old = value, isUpright = rect.height > rect.width
    let map = isUpright ? down(rect) : across(rect)
    if let p = fineDrag(id, rect, slowsWithDistance: !isUpright) {
      value = isUpright ? 1 - map.value(at: p.y) : map.value(at: p.x)
    }
    step(id, &value, less: .left, more: .right)
    if isUpright { step(id, &value, less: .down, more: .up) }
    register(id, rect, value: .one(value))
    draw.appendGradient(isUpright ? .upright(fill()) : fill(), rect, radius: radius, background: background)
    outline(rect, radius: radius)
    focusRing(id, rect, radius: radius)
    let shown = value
    loupe(id, color: color(shown))
    let center =
      isUpright ? Point(rect.center.x, map.place(of: 1 - shown)) : Point(map.place(of: shown), rect.center.y)
    indicator(at: center, color: color(shown))
    return value != old
  }
}
