import PickerPalettes

/// `picker palette check`: a line for each finding, with the numbers of the swatches after a tab.
struct PaletteCheck {
  private let file: PaletteFile

  init(_ file: PaletteFile) { self.file = file }

  func print() throws(Failure) -> Int32 { try printText(lines.map { $0 + "\n" }.joined()) }

  private var lines: [String] {
    let palette = file.palette, report = PaletteReport(palette), count = palette.swatches.count
    var lines = ["\(file.format.name)\t\(count) \(count == 1 ? "swatch" : "swatches")"]
    func tell(_ finding: String, _ numbers: [Int]) {
      if !numbers.isEmpty { lines.append("\(finding)\t\(ranges(numbers))") }
    }
    for numbers in report.sameColors { tell("same color", numbers) }
    for numbers in report.sameNames { tell("same name", numbers) }
    if file.format.keeps.contains(.names) { tell("unnamed", report.unnamed) }
    tell("outside of sRGB", report.outside)
    tell("translucent", report.translucent)
    tell("invisible", report.invisible)
    tell("ink without a profile", report.inks)
    let features = palette.features
    for feature in features.each {
      let keepers = PaletteFormats.all.filter { $0.keeps.contains(feature) }.map { $0.id }
      lines.append("\(feature.words.joined())\tkept by \(keepers.joined(separator: " "))")
    }
    return lines
  }

  /// `1-3 7`.
  private func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }
}
