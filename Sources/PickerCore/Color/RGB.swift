/// A color as encoded sRGB.
///
/// Units: red, green and blue in `0...1` inside the gamut; values outside are kept, not clamped.
/// Source: IEC 61966-2-1.
public struct RGB: Sendable, Hashable {
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(_ red: Double, _ green: Double, _ blue: Double) { components = [red, green, blue] }

  /// From 8-bit channels.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    components = SIMD3(Double(red), Double(green), Double(blue)) / 255
  }

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

/// A channel in 8 bits: clamped to `0...1`, times 255, half rounds up. Not a number counts as 0.
@inlinable
public func byte(_ value: Double) -> UInt8 {
  guard value > 0 else { return 0 }
  return value < 1 ? UInt8(value * 255 + 0.5) : 255
}
