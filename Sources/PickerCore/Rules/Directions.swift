import func Glibc.cos
import func Glibc.sin

/// Unit vectors spread evenly over a sphere, the same every time.
///
/// Source: the golden angle along a spiral from pole to pole (Fibonacci lattice).
func evenDirections(_ count: Int) -> [SIMD3<Double>] {
  (0..<count).map { index in
    let z = 1 - (2 * Double(index) + 1) / Double(count), radius = (1 - z * z).squareRoot()
    let angle = Double(index) * 2.399963229728653
    return SIMD3(z, radius * cos(angle), radius * sin(angle))
  }
}
