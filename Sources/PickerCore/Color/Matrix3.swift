/// A 3 by 3 matrix that turns one triple of linear components into another.
public struct Matrix3: Sendable, Hashable {
  @usableFromInline var x, y, z: SIMD3<Double>

  /// From its columns: where it takes `[1, 0, 0]`, `[0, 1, 0]` and `[0, 0, 1]`.
  @inlinable
  public init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// From its rows, the way specifications print it.
  @inlinable
  public init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    x = [first.x, second.x, third.x]
    y = [first.y, second.y, third.y]
    z = [first.z, second.z, third.z]
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
  public func row(_ index: Int) -> SIMD3<Double> { [x[index], y[index], z[index]] }

  /// The matrix that leads back. This one must not squeeze space flat.
  public var inverse: Matrix3 {
    let (yz, zx, xy) = (cross(y, z), cross(z, x), cross(x, y)), volume = (x * yz).sum()
    return Matrix3(yz / volume, zx / volume, xy / volume)
  }
}

/// The vector at right angles to both.
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
}

func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
