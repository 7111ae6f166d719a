/// Hue, whiteness and blackness over encoded sRGB.
///
/// Units: hue in degrees, `0..<360`; whiteness and blackness in `0...1`.
/// Source: CSS Color 4, section 8; A. R. Smith and E. R. Lyons, "HWB — A More Intuitive Hue-Based Color Model", 1996.
public struct HWB: ColorSpace {
  public static let id = "hwb"
  public static let name = "HWB"
  public static let channels = [Channel("Hue", .degrees), Channel("Whiteness", .unit), Channel("Blackness", .unit)]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(base: RGB) {
    let hexagon = RGBHexagon(base)
    components = SIMD3(hexagon.hue, hexagon.min, 1 - hexagon.max)
  }

  /// Where white and black leave no room for the hue, they share the whole in proportion.
  public var base: RGB {
    let white = components.y, black = components.z, sum = white + black
    if sum >= 1 { return RGB(components: SIMD3(repeating: white / sum)) }
    return RGB(components: white + (1 - black - white) * HSV.fullColor(hue: components.x))
  }

  public var powerless: Color.Missing { components.y + components.z >= 1 - 1e-11 ? .first : [] }
}
