import PickerCore
import PickerRaster

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
    show(ui, rect, radius: radius, marks: { _ in nil }, ground: { _ in nil }, over: background)
  }

  /// - Parameters:
  ///   - marks: The lines over the plane; `nil` for none. Asked for only where it is drawn.
  ///   - ground: What is allowed of it; `nil` for all.
  mutating func show(
    _ ui: UI, _ rect: Rect, radius: Double = 10, marks: (ColorPlane) -> PlaneMarks?,
    ground: (ColorPlane) -> RuleGround?, over background: RGBA
  ) -> Bool {
    let old = hsv.components, colors = ColorPlane(HSV.self, x: 1, y: 2, holding: old)
    var plane = PlaneView(id, SIMD2(old.y, old.z))
    let moved = plane.show(
      ui, rect, fill: (marks(colors)?.fill ?? .plane(colors, [])).over(ground(colors)), radius: radius, color: hsv.rgb,
      over: background
    ) { ui, rect in
      ui.whenDrawing {
        marks(colors)?.show(ui, rect)
        ground(colors)?.showEdges(ui, rect)
      }
    } pure: {
      colors.purePoint(near: $0)
    }
    if moved { hsv.components = SIMD3(old.x, plane.value.x, plane.value.y) }
    guard hsv.components != old else { return false }
    delegate?.saturationBrightnessField(self, didSelect: hsv.rgb)
    return true
  }
}
