import PickerCore

/// Linear light of four neighboring pixels.
struct LightLanes {
  var red: Lanes, green: Lanes, blue: Lanes

  @inline(always)
  func scaled(by factor: Lanes) -> LightLanes {
    LightLanes(red: red * factor, green: green * factor, blue: blue * factor)
  }

  /// How far inside `0...1` the channel is that comes closest to leaving it; negative outside.
  @inline(always)
  var margin: Lanes {
    let least = smaller(smaller(red, green), blue), most = larger(larger(red, green), blue)
    return smaller(least, 1 - most)
  }
}

/// A `Matrix3` for lanes. Its numbers are spread beforehand: in a loop that would cost as much as the sums.
struct LaneMatrix {
  private let redFromRed, greenFromRed, blueFromRed: Lanes
  private let redFromGreen, greenFromGreen, blueFromGreen: Lanes
  private let redFromBlue, greenFromBlue, blueFromBlue: Lanes

  init(_ matrix: Matrix3) {
    func spread(_ column: SIMD3<Double>) -> (Lanes, Lanes, Lanes) {
      (Lanes(repeating: Float(column.x)), Lanes(repeating: Float(column.y)), Lanes(repeating: Float(column.z)))
    }
    (redFromRed, greenFromRed, blueFromRed) = spread(matrix * SIMD3(1, 0, 0))
    (redFromGreen, greenFromGreen, blueFromGreen) = spread(matrix * SIMD3(0, 1, 0))
    (redFromBlue, greenFromBlue, blueFromBlue) = spread(matrix * SIMD3(0, 0, 1))
  }

  /// Linear sRGB to linear Display P3.
  static let displayP3 = LaneMatrix(DisplayP3.linearFromXYZ * LinearSRGB.xyzFromLinear)

  @inline(always)
  static func * (m: LaneMatrix, light: LightLanes) -> LightLanes {
    LightLanes(
      red: light.red * m.redFromRed + light.green * m.redFromGreen + light.blue * m.redFromBlue,
      green: light.red * m.greenFromRed + light.green * m.greenFromGreen + light.blue * m.greenFromBlue,
      blue: light.red * m.blueFromRed + light.green * m.blueFromGreen + light.blue * m.blueFromBlue)
  }

  /// The product where blue adds to blue alone, as between spaces that share their blue primary.
  @inline(always)
  func sharingBlue(_ light: LightLanes) -> LightLanes {
    LightLanes(
      red: light.red * redFromRed + light.green * redFromGreen,
      green: light.red * greenFromRed + light.green * greenFromGreen,
      blue: light.red * blueFromRed + light.green * blueFromGreen + light.blue * blueFromBlue)
  }
}
