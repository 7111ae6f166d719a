import PickerCore
import PickerPalettes

/// `picker palette check`: a line for each finding, with the numbers of the swatches after a tab.
struct PaletteCheck {
  var standard = PaletteStandard()
  var isStrict = false
  var isJSON = false

  /// - Parameter out: Where the mended palette goes; `nil` where nobody wants it.
  func run(_ file: PaletteFile, fixed out: ((Palette) throws(Failure) -> Void)?) throws(Failure) -> Int32 {
    let examination = PaletteExamination(file.palette, standard)
    let mended = out == nil ? nil : file.palette.mended(by: standard)
    if let out, let mended {
      guard !mended.palette.swatches.isEmpty else { throw .usage("there are no colors to write") }
      try out(mended.palette)
      let left = PaletteExamination(mended.palette, standard).findings.count
      if left > 0 { complain("in what was written, \(left) \(left == 1 ? "finding is" : "findings are") left") }
    }
    let lines = isJSON ? examination.findings.map(json) : lines(file, examination, mended?.changes ?? [])
    let status = isStrict && !examination.findings.isEmpty ? ExitStatus.found : ExitStatus.chosen
    return try printBytes(Array(lines.map { $0 + "\n" }.joined().utf8), status: status)
  }

  // MARK: Lines

  private func lines(
    _ file: PaletteFile, _ examination: PaletteExamination, _ changes: [(Int, PaletteFinding.Change)]
  ) -> [String] {
    let palette = file.palette, report = PaletteReport(palette), count = palette.swatches.count
    var lines = ["\(file.format.name)\t\(count) \(count == 1 ? "swatch" : "swatches")"]
    func tell(_ finding: String, _ numbers: [Int]) {
      if !numbers.isEmpty { lines.append("\(finding)\t\(ranges(numbers))") }
    }
    for numbers in report.sameColors { tell("same color", numbers) }
    for numbers in report.sameNames { tell("same name", numbers) }
    if file.format.keeps.contains(.names) { tell("unnamed", report.unnamed) }
    for finding in examination.findings where finding.isBesideReport {
      // A text and its background are no range.
      let isPair = finding.kind == .lowContrast
      let numbers = isPair ? finding.swatches.map { "\($0)" }.joined(separator: " ") : ranges(finding.swatches)
      lines.append("\(finding.words)\t\(numbers)" + (finding.shownMeasure.map { "\t" + $0 } ?? ""))
    }
    if count > PaletteExamination.mostCompared {
      lines.append("not compared\tmore than \(PaletteExamination.mostCompared) swatches")
    }
    tell("translucent", report.translucent)
    tell("invisible", report.invisible)
    tell("ink without a profile", report.inks)
    lines += changes.map { "change\t\($0.0)\t\($0.1.words)" }
    let features = palette.features
    for feature in features.each {
      let keepers = PaletteFormats.all.filter { $0.keeps.contains(feature) }.map { $0.id }
      lines.append("\(feature.words.joined())\tkept by \(keepers.joined(separator: " "))")
    }
    return lines
  }

  /// `1-3 7`.
  private func ranges(_ numbers: [Int]) -> String {
    var ranges: [(first: Int, last: Int)] = []
    for number in numbers {
      if let last = ranges.last?.last, last + 1 == number {
        ranges[ranges.count - 1].last = number
      } else {
        ranges.append((number, number))
      }
    }
    return ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }.joined(separator: " ")
  }

  // MARK: JSON

  private func json(_ finding: PaletteFinding) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("finding", finding.id)
      if case .alike(let deficiency) = finding.kind { json.member("deficiency", deficiency.rawValue) }
      json.member("swatches", finding.swatches.map { Double($0) })
      if let measure = finding.measure { json.member(finding.measureName, measure) }
      json.array("changes") { json in
        for (number, change) in finding.changes {
          json.object {
            $0.member("swatch", Double(number))
            switch change {
            case .color(let color): $0.member("color", color.fileText)
            case .name(let name): $0.member("name", name)
            case .removal: $0.member("removed", true)
            }
          }
        }
      }
    }
    return json.text
  }
}

extension PaletteFinding {
  /// The word in JSON.
  fileprivate var id: String {
    switch kind {
    case .near: "near"
    case .sameColor: "same-color"
    case .sameName: "same-name"
    case .alike: "alike"
    case .lowContrast: "low-contrast"
    case .outside: "outside"
    case .misnamed: "misnamed"
    }
  }

  fileprivate var words: String {
    switch kind {
    case .near: "near in color"
    case .sameColor: "same color"
    case .sameName: "same name"
    case .alike(let deficiency): "alike for \(deficiency.rawValue)"
    case .lowContrast: "low contrast"
    case .outside(let gamut): "outside of \(gamut)"
    case .misnamed: "named otherwise"
    }
  }

  /// Those of the same color and name are told of whether they may be meant or not.
  fileprivate var isBesideReport: Bool {
    switch kind {
    case .sameColor, .sameName: false
    default: true
    }
  }

  fileprivate var measureName: String { kind == .lowContrast ? "wcag" : "deltaE2000" }

  /// A ratio that fails never reads as one that passes.
  fileprivate var shownMeasure: String? {
    measure.map { kind == .lowContrast ? Contrast.text(ratio: $0) : decimalText($0, atMost: 2) }
  }
}

extension PaletteFinding.Change {
  fileprivate var words: String {
    switch self {
    case .color(let color): color.fileText
    case .name(let name): "named \(name.shown)"
    case .removal: "removed"
    }
  }
}
