import PickerCore
import PickerPalettes
import PickerSDL
import PickerScene
import PickerSystem

/// Reading palettes and pictures from files. All throw a `Failure` that names the file and the place in it.

/// Larger files are no palettes.
private let mostBytes = 1 << 24
let mostPictureBytes = 1 << 28

/// A palette and the format that it was in.
struct PaletteFile {
  var palette: Palette
  let format: any PaletteFormat.Type
  private let notes: [String]

  /// - Parameter file: `-` is standard input.
  init(_ file: FilePath, as format: (any PaletteFormat.Type)?) throws(Failure) {
    let source = file == "-" ? nil : paletteContent(file)
    try self.init(file, try readWhole(source, atMost: mostBytes), as: format)
  }

  init(_ file: FilePath, _ bytes: [UInt8], as wanted: (any PaletteFormat.Type)?) throws(Failure) {
    let shown = file == "-" ? "standard input" : quotedFile(file)
    guard let format = wanted ?? PaletteFormats.format(ofFile: file.text, bytes: bytes) else {
      throw .usage("\(shown): the format cannot be told by its name; say --from FORMAT")
    }
    self.format = format
    do { palette = try format.decode(bytes) } catch { throw .usage("\(shown): \(error)") }
    notes = palette.notes.map { "\(shown): \($0)" }
    if palette.name.isEmpty { palette.name = file == "-" ? "" : stem(file.text, of: format) }
    if format.fileInFolder != nil { palette.prefixNames(with: palette.name) }
  }

  /// Says on standard error what is not shown as it stands in the file, a line for each reason.
  func complainOfNotes() { notes.forEach(complain) }
}

/// What to open for a palette: the file in it where it is a folder.
func paletteContent(_ file: FilePath) -> FilePath { PaletteFormats.fileInside(file.text).map { file / $0 } ?? file }

/// A file's name without its folder and extension; where the palette is a folder, that of the folder.
private func stem(_ file: String, of format: any PaletteFormat.Type) -> String {
  var parts = file.split(separator: "/")
  if let inside = format.fileInFolder, let last = parts.last, last == inside { parts.removeLast() }
  let name = parts.last ?? ""
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
}

/// The colors that a PNG picture is made of.
func extractColors(_ file: FilePath, count: Int) throws(Failure) -> [Color] {
  try extractColors(file, try readWhole(file == "-" ? nil : file, atMost: mostPictureBytes), count: count)
}

private func extractColors(_ file: FilePath, _ bytes: [UInt8], count: Int) throws(Failure) -> [Color] {
  let shown = file == "-" ? "standard input" : quotedFile(file)
  guard PNGReader.recognizes(bytes) else {
    let kind = pictureKind(bytes).map { ", not \($0)" } ?? ""
    throw .usage("\(shown): expected a PNG picture\(kind)")
  }
  let said = PixelSpace(ofPicture: bytes), isKnown = said != nil && said?.ignored == nil
  if let ignored = said?.ignored { complain("\(shown): unknown \(ignored); its colors are taken for sRGB") }
  do {
    return ColorExtraction.colors(
      of: try PNGReader.pixels(bytes, asStored: isKnown), in: said?.space ?? RGB.self, count: count)
  } catch {
    throw .usage("\(shown): the picture cannot be read: \(error)")
  }
}

/// Other pictures, by their first bytes.
func pictureKind(_ bytes: [UInt8]) -> String? {
  let kinds: [(String, [UInt8], at: Int)] = [
    ("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], 0), ("JPEG", [0xFF, 0xD8, 0xFF], 0), ("GIF", Array("GIF8".utf8), 0),
    ("WebP", Array("WEBP".utf8), 8),
    ("TIFF", [0x49, 0x49, 0x2A, 0], 0), ("TIFF", [0x4D, 0x4D, 0, 0x2A], 0), ("BMP", Array("BM".utf8), 0),
    ("AVIF or HEIF", Array("ftyp".utf8), 4), ("JPEG XL", [0xFF, 0x0A], 0), ("SVG", Array("<svg".utf8), 0),
  ]
  return kinds.first { bytes.dropFirst($0.at).starts(with: $0.1) }?.0
}

/// What a window shows of a file: the swatches of a palette, or the main colors of a picture.
func readSwatches(_ file: FilePath) throws(Failure) -> [Swatch] {
  let bytes = try readWhole(paletteContent(file), atMost: mostPictureBytes)
  let format = PaletteFormats.format(ofFile: file.text, bytes: bytes)
  if PNGReader.recognizes(bytes) || (format == nil && pictureKind(bytes) != nil) {
    return try extractColors(file, bytes, count: 16).map { Swatch($0) }
  }
  guard bytes.count <= mostBytes else { throw .usage("\(quotedFile(file)) has more than \(mostBytes) bytes") }
  guard let format else { throw .usage("\(quotedFile(file)): expected a palette or a PNG picture") }
  let palette = try PaletteFile(file, bytes, as: format)
  palette.complainOfNotes()
  return palette.palette.swatches.map { Swatch($0.color, name: $0.name) }
}
