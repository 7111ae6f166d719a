import PickerCore
import TestSupport
import Testing

@Suite struct InterpolationTests {
  /// `#rrggbb@0.5` or `rgb(…)@0.5`, blanks as `_`.
  static func stops(_ text: String) -> [(color: Color, place: Double)]? {
    var result: [(color: Color, place: Double)] = []
    for stop in text.split(separator: " ") {
      let parts = stop.split(separator: "@")
      guard parts.count == 2, let place = Double(parts[1]), let color = color(String(parts[0])) else { return nil }
      let sixth = (place * 6).rounded() / 6  // written with six decimals
      result.append((color, abs(place - sixth) < 1e-6 ? sixth : place))
    }
    return result
  }

  static func color(_ text: String) -> Color? {
    if text.hasPrefix("#") {
      return Color(hexColor(text), alpha: text.count == 9 ? Double(UInt8(text.suffix(2), radix: 16) ?? 0) / 255 : 1)
    }
    if let name = ColorName(text) { return Color(name.rgb) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let numbers = text[text.index(after: open)...].dropLast().split { "_,/".contains($0) }.map {
      $0.hasSuffix("%") ? Double($0.dropLast()).map { $0 / 100 } : Double($0)
    }
    guard numbers.count >= 3, let x = numbers[0], let y = numbers[1], let z = numbers[2] else { return nil }
    let alpha = numbers.count > 3 ? numbers[3] ?? 0 : 1
    switch text[..<open] {
    case "rgb", "rgba": return Color(RGB(components: SIMD3(x, y, z) / 255), alpha: alpha)
    case "hsl", "hsla": return Color(HSL.self, [x, y, z], alpha: alpha)
    case "oklch": return Color(OKLCH.self, [x, y, z], alpha: alpha)
    default: return nil
    }
  }

  @Test func gradientsAgreeWithOtherImplementations() throws {
    let table = try Vectors(shared: "gradients")
    var compared = 0
    let miss = table.firstMiss { row in
      guard row["kind"] == "linear" else { return nil }
      guard let space = ColorSpaces.named(row["space"]), let t = row.number("t"), let stops = Self.stops(row["stops"])
      else { return "cannot read \(row["stops"])" }
      let ramp = Ramp(stops, in: space, hue: HueArc(rawValue: row["hue"]) ?? .shorter)
      let got = ramp.color(at: t)
      guard let alpha = row.number("alpha"), abs(got.alpha - alpha) < 1e-6 else { return "alpha \(got.alpha)" }
      compared += 1
      guard alpha > 0, let expected = row.triple("srgb", "rgb") else { return nil }
      if distance(got.rgb.components, expected) > 1e-6 { return "\(got.rgb.components), not \(expected)" }
      let mapped = Gamut.sRGB.mapped(got).rgb.bytes, shown = hexColor(row["css_hex"]).bytes
      // Where a channel is a half, the other implementations may have come out below.
      let isNear = (0..<3).allSatisfy { abs(Int(mapped[$0]) - Int(shown[$0])) <= 1 }
      return isNear ? nil : "\(mapped) is not \(row["css_hex"])"
    }
    #expect(miss == nil)
    #expect(compared == 1470)
  }

  @Test func saturationFieldAgreesWithHSV() throws {
    let miss = try Vectors(shared: "gradients").firstMiss { row in
      guard row["kind"] == "sv-field", let hue = row.number("field_hue"), let x = row.number("x"),
        let y = row.number("y"),
        let width = row.number("width"), let height = row.number("height"), let expected = row.triple("srgb", "rgb")
      else { return row["kind"] == "linear" ? nil : "not a row of numbers" }
      let got = HSV(hue, (x + 0.5) / width, 1 - (y + 0.5) / height).rgb
      return distance(got.components, expected) > 1e-12 ? "\(got), not \(expected)" : nil
    }
    #expect(miss == nil)
  }

  @Test func aMissingHueTakesTheOthers() {
    let mix = Color.mix(
      Color(HSL.self, [0, 0.7, 0.7], missing: .first), Color(HSL.self, [50, 0.5, 0.5]), in: HSL.self)
    #expect(distance(mix.components, [50, 0.6, 0.6]) < 1e-12)
  }

  /// The results of browsers for `color-mix()`, which other implementations gave too.
  @Test func missingPartsAreCarriedAsInCSS() {
    let none: Color.Missing = [.first, .second, .third]
    let known: [(Color, Color, any ColorSpace.Type, SIMD3<Double>)] = [
      (Color(LCH.self, [10, 20, 0], missing: .third), Color(LCH.self, [50, 60, 70]), LCH.self, [30, 40, 70]),
      (
        Color(OKLCH.self, [0, 0, 180], missing: [.first, .second]), Color(LCH.self, [11, 33, 44]), LCH.self,
        [11, 33, 44]
      ),
      (Color(XYZD65.self, .zero, missing: none), Color(RGB(0.11, 0.33, 0.44)), RGB.self, [0.11, 0.33, 0.44]),
      (Color(RGB.self, .zero, missing: none), Color(LCH.self, [11, 33, 44]), LCH.self, [5.5, 16.5, 44]),
      (Color(HWB.self, .zero, missing: none), Color(LCH.self, [11, 33, 44]), LCH.self, [32.6453, 69.9186, 44]),
      (
        Color(OKLCH.self, [0, 0.2, 30], missing: .first), Color(OKLCH.self, [0.5, 0, 70], missing: .second), OKLCH.self,
        [0.5, 0.2, 50]
      ),
    ]
    for (a, b, space, expected) in known {
      let got = Color.mix(a, b, in: space)
      #expect(distance(got.components, expected) < 2e-4, "\(a) and \(b): \(got.components)")
      #expect(got.missing == [])
    }
    let both = Color.mix(
      Color(OKLCH.self, .zero, missing: none), Color(OKLCH.self, .zero, missing: none), in: OKLCH.self)
    #expect(both.missing == none)
  }

  @Test func grayWithoutAxesIsGrayWithoutChromaAndHue() {
    let lab = Color(Lab.self, [50, 0, 0], missing: [.second, .third])
    #expect(lab.carryingMissing(to: LCH.self).missing == [.second, .third])
    let lch = Color(OKLCH.self, [0.5, 0, 0], missing: [.second, .third])
    #expect(lch.carryingMissing(to: OKLab.self).missing == [.second, .third])
    #expect(Color(Lab.self, [50, 0, 20], missing: .second).carryingMissing(to: LCH.self).missing == [])
    #expect(Color(Lab.self, [50, 0, 20], missing: .second).carryingMissing(to: OKLab.self).missing == .second)
  }

  @Test func missingAlphaTakesTheOthers() {
    let a = Color(RGB.self, [0.1, 0.2, 0.3], alpha: 0, missing: .alpha),
      b = Color(RGB.self, [0.5, 0.6, 0.7], alpha: 0.5)
    let mix = Color.mix(a, b, in: RGB.self)
    #expect(distance(mix.components, [0.3, 0.4, 0.5]) < 1e-12 && mix.alpha == 0.5 && mix.missing == [])
    #expect(Color.mix(a, a, in: RGB.self).missing == .alpha)
    #expect(distance(Color.mix(a, a, in: RGB.self).components, a.components) < 1e-12)
  }

  @Test func alphaWeightsAllButHue() {
    let mix = Color.mix(
      Color(HSL.self, [0, 1, 0.5], alpha: 0.2), Color(HSL.self, [100, 0.5, 0.5], alpha: 0.8), in: HSL.self)
    #expect(abs(mix.components.x - 50) < 1e-12)
    #expect(abs(mix.components.y - (0.2 * 1 + 0.8 * 0.5)) < 1e-12)
    #expect(abs(mix.alpha - 0.5) < 1e-12)
  }

  @Test func arcsTurnAsCSSSays() {
    let known: [(HueArc, Double, Double, Double)] = [
      (.shorter, 40, 60, 20), (.shorter, 350, 10, 20), (.shorter, 10, 350, -20), (.shorter, 0, 180, 180),
      (.longer, 40, 60, -340), (.longer, 350, 10, -340), (.longer, 30, 30, 360), (.longer, 60, 40, 340),
      (.increasing, 60, 40, 340), (.increasing, 40, 60, 20), (.decreasing, 40, 60, -340), (.decreasing, 60, 40, -20),
    ]
    for (arc, start, end, turn) in known { #expect(arc.turn(from: start, to: end) == turn, "\(arc) \(start) \(end)") }
  }

  @Test func rampHoldsItsEndsAndCounts() {
    let ramp = Ramp([Color(RGB(0, 0, 0)), Color(RGB(1, 1, 1)), Color(RGB(1, 0, 0))], in: RGB.self)
    #expect(
      ramp.colors(5).map(\.rgb.bytes) == [
        [0, 0, 0], [128, 128, 128], [255, 255, 255], [255, 128, 128], [255, 0, 0],
      ])
    #expect(ramp.color(at: -3).rgb.bytes == [0, 0, 0] && ramp.color(at: 3).rgb.bytes == [255, 0, 0])
    #expect(ramp.colors(1).count == 1 && ramp.colors(0).isEmpty)
    #expect(Ramp([Color(RGB(0, 0, 1))]).colors(3).map(\.rgb.bytes) == [[0, 0, 255], [0, 0, 255], [0, 0, 255]])
  }

  @Test func everySpaceMixesAColorWithItselfToItself() {
    let color = Color(RGB(0.2, 0.5, 0.7), alpha: 0.4)
    for space in ColorSpaces.all {
      let mix = Color.mix(color, color, at: 0.3, in: space)
      #expect(distance(mix.rgb.components, color.rgb.components) < 1e-9 && abs(mix.alpha - 0.4) < 1e-12, "\(space.id)")
    }
  }
}

@Suite struct HarmonyTests {
  @Test func agreesWithOtherImplementations() throws {
    let table = try Vectors("harmonies")
    let miss = table.firstMiss { row in
      guard let space = ColorSpaces.named(row["space"]), let harmony = Harmony(rawValue: row["harmony"]),
        let count = row.number("count")
      else { return "not a known row" }
      let got = harmony.colors(of: Color(hexColor(row["base"])), in: space)
      if got.count != Int(count) { return "\(got.count) colors" }
      for (index, color) in got.enumerated() {
        let numbers = row["srgb\(index + 1)"].split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 3 else { return "no color \(index + 1)" }
        let expected = SIMD3(numbers[0], numbers[1], numbers[2])
        if distance(color.rgb.components, expected) > 1e-7 {
          return "color \(index + 1) is \(color.rgb), not \(expected)"
        }
      }
      return nil
    }
    #expect(miss == nil)
    #expect(table.rows.count == 276)
  }

