import PickerCore
import PickerRaster

/// The grounds of what a surface shows.
struct SurfaceGrounds {
  struct Strip: Equatable {
    var space: ColorSpaceID
    var axis: ColorAxis?
    var components: SIMD3<Double>
  }
  struct Shades: Equatable {
    var space: ColorSpaceID
    var hue: Double
    var triangle: ShadeTriangle
  }

  private var planes = GroundCache<ColorPlane>()
  private var strips = GroundCache<Strip>(), alphas = GroundCache<Strip>()
  private var shades = GroundCache<Shades>(), rings = GroundCache<Strip>()

  /// What is allowed of a plane; `nil` for all of it.
  mutating func plane(_ ui: UI, _ rect: Rect, _ plane: ColorPlane, _ picker: PickerState) -> RuleGround? {
    guard !picker.ruling.isEmpty else { return nil }
    let pixels = ui.snap(rect).pixels(scale: ui.scale), width = Int(pixels.width), height = Int(pixels.height)
    let ruling = picker.ruling, alpha = picker.color.alpha, isDark = ui.theme.isDark
    // While the third channel moves the edges may be off by a pixel.
    let isMoving = ui.isCaptured("spectrum") || ui.isCaptured(WidgetID("channel", picker.tab.strip))
    return planes.ground(
      plane, width: width, height: height, alpha: alpha, ruling, isDark: isDark, wantsExact: !isMoving
    ) { isCoarse in
      RuleGround(
        ruling.field, RuledPlane(plane, alpha: alpha, width: width, height: height), width: width, height: height,
        isDark: isDark, isCoarse: isCoarse)
    }
  }

  /// What is allowed along the strip, or along alpha where `axis` is `nil`.
  mutating func strip(
    _ ui: UI, _ rect: Rect, _ space: any ColorSpace.Type, _ axis: ColorAxis?, _ components: SIMD3<Double>,
    _ picker: PickerState
  ) -> RuleGround? {
    axis == nil
      ? alphas.strip(ui, rect, space, nil, components, picker)
      : strips.strip(ui, rect, space, axis, components, picker)
  }

  /// What is allowed of a wheel's triangle, in pixels of its picture.
  mutating func shades(
    _ ui: UI, _ space: any ColorSpace.Type, hue: Double, _ picture: (triangle: ShadeTriangle, width: Int, height: Int),
    _ picker: PickerState
  ) -> RuleGround? {
    guard !picker.ruling.isEmpty else { return nil }
    let ruling = picker.ruling, alpha = picker.color.alpha, isDark = ui.theme.isDark
    let (triangle, width, height) = picture
    let subject = Shades(space: ColorSpaceID(space), hue: hue, triangle: triangle)
    return shades.ground(subject, width: width, height: height, alpha: alpha, ruling, isDark: isDark) { _ in
      RuleGround(
        ruling.field, RuledShades(space, hue: hue, triangle, alpha: alpha), width: width, height: height, isDark: isDark
      ) {
        triangle.weights(at: Point(Double($0) + 0.5, Double($1) + 0.5)).min() >= 0
      }
    }
  }
}

extension GroundCache<SurfaceGrounds.Strip> {
  /// What is allowed along a bar; `nil` for all of it.
  mutating func strip(
    _ ui: UI, _ rect: Rect, _ space: any ColorSpace.Type, _ axis: ColorAxis?, _ components: SIMD3<Double>,
    _ picker: PickerState
  ) -> RuleGround? {
    guard !picker.ruling.isEmpty else { return nil }
    let pixels = ui.snap(rect).pixels(scale: ui.scale), width = Int(max(pixels.width, pixels.height))
    let ruling = picker.ruling, alpha = picker.color.alpha, isDark = ui.theme.isDark
    var held = components
    if let axis { held[axis.channel] = 0 }
    let subject = SurfaceGrounds.Strip(space: ColorSpaceID(space), axis: axis, components: held)
    return ground(
      subject, width: width, height: 1, alpha: axis == nil ? 1 : alpha, ruling, isDark: isDark
    ) { _ in
      RuleGround(
        ruling.field, RuledStrip(space, axis, holding: held, alpha: alpha, width: width), width: width, height: 1,
        isDark: isDark)
    }
  }
}

extension PickerState {
  /// Whether a pointer or a key may lead the color away from what is allowed.
  func isFree(_ ui: UI) -> Bool { ruling.isEmpty || ui.input.modifiers.contains(.control) }

  /// Where the user gets on a bar; the color stays where nothing along it is allowed.
  func railed(
    _ ui: UI, _ value: Double, _ ground: @autoclosure () -> RuleGround?, _ color: @escaping (Double) -> Color
  ) -> Double? {
    if isFree(ui) { return value }
    guard !ruling.test.allows(color(value)) else { return value }
    guard let mask = ground()?.mask else { return value }
    return ruling.place(nearestTo: value, on: mask, color)
  }

  /// The color with some components, as `edit` would have it.
  func edited(_ components: SIMD3<Double>, in space: any ColorSpace.Type) -> Color {
    Color(space, components, alpha: hasAlpha ? color.alpha : 1)
  }
}
