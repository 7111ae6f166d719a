import Foundation
import Testing

/// `picker contrast` and `picker name`.
@Suite struct FigureTests {
  /// Ratios by WCAG's formula, by hand; Lc as APCA's reference tables have it.
  @Test(arguments: [
    ("#777777", "#ffffff", "4.47\tAA fail\tAA large pass\tAAA fail\tLc 71.11"),
    ("#767676", "#ffffff", "4.54\tAA pass\tAA large pass\tAAA fail\tLc 71.57"),
    ("#888", "#fff", "3.54\tAA fail\tAA large pass\tAAA fail\tLc 63.06"),
    ("#fff", "#888", "3.54\tAA fail\tAA large pass\tAAA fail\tLc -68.54"),
    ("#000", "#fff", "21.00\tAA pass\tAA large pass\tAAA pass\tLc 106.04"),
    ("#ffffff00", "#455a61", "1.00\tAA fail\tAA large fail\tAAA fail\tLc 0.00"),
  ]) func contrast(_ text: String, _ background: String, _ line: String) throws {
    try expect(["contrast", text, background], prints: line + "\n")
    try expect(
      ["contrast"], input: .text("\(text)\t\(background)\n\n\(text) \(background)\r\n"), prints: "\(line)\n\n\(line)\n")
  }

  @Test func aFailingRatioIsNeverRoundedUp() throws {
    for digits in 0...6 {
      let shown = try Run(["contrast", "--precision", "\(digits)", "#0078d7", "#fff"]).output.prefix { $0 != "\t" }
      #expect(try #require(Double(String(shown))) < 4.5, "\(shown)")
    }
  }

  @Test func contrastAsJSON() throws {
    struct Figures: Decodable, Equatable { var wcag, apca, deltaE2000, deltaEOK: Double }
    let run = try Run(["contrast", "--json", "#000000", "#ffffff"])
    #expect(run.status == 0 && run.lines.count == 1)
    let figures = try JSONDecoder().decode(Figures.self, from: Data(run.output.utf8))
    #expect(abs(figures.wcag - 21) < 1e-9 && abs(figures.apca - 106.04067321268862) < 1e-9)
    #expect(abs(figures.deltaE2000 - 100) < 1e-7 && abs(figures.deltaEOK - 1) < 1e-9)
  }

  @Test func linesOfContrastNeedTwoColors() throws {
    try expect(
      ["contrast"], input: .text("red\nred bluee\nred\tbluee\nred\tlime\tblue\n"), prints: "\n\n\n\n",
      complains: """
        picker: line 1: expected 2 colors, not 1, at character 1
        picker: line 2: \(noColor) at character 5
        picker: line 3: \(noColor) at character 5
        picker: line 4: expected 2 colors, not 3, at character 1

        """, status: 2)
  }

  @Test func names() throws {
    try expect(
      ["name", "#ff6347", "#00ffff", "#00010e"], prints: "tomato\t0\naqua\t0\n" + (try Run(["name", "#00010e"])).output)
    #expect(try Run(["name", "#00010E"]).output.hasPrefix("black\t"))
    #expect(try Run(["name", "#b22222"]).output == "firebrick\t0\n")
    let tabs = try Run(["name", "#b22244", "color(srgb 1e30 0 0)"]).lines.map { $0.split(separator: "\t") }
    #expect(tabs.count == 2 && tabs.allSatisfy { $0.count == 2 && $0[1] != "0" })
    let near = try Run(["name"], input: .text("#b22223\n\nx\n"))
    #expect(near.output.hasPrefix("firebrick\t0.") && near.output.hasSuffix("\n\n\n"))
    #expect(near.errors == "picker: line 3: \(noColor) at character 1\n" && near.status == 2)
  }

  @Test func namesInOtherForms() throws {
    try expect(["name", "--to", "hex", "--to", "rgb", "red"], prints: "red\t0\t#ff0000\trgb(255 0 0)\n")
    try expect(["name", "--json", "red"], prints: #"{"name":"red","deltaE2000":0}"# + "\n")
  }
}
