import Testing

@testable import PickerSDL

/// What an X server says of its screen.
@Suite struct XResourcesTests {
  @Test(
    arguments: [
      ("Xft.dpi:\t96\n", 1), ("*customization:\t-color\nXft.dpi:\t192\nXft.hinting:\t1\n", 2), ("Xft.dpi: 144", 1.5),
      ("Xft.dpi:\t115\n", 1.2), ("Xft.dpi:\t96\nXft.dpi:\t120\n", 1.25), ("Xft*dpi: 168\n", 1.75),
      ("Xft.dpi:10\n", 0.5),
      ("Xft.dpi:\t9600\n", 8), ("", nil), ("Xft.dpi:\n", nil), ("Xft.dpi: big\n", nil), ("Xft.dpi: -96\n", nil),
      ("Xft.antialias:\t1\n", nil),
    ] as [(String, Double?)])
  func theScaleOfAnXServerIsRead(_ resources: String, _ expected: Double?) {
    #expect(XResources.scale(in: resources) == expected)
  }
}
