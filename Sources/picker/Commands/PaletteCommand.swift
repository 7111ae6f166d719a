import Glibc
import PickerCore
import PickerPalettes
import PickerSystem

/// `picker palette`: palette files.
struct PaletteCommand: FileSubcommand {
  enum Kind: String, CaseIterable { case convert, check, extract, show }

  static let name = "palette"
  static let kinds = words(Kind.self)
  static let operands = "\(kinds.joined(separator: "|")) FILE [FILE]"
  static let summary = "Convert, check and show palette files, or extract the colors of a picture"
  static let notes = """
    convert IN OUT writes a palette in another format. check FILE tells what is wrong with a palette, and what other \
    formats would lose; with --fix it writes a better one. extract PICTURE prints the main colors of a PNG picture. \
    show FILE prints a palette, a swatch a line: color, name and group, with tabs between. A FILE of - is standard \
    input or output; formats are told by the file's name, and by what is in it.
    """
  static let table = OptionTable<Self>([
    .init("from", .named("FORMAT", PaletteFormats.all.map { $0.id }), "the format of what is read") {
      $0.source = try readPaletteFormat($1, "from")
    },
    .init("to", .named("FORMAT", PaletteFormats.all.map { $0.id }), "convert, extract: the format of what is written") {
      $0.target = try readPaletteFormat($1, "to")
    },
    .init("count", short: "n", .text("COUNT"), "extract: at most so many colors; 8 by default") {
      $0.count = try readCount($1, "count", in: 1...65536)
    },
    .init("json", .none, "check, show, extract: print JSON, one finding or swatch a line") { answers, _ in
      answers.isJSON = true
    },
    .init("near", .text("D"), "check: colors closer than D in CIEDE2000 are near duplicates; 1 by default") {
      $0.checks.insert("near")
      $0.check.standard.near = try readNumber($1, "near", in: 0...100)
    },
    .init("vision", .choice(words(ColorVision.Deficiency.self) + ["all"]), "check: tell what looks alike with it") {
      $0.checks.insert("vision")
      $0.check.standard.deficiencies += try readDeficiencies($1)
    },
    .init("apart", .text("D"), "check: colors closer than D in CIEDE2000 look alike; 5 by default") {
      $0.checks.insert("apart")
      $0.check.standard.apart = try readNumber($1, "apart", in: 0...100)
    },
    .init("contrast", .text("RATIO"), "check: tell of texts with less contrast on what is their background by name") {
      $0.checks.insert("contrast")
      $0.check.standard.contrast = try readNumber($1, "contrast", in: 1...21)
    },
    .init(
      "gamut", .choice(Gamut.screens.map { $0.space.id }), "check: what colors have to be inside of; srgb by default"
    ) {
      $0.checks.insert("gamut")
      $0.check.standard.gamut = try readScreen($1, "gamut")
    },
    .init("strict", .none, "check: exit with status 1 when something is found") { answers, _ in
      answers.checks.insert("strict")
      answers.check.isStrict = true
    },
    .init("fix", file: "OUT", "check: write the palette with the smallest changes that mend it") {
      $0.checks.insert("fix")
      $0.fixed = $1
    },
  ])

  private var source, target: (any PaletteFormat.Type)?
  private var count: Int?
  private var isJSON = false
  private var check = PaletteCheck()
  /// The options of `check` that were given, for the complaint that they do not go with others.
  private var checks: Set<String> = []
  private var fixed: FilePath?

  func run(_ arguments: [FilePath]) throws(Failure) -> Int32 {
    let kind: Kind = try Self.readKind(arguments.map(\.text)), files = Array(arguments.dropFirst())
    func only(_ option: String, _ isUsed: Bool, _ kinds: Kind...) throws(Failure) {
      guard isUsed, !kinds.contains(kind) else { return }
      throw .usage("--\(option) does not go with palette \(kind.rawValue)")
    }
    try only("from", source != nil, .convert, .check, .show)
    if kind != .check || fixed == nil { try only("to", target != nil, .convert, .extract) }
    try only("count", count != nil, .extract)
    try only("json", isJSON, .check, .show, .extract)
    for option in checks.sorted() { try only(option, true, .check) }
    if isJSON, target != nil, kind != .check { throw .usage("--to and --json cannot be used together") }
    let operands = [Kind.convert: ["IN", "OUT"], .extract: ["PICTURE"]][kind] ?? ["FILE"]
    guard files.count == operands.count else {
      if files.count > operands.count { throw Self.wrongArguments(files.map(\.text), atMost: operands.count) }
      throw .usage("expected \(kind.rawValue) \(operands.joined(separator: " ")); see \(Self.fullName) --help")
    }
    switch kind {
    case .convert: return try convert(files[0], files[1])
    case .check: return try check(files[0])
    case .extract: return try extract(files[0])
    case .show: return try show(try read(files[0]).palette)
    }
  }

