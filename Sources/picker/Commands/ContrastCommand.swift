import PickerCore

/// `picker contrast`: how well a text stands out.
struct ContrastCommand: ColorCommand {
  static let name = "contrast"
  static let operands = "FOREGROUND BACKGROUND"
  static let summary = "Tell how well text of one color stands out from another"
  static let notes = """
    Prints the ratio of WCAG 2, whether it meets AA, AA for large text and AAA, and the lightness contrast Lc. \
    Without colors, reads two per line from standard input, with a tab or a blank between.
    """
  static let table = OptionTable<Self>.output
  static let asksForEach = false

  var output = OutputOptions()
  var colorCount: ClosedRange<Int> { 2...2 }

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    let text = colors[0].color, background = colors[1].color
    let ratio = Contrast.ratio(text: text.rgba, on: background.rgba)
    let lightness = Contrast.lightnessContrast(text: text.rgba, on: background.rgba)
    let levels: [(String, Contrast.Level)] = [("AA", .text), ("AA large", .largeText), ("AAA", .textEnhanced)]
    let verdicts = levels.map { "\($0) \($1.isMet(by: ratio) ? "pass" : "fail")" }
    let figures = [
      ("wcag", ratio), ("apca", lightness), ("deltaE2000", text.deltaE2000(to: background)),
      ("deltaEOK", text.deltaEOK(to: background)),
    ]
    try entry(
      Entry(figures: [shown(ratio)] + verdicts + ["Lc \(shownLightness(lightness))"], colors: colors) { json in
        for (name, value) in figures { json.member(name, value, atMost: output.style.precision) }
      })
  }

  /// Rounded down, so that a ratio that fails never reads as one that passes.
  private func shown(_ ratio: Double) -> String {
    guard let precision = output.style.precision else { return Contrast.text(ratio: ratio) }
    return decimalText(lowered(ratio, to: precision), atMost: precision)
  }

  private func shownLightness(_ lightness: Double) -> String {
    guard let precision = output.style.precision else { return Contrast.text(lightnessContrast: lightness) }
    let size = decimalText(lowered(abs(lightness), to: precision), atMost: precision)
    return lightness < 0 && size != "0" ? "-" + size : size
  }
}

/// Without the decimals past some, after making up for rounding noise.
private func lowered(_ value: Double, to decimals: Int) -> Double {
  guard decimals < 9 else { return value }
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return ((value * scale + 1e-9).rounded(.down)) / scale
}
