/// Hue, saturation and lightness over encoded sRGB.
///
/// Units: hue in degrees, `0..<360`; saturation and lightness in `0...1`.
/// Source: CSS Color 4, section 7. Colors outside of sRGB may have a saturation above 1; one that would be
/// negative turns the hue by 180° instead.
public struct HSL: ColorSpace {
  public static let id = "hsl"
  public static let name = "HSL"
  public static let channels = [
    Channel("Hue", .degrees), Channel("Saturation", .unit, role: .colorfulness),
    Channel("Lightness", .unit, role: .lightness),
  ]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(base: RGB) {
    let hexagon = RGBHexagon(base)
    let lightness = (hexagon.max + hexagon.min) / 2, room = 2 * min(lightness, 1 - lightness)
    let saturation = room != 0 ? hexagon.chroma / room : 0
    let hue = saturation < 0 ? wrapDegrees(hexagon.hue + 180) : hexagon.hue
    components = SIMD3(hue, abs(saturation), lightness)
  }

  public var base: RGB {
    let full = HSV.fullColor(hue: components.x), lightness = components.z
    let chroma = 2 * min(lightness, 1 - lightness) * components.y
    return RGB(components: (lightness - chroma / 2) + chroma * full)
  }

  /// Gray has no hue; black and white have no saturation either.
  public var powerless: Color.Missing {
    let extreme: Color.Missing = abs(components.z) < 1e-9 || abs(components.z - 1) < 1e-9 ? .second : []
    return components.y == 0 ? extreme.union(.first) : extreme
  }
}
