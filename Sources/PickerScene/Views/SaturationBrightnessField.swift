import PickerCore

/// Told of what was selected on a saturation/brightness field, beside the change that `show` returns.
public protocol SaturationBrightnessDelegate: AnyObject {
  func saturationBrightnessField(_ field: SaturationBrightnessField, didSelect color: RGB)
}

/// For one hue: from white to the hue rightward, times black downward. Tap and pan select.
public struct SaturationBrightnessField {
  public var id: WidgetID
  public var hsv: HSV
  public weak var delegate: (any SaturationBrightnessDelegate)?

  public init(_ id: WidgetID = "plane", _ hsv: HSV, delegate: (any SaturationBrightnessDelegate)? = nil) {
    self.id = id
    self.hsv = hsv
    self.delegate = delegate
  }

  /// Takes the hue of a color; a gray has none and leaves it as it was.
  public mutating func update(color: RGB) {
    hsv.components.x = HSV(color, keepingPowerlessFrom: hsv).components.x
  }

  /// - Returns: `true` in the passes in which the user moved saturation or brightness.
  public mutating func show(_ ui: UI, _ rect: Rect, radius: Double = 10, over background: RGBA) -> Bool {
    let rect = ui.snap(rect), pixels = rect.pixels(scale: ui.scale), old = hsv.components
    let across = UnitMap(origin: pixels.x, length: pixels.width)
    let down = UnitMap(origin: pixels.y, length: pixels.height)
    if let p = ui.drag(id) {
      hsv.components.y = across.value(at: p.x)
      hsv.components.z = 1 - down.value(at: p.y)
    }
    ui.step(id, &hsv.components.y, less: .left, more: .right)
    ui.step(id, &hsv.components.z, less: .down, more: .up)
    let c = hsv.components
    ui.register(id, rect, values: [c.y, c.z])
    ui.draw.append(.gradient(.saturationValue(hue: c.x), rect, radius: radius, background: background))
    let center = Point(across.position(of: c.y), down.position(of: 1 - c.z))
    ui.clip(rect.inset(-11)) { ui.indicator(at: center, color: hsv.rgb) }
    ui.focusRing(id, rect, radius: radius)
    guard hsv.components != old else { return false }
    delegate?.saturationBrightnessField(self, didSelect: hsv.rgb)
    return true
  }
}
