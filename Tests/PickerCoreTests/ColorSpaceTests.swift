import PickerCore
import TestSupport
import Testing

@Suite struct ColorSpaceTests {
  /// A space, its columns in the table of known values, and how close it has to come.
  struct Known: Sendable {
    let space: any ColorSpace.Type
    let prefix, suffixes: String
    let tolerance: Double
  }

  static let known = [
    Known(space: LinearSRGB.self, prefix: "lin", suffixes: "rgb", tolerance: 1e-9),
    Known(space: XYZD65.self, prefix: "xyz65", suffixes: "xyz", tolerance: 1e-9),
    Known(space: XYZD50.self, prefix: "xyz50", suffixes: "xyz", tolerance: 1e-9),
    Known(space: Lab.self, prefix: "lab", suffixes: "lab", tolerance: 1e-7),
    Known(space: LCH.self, prefix: "lch", suffixes: "lch", tolerance: 1e-7),
    Known(space: OKLab.self, prefix: "oklab", suffixes: "lab", tolerance: 1e-9),
    Known(space: OKLCH.self, prefix: "oklch", suffixes: "lch", tolerance: 1e-9),
    Known(space: OKHSL.self, prefix: "okhsl", suffixes: "hsl", tolerance: 1e-6),
    Known(space: OKHSV.self, prefix: "okhsv", suffixes: "hsv", tolerance: 1e-6),
    Known(space: HSL.self, prefix: "hsl", suffixes: "hsl", tolerance: 1e-9),
    Known(space: HSV.self, prefix: "hsv", suffixes: "hsv", tolerance: 1e-9),
    Known(space: HWB.self, prefix: "hwb", suffixes: "hwb", tolerance: 1e-9),
    Known(space: DisplayP3.self, prefix: "p3", suffixes: "rgb", tolerance: 1e-9),
    Known(space: Rec2020.self, prefix: "rec2020", suffixes: "rgb", tolerance: 1e-9),
    Known(space: A98RGB.self, prefix: "a98", suffixes: "rgb", tolerance: 1e-9),
    Known(space: ProPhotoRGB.self, prefix: "prophoto", suffixes: "rgb", tolerance: 1e-9),
  ]

  @Test(arguments: known) func agreesWithOtherImplementations(_ known: Known) throws {
    let table = try Vectors("spaces")
    let hueIndex = known.space.channels.firstIndex { $0.unit == .degrees }
    var compared = 0
    let miss = table.firstMiss { row in
      guard let rgb = row.triple("srgb", "rgb") else { return "no color" }
      let color = Color(rgb.asRGB), got = color.components(in: known.space)
      for (index, suffix) in known.suffixes.enumerated() {
        let column = "\(known.prefix)_\(suffix)", text = row[column]
        if text == "-" { continue }
        if text == "none" {
          if !color.converted(to: known.space).powerless.contains(.component(index)) { return "\(column) has power" }
          if color.converted(to: known.space).components[index] != 0 { return "\(column) is not 0" }
          continue
        }
        guard let expected = row.number(column) else { return "no number in \(column)" }
        compared += 1
        var error = abs(got[index] - expected), tolerance = known.tolerance
        if index == hueIndex {
          error = min(error, 360 - error)
          tolerance = row["category"].hasPrefix("near") ? 1e-4 : 1e-6
        } else if known.space.channels[0].name == "Red", known.prefix != "lin", abs(expected) < 1e-3 {
          tolerance = max(tolerance, 1e-6)
        }
        if !(error <= tolerance) { return "\(column) is \(got[index]), not \(expected)" }
      }
      return nil
    }
    #expect(miss == nil)
    #expect(compared > 800, "only \(compared) numbers in the table")
  }

  @Test func cmykAgreesWithOtherImplementations() throws {
    let table = try Vectors("spaces")
    let miss = table.firstMiss { row in
      guard row["cmyk_c"] != "-", let rgb = row.triple("srgb", "rgb"), let inks = row.triple("cmyk", "cmy"),
        let black = row.number("cmyk_k")
      else { return row["in_gamut"] == "1" ? "no expected value" : nil }
      let got = CMYK(rgb.asRGB)
      if distance([got.cyan, got.magenta, got.yellow], inks) > 1e-9 || abs(got.black - black) > 1e-9 {
        return "\(got)"
      }
      return distance(got.rgb.components, rgb) < 1e-12 ? nil : "comes back as \(got.rgb)"
    }
    #expect(miss == nil)
  }

