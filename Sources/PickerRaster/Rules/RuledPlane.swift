import PickerCore

/// A plane under rules: the color of each place as it is picked there.
package struct RuledPlane: RuledPicture {
  private let plane: ColorPlane
  private let alpha, width, height: Double

  /// - Parameters:
  ///   - alpha: Of the colors that are picked.
  ///   - width, height: In pixels.
  package init(_ plane: ColorPlane, alpha: Double, width: Int, height: Int) {
    self.plane = plane
    self.alpha = alpha
    (self.width, self.height) = (Double(width), Double(height))
  }

  package func sample(_ x: Double, _ y: Double) -> RuleSample {
    RuleSample(plane.space, plane.components(at: SIMD2(x / width, 1 - y / height)), alpha: alpha)
  }
}

/// One channel of a space under rules, from left to right, or alpha.
package struct RuledStrip: RuledPicture {
  private let space: any ColorSpace.Type
  private let components: SIMD3<Double>
  /// `nil` for alpha.
  private let axis: ColorAxis?
  private let alpha, width: Double

  package init(
    _ space: any ColorSpace.Type, _ axis: ColorAxis?, holding components: SIMD3<Double>, alpha: Double, width: Int
  ) {
    (self.space, self.axis, self.components) = (space, axis, components)
    (self.alpha, self.width) = (alpha, Double(width))
  }

  package func sample(_ x: Double, _ y: Double) -> RuleSample {
    guard let axis else { return RuleSample(space, components, alpha: x / width) }
    return RuleSample(
      space, components.replacing(with: axis.value(at: x / width), at: axis.channel), alpha: alpha)
  }
}
