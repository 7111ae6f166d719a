/// Encoded sRGB with straight alpha in `0...1`.
public struct RGBA: Sendable, Hashable {
  public var rgb: RGB
  public var alpha: Double

  public init(_ rgb: RGB, alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = alpha
  }

  /// From 3 (RGB) or 4 (RGBA) 8-bit channels.
  public init(bytes: [UInt8]) {
    rgb = RGB(bytes: bytes[0], bytes[1], bytes[2])
    alpha = bytes.count > 3 ? Double(bytes[3]) / 255 : 1
  }
}
