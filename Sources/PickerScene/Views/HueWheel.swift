import PickerCore

/// A ring of hues around a triangle of one hue's shades. Tap and pan select; each keeps its pointer, also across the
/// other. The ring works like a bar whose ends meet, the triangle like a plane.
public struct HueWheel {
  public let colors: WheelSpace
  /// Hue in degrees, saturation and value.
  public var components: SIMD3<Double>
  public var ring: WidgetID
  public var triangle: WidgetID

  static let thickness = 28.0, gap = 6.0

  public init(
    _ colors: WheelSpace, _ components: SIMD3<Double>, ring: WidgetID = "spectrum", triangle: WidgetID = "plane"
  ) {
    self.colors = colors
    self.components = components
    self.ring = ring
    self.triangle = triangle
  }

  /// Fills the largest square in the middle of the rectangle.
  /// - Returns: `true` in the passes in which the user moved a component.
  public mutating func show(_ ui: UI, _ rect: Rect) -> Bool {
    let area = ui.snap(rect).pixels(scale: ui.scale), side = min(area.width, area.height), old = components
    let square = Rect(
      area.x + ((area.width - side) / 2).rounded(.down), area.y + ((area.height - side) / 2).rounded(.down), side, side)
    let hues = HueRing(center: square.center, radius: side / 2, thickness: (Self.thickness * ui.scale).rounded())
    let shades = ShadeTriangle(center: square.center, radius: max(1, hues.innerRadius - Self.gap * ui.scale))
    answer(ui, hues, shades, square)
    draw(ui, hues, shades, square)
    return components != old
  }

  private mutating func answer(_ ui: UI, _ hues: HueRing, _ shades: ShadeTriangle, _ square: Rect) {
    let points = square.scaled(by: 1 / ui.scale)
    if let p = ui.fineDrag(triangle, points, slowsWithDistance: false) {
      let shade = shades.shade(at: p, keeping: components.y)
      (components.y, components.z) = (shade.x, shade.y)
    }
    ui.step(triangle, &components.y, less: .left, more: .right)
    ui.step(triangle, &components.z, less: .down, more: .up)
    if let p = ui.fineDrag(ring, points, slowsWithDistance: false), let hue = hues.hue(at: p) { components.x = hue }
    ui.turn(ring, hue: &components.x)
  }

  private func draw(_ ui: UI, _ hues: HueRing, _ shades: ShadeTriangle, _ square: Rect) {
    let perPixel = 1 / ui.scale, bounds = shades.pixelBounds
    ui.register(
      triangle, shades.bounds.scaled(by: perPixel), value: .two(components.y, components.z),
      outline: .triangle(shades.scaled(by: perPixel)))
    ui.register(
      ring, square.scaled(by: perPixel), value: .one(components.x / 360), outline: .ring(hues.scaled(by: perPixel)))
    let ringPicture = HueRingPicture(colors, hues.moved(by: -square.x, -square.y))
    let shadePicture = ShadeTrianglePicture(colors, hue: components.x, shades.moved(by: -bounds.x, -bounds.y))
    for (fill, place) in [(GradientFill.hueRing(ringPicture), square), (.shadeTriangle(shadePicture), bounds)] {
      ui.draw.appendGradient(fill, place.scaled(by: perPixel), radius: 0, background: ui.theme.window)
    }
    ui.focusRing(ring, square.scaled(by: perPixel), radius: hues.radius * perPixel)
    let around = Rect(shades.center.x - shades.radius, shades.center.y - shades.radius, 2 * shades.radius, 0)
    ui.focusRing(
      triangle, Rect(around.x, around.y, around.width, around.width).scaled(by: perPixel),
      radius: shades.radius * perPixel)

    let shade = SIMD2(components.y, components.z).clamped(lowerBound: .zero, upperBound: .one)
    let hue = colors.color(hue: components.x), color = colors.color(hue: components.x, shade: shade)
    ui.indicator(at: hues.position(of: components.x), color: hue)
    ui.indicator(at: shades.position(saturation: shade.x, value: shade.y), color: color)
    ui.loupe(ring, color: hue)
    ui.loupe(triangle, color: color)
  }
}

extension HueRing {
  fileprivate func moved(by dx: Double, _ dy: Double) -> HueRing {
    HueRing(center: Point(center.x + dx, center.y + dy), radius: radius, thickness: thickness)
  }
}

extension ShadeTriangle {
  /// Whole pixels that hold the soft edges too.
  fileprivate var pixelBounds: Rect {
    let exact = bounds, left = exact.x.rounded(.down) - 1, top = exact.y.rounded(.down) - 1
    return Rect(left, top, exact.maxX.rounded(.up) + 1 - left, exact.maxY.rounded(.up) + 1 - top)
  }

  fileprivate func moved(by dx: Double, _ dy: Double) -> ShadeTriangle {
    ShadeTriangle(center: Point(center.x + dx, center.y + dy), radius: radius)
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect { Rect(x * factor, y * factor, width * factor, height * factor) }
}
