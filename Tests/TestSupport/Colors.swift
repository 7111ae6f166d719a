import PickerCore

/// The color of 6-digit hex notation with its `#`.
public func hexColor(_ text: String) -> RGB {
  let bits = UInt32(text.dropFirst().prefix(6), radix: 16) ?? 0
  return RGB(bytes: UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255))
}

/// The largest difference of two triples.
public func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let d = a - b
  return max(abs(d.x), abs(d.y), abs(d.z))
}
