import Foundation
import Testing

/// `picker palette`, byte for byte.
@Suite struct PaletteTests {
  static let vectors = HelpTests.folder.path + "/Tests/PickerPalettesTests/Vectors"
  static func file(_ name: String) -> String { vectors + "/palettes/" + name }
  static let picture = vectors + "/pictures/five.png"

  private func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  @Test func showsASwatchALine() throws {
    let input = "GIMP Palette\n200 40 10\n0 0 0\tInk\n"
    try expect(["palette", "show", "-"], input: .text(input), prints: "#c8280a\n#000000\tInk\n")
    let lines = try Run(["palette", "show", Self.file("grouped.kpl")]).lines
    #expect(lines.first == "#3ab8f4\t<&\"'> ü" && lines.last == "#5d443b\tEmber 12\tŁights" && lines.count == 11)
  }

  @Test func showsJSONAsInTheContract() throws {
    let input = "GIMP Palette\n255 0 51\ta \"b\"\n"
    try expect(
      ["palette", "show", "-", "--json"], input: .text(input),
      prints: #"{"group":"","name":"a \"b\"","model":"rgb","components":[1,0,0.2],"srgb":[1,0,0.2],"alpha":1}"# + "\n")
    for row in try Table("palettes/expected", of: "PickerPalettesTests").rows where row["file"] == "groups-mixed.ase" {
      let lines = try Run(["palette", "show", Self.file("groups-mixed.ase"), "--json"]).lines
      let line = try #require(lines[Int(row["index"] ?? "") ?? 0].data(using: .utf8))
      let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      #expect(object["model"] as? String == row["model"]?.lowercased() && object["name"] as? String == row["name"])
      let srgb = try #require(object["srgb"] as? [Double]), wanted = row.numbers("srgb", "rgb")
      #expect(zip(srgb, wanted).allSatisfy { abs($0 - ($1 ?? 9)) < 1e-6 })
    }
  }

  @Test func convertsByTheNamesOfTheFiles() throws {
    let folder = try TemporaryFolder(), input = folder.path + "/In put.gpl", output = folder.path + "/out.soc"
    try "GIMP Palette\n#\n66 128 246\tRoyal\n".write(toFile: input, atomically: true, encoding: .utf8)
    try expect(["palette", "convert", input, output], prints: "")
    #expect(try text(output).contains(##"<draw:color draw:name="Royal" draw:color="#4280f6"/>"##))
    try expect(
      ["palette", "convert", output, "-", "--to", "hex"], prints: "4280f6\n", complains: "picker: lost in hex: names\n")
    try expect(
      ["palette", "convert", "-", "-", "--from", "hex", "--to", "gpl"], input: .text("4280f6\n"),
      prints: "GIMP Palette\nName: Untitled\nColumns: 0\n#\n 66 128 246\n")
    try expect(
      ["palette", "convert", input, "-", "--to", "gpl"],
      prints: "GIMP Palette\nName: In put\nColumns: 0\n#\n 66 128 246\tRoyal\n")
  }

  @Test func aFileThatCannotBeReadIsBadInputAndSaysWhere() throws {
    for row in try Table("palettes/bad/expected", of: "PickerPalettesTests").rows where row["expected"] == "error" {
      let run = try Run(["palette", "check", Self.file("bad/" + (row["file"] ?? ""))])
      let place = try Regex(" at (line|byte) [0-9]+\n$")
      #expect(run.status == 2 && run.output == "" && run.errors.contains(place), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1 && run.errors.hasPrefix("picker: '"))
    }
  }

  @Test(arguments: [
    (["palette"], "expected convert|check|extract|show FILE [FILE]; see picker palette --help"),
    (["palette", "list"], "argument 1: expected convert, check, extract or show, not 'list'"),
    (["palette", "show"], "expected show FILE; see picker palette --help"),
    (["palette", "convert", "a.gpl"], "expected convert IN OUT; see picker palette --help"),
    (["palette", "check", "a.gpl", "b.gpl"], "unexpected 'b.gpl'; see picker palette --help"),
    (["palette", "check", "nowhere.gpl"], "cannot read 'nowhere.gpl': No such file or directory"),
    (["palette", "show", "--to", "gpl", "a.gpl"], "--to does not go with palette show"),
    (["palette", "extract", "--from", "gpl", "a.png"], "--from does not go with palette extract"),
    (["palette", "check", "-n", "3", "a.gpl"], "--count does not go with palette check"),
    (["palette", "convert", "--json", "a.gpl", "b.gpl"], "--json does not go with palette convert"),
    (["palette", "show", "--strict", "a.gpl"], "--strict does not go with palette show"),
    (["palette", "check", "--to", "gpl", "a.gpl"], "--to does not go with palette check"),
    (["palette", "check", "--near", "x", "a.gpl"], "--near: expected a number from 0 to 100, not 'x'"),
    (
      ["palette", "check", "--gamut", "a98-rgb", "a.gpl"],
      "--gamut: expected srgb, display-p3 or rec2020, not 'a98-rgb'"
    ),
    (["palette", "check", "--fix", "-", "a.gpl"], "--fix: expected a file, for findings are on standard output"),
    (
      ["palette", "check", "--fix", "b.xyz", "a.gpl"], "'b.xyz': the format cannot be told by its name; say --to FORMAT"
    ),
    (["palette", "extract", "--json", "--to", "gpl", "a.png"], "--to and --json cannot be used together"),
    (["palette", "extract", "-n", "0", "a.png"], "--count: expected a whole number from 1 to 65536, not '0'"),
    (["palette", "convert", "a.gpl", "-"], "standard output: the format cannot be told by its name; say --to FORMAT"),
    (["palette", "convert", "a.gpl", "b.xyz"], "'b.xyz': the format cannot be told by its name; say --to FORMAT"),
    (["palette", "show", "/dev/null"], "'/dev/null': the format cannot be told by its name; say --from FORMAT"),
    (["palette", "extract", "/dev/null"], "'/dev/null': expected a PNG picture"),
    (["palette", "show", "/"], "cannot read '/': Is a directory"),
  ]) func usage(_ arguments: [String], _ message: String) throws {
    try expect(arguments, prints: "", complains: "picker: \(message)\n", status: 2)
  }

  @Test func endlessFilesAreRefused() throws {
    try expect(
      ["palette", "show", "/dev/zero"], prints: "", complains: "picker: '/dev/zero' has more than 16777216 bytes\n",
      status: 2)
  }

  @Test func whatCannotBeWrittenLeavesTheOldFileAsItWas() throws {
    let folder = try TemporaryFolder(), old = folder.path + "/old.gpl", input = Self.file("full.act")
    try "old".write(toFile: old, atomically: true, encoding: .utf8)
    // No file may grow past a kilobyte: as on a full disk.
    let full = try Run(
      script: #"trap '' XFSZ; ulimit -f 1; "$PICKER" palette convert "$IN" "$OUT""#,
      environment: ["IN": input, "OUT": old])
    #expect(full.status == 3 && full.output == "")
    #expect(full.errors == "picker: cannot write '\(old)': File too large\n")
    #expect(try text(old) == "old")
    try expect(
      ["palette", "convert", input, folder.path + "/none/new.gpl"], prints: "",
      complains: "picker: cannot write '\(folder.path)/none/new.gpl': No such file or directory\n", status: 3)
    try expect(
      ["palette", "convert", input, "/dev/full", "--to", "hex"], prints: "",
      complains: "picker: cannot write '/dev/full': No space left on device\n", status: 3)
    let bad = try Run(["palette", "convert", Self.file("bad/short-767.act"), old])
    #expect(bad.status == 2)
    #expect(try text(old) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old.gpl"], "nothing is left behind")
  }

  @Test func aLinkStaysALinkAndRightsStayAsTheyWere() throws {
    let folder = try TemporaryFolder(), target = folder.path + "/target.gpl", link = folder.path + "/link.gpl"
    try "old".write(toFile: target, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.gpl")
    try expect(["palette", "convert", Self.file("riff.pal"), link], prints: "")
    #expect(try text(target).hasPrefix("GIMP Palette\nName: riff\n"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.gpl")
    #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o600)
  }

  @Test func checkTellsWhatIsWorthALook() throws {
    let input = "GIMP Palette\n255 0 0\ta\n0 0 0\n255 0 0\ta\n1 1 1\n2 2 2\n"
    try expect(
      ["palette", "check", "-"], input: .text(input),
      prints: """
        GIMP\t5 swatches
        same color\t1 3
        same name\t1 3
        unnamed\t2 4-5
        near in color\t2 4-5\t0.16
        names\tkept by gpl ase aco kpl soc tokens css scss gtk kde scribus sketch android iterm

        """)
    try expect(
      ["palette", "check", "-", "--from", "paintnet"], input: .text("80FF0000\n00FF0000\n"),
      prints: """
        paint.net\t2 swatches
        translucent\t1
        invisible\t2
        alpha\tkept by paintnet tokens css scss gtk procreate sketch android xcode iterm

        """)
    #expect(
      try Run(["palette", "check", Self.file("groups-mixed.ase")]).output.contains(
        "outside of sRGB\t6\nink without a profile\t2\n"))
  }

  /// The contrasts are those of WCAG's own examples: #777777 on white misses 4.5, #767676 meets it.
  @Test func aCheckIsStrictAndMends() throws {
    let folder = try TemporaryFolder(), out = folder.path + "/out.css"
    let input = """
      :root { --text: #777777; --background: #ffffff; --blue: #f00; --a: #808080; --b: #818181; --green: #ffffffff; }
      """
    try expect(
      ["palette", "check", "-", "--from", "css", "--contrast", "4.5", "--strict", "--fix", out], input: .text(input),
      prints: """
        CSS variables\t6 swatches
        same color\t2 6
        near in color\t4-5\t0.38
        low contrast\t1 2\t4.47
        named otherwise\t3
        named otherwise\t6
        change\t1\t#767676
        change\t3\tnamed --red
        change\t5\t#838383
        change\t6\tnamed --white
        names\tkept by gpl ase aco kpl soc tokens css scss gtk kde scribus sketch android iterm

        """, status: 1)
    #expect(
      try text(out) == """
        :root {
          --text: #767676;
          --background: #ffffff;
          --red: #ff0000;
          --a: #808080;
          --b: #838383;
          --white: #ffffff;
        }

        """)
    #expect(try Run(["palette", "check", out, "--contrast", "4.5", "--strict"]).status == 0)
    try expect(
      ["palette", "check", "-", "--from", "hex", "--json", "--strict"], input: .text("ff0000\nff0000\n"),
      prints: #"{"finding":"same-color","swatches":[1,2],"changes":[{"swatch":2,"removed":true}]}"# + "\n", status: 1)
    try expect(["palette", "check", "-", "--from", "hex", "--json", "--strict"], input: .text("ff0000\n"), prints: "")
  }

  /// Three red pixels, two green, one blue, and four that are transparent.
  @Test func extractsTheColorsOfAPicture() throws {
    try expect(["palette", "extract", Self.picture], prints: "#ff0000\n#008000\n#0000ff\n")
    try expect(["palette", "extract", Self.picture, "-n", "3", "--to", "hex"], prints: "ff0000\n008000\n0000ff\n")
    try expect(
      ["palette", "extract", "-", "--json"], input: .path(Self.picture),
      prints: [[1, 0, 0], [0, 128.0 / 255, 0], [0, 0, 1]].map { rgb in
        let numbers = rgb.map { $0 == 0 || $0 == 1 ? "\(Int($0))" : "\($0)" }.joined(separator: ",")
        return ##"{"group":"","name":"","model":"rgb","components":[\##(numbers)],"srgb":[\##(numbers)],"alpha":1}"##
          + "\n"
      }.joined())
  }

  @Test(arguments: [
    ("deep", "#804020", ""), ("deep-profile", "#804020", ""), ("profile-table", "#804020", ""),
    ("a98", "#923e17", ""), ("gray", "#808080", ""), ("hdr", "#804020", "unknown code points 9 and 16"),
    ("wide-gamut", "#804020", #"unknown profile 'Wide\u{1b} Gamut'"#),
    ("damaged-profile", "#804020", "unknown profile 'x'"), ("a98-chromaticities", "#923e17", ""),
    ("wide-chromaticities", "#804020", "unknown chromaticities"), ("srgb-chromaticities", "#804020", ""),
  ]) func pixelsAreWhatTheirFileSaysTheyAre(_ name: String, _ color: String, _ complaint: String) throws {
    let file = Self.vectors + "/pictures/\(name).png"
    let line = complaint.isEmpty ? "" : "picker: '\(file)': \(complaint); its colors are taken for sRGB\n"
    try expect(["palette", "extract", file], prints: color + "\n", complains: line)
  }

  @Test func aPictureOfAWideGamutKeepsIt() throws {
    try expect(
      ["palette", "extract", Self.vectors + "/pictures/p3.png", "--to", "css"],
      prints: ":root {\n  --color-1: color(display-p3 1 0 0);\n}\n")
  }

  @Test func whatIsLeftOutIsSaidAndTheRestIsThere() throws {
    let tokens = ##"{"$type":"color","a":{"$value":"#f00"},"b":{"$value":"linear-gradient(red, blue)"}}"##
    let complaint = "picker: standard input: left out 1 token, at byte 53: expected a color\n"
    try expect(["palette", "show", "-"], input: .text(tokens), prints: "#ff0000\ta\n", complains: complaint)
    try expect(
      ["palette", "convert", "-", "-", "--to", "hex"], input: .text(tokens), prints: "ff0000\n",
      complains: complaint + "picker: lost in hex: names\n")
    #expect(try Run(["palette", "check", "-"], input: .text(tokens)).errors == complaint)
  }

  @Test func noFileIsReplacedByAnEmptyPalette() throws {
    let folder = try TemporaryFolder(), old = folder.path + "/old.gpl"
    try "old".write(toFile: old, atomically: true, encoding: .utf8)
    try expect(
      ["palette", "convert", "-", old], input: .text("GIMP Palette\n"), prints: "",
      complains: "picker: standard input: expected colors, not an empty palette\n", status: 2)
    try expect(
      ["palette", "convert", "-", old, "--from", "tokens"], input: .text(#"{"colors":[{"red":1}]}"#), prints: "",
      complains: "picker: standard input: expected a token that is a color at byte 0\n", status: 2)
    #expect(try text(old) == "old")
  }

  @Test func aPaletteThatIsAFolderIsCalledByIt() throws {
    let folder = try TemporaryFolder(), set = folder.path + "/Accent.colorset"
    try expect(["palette", "convert", "-", set, "--from", "hex"], input: .text("4280f680\n"), prints: "")
    let content = try text(set + "/Contents.json")
    #expect(content.contains("\"red\": \"0x42\"") && content.hasSuffix("}\n"))
    for file in [set, set + "/", set + "/Contents.json"] {
      try expect(["palette", "show", file], prints: "#4280f680\tAccent\n")
    }
    try expect(["palette", "convert", "-", set, "--from", "hex"], input: .text("000000\n"), prints: "")
    try expect(["palette", "show", set], prints: "#000000\tAccent\n")
    try expect(
      ["palette", "convert", Self.file("riff.pal"), set], prints: "",
      complains:
        "picker: a color set has one color, not \(try Run(["palette", "show", Self.file("riff.pal")]).lines.count)\n",
      status: 2)
    try expect(
      ["palette", "show", folder.path + "/None.colorset"], prints: "",
      complains: "picker: cannot read '\(folder.path)/None.colorset/Contents.json': No such file or directory\n",
      status: 2)
  }

  @Test func namesInJSONHoldNothingThatATerminalObeys() throws {
    let input = "GIMP Palette\n0 0 0\ta\u{9B}b\u{7F}c\u{202E}\n"
    let run = try Run(["palette", "show", "--json", "-"], input: .text(input))
    #expect(run.output.contains(#""name":"a\u009bb\u007fc\u202e""#))
  }

  @Test func picturesThatCannotBeRead() throws {
    for (bytes, kind) in [
      ([0xFF, 0xD8, 0xFF, 0xE0], ", not JPEG"), (Array("GIF89a".utf8), ", not GIF"), ([1, 2, 3], ""),
    ] {
      try expect(
        ["palette", "extract", "-"], input: .bytes(bytes), prints: "",
        complains: "picker: standard input: expected a PNG picture\(kind)\n", status: 2)
    }
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.picture)))
    for end in stride(from: 8, to: whole.count - 12, by: 7) {
      let run = try Run(["palette", "extract", "-"], input: .bytes(Array(whole[..<end])))
      #expect(run.status == 2 && run.output == "" && run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [
    (["--palette", "nowhere.gpl"], "cannot read 'nowhere.gpl': No such file or directory"),
    (["nowhere.gpl"], "cannot read 'nowhere.gpl': No such file or directory"),
    (["/dev/null"], "'/dev/null': expected a palette or a PNG picture"),
    (["--palette", file("riff.pal"), file("riff.pal")], "--palette and a file cannot be used together"),
    (["--sheet", "rgb", file("riff.pal")], "--sheet rgb has no place for the swatches of a file"),
    (
      [file("bad/odd-length.hex")],
      "'\(file("bad/odd-length.hex"))': expected six or eight hexadecimal digits at line 2"
    ),
  ]) func whatTheWindowCannotShow(_ arguments: [String], _ message: String) throws {
    try expect(arguments, prints: "", complains: "picker: \(message)\n", status: 2)
  }
}
