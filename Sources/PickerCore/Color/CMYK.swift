/// Cyan, magenta, yellow and black ink, without a profile: a way to write sRGB, not a color of print.
///
/// Units: `0...1`, 1 is full ink. Source: CSS Color 5, section 10.2, "naively convert".
public struct CMYK: Sendable, Hashable {
  public var cyan, magenta, yellow, black: Double

  public init(_ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double) {
    (self.cyan, self.magenta, self.yellow, self.black) = (cyan, magenta, yellow, black)
  }

  /// As much black as the brightest channel leaves. Outside of sRGB inks are below 0 or above 1, and no black is taken
  /// away where hardly anything would be left to divide.
  public init(_ rgb: RGB) {
    let low = rgb.components.min(), high = rgb.components.max()
    let brightest = low < 0 && high < 0.01 ? 1 : high
    let inks = brightest > 0 ? (brightest - rgb.components) / brightest : .zero
    self.init(inks.x, inks.y, inks.z, 1 - brightest)
  }

  public var rgb: RGB { RGB(components: (1 - SIMD3(cyan, magenta, yellow)) * (1 - black)) }
}
