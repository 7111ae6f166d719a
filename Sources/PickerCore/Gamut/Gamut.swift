/// The colors that a device with given red, green and blue can show: each component in `0...1`.
public struct Gamut: Sendable {
  public let space: any RGBColorSpace.Type

  public init(_ space: any RGBColorSpace.Type) { self.space = space }

  public static let sRGB = Gamut(RGB.self)
  public static let displayP3 = Gamut(DisplayP3.self)
  public static let rec2020 = Gamut(Rec2020.self)

  /// The gamuts of screens, from the smallest to the largest.
  public static let screens = [sRGB, displayP3, rec2020]

  /// As on a label: `P3`.
  public var name: String { space.id == RGB.id ? "sRGB" : space.name }

  /// By how much conversions and approximations such as OKHSL's may step over an edge unnoticed:
  /// a fiftieth of an 8-bit step.
  public static let tolerance = 0.000075

  public func contains(_ color: Color, tolerance: Double = 0) -> Bool {
    contains(color.components(in: space), tolerance: tolerance)
  }

  /// The smallest screen gamut that holds a color, so that a label says `P3` for all that P3 can show.
  public static func smallest(containing color: Color, tolerance: Double = tolerance) -> Gamut? {
    screens.first { $0.contains(color, tolerance: tolerance) }
  }

  /// The color in `space` with each component clamped: cheap, but it shifts hue and lightness.
  public func clipped(_ color: Color) -> Color {
    with(color, Self.clip(color.components(in: space)))
  }

  func contains(_ components: SIMD3<Double>, tolerance: Double = 0) -> Bool {
    components.min() >= -tolerance && components.max() <= 1 + tolerance
  }

  package static func clip(_ components: SIMD3<Double>) -> SIMD3<Double> {
    components.clamped(lowerBound: .zero, upperBound: .one)
  }

  func with(_ color: Color, _ components: SIMD3<Double>) -> Color {
    Color(space, components, alpha: color.alpha, missing: color.missing.intersection(.alpha))
  }
}