  private func read(_ file: FilePath) throws(Failure) -> PaletteFile {
    let palette = try PaletteFile(file, as: source)
    palette.complainOfNotes()
    return palette
  }

  private func check(_ file: FilePath) throws(Failure) -> Int32 {
    var check = check
    check.isJSON = isJSON
    guard let fixed else { return try check.run(try read(file), fixed: nil) }
    if fixed == "-" { throw .usage("--fix: expected a file, for findings are on standard output") }
    let target = try format(ofOutput: fixed)
    return try check.run(try read(file)) { (palette) throws(Failure) in
      try write(try encode(palette, target), to: fixed)
      tellWhatIsLost(palette, target)
    }
  }

  private func format(ofOutput file: FilePath) throws(Failure) -> any PaletteFormat.Type {
    guard let target = target ?? PaletteFormats.format(ofFile: file.text) else {
      let shown = file == "-" ? "standard output" : quotedFile(file)
      throw .usage("\(shown): the format cannot be told by its name; say --to FORMAT")
    }
    return target
  }

  private func tellWhatIsLost(_ palette: Palette, _ target: any PaletteFormat.Type) {
    let lost = palette.features.subtracting(target.keeps).words
    if !lost.isEmpty { complain("lost in \(target.id): \(lost.joined(separator: ", "))") }
  }

  private func convert(_ input: FilePath, _ output: FilePath) throws(Failure) -> Int32 {
    let target = try format(ofOutput: output), palette = try read(input).palette
    if palette.swatches.isEmpty {
      throw .usage("\(input == "-" ? "standard input" : quotedFile(input)): expected colors, not an empty palette")
    }
    let bytes = try encode(palette, target)
    if output == "-" {
      _ = try printBytes(bytes, status: ExitStatus.chosen)
    } else {
      try write(bytes, to: output)
    }
    tellWhatIsLost(palette, target)
    return ExitStatus.chosen
  }

  /// Where a palette is a folder it is made.
  private func write(_ bytes: [UInt8], to output: FilePath) throws(Failure) {
    let file = paletteContent(output)
    if file != output {
      do { try output.makeFolder() } catch { throw .refused("cannot write \(quotedFile(output)): \(error)") }
    }
    try writeWhole(bytes, to: file)
  }

  private func encode(_ palette: Palette, _ format: any PaletteFormat.Type) throws(Failure) -> [UInt8] {
    do { return try format.encode(palette) } catch { throw .usage("\(error)") }
  }

  private func extract(_ picture: FilePath) throws(Failure) -> Int32 {
    let colors = try extractColors(picture, count: count ?? 8)
    let palette = Palette(swatches: colors.map { PaletteSwatch($0) })
    guard let target else { return try show(palette) }
    return try printBytes(try encode(palette, target), status: ExitStatus.chosen)
  }

  private func show(_ palette: Palette) throws(Failure) -> Int32 {
    var out = StandardOutput()
    let patches = isJSON ? nil : Swatches.ofStandardOutput
    do throws(OutputEnd) {
      for swatch in palette.swatches {
        if let patches { out.write(patches.text(swatch.color) + " ") }
        out.write(isJSON ? swatch.json : swatch.columns)
        try out.endLine()
      }
      try out.flush()
    } catch { throw error.failure }
    return ExitStatus.chosen
  }
}

private func readPaletteFormat(_ text: String, _ option: String) throws(Failure) -> any PaletteFormat.Type {
  guard let format = PaletteFormats.named(text) else {
    throw badChoice(text, option, PaletteFormats.all.map { $0.id })
  }
  return format
}

private func readDeficiencies(_ text: String) throws(Failure) -> [ColorVision.Deficiency] {
  if text == "all" { return ColorVision.Deficiency.allCases }
  guard let deficiency = ColorVision.Deficiency(rawValue: text) else {
    throw badChoice(text, "vision", words(ColorVision.Deficiency.self) + ["all"])
  }
  return [deficiency]
}

private func readScreen(_ text: String, _ option: String) throws(Failure) -> Gamut {
  guard let gamut = Gamut.screens.first(where: { $0.space.id == text }) else {
    throw badChoice(text, option, Gamut.screens.map { $0.space.id })
  }
  return gamut
}

extension PaletteSwatch {
  /// Color, name and group; what is empty at the end is left out.
  fileprivate var columns: String {
    var columns = [OutputFormats.all[0].text(color), name.shown, group.shown]
    while columns.last == "" { columns.removeLast() }
    return columns.joined(separator: "\t")
  }

  fileprivate var json: String {
    let srgb = color.rgb.components
    var json = JSONWriter()
    json.object {
      $0.member("group", group)
      $0.member("name", name)
      $0.member("model", value.model)
      $0.member("components", value.components)
      $0.member("srgb", (0..<3).map { srgb[$0] })
      $0.member("alpha", alpha)
    }
    return json.text
  }
}

extension String {
  /// On one line, and without what a terminal might obey.
  var shown: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.isHarmful && $0 != "\u{200D}" ? " " : $0 }))
  }
}
