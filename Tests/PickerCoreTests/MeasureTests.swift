import PickerCore
import TestSupport
import Testing

@Suite struct DeltaETests {
  @Test func agreesWithOtherImplementationsInLab() throws {
    let table = try Vectors("deltae-lab")
    let miss = table.firstMiss { row in
      guard let l1 = row.number("l1"), let a1 = row.number("a1"), let b1 = row.number("b1"),
        let l2 = row.number("l2"), let a2 = row.number("a2"), let b2 = row.number("b2"),
        let expected76 = row.number("deltae76"), let expected2000 = row.number("deltae2000")
      else { return "not a row of numbers" }
      let first = Lab(l1, a1, b1), second = Lab(l2, a2, b2), got = deltaE2000(first, second)
      if let published = row.number("published_de2000"), abs(got - published) > 5.1e-5 {
        return "\(got), published \(published)"
      }
      if abs(got - expected2000) > 1e-7 { return "\(got), not \(expected2000); \(row["note"])" }
      if abs(deltaE2000(second, first) - got) > 1e-9, row.number("published_de2000") == nil { return "not symmetric" }
      return abs(deltaE76(first, second) - expected76) > 1e-7 ? "76: not \(expected76)" : nil
    }
    #expect(miss == nil)
    #expect(table.rows.count == 154)
  }

  @Test func agreesWithOtherImplementationsOnHexColors() throws {
    let miss = try Vectors("contrast").firstMiss { row in
      let a = Color(hexColor(row["fg"])), b = Color(hexColor(row["bg"]))
      guard let e76 = row.number("deltae76_labd50"), let e2000 = row.number("deltae2000_labd50"),
        let ok = row.number("deltaeok")
      else { return "not a row of numbers" }
      if abs(a.deltaE76(to: b) - e76) > 1e-7 { return "76 is \(a.deltaE76(to: b)), not \(e76)" }
      if abs(a.deltaE2000(to: b) - e2000) > 1e-7 { return "2000 is \(a.deltaE2000(to: b)), not \(e2000)" }
      return abs(a.deltaEOK(to: b) - ok) > 1e-9 ? "OK is \(a.deltaEOK(to: b)), not \(ok)" : nil
    }
    #expect(miss == nil)
  }
}

@Suite struct ContrastTests {
  @Test func agreesWithOtherImplementations() throws {
    let table = try Vectors("contrast")
    let miss = table.firstMiss { row in
      let text = RGBA(hexColor(row["fg"])), background = RGBA(hexColor(row["bg"]))
      guard let ratio = row.number("wcag2_ratio"), let lc = row.number("apca_lc") else { return "not a row of numbers" }
      let got = Contrast.ratio(text: text, on: background)
      if abs(got - ratio) > 1e-9 { return "ratio \(got), not \(ratio)" }
      let levels: [(Contrast.Level, String)] = [(.largeText, "ge_3"), (.text, "ge_4_5"), (.textEnhanced, "ge_7")]
      for (level, column) in levels where level.isMet(by: got) != (row[column] == "1") { return "\(column) is wrong" }
      let gotLc = Contrast.lightnessContrast(text: text, on: background)
      return abs(gotLc - lc) > 1e-9 ? "Lc \(gotLc), not \(lc)" : nil
    }
    #expect(miss == nil)
    #expect(table.rows.count == 335)
  }

  @Test func ratioIsNeverRoundedUpToAPass() {
    let white = RGBA(RGB(1, 1, 1))
    let known = [
      ("#777777", "4.47", false), ("#0078d7", "4.49", false), ("#767676", "4.54", true), ("#000000", "21.00", true),
    ]
    for (hex, shown, passes) in known {
      let ratio = Contrast.ratio(text: RGBA(hexColor(hex)), on: white)
      #expect(Contrast.text(ratio: ratio) == shown, "\(hex)")
      #expect(Contrast.Level.text.isMet(by: ratio) == passes, "\(hex)")
    }
    #expect(Contrast.text(ratio: 4.4999999) == "4.49")
    #expect(Contrast.text(ratio: 4.5) == "4.50")
    #expect(Contrast.text(ratio: 1) == "1.00")
  }

