import PickerCore

extension JSONTree {
  /// A whole palette file.
  init(palette bytes: [UInt8]) throws(PaletteError) {
    do { self = try JSONTree(bytes) } catch { throw PaletteError(error.message, .byte(error.offset)) }
  }
}

extension [UInt8] {
  /// Whether this begins and ends like a JSON object.
  var isJSONObject: Bool {
    let text = self[...].trimmed, inside = text.dropFirst().trimmed
    return text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      && (inside.first == UInt8(ascii: "\"") || inside.first == UInt8(ascii: "}"))
  }
}
