/// How colors look to people whose cones of one kind are missing or shifted.
///
/// Works on linear light. Grays stay as they are.
public struct ColorVision: Sendable {
  public enum Deficiency: String, Sendable, CaseIterable {
    /// Of the cones for long, middle and short waves.
    case protan, deutan, tritan
  }

  public enum Method: String, Sendable, CaseIterable {
    /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, 2009: any severity, the default.
    case machado
    /// F. Viénot, H. Brettel, J. D. Mollon, 1999: one plane through white and blue; for tritan, which the paper leaves
    /// out, the plane through white and red. Best use `brettel` there.
    case vienot
    /// H. Brettel, F. Viénot, J. D. Mollon, 1997: two half planes, the soundest for tritan.
    case brettel
  }

  /// What a color becomes on either side of `separator`, in linear sRGB. Equal for methods with one plane.
  private let below, above: Matrix3
  private let separator: SIMD3<Double>

  /// - Parameter severity: `0...1`: from normal vision to the complete loss of one kind of cone.
  public init(_ deficiency: Deficiency, severity: Double = 1, method: Method = .machado) {
    let severity = min(max(severity, 0), 1)
    switch method {
    case .machado:
      below = MachadoTable.matrix(deficiency, severity: severity)
      (above, separator) = (below, .zero)
    case .vienot, .brettel:
      let dichromat = Dichromat(deficiency, twoPlanes: method == .brettel)
      below = Matrix3.identity.mixed(with: dichromat.below, severity)
      above = Matrix3.identity.mixed(with: dichromat.above, severity)
      separator = dichromat.separator
    }
  }

  /// In linear sRGB, not clamped.
  public func simulated(_ linear: LinearSRGB) -> LinearSRGB {
    let side = dot(separator, linear.components) > 0 ? above : below
    return LinearSRGB(components: side * linear.components)
  }

  /// In encoded sRGB, not clamped.
  public func simulated(_ rgb: RGB) -> RGB { simulated(rgb.base).rgb }
}

extension Matrix3 {
  static var identity: Matrix3 { Matrix3(columns: [1, 0, 0], [0, 1, 0], [0, 0, 1]) }

  /// From this matrix at `t` 0 to another at 1.
  func mixed(with other: Matrix3, _ t: Double) -> Matrix3 {
    Matrix3(columns: x + (other.x - x) * t, y + (other.y - y) * t, z + (other.z - z) * t)
  }
}
