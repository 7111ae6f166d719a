import Glibc
import PickerCore
import TestSupport
import Testing

@Suite struct GamutMappingTests {
  /// Halving never came to an end here.
  @Test(arguments: [
    Color(OKLab.self, [0.5, 1e200, 20]), Color(OKLCH.self, [0.5, .infinity, 20]), Color(OKLCH.self, [0.5, 1e30, 20]),
    Color(OKLCH.self, [.nan, .nan, .nan]), Color(OKLCH.self, [0.5, 1e308, 20]),
  ]) func whatIsBeyondAllGamutsIsMappedToo(_ color: Color) {
    let mapped = Gamut.sRGB.mapped(color).rgb.components
    #expect((0..<3).allSatisfy { mapped[$0].isNaN || 0...1 ~= mapped[$0] })
  }

  @Test func agreesWithCSSColor4() throws {
    let table = try Vectors("gamutmap")
    let miss = table.firstMiss { row in
      guard let l = row.number("oklch_l"), let c = row.number("oklch_c"), let expected = row.triple("css", "rgb"),
        let raw = row.triple("raw", "rgb"), let clip = row.triple("clip", "rgb")
      else { return "not a row of numbers" }
      let hue = row.number("oklch_h")
      let color = Color(OKLCH.self, [l, c, hue ?? 0], alpha: 0.25, missing: hue == nil ? .third : [])
      let mapped = Gamut.sRGB.mapped(color)
      if distance(mapped.components, expected) > 1e-7 { return "\(row["path"]): \(mapped.components), not \(expected)" }
      if mapped.alpha != 0.25 || mapped.space != RGB.self { return "alpha or space lost" }
      if distance(color.rgb.components, raw) > 1e-7 { return "unmapped \(color.rgb.components), not \(raw)" }
      if distance(Gamut.sRGB.clipped(color).components, clip) > 1e-7 { return "clipped" }
      return mapped.rgb.bytes == hexColor(row["css_hex"]).bytes ? nil : "\(mapped.rgb.bytes) is not \(row["css_hex"])"
    }
    #expect(miss == nil)
    #expect(table.rows.count == 237)
  }

