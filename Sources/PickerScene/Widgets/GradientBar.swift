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
  /// What is allowed along it.
  var ground: RuleGround?

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
    let isMoved = ui.bar(id, rect, value: &moved, fill: fill.over(ground), radius: radius, over: background) {
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
    let rect = snap(rect), old = value, stretch = stretch(id), isUpright = rect.height > rect.width
    let map = isUpright ? down(rect) : across(rect)
    if let p = fineDrag(id, rect, slowsWithDistance: !isUpright) {
      value = stretch.value(at: isUpright ? 1 - map.value(at: p.y) : map.value(at: p.x), 0)
    }
    step(id, &value, less: .left, more: .right)
    if isUpright { step(id, &value, less: .down, more: .up) }
    let shown = value, place = stretch.place(of: shown, 0)
    let knob =
      isUpright ? Point(rect.center.x, map.place(of: 1 - place)) : Point(map.place(of: place), rect.center.y)
    func picture() -> GradientFill {
      let level = isUpright ? Rect(0, 0, rect.height, rect.width) : rect
      let seen = stretched(fill(), stretch, level, .horizontal)
      return isUpright ? .upright(seen) : seen
    }
    register(id, rect, value: .one(value), grip: Grip(knob, isUpright ? .vertical : .horizontal))
    draw.appendGradient(picture(), rect, radius: radius, background: background)
    outline(rect, radius: radius)
    focusRing(id, rect, radius: radius)
    loupe(id, rect, at: knob, fill: picture(), color: color(shown))
    indicator(at: knob, color: color(shown))
    return value != old
  }
}

extension GradientFill {
  /// With what is allowed of it drawn over it; `nil` for all of it.
  func over(_ ground: RuleGround?) -> GradientFill { ground.map { .ground(self, $0) } ?? self }
}
