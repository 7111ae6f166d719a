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
    formats would lose. extract PICTURE prints the main colors of a PNG picture. show FILE prints a palette, a swatch a \
    line: color, name and group, with tabs between. A FILE of - is standard input or output; formats are told by the \
    file's name, and by what is in it.
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
    .init("json", .none, "show, extract: print JSON, one swatch a line") { answers, _ in answers.isJSON = true },
  ])

  private var source, target: (any PaletteFormat.Type)?
  private var count: Int?
  private var isJSON = false

  func run(_ arguments: [FilePath]) throws(Failure) -> Int32 {
    let kind: Kind = try Self.readKind(arguments.map(\.text)), files = Array(arguments.dropFirst())
    func only(_ option: String, _ isUsed: Bool, _ kinds: Kind...) throws(Failure) {
      guard isUsed, !kinds.contains(kind) else { return }
      throw .usage("--\(option) does not go with palette \(kind.rawValue)")
    }
    try only("from", source != nil, .convert, .check, .show)
    try only("to", target != nil, .convert, .extract)
    try only("count", count != nil, .extract)
    try only("json", isJSON, .show, .extract)
    if isJSON, target != nil { throw .usage("--to and --json cannot be used together") }
    let operands = [Kind.convert: ["IN", "OUT"], .extract: ["PICTURE"]][kind] ?? ["FILE"]
    guard files.count == operands.count else {
      if files.count > operands.count { throw Self.wrongArguments(files.map(\.text), atMost: operands.count) }
      throw .usage("expected \(kind.rawValue) \(operands.joined(separator: " ")); see \(Self.fullName) --help")
    }
    switch kind {
    case .convert: return try convert(files[0], files[1])
    case .check: return try PaletteCheck(try read(files[0])).print()
    case .extract: return try extract(files[0])
    case .show: return try show(try read(files[0]).palette)
    }
  }

  private func read(_ file: FilePath) throws(Failure) -> PaletteFile {
    let palette = try PaletteFile(file, as: source)
    palette.complainOfNotes()
    return palette
  }

  private func convert(_ input: FilePath, _ output: FilePath) throws(Failure) -> Int32 {
    guard let target = target ?? PaletteFormats.format(ofFile: output.text) else {
      let shown = output == "-" ? "standard output" : quotedFile(output)
      throw .usage("\(shown): the format cannot be told by its name; say --to FORMAT")
    }
    let palette = try read(input).palette
    if palette.swatches.isEmpty {
      throw .usage("\(input == "-" ? "standard input" : quotedFile(input)): expected colors, not an empty palette")
    }
    let bytes = try encode(palette, target)
    if output == "-" {
      _ = try printBytes(bytes, status: ExitStatus.chosen)
    } else {
      try writeWhole(bytes, to: output)
    }
    let lost = palette.features.subtracting(target.keeps).words
    if !lost.isEmpty { complain("lost in \(target.id): \(lost.joined(separator: ", "))") }
    return ExitStatus.chosen
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
  fileprivate var shown: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.isHarmful && $0 != "\u{200D}" ? " " : $0 }))
  }
}
