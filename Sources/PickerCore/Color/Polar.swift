import func Glibc.atan2
import func Glibc.cos
import func Glibc.sin

/// Lightness, chroma and hue of lightness, a and b.
func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
  let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
  return SIMD3(lab.x, chroma, wrapDegrees(atan2(lab.z, lab.y) * (180 / .pi)))
}

/// Lightness, a and b of lightness, chroma and hue.
func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
  let direction = direction(hue: lch.z)
  return SIMD3(lch.x, lch.y * direction.x, lch.y * direction.y)
}

/// The unit vector of a hue in the plane of a and b.
package func direction(hue: Double) -> SIMD2<Double> {
  let angle = hue * (.pi / 180)
  return SIMD2(cos(angle), sin(angle))
}
