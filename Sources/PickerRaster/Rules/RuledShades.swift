import PickerCore

/// The triangle of a wheel under rules.
package struct RuledShades: RuledPicture {
  private let space: any ColorSpace.Type
  private let hue, alpha: Double
  /// In pixels from the picture's corner.
  private let triangle: ShadeTriangle

  package init(_ space: any ColorSpace.Type, hue: Double, _ triangle: ShadeTriangle, alpha: Double) {
    (self.space, self.hue, self.triangle, self.alpha) = (space, hue, triangle, alpha)
  }

  package func sample(_ x: Double, _ y: Double) -> RuleSample {
    let shade = triangle.shade(at: Point(x, y), keeping: 0)
    return RuleSample(space, SIMD3(hue, shade.x, shade.y), alpha: alpha)
  }
}
