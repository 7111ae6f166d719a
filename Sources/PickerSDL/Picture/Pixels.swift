/// Opaque pixels, row by row, `0xAARRGGBB`.
nonisolated public struct Pixels: Sendable, Hashable {
  public var width, height: Int
  public var argb: [UInt32]

  public subscript(x: Int, y: Int) -> UInt32 { argb[y * width + x] }
}
