import Glibc
import PickerCore
import TestSupport
import Testing

/// The example of docs/adding-a-color-space.md.
private struct CameraRec2020: RGBColorSpace {
  static let id = "rec2020-camera"
  static let name = "Rec2020 camera"
  static let channels = Rec2020.channels
  var components: SIMD3<Double>

  init(components: SIMD3<Double>) { self.components = components }

  static var linearFromXYZ: Matrix3 { Rec2020.linearFromXYZ }
  static var xyzFromLinear: Matrix3 { Rec2020.xyzFromLinear }
  private static var a: Double { 1.09929682680944 }
  private static var b: Double { 0.018053968510807 }

  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear), code = size < b ? 4.5 * size : a * pow(size, 0.45) - (a - 1)
    return linear < 0 ? -code : code
  }
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded), light = size < 4.5 * b ? size / 4.5 : pow((size + a - 1) / a, 1 / 0.45)
    return encoded < 0 ? -light : light
  }
}

@Suite struct ExampleSpaceTests {
  @Test func aSpaceFromOutsideConvertsLikeOneFromWithin() {
    let color = Color(CameraRec2020.self, [0.2, 0.4, 0.8])
    for space in ColorSpaces.all where !["okhsl", "okhsv"].contains(space.id) {
      let back = color.converted(to: space).converted(to: CameraRec2020.self)
      #expect(distance(back.components, color.components) < 1e-10, "\(space.id)")
    }
    #expect(distance(CameraRec2020(RGB(1, 1, 1)).components, .one) < 1e-12)
    #expect(CameraRec2020(0, 0, 0).rgb == RGB(0, 0, 0))
  }

  @Test func itAgreesWithOtherImplementations() throws {
    let table = try Vectors("spaces")
    let miss = table.firstMiss { row in
      guard let rgb = row.triple("srgb", "rgb"), let expected = row.triple("rec2020oetf", "rgb") else {
        return "no row"
      }
      let got = CameraRec2020(rgb.asRGB).components
      for index in 0..<3 where abs(got[index] - expected[index]) > (abs(expected[index]) < 1e-3 ? 1e-6 : 1e-9) {
        return "\(got), not \(expected)"
      }
      return nil
    }
    #expect(miss == nil)
  }
}
