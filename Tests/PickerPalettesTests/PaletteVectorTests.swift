import Foundation
import TestSupport
import Testing

@testable import PickerCore
@testable import PickerPalettes

/// Palette files of other programs, and files that are wrong on purpose.
@Suite struct PaletteVectorTests {
  private static let folder = Bundle.module.url(forResource: "palettes", withExtension: nil, subdirectory: "Vectors")

  static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: try #require(folder).appendingPathComponent(file)))
  }

  static func read(_ file: String) throws -> Palette {
    let bytes = try bytes(file)
    return try #require(PaletteFormats.format(ofFile: file, bytes: bytes), "\(file)").decode(bytes)
  }

  static let files = [
    "astral-names.ase", "counted.act", "crlf-jasc.pal", "flat-rgb.ase", "full.act", "gimp-browns-and-yellows.gpl",
    "gimp-paintjet.gpl", "gimp-tango.gpl", "grouped.kpl", "groups-mixed.ase", "inkscape-gnome-hig.gpl",
    "inkscape-windowsxp.gpl", "krita-pixelart-16.gpl", "lab-astral.aco", "lf-jasc.pal", "libreoffice-libreoffice.soc",
    "libreoffice-standard.soc", "list.hex", "paintnet.txt", "quirk-bom.gpl", "quirk-crlf.gpl", "quirk-lf.gpl",
    "quirk-no-columns-no-final-newline.gpl", "quirk-old-style-no-name.gpl", "quirk-space-separator.gpl", "riff.pal",
    "tokens.json", "v1-only.aco", "v1v2-mixed.aco", "variables.css",
  ]

  private static let models = ["RGB": "rgb", "CMYK": "cmyk", "LAB": "lab", "Gray": "gray", "HSB": "hsb"]

  @Test(arguments: files) func everySwatchIsAsOtherReadersHaveIt(_ file: String) throws {
    let rows = try Vectors("palettes/expected").rows.filter { $0["file"] == file }
    let swatches = try Self.read(file).swatches
    #expect(rows.count > 1 && swatches.count == rows.count)
    // Numbers of 32 bits are read as the shortest text that says them.
    let noise = file.hasSuffix(".ase") ? 1e-7 : 1e-9
    for (row, swatch) in zip(rows, swatches) {
      func cell(_ column: String) -> String { row[column] == "-" ? "" : row[column] }
      let place = "\(file) \(row["index"])"
      #expect(swatch.name == cell("name"), "\(place)")
      #expect(swatch.group == cell("group"), "\(place)")
      #expect(swatch.value.model == Self.models[row["model"]] ?? row["model"], "\(place)")
      let wanted = ["n1", "n2", "n3", "n4"].filter { row[$0] != "-" }.map { row.number($0) }
      let isSame = zip(swatch.value.components, wanted).allSatisfy { found, wanted in
        if let found, let wanted { abs(found - wanted) <= noise * max(1, abs(wanted)) } else { found == wanted }
      }
      #expect(isSame && swatch.value.components.count == wanted.count, "\(place) \(swatch.value.components)")
      #expect(abs(swatch.alpha - (row.number("alpha") ?? 1)) < 1e-9, "\(place)")
      let srgb = SIMD3(row.number("srgb_r") ?? 0, row.number("srgb_g") ?? 0, row.number("srgb_b") ?? 0)
      #expect(distance(swatch.color.rgb.components, srgb) < 1e-6, "\(place)")
      let kind = cell("kind").lowercased().replacingOccurrences(of: "-index", with: "")
      #expect((swatch.kind?.rawValue ?? "") == kind, "\(place)")
    }
  }

  @Test func everyRowOfTheTableIsLookedAt() throws {
    let named = Set(try Vectors("palettes/expected").rows.map { $0["file"] })
    #expect(named == Set(Self.files) && named.count == 30)
  }

  @Test func badFilesAreRefusedWithTheirPlace() throws {
    let rows = try Vectors("palettes/bad/expected").rows
    #expect(rows.count == 80)
    for row in rows {
      let file = row["file"]
      do {
        let palette = try Self.read("bad/" + file)
        #expect(row["expected"] == "ok-or-error", "\(file) has \(palette.swatches.count) swatches: \(row["reason"])")
      } catch let error as PaletteError {
        #expect(error.place != .nowhere && error.message.hasPrefix("expected ") || file.hasSuffix(".kpl"), "\(file)")
        #expect(!error.description.contains("\n"))
      }
    }
  }

  /// What lets the colors be read is no reason to refuse a file.
  @Test(arguments: [
    ("invalid-utf8-name.gpl", 4), ("columns-huge.gpl", 3), ("group-not-closed.ase", 2), ("stray-group-end.ase", 2),
    ("lone-surrogate.ase", 1), ("odd-name-no-nul.ase", 1), ("trailing-garbage.aco", 3), ("path-traversal.kpl", 1),
  ]) func slipsOfOtherProgramsAreNoHindrance(_ file: String, _ count: Int) throws {
    #expect(try Self.read("bad/" + file).swatches.count == count)
  }

  /// Damage of any kind is an error or another palette, never a crash. The same damage every time.
  @Test func damagedFilesNeverCrash() throws {
    var random = Seeded(seed: 20)
    for file in Self.files {
      let bytes = try Self.bytes(file)
      let format = try #require(PaletteFormats.format(ofFile: file, bytes: bytes))
      for _ in 0..<200 {
        var damaged = bytes
        switch random.below(3) {
        case 0: damaged.removeLast(random.below(bytes.count))
        case 1: damaged.removeFirst(random.below(bytes.count))
        default: break
        }
        for _ in 0..<random.below(6) where !damaged.isEmpty {
          damaged[random.below(damaged.count)] = random.byte()
        }
        _ = try? format.decode(damaged)
      }
      for other in PaletteFormats.all where other.id != format.id { _ = try? other.decode(bytes) }
    }
  }

  @Test func whatWeWriteDamagedNeverCrashes() throws {
    var random = Seeded(seed: 21)
    for format in PaletteFormats.all {
      let swatches = Array(PaletteFormatTests.full.swatches.prefix(format.mostColors))
      let bytes = try format.encode(Palette(name: "a", swatches: swatches))
      for _ in 0..<500 {
        var damaged = bytes
        if random.below(3) == 0 { damaged.removeLast(random.below(bytes.count)) }
        for _ in 0..<random.below(6) where !damaged.isEmpty {
          damaged[random.below(damaged.count)] = random.below(2) == 0 ? random.byte() : bytes[random.below(bytes.count)]
        }
        _ = try? format.decode(damaged)
      }
    }
  }
}