  @Test(arguments: [Gamut.sRGB, .displayP3, .rec2020, Gamut(A98RGB.self), Gamut(ProPhotoRGB.self)])
  func alwaysEndsInsideWithTheSameHue(_ gamut: Gamut) {
    var miss: String?
    for l in stride(from: -0.05, through: 1.05, by: 0.05) {
      for c in [0, 0.05, 0.2, 0.4, 1] {
        for h in stride(from: 0.0, to: 360, by: 15) where miss == nil {
          let mapped = gamut.mapped(Color(OKLCH.self, [l, c, h]))
          if !gamut.contains(mapped) { miss = "\(l) \(c) \(h) ends at \(mapped.components)" }
          if gamut.mapped(mapped) != mapped { miss = "\(l) \(c) \(h) moves when mapped again" }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func orangeStaysAnOrange() {
    let bytes = Gamut.sRGB.mapped(Color(OKLCH.self, [0.65, 0.3, 50])).rgb.bytes
    #expect(bytes.x >= 0xe4 && bytes.y >= 0x5d && bytes.y <= 0x67 && bytes.z < 4, "\(bytes)")
  }

  @Test func primariesKeepTheirChroma() {
    for rgb in [RGB(0, 0, 1), RGB(1, 0, 0), RGB(0, 1, 0)] {
      let oklch = Color(rgb).converted(to: OKLCH.self), mapped = Gamut.sRGB.mapped(oklch)
      #expect(distance(mapped.components, rgb.components) < 1e-9)
    }
    #expect(abs(Gamut.sRGB.mapped(Color(RGB(0, 0, 1))).components(in: OKLCH.self).y - 0.3132) < 5e-5)
  }

  @Test func labelNamesTheSmallestGamut() {
    let labels: [(Color, String?)] = [
      (Color(DisplayP3.self, [0, 0, 0.999]), "P3"), (Color(DisplayP3.self, [1, 0, 0]), "P3"),
      (Color(RGB(1, 0, 0)).converted(to: Lab.self), "sRGB"), (Color(OKHSL.self, [30, 1, 0.5]), "sRGB"),
      (Color(Rec2020.self, [0, 1, 0]), "Rec2020"), (Color(ProPhotoRGB.self, [0, 1, 0]), nil),
    ]
    for (color, label) in labels { #expect(Gamut.smallest(containing: color)?.name == label, "\(color)") }
  }
}

@Suite struct GamutSliceTests {
  static let gamuts = [Gamut.sRGB, .displayP3, .rec2020, Gamut(ProPhotoRGB.self)]

  /// Every hue in whole degrees, finely around blue, against the plain question whether a color is inside.
  @Test(arguments: gamuts) func intervalsHoldExactlyTheColorsInside(_ gamut: Gamut) {
    var miss: String?
    let hues = Array(stride(from: 0.0, to: 360, by: 4)) + Array(stride(from: 262.0, through: 268, by: 0.1))
    for hue in hues {
      let slice = GamutSlice(gamut, hue: hue)
      for l in stride(from: 0.02, to: 1, by: 0.049) where miss == nil {
        let intervals = slice.chromas(lightness: l)
        for c in stride(from: 0.0, through: 0.5, by: 0.0025) {
          let inside = gamut.contains(Color(OKLCH.self, [l, c, hue]), tolerance: 1e-12)
          let near = intervals.contains { abs($0.lowerBound - c) < 1e-9 || abs($0.upperBound - c) < 1e-9 }
          if !near, intervals.contains(where: { $0.contains(c) }) != inside {
            miss = "lightness \(l), chroma \(c), hue \(hue): \(intervals), inside \(inside)"
          }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func endsAreOnTheEdgeToTheLastPlace() {
    var worst = 0.0
    for hue in stride(from: 0.0, to: 360, by: 0.5) {
      let slice = GamutSlice(hue: hue)
      for l in stride(from: 0.05, to: 1, by: 0.05) {
        for end in slice.chromas(lightness: l).flatMap({ [$0.lowerBound, $0.upperBound] }) where end > 0 {
          let light = Color(OKLCH.self, [l, end, hue]).components(in: LinearSRGB.self)
          let off = (0..<3).map { min(abs(light[$0]), abs(light[$0] - 1)) }.min() ?? 1
          worst = max(worst, off)
        }
      }
    }
    #expect(worst < 1e-13)
  }

  @Test func blueIsHollow() {
    let hue = Color(RGB(0, 0, 1)).components(in: OKLCH.self).z
    var most = 0
    for h in stride(from: hue - 1.5, through: hue + 1.5, by: 0.01) {
      for l in stride(from: 0.2, through: 0.6, by: 0.002) {
        let chromas = GamutSlice(hue: h).chromas(lightness: l)
        most = max(most, chromas.count)
        for (a, b) in zip(chromas, chromas.dropFirst()) where a.upperBound >= b.lowerBound {
          Issue.record("\(chromas) overlap")
        }
      }
    }
    #expect(most == 2)
  }

  @Test func cuspOfAPrimaryIsThePrimary() {
    for rgb in [RGB(1, 0, 0), RGB(0, 1, 0), RGB(1, 1, 0), RGB(0, 1, 1), RGB(1, 0, 1)] {
      let lch = Color(rgb).components(in: OKLCH.self), cusp = GamutSlice(hue: lch.z).cusp
      #expect(abs(cusp.lightness - lch.x) < 1e-9 && abs(cusp.chroma - lch.y) < 1e-9, "\(rgb): \(cusp)")
    }
  }

  @Test func noChromaIsGreaterThanAtTheCusp() {
    var miss: String?
    for hue in stride(from: 0.0, to: 360, by: 1) where miss == nil {
      let slice = GamutSlice(hue: hue), cusp = slice.cusp
      for l in stride(from: 0.0, through: 1, by: 0.005) where slice.maximumChroma(lightness: l) > cusp.chroma + 1e-9 {
        miss = "hue \(hue): \(slice.maximumChroma(lightness: l)) at \(l) against \(cusp)"
      }
      if abs(slice.maximumChroma(lightness: cusp.lightness) - cusp.chroma) > 1e-6 { miss = "hue \(hue): \(cusp)" }
    }
    #expect(miss == nil)
  }

  @Test func blackAndWhiteHoldOnlyGray() {
    let slice = GamutSlice(hue: 200)
    #expect(slice.chromas(lightness: 0) == [0...0] && slice.chromas(lightness: 1) == [0...0])
    #expect(slice.chromas(lightness: 1.1).isEmpty && slice.chromas(lightness: -0.1).isEmpty)
    #expect(slice.maximumChroma(lightness: 0) == 0 && slice.maximumChroma(lightness: 2) == 0)
  }
}