  @Test func graysDoNotTurn() {
    for harmony in Harmony.allCases {
      for color in harmony.colors(of: Color(RGB(0.5, 0.5, 0.5))) { #expect(color.rgb.bytes == [128, 128, 128]) }
    }
  }
}

@Suite struct NameTests {
  @Test func everyNameIsFoundAndIsNearestToItself() throws {
    let table = try Vectors("names")
    var names: [String] = []
    let miss = table.firstMiss { row in
      let name = row["name"], rgb = hexColor(row["hex"])
      names.append(name)
      guard let found = ColorName(name), found.name == name, found.rgb == rgb else { return "\(name) is not found" }
      guard ColorName(name.uppercased())?.name == name else { return "\(name) in capitals is not found" }
      let nearest = NearestName(to: rgb)
      return nearest.isExact && nearest.deltaE == 0 && nearest.name.rgb == rgb ? nil : "\(name) is near \(nearest)"
    }
    #expect(miss == nil)
    #expect(names.sorted() == ColorName.all.map(\.name) && names.count == 148)
  }

  @Test func nothingElseIsAName() {
    for text in ["", "re", "redd", " red", "blac\u{212A}", "zzz", "aaa", "transparent", "currentcolor", "réd"] {
      #expect(ColorName(text) == nil, "\(text)")
    }
  }

  @Test func noNameIsNearerThanTheNearest() {
    for place in 0..<1331 {
      let rgb = RGB(Double(place % 11) / 10, Double(place / 11 % 11) / 10, Double(place / 121) / 10)
      let least = ColorName.all.map { deltaE2000(Lab(rgb), Lab($0.rgb)) }.min() ?? .infinity
      let nearest = NearestName(to: rgb)
      if nearest.deltaE > least + 1e-9 { Issue.record("\(rgb.bytes) is \(least) from a name, not \(nearest)") }
    }
  }

  @Test func nearIsNotExact() {
    let black = NearestName(to: RGB(bytes: 0, 0, 0x0E))
    #expect(black.name.name == "black" && !black.isExact && black.deltaE > 0)
    let brick = NearestName(to: RGB(bytes: 0xB2, 0x22, 0x44))
    #expect(!brick.isExact && brick.deltaE > 1)
    #expect(NearestName(to: RGB(1.3, 0, 0)).isExact == false)
    #expect(NearestName(to: RGB(1 + 1e-12, -1e-12, 0)).isExact)
  }
}
