import Testing

@testable import PickerCore
@testable import PickerPalettes

@Suite struct PixelSpaceTests {
  @Test(
    arguments: [
      (1, 13, "srgb", nil), (1, 8, "srgb-linear", nil), (12, 13, "display-p3", nil), (9, 14, "rec2020", nil),
      (9, 16, "srgb", "code points 9 and 16"),
    ] as [(UInt8, UInt8, String, String?)])
  func codePoints(_ primaries: UInt8, _ transfer: UInt8, _ id: String, _ ignored: String?) {
    let space = PixelSpace(primaries: primaries, transfer: transfer)
    #expect(space.space.id == id && space.ignored == ignored)
  }

  @Test func aDamagedProfileIsNone() {
    for length in [0, 1, 131, 132, 200] {
      #expect(ICCProfile([UInt8](repeating: 255, count: length)) == nil)
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = [UInt8](repeating: 0, count: 300).map { _ in UInt8.random(in: 0...3, using: &random) }
      bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
      bytes.replaceSubrange(16..<20, with: Array("GRAY".utf8))
      bytes.replaceSubrange(128..<144, with: [0, 0, 0, 1] + Array("kTRC".utf8) + [0, 0, 0, 144, 0, 0, 0, 100])
      bytes.replaceSubrange(144..<148, with: Array((Bool.random(using: &random) ? "curv" : "para").utf8))
      #expect(ICCProfile(bytes)?.space?.id != "display-p3")
    }
  }
}
