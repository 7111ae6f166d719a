import PickerCore
import TestSupport
import Testing

@Suite struct RoundingTests {
  @Test func halvesRoundUpWhateverTheNotation() {
    // G is exactly 8.5.
    let color = Color(HSL.self, [2, 1, 0.5])
    for space in ColorSpaces.all {
      #expect(color.converted(to: space).rgb.bytes == [255, 9, 0], "through \(space.id)")
    }
    #expect(RGB(0.7, 0.7, 0.7).bytes == [179, 179, 179])
    #expect(byte(0.5) == 128)
  }

  @Test func everyHalfOfAByteRoundsUpAfterAnyDetour() {
    var miss: String?
    for space in ColorSpaces.all {
      for half in 0..<255 where miss == nil {
        let value = (Double(half) + 0.5) / 255
        for rgb in [SIMD3(value, value, value), SIMD3(value, 0.3, 1), SIMD3(0.1, 1, value)] {
          let got = space.convert(RGB.convert(rgb, to: space), to: RGB.self)
          for index in 0..<3 where rgb[index] == value && byte(got[index]) != UInt8(half + 1) {
            miss = "\(half).5 through \(space.id) is \(byte(got[index]))"
          }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func wholeDegreeTiesOfHSLAreHalves() {
    // At full saturation and half lightness the rising channel is hue / 60 * 255, a half at 2, 6, 10, … degrees.
    var miss: Int?
    for hue in stride(from: 2, to: 60, by: 4) where miss == nil {
      let exact = (hue * 255 * 2 / 60 + 1) / 2
      for turn in [(0, 1), (120, 2), (240, 0)] {
        let bytes = HSL(Double(hue + turn.0), 1, 0.5).rgb.bytes
        if Int(bytes[turn.1]) != exact { miss = hue + turn.0 }
      }
    }
    #expect(miss == nil)
  }

  @Test func hslOfADesignerComesOutAsInABrowser() {
    #expect(HSL(231, 0.06, 0.24).rgb.bytes == [58, 59, 65])
    #expect(HSL(100, 0.5, 0.5).rgb.bytes == [0x6a, 0xbf, 0x40])
    #expect(HSL(89.99999999999999, 1, 0.5).rgb.bytes == [0x80, 0xff, 0])
    #expect(HSL(-120, 1, 0.5).rgb.bytes == [0, 0, 255])
    #expect(HWB(180, 0.2, 0.4).rgb.bytes == [0x33, 0x99, 0x99])
  }

  @Test func nearlyBlackKeepsItsBytesAndItsHue() {
    let rgb = RGB(bytes: 0, 10, 7)
    for space in AchromaticTests.cylinders {
      #expect(Color(rgb).converted(to: space).rgb.bytes == [0, 10, 7], "\(space.id)")
    }
    #expect(abs(HSV(rgb).components.x - 162) < 1e-9 && abs(HSL(rgb).components.x - 162) < 1e-9)
  }

  @Test func notANumberIsBlackAndNeverACrash() {
    #expect(RGB(.nan, .infinity, -.infinity).bytes == [0, 255, 0])
  }

  @Test func primariesComeBackFromEverySpace() {
    for rgb: SIMD3<Double> in [
      [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1], [1, 0, 1], [1, 1, 1], [0, 0, 0],
    ] {
      for space in ColorSpaces.all {
        let tolerance = space.id.hasPrefix("okh") ? 1e-6 : 1e-9
        let back = space.convert(RGB.convert(rgb, to: space), to: RGB.self)
        #expect(distance(back, rgb) < tolerance, "\(rgb) through \(space.id) is \(back)")
      }
    }
  }

  @Test func cmykOfAPrinterComesOut() {
    let inks = CMYK(RGB(bytes: 27, 12, 98))
    #expect(distance([inks.cyan, inks.magenta, inks.yellow], [0.7245, 0.8776, 0]) < 5e-5)
    #expect(abs(inks.black - 0.6157) < 5e-5)
    #expect(CMYK(RGB(0, 0, 0)) == CMYK(0, 0, 0, 1))
  }
}

@Suite struct AchromaticTests {
  static let cylinders = ColorSpaces.all.filter { $0.channels.contains { $0.unit == .degrees } }

  @Test func graysHaveNoNumberThatIsNotOneAndNoHueInAnySpace() {
    var miss: String?
    for value in 0...255 {
      let gray = Color(RGB(bytes: UInt8(value), UInt8(value), UInt8(value)))
      for start in ColorSpaces.all {
        let color = gray.converted(to: start)
        for space in ColorSpaces.all where miss == nil {
          let got = color.converted(to: space)
          for (index, channel) in space.channels.enumerated() {
            if !got.components[index].isFinite {
              miss = "\(value) in \(space.id) from \(start.id) is \(got.components)"
            }
            if channel.unit == .degrees, got.components[index] != 0 {
              miss = "gray \(value) in \(space.id) from \(start.id) has hue \(got.components[index])"
            }
            if channel.name == "Saturation", abs(got.components[index]) > 1e-9 {
              miss = "gray \(value) in \(space.id) from \(start.id) has saturation \(got.components[index])"
            }
          }
          if got.rgb.bytes != gray.rgb.bytes {
            miss = "gray \(value) in \(space.id) from \(start.id) is \(got.rgb.bytes)"
          }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func nothingIsNeverNotANumber() {
    var miss: String?
    let values: [Double] = [-1, -1e-12, 0, 1e-300, 1e-9, 0.5, 1 - 1e-12, 1, 1 + 1e-12, 3]
    for r in values {
      for g in values {
        for b in values {
          for space in ColorSpaces.all where miss == nil {
            let there = RGB.convert([r, g, b], to: space), back = space.convert(there, to: RGB.self)
            for i in 0..<3 where !there[i].isFinite || !back[i].isFinite {
              miss = "\(r) \(g) \(b) in \(space.id) is \(there)"
            }
          }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func channelEndsGiveNumbersInEverySpace() {
    var miss: String?
    for space in ColorSpaces.all {
      let ends = space.channels.map {
        [$0.range.lowerBound, ($0.range.lowerBound + $0.range.upperBound) / 2, $0.range.upperBound]
      }
      for i in 0..<27 {
        let start = SIMD3(ends[0][i % 3], ends[1][i / 3 % 3], ends[2][i / 9])
        for target in ColorSpaces.all where miss == nil {
          let got = space.convert(start, to: target)
          for c in 0..<3 where !got[c].isFinite { miss = "\(space.id) \(start) in \(target.id) is \(got)" }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func whiteFromHSLHasHueZeroInHWB() {
    let white = Color(HSL.self, [0, 0, 1]).converted(to: HWB.self)
    #expect(white.components == [0, 1, 0])
  }

  @Test func hueIsKeptThroughGrayInEveryCylinder() {
    for space in Self.cylinders {
      let blue = Color(RGB(0.2, 0.4, 0.8)).converted(to: space)
      let index = space.channels.firstIndex { $0.unit == .degrees } ?? 0
      let gray = Color(RGB(0.5, 0.5, 0.5)).converted(to: space, keepingPowerlessFrom: blue)
      #expect(gray.components[index] == blue.components[index], "\(space.id)")
      #expect(gray.rgb.bytes == [128, 128, 128], "\(space.id)")
      let black = Color(RGB(0, 0, 0)).converted(to: space, keepingPowerlessFrom: blue)
      #expect(black.components[index] == blue.components[index], "\(space.id)")
      #expect(black.rgb.bytes == [0, 0, 0], "\(space.id)")
    }
    let other = Color(OKLCH.self, [0.5, 0.1, 50])
    #expect(Color(RGB(0.5, 0.5, 0.5)).converted(to: HSV.self, keepingPowerlessFrom: other).components.x == 0)
  }

  @Test func saturationOfBlackIsKeptInHSV() {
    let before = HSV(200, 0.6, 0.5)
    #expect(HSV(RGB(0, 0, 0), keepingPowerlessFrom: before).components == [200, 0.6, 0])
    #expect(HSV(RGB(1, 1, 1), keepingPowerlessFrom: before).components == [200, 0, 1])
  }

  @Test func stayingInASpaceChangesNothing() {
    let color = Color(HSL.self, [50, 0, 0], alpha: 0.3, missing: .second)
    #expect(color.converted(to: HSL.self) == color)
    #expect(color.converted(to: HWB.self).missing == [])
    #expect(Color(HSL.self, [50, 0, 0], missing: .alpha).converted(to: Lab.self).missing == .alpha)
  }

  @Test func chromaLimitsAreThoseOfCSS() {
    #expect(LCH(50, 0.0015, 20).powerless == .third)
    #expect(LCH(50, 0.0016, 20).powerless == [])
    #expect(OKLCH(0.5, 0.000004, 20).powerless == .third)
    #expect(OKLCH(0.5, 0.0000041, 20).powerless == [])
    #expect(HWB(20, 0.4, 0.6).powerless == .first)
  }
}

@Suite struct ColorValueTests {
  @Test func equalityIsBySpaceAndValue() {
    let color = Color(OKLCH.self, [0.5, 0.1, 200], alpha: 0.5)
    #expect(color == Color(OKLCH.self, [0.5, 0.1, 200], alpha: 0.5))
    #expect(color.hashValue == Color(OKLCH.self, [0.5, 0.1, 200], alpha: 0.5).hashValue)
    #expect(color != Color(LCH.self, [0.5, 0.1, 200], alpha: 0.5))
    #expect(color != Color(OKLCH.self, [0.5, 0.1, 200], alpha: 0.5, missing: .first))
    #expect(color != Color(OKLCH.self, [0.5, 0.1, 200], alpha: 0.4))
  }

  @Test func floatsStayAsTheyWereSet() {
    #expect(Color(RGB(0.5, 0.5, 0.9)).rgb.components == [0.5, 0.5, 0.9])
    #expect(Color(RGB(0.5, 0.5, 0.9)).rgba == RGBA(RGB(0.5, 0.5, 0.9)))
  }
}
