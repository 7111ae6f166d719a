/// A 3 by 3 matrix that turns one triple of linear components into another.
public struct Matrix3: Sendable, Hashable {
  @usableFromInline var x, y, z: SIMD3<Double>

  /// From its columns: where it takes `[1, 0, 0]`, `[0, 1, 0]` and `[0, 0, 1]`.
  @inlinable
  public init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// From its numbers row by row, the way specifications print it.
  // Not from array literals, here and elsewhere: a SIMD value made of one is filled in a loop at run time.
  @inlinable
  public init(
    _ xx: Double, _ yx: Double, _ zx: Double,
    _ xy: Double, _ yy: Double, _ zy: Double,
    _ xz: Double, _ yz: Double, _ zz: Double
  ) {
    x = SIMD3(xx, xy, xz)
    y = SIMD3(yx, yy, yz)
    z = SIMD3(zx, zy, zz)
  }

  @inlinable
  public static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.x * vector.x + matrix.y * vector.y + matrix.z * vector.z
  }

  @inlinable
  public static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(columns: left * right.x, left * right.y, left * right.z)
  }

  /// What contributes to one of the results.
  @inlinable
  public func row(_ index: Int) -> SIMD3<Double> { SIMD3(x[index], y[index], z[index]) }

  /// The matrix that leads back. This one must not squeeze space flat.
  public var inverse: Matrix3 {
    let volume = dot(x, cross(y, z))
    let a = cross(y, z) / volume, b = cross(z, x) / volume, c = cross(x, y) / volume
    return Matrix3(a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z)
  }
}

/// The vector at right angles to both.
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