  @Test func whatIsShownAndWhatPassesNeverContradict() {
    var miss: String?
    for gray in UInt8.min...UInt8.max {
      for other in UInt8.min...UInt8.max where miss == nil {
        let ratio = Contrast.ratio(text: RGBA(RGB(bytes: gray, gray, gray)), on: RGBA(RGB(bytes: other, other, other)))
        let shown = Double(Contrast.text(ratio: ratio)) ?? 0
        for level in Contrast.Level.allCases
        where level.isMet(by: ratio) != (shown >= level.ratio) || shown > ratio + 1e-9 {
          miss = "\(gray) on \(other): \(ratio) shown as \(shown)"
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func invisibleTextHasNoContrast() {
    let text = RGBA(RGB(1, 1, 1), alpha: 0), background = RGBA(RGB(bytes: 0x45, 0x5a, 0x61))
    #expect(Contrast.ratio(text: text, on: background) == 1)
    #expect(Contrast.lightnessContrast(text: text, on: background) == 0)
  }

  @Test func translucentTextIsLaidOverItsBackground() {
    let half = RGBA(RGB(0, 0, 0), alpha: 0.5), gray = RGBA(RGB(0.5, 0.5, 0.5)), white = RGBA(RGB(1, 1, 1))
    #expect(Contrast.ratio(text: half, on: white) == Contrast.ratio(text: gray, on: white))
    #expect(Contrast.ratio(text: white, on: half) == Contrast.ratio(text: white, on: gray))
  }

  @Test func lightnessContrastHasASign() {
    let gray = RGBA(hexColor("#888888")), white = RGBA(RGB(1, 1, 1))
    #expect(Contrast.text(lightnessContrast: Contrast.lightnessContrast(text: gray, on: white)) == "63.06")
    #expect(Contrast.text(lightnessContrast: Contrast.lightnessContrast(text: white, on: gray)) == "-68.54")
    #expect(Contrast.text(lightnessContrast: 59.9999) == "59.99")
    #expect(Contrast.text(lightnessContrast: -0.001) == "0.00")
    #expect(Contrast.text(lightnessContrast: 60) == "60.00")
  }
}

@Suite struct ColorVisionTests {
  @Test func agreesWithOtherImplementations() throws {
    let table = try Vectors("cvd")
    let miss = table.firstMiss { row in
      guard let deficiency = ColorVision.Deficiency(rawValue: row["deficiency"]),
        let method = ColorVision.Method(rawValue: row["method"]), let severity = row.number("severity"),
        let linear = row.triple("in_lin", "rgb"), let expected = row.triple("out_lin", "rgb"),
        let encoded = row.triple("out_srgb", "rgb")
      else { return "not a known row" }
      let vision = ColorVision(deficiency, severity: severity, method: method)
      let got = vision.simulated(LinearSRGB(components: linear)).components
      let rgb = vision.simulated(hexColor(row["in_hex"]))
      // The implementations differ in their cones, and in which half plane goes with which side.
      if method == .brettel {
        let off = (bytesApart(rgb, row["out_hex_clip"]), bytesApart(rgb, row["daltonlens_hex"]))
        return off.0 > 10 || off.1 > 4 ? "\(off) apart from \(row["out_hex_clip"]) and \(row["daltonlens_hex"])" : nil
      }
      if distance(got, expected) > 1e-9 { return "\(row["method"]): \(got), not \(expected)" }
      // The curve is steep next to black.
      if distance(rgb.components, encoded) > 2e-8 { return "encoded \(rgb.components), not \(encoded)" }
      return rgb.bytes == hexColor(row["out_hex_clip"]).bytes ? nil : "\(rgb.bytes) is not \(row["out_hex_clip"])"
    }
    #expect(miss == nil)
    #expect(table.rows.count == 595)
  }

  @Test func graysStayAndNoSeverityChangesNothing() {
    var miss: String?
    for deficiency in ColorVision.Deficiency.allCases {
      for method in ColorVision.Method.allCases where miss == nil {
        for gray in UInt8.min...UInt8.max {
          let rgb = RGB(bytes: gray, gray, gray)
          for severity in [0, 0.33, 1]
          where ColorVision(deficiency, severity: severity, method: method).simulated(rgb).bytes != rgb.bytes {
            miss = "\(gray) for \(deficiency) by \(method)"
          }
        }
        let orange = RGB(1, 0.5, 0)
        if ColorVision(deficiency, severity: 0, method: method).simulated(orange).bytes != orange.bytes {
          miss = "severity 0"
        }
      }
    }
    #expect(miss == nil)
  }
}

/// The largest difference of a channel in 8 bits; 0 where there is nothing to compare with.
private func bytesApart(_ rgb: RGB, _ hex: String) -> Int {
  guard hex.hasPrefix("#") else { return 0 }
  let a = rgb.bytes, b = hexColor(hex).bytes
  return (0..<3).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
}
