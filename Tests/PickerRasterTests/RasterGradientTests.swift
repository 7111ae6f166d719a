import Testing

@testable import PickerCore
@testable import PickerRaster

/// Gradients whose pixels equal the picked colors bit for bit.
@Suite struct RasterGradientTests {
  static let gradients: [any Gradient] =
    [
      Spectrum(), Spectrum(saturation: 0.4, value: 0.73), Spectrum(saturation: 0, value: 0.5), Spectrum.stops,
      LinearGradient.red, LinearGradient.green, LinearGradient.blue,
    ]
    + [
      LinearGradient([RGB(0.2, 0.9, 0.4)]),
      LinearGradient([.init(RGB(0, 1, 0), at: 0.3), .init(RGB(1, 0, 1), at: 0.3), .init(RGB(0, 0.5, 1), at: 0.31)]),
      LinearGradient(from: RGB(-0.3, 0.5, 1.2), to: RGB(1.4, 0.5, -0.1)),
      LinearGradient(from: RGB(0.5, 0.1, 0.5), to: RGB(0.5 + 1e-9, 0.9, 0.5)),
    ]
    + [
      ColorStrip(HSV.self, channel: 0, holding: [0, 0.8, 0.9]),
      ColorStrip(HSV.self, channel: 1, holding: [77, 0, 0.9]),
      ColorStrip(HSV.self, channel: 2, holding: [200, 0.6, 0]),
      ColorStrip(HSV.self, channel: 0, holding: [0, 0.8, 1.2]),
      ColorStrip(HSL.self, channel: 0, holding: [0, 0.5, 0.4]),
      ColorStrip(HSL.self, channel: 1, holding: [77, 0, 0.6]),
      ColorStrip(HSL.self, channel: 2, holding: [200, 0.6, 0]),
      ColorStrip(RGB.self, channel: 1, holding: [0.2, 0, 0.5]),
      ColorStrip(HSV.self, ColorAxis(channel: 0, range: 200...500), holding: [0, 1, 1]),
    ]
    + [0, 1e-7, 0.01, 17, 30, 59.9, 60, 90, 123.4, 180, 217.3, 240, 299, 300, 330, 359.99, 360, 400, -20].flatMap {
      [SaturationValuePlane(hue: $0), HSLPlane(hue: $0)] as [any Gradient]
    }

  @Test(arguments: gradients.indices) func eachPixelIsThePickedColor(_ index: Int) {
    let gradient = Self.gradients[index]
    for (width, height) in sizes where width * height < 100_000 || gradient is any HorizontalGradient || index % 6 < 2 {
      let canvas = Canvas(width, height, gradient)
      let miss = canvas.firstMiss { gradient.color(at: canvas.grid.center($0, $1)).argb8888 }
      #expect(miss == nil, "\(gradient)")
      #expect(canvas.firstPaintedPadding == nil)
    }
  }

  @Test func spectrumIsTheSevenStops() {
    for x in 0...36_000 {
      let t = Double(x) / 36_000
      let difference = Spectrum().color(at: t).components - Spectrum.stops.color(at: t).components
      if (difference * difference).sum() > 1e-28 { Issue.record("differs at \(t)"); break }
      let full = RGB(components: HSV.fullColor(hue: 360 * t))
      if Spectrum().color(at: t).argb8888 != full.argb8888 { Issue.record("not the full color at \(t)"); break }
    }
    #expect(Spectrum().color(at: 0) == RGB(1, 0, 0))
    #expect(Spectrum().color(at: 1) == RGB(1, 0, 0))
  }

  @Test func emptyGridsPaintNothing() {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      #expect(Canvas(width, height, Spectrum()).firstPaintedPadding == nil)
      #expect(Canvas(width, height, SaturationValuePlane(hue: 9)).firstPaintedPadding == nil)
    }
  }
}
