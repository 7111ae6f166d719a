import PickerCore

/// A color is read, printed in all formats, measured, and what CSS has of it reads back.
@Sendable func fuzzColor(_ bytes: [UInt8]) {
  let text = text(bytes)
  guard let color = try? ParsedColor(text) else { return }
  for gamut in FormatOptions.Gamut.allCases {
    let options = FormatOptions(gamut: gamut)
    for format in OutputFormats.all {
      let printed = format.text(color, options)
      expect(!printed.contains("nan") && !printed.contains("inf"), "\(format.id) prints \(printed)")
      let isCode = ["name", "json"].contains(format.id)
      expect(isCode || (try? ParsedColor(printed)) != nil, "\(format.id) does not read back \(printed)")
    }
  }
  for space in ColorSpaces.all {
    let there = color.color.components(in: space)
    expect((0..<3).allSatisfy { there[$0].isFinite }, "\(space.id) is \(there)")
  }
  let white = Color(RGB(1, 1, 1))
  let ratio = Contrast.ratio(text: color.color.rgba, on: white.rgba)
  expect(ratio >= 1 && ratio < 21.1, "the contrast is \(ratio)")
  _ = Contrast.text(lightnessContrast: Contrast.lightnessContrast(text: color.color.rgba, on: white.rgba))
  expect(color.color.deltaE2000(to: white).isFinite, "the difference is no number")
  let name = NearestName(to: color.color.rgb)
  expect(name.isExact || name.deltaE > 0 && name.deltaE.isFinite, "the name is \(name)")
  let edited = color.replacing(with: Color(RGB(0.2, 0.4, 0.6), alpha: 0.25), in: text)
  expect((try? ParsedColor(edited)) != nil, "`\(text)` is edited to `\(edited)`")
}

/// Every color of a text is found where it stands, one behind the other, and can be edited.
@Sendable func fuzzSearch(_ bytes: [UInt8]) {
  let text = text(bytes)
  var end = 0
  for match in ParsedColor.matches(in: text) {
    expect(match.range.lowerBound >= end && match.range.upperBound <= text.utf8.count, "\(match.range) after \(end)")
    expect(!match.range.isEmpty, "nothing was found at \(end)")
    end = match.range.upperBound
    _ = ParsedColor.replacing(match, in: text, with: Color(RGB(0.2, 0.4, 0.6), alpha: 0.25))
  }
}

@Sendable func fuzzTemplate(_ bytes: [UInt8]) {
  do throws(TemplateError) {
    let template = try Template(text(bytes))
    _ = template.text(ParsedColor(Color(RGB(0.2, 0.4, 0.6), alpha: 0.25)))
    _ = template.text(ParsedColor(Color(OKLCH.self, [0.65, 0.3, 50], missing: .third)), FormatOptions(gamut: .none))
  } catch { expect(error.offset <= bytes.count * 3, "an error at \(error.offset)") }
}
