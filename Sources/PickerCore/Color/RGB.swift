/// Encoded sRGB: what hex notation, most files and the screen hold.
///
/// Units: red, green and blue in `0...1` inside the gamut; values outside are kept, not clamped.
/// Source: IEC 61966-2-1; CSS Color 4, section 10.2.
public struct RGB: RGBColorSpace, Hashable {
  public static let id = "srgb"
  public static let name = "RGB"
  public static let channels = rgbChannels
  public static var linearFromXYZ: Matrix3 { LinearSRGB.linearFromXYZ }
  public static var xyzFromLinear: Matrix3 { LinearSRGB.xyzFromLinear }
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(_ red: Double, _ green: Double, _ blue: Double) { components = SIMD3(red, green, blue) }

  /// From 8-bit channels.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    components = SIMD3(Double(red), Double(green), Double(blue)) / 255
  }

  public init(base: LinearSRGB) { components = base.components.map(Self.encoded) }
  public var base: LinearSRGB { LinearSRGB(components: components.map(Self.linear)) }
  public init(_ rgb: RGB) { self = rgb }
  public var rgb: RGB { self }

  public var red: Double { components.x }
  public var green: Double { components.y }
  public var blue: Double { components.z }

  /// The channels in 8 bits: clamped, times 255, half rounds up.
  public var bytes: SIMD3<UInt8> {
    SIMD3(byte(components.x), byte(components.y), byte(components.z))
  }

  /// The pixel that shows this color: opaque, alpha in the highest byte.
  public var argb8888: UInt32 {
    let b = bytes
    return 0xFF00_0000 | UInt32(b.x) << 16 | UInt32(b.y) << 8 | UInt32(b.z)
  }
}

/// Encoded sRGB under its name as a space.
public typealias SRGB = RGB

/// A channel in 8 bits: clamped to `0...1`, times 255, half rounds up. Not a number counts as 0.
///
/// What lies within 1e-11 of a half counts as the half: a conversion can miss it by a few units in the last place,
/// and every notation has to show the same byte.
@inlinable
public func byte(_ value: Double) -> UInt8 {
  guard value > 0 else { return 0 }
  return value < 1 ? UInt8(value * 255 + (0.5 + 1e-11)) : 255
}

/// A value times what stands for 1, such as 255, where what `byte` counts as a half is one.
func level(_ value: Double, of full: Double) -> Double {
  let level = value * full, half = level.rounded(.down) + 0.5
  return abs(level - half) <= 1e-11 ? half : level
}