  /// Every space through XYZ and back, and straight into every other space and back, over a grid of sRGB and beyond.
  @Test(arguments: ColorSpaces.all.indices) func comesBackFromEveryOtherSpace(_ index: Int) {
    let space = ColorSpaces.all[index]
    var worst = 0.0, at = ""
    for red in stride(from: 0, through: 1, by: 0.0625) {
      for green in stride(from: 0, through: 1, by: 0.0625) {
        for blue in stride(from: 0, through: 1, by: 0.0625) {
          let start = RGB.convert([red, green, blue], to: space)
          for other in ColorSpaces.all {
            let back = other.convert(space.convert(start, to: other), to: space)
            let error = distance(space.convert(back, to: XYZD65.self), space.convert(start, to: XYZD65.self))
            if !(error <= worst) { (worst, at) = (error, "\(space.id) over \(other.id) at \(red) \(green) \(blue)") }
          }
        }
      }
    }
    #expect(worst < 1e-10, "\(at)")
  }

  @Test func wideColorsComeBackThroughXYZ() {
    let unbounded = ColorSpaces.all.filter { !["hsv", "hsl", "hwb", "okhsl", "okhsv"].contains($0.id) }
    var worst = 0.0, at = ""
    for space in unbounded {
      for i in 0..<4096 {
        let steps = SIMD3<Double>(Double(i & 15), Double(i >> 4 & 15), Double(i >> 8))
        let unit = steps * (1.4 / 15) - 0.2
        let channels = space.channels
        var start = SIMD3<Double>()
        for c in 0..<3 {
          let range = channels[c].range
          start[c] = range.lowerBound + unit[c] * (range.upperBound - range.lowerBound)
          if channels[c].unit == .degrees || channels[c].name == "Chroma" { start[c] = max(start[c], 0) }
        }
        let xyz = space.convert(start, to: XYZD65.self)
        let again = space.convert(XYZD65.convert(xyz, to: space), to: XYZD65.self)
        let error = distance(again, xyz) / max(1, abs(xyz).max())
        if !(error <= worst) { (worst, at) = (error, "\(space.id) \(start)") }
      }
    }
    #expect(worst < 1e-10, "\(at)")
  }

  @Test func everyByteColorComesBackFromHSVAndHSLAndHWB() async {
    // Two halves side by side.
    let misses = await withTaskGroup(of: String?.self) { group in
      for half in [UInt32(0)..<128, 128..<256] {
        group.addTask { firstByteColorChanged(red: half) }
      }
      return await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(misses == [nil, nil])
  }

  @Test func namesAreUniqueAndFound() {
    #expect(Set(ColorSpaces.all.map { $0.id }).count == ColorSpaces.all.count)
    for space in ColorSpaces.all { #expect(ColorSpaces.named(space.id) == space, "\(space.id)") }
    #expect(ColorSpaces.named("rgb") == RGB.self)
    #expect(ColorSpaces.named("xyz") == XYZD65.self)
    #expect(ColorSpaces.named("") == nil)
  }
}

/// The first 8-bit color that does not come back from HSV, HSL or HWB.
private func firstByteColorChanged(red: Range<UInt32>) -> String? {
  #if DEBUG
    let step = 97  // a sample, for the whole takes minutes without optimization
  #else
    let step = 1
  #endif
  for bits in stride(from: red.lowerBound << 16, to: red.upperBound << 16, by: step) {
    let rgb = RGB(bytes: UInt8(bits >> 16), UInt8(bits >> 8 & 255), UInt8(bits & 255)), pixel = bits | 0xFF00_0000
    if HSV(rgb).rgb.argb8888 != pixel || HSL(rgb).rgb.argb8888 != pixel || HWB(rgb).rgb.argb8888 != pixel {
      return String(bits, radix: 16)
    }
  }
  return nil
}

extension SIMD3 where Scalar == Double {
  var asRGB: RGB { RGB(components: self) }
}

private func abs(_ v: SIMD3<Double>) -> SIMD3<Double> { v.replacing(with: -v, where: v .< 0) }
