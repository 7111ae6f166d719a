import PickerCore
import PickerPalettes
import PickerProgram
import PickerRaster
import PickerSDL
import PickerScene
import PickerSystem

/// A picture that was read from a file, and what is remembered for it.
struct OpenedPicture {
  let picture: Picture
  let pins: [PicturePin]
  let key: PictureKey

  /// Says on standard error where its colors are not as the file says.
  init(_ file: FilePath) throws(Failure) {
    try self.init(file, try readWhole(file == "-" ? nil : file, atMost: mostPictureBytes))
  }

  init(_ file: FilePath, _ bytes: [UInt8]) throws(Failure) {
    let shown = file == "-" ? "standard input" : quotedFile(file), said = PixelSpace(ofPicture: bytes)
    if let ignored = said?.ignored { complain("\(shown): unknown \(ignored); its colors are taken for sRGB") }
    do { picture = try PictureReader.picture(bytes, in: said?.ignored == nil ? said?.space : nil) } catch {
      throw .usage("\(shown): the picture cannot be read: \(error)")
    }
    key = PictureKey(bytes)
    do throws(FileError) { pins = try PinFile()?.pins(of: key) ?? [] } catch {
      complain(error.description)
      pins = []
    }
  }

  /// Keeps the pins as they are now.
  func save(_ pins: [PicturePin]) {
    guard pins != self.pins, let file = PinFile() else { return }
    do throws(FileError) { try file.save(pins, of: key, complain: complain) } catch { complain(error.description) }
  }
}

extension PixelSpace {
  /// What a picture's file says; `nil` where it says nothing.
  init?(ofPicture bytes: [UInt8]) {
    if PNGReader.recognizes(bytes) {
      let said = PNGColor(bytes)
      guard said != .unsaid else { return nil }
      self.init(said)
    } else {
      guard let profile = EmbeddedProfile.find(in: bytes) else { return nil }
      self.init(icc: profile, name: "of its own")
    }
  }

  init(_ color: PNGColor) {
    switch color {
    case .unsaid: self = .sRGB
    case .codes(let primaries, let transfer): self.init(primaries: primaries, transfer: transfer)
    case .chromaticities(let places, let gamma): self.init(chromaticities: places, gamma: gamma)
    case .profile(let packed, let name): self.init(profile: packed, name: quoted(name))
    }
  }
}

/// The main colors of some pixels of a picture, in its space.
func mainColors(_ pixels: [UInt32], of picture: Picture, count: Int) -> [UInt32] {
  ColorExtraction.colors(of: pixels, in: picture.space, count: count).map { color in
    RGB(components: color.components).argb8888
  }
}

/// The main colors of a picture, from enough of its pixels.
func mainColors(of picture: Picture, count: Int) -> [Color] {
  ColorExtraction.colors(of: picture.overview(atMost: 1 << 22), in: picture.space, count: count)
}
