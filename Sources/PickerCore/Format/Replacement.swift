/// Another color in the place of one in a text.
extension ParsedColor {
  /// The text of another color, written the way this one was: the same notation, function name, commas and blanks, and
  /// every component that stays as it was byte for byte. The others keep their unit and as many decimals as they had, or
  /// as many as tell 8-bit colors apart if those are more. What the notation cannot say (alpha in `rgb:r/g/b`, a color
  /// that has no name) comes in the nearest one that can; relative colors and `color-mix()` become plain ones.
  /// - Parameter source: the text that this color was read from. Blanks and comments before the color are dropped.
  public func replacing(with new: Color, in source: String) -> String {
    if new == color { return source }
    var cursor = Cursor(source)
    cursor.skipSpace()
    let source = String(decoding: cursor.bytes[cursor.offset...], as: UTF8.self)
    switch notation.form {
    case .hex(let digits, let hasHash, let isUpperCase):
      return source.replacingLiteral(from: hasHash ? "#" : "") { _ in
        (hasHash ? "#" : "") + new.hexText(digits, isUpperCase)
      }
    case .integer(let digits, let isUpperCase):
      let b = new.bytes(.css), rgb = [b.x, b.y, b.z]
      return source.replacingLiteral(from: "0x") {
        $0.prefix(2) + hexText(digits == 6 && b.w == 255 ? rgb : [b.w] + rgb, isUpperCase)
      }
    case .x11(let digits, let hasHash):
      guard byte(new.alpha) == 255 else { return OutputFormat.hex.text(new) }
      let isUpperCase = Array(source.utf8)[(hasHash ? 1 : min(4, source.utf8.count))...].hasCapitals
      return String(source.prefix(hasHash ? 1 : 4)) + new.x11Text(digits, hasHash, isUpperCase)
    case .name(let name):
      return new.nameText(name, like: source)
    case .contextual:
      return OutputFormat.hex.text(new)
    case .function("cmyk", _):
      return FunctionTokens(source, notation, count: 4).map { $0.replacing(inks: new, notation) }
        ?? OutputFormat.cmyk.text(new)
    case .function(let name, let isLegacy):
      let function = ColorFunction.named(name), tokens = FunctionTokens(source, notation, count: 3)
      guard let function, let tokens else { return new.plainText(name) }
      return tokens.replacing(self, with: new, in: function, isLegacy: isLegacy)
    case .colorSpace(let name):
      let function = ColorFunction.color(in: name), tokens = FunctionTokens(source, notation, count: 3, hasSpace: true)
      guard let function, let tokens else { return new.text(like: "color(\(name) 0 0 0)") }
      return tokens.replacing(self, with: new, in: function, isLegacy: false)
    case .relative(let name):
      return new.plainText(name)
    case .mix:
      return new.plainText("color")
    case .code:
      var parser = ColorParser(source, .loose)
      guard let call = try? parser.takeCall() else { return OutputFormat.hex.text(new) }
      return call.replacing(with: new, in: Array(source.utf8)) ?? call.rewritten(new)
    case .bare(let name):
      var whole = self
      whole.notation.form = .function(name, isLegacy: source.utf8.contains(UInt8(ascii: ",")))
      let text = whole.replacing(with: new, in: "\(name)(\(source))")
      // Commas with alpha make another name of it, which nobody wrote here.
      return String(text[text.index(after: text.firstIndex(of: "(") ?? text.startIndex)...].dropLast())
    }
  }
}

extension String {
  /// With another literal in the place of one that starts so, whatever is around it: `Color(0xFF4280F6)`.
  fileprivate func replacingLiteral(from opening: String, with new: (String) -> String) -> String {
    let bytes = Array(utf8), wanted = Array(opening.utf8)
    let start = bytes.indices.first { at in
      bytes[at...].count > wanted.count && zip(bytes[at...], wanted).allSatisfy { $0.folded == $1 }
    }
    guard let start, !wanted.isEmpty else { return new(self) }
    var end = start + wanted.count
    while end < bytes.count, bytes[end].nibble != nil { end += 1 }
    let literal = String(decoding: bytes[start..<end], as: UTF8.self)
    return String(decoding: bytes[..<start] + Array(new(literal).utf8) + bytes[end...], as: UTF8.self)
  }
}

extension Color {
  /// Short only where every digit would double; with alpha where it was written or the color is not opaque.
  fileprivate func hexText(_ digits: Int, _ isUpperCase: Bool) -> String {
    let b = bytes(.css)
    let all = digits == 4 || digits == 8 || b.w < 255 ? [b.x, b.y, b.z, b.w] : [b.x, b.y, b.z]
    let text = PickerCore.hexText(all, isUpperCase)
    guard digits <= 4, all.allSatisfy({ $0 % 17 == 0 }) else { return text }
    return String(decoding: text.utf8.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), as: UTF8.self)
  }

  fileprivate func x11Text(_ digits: Int, _ hasHash: Bool, _ isUpperCase: Bool) -> String {
    let rgb = mapped(.css).rgb.components.clamped(lowerBound: .zero, upperBound: .one)
    let parts = (0..<3).map { index in
      let value = UInt32(rgb[index] * Double(1 << (4 * digits) - 1) + 0.5)
      return String(PickerCore.hexText([UInt8(value >> 8), UInt8(value & 255)], isUpperCase).suffix(digits))
    }
    return parts.joined(separator: hasHash ? "" : "/")
  }

  /// The old name if that still is the color, another, or hexadecimal; in capitals where the old one was.
  fileprivate func nameText(_ old: String, like source: String) -> String {
    let bytes = bytes(.css)
    let name = [old, OutputFormat.name.text(self)].first { ParsedColor(keyword: $0)?.color.bytes(.none) == bytes }
    guard let name else { return OutputFormat.hex.text(self) }
    if source == source.uppercased() { return name.uppercased() }
    return source.prefix(1) == source.prefix(1).uppercased() ? name.prefix(1).uppercased() + name.dropFirst() : name
  }

  /// In a function of CSS that nobody wrote before; `color` is the one of the color's own space.
  fileprivate func plainText(_ name: String) -> String {
    var function = ColorFunction.named(name)
    if name == "color" {
      function = ColorFunction.color(in: space.id)
      if space.id == SRGB.id || function == nil { function = ColorFunction.all.first { $0.space == space.id } }
    }
    let written = function.flatMap { $0.isCSS || name != "color" ? $0 : nil } ?? ColorFunction.all[0]
    let opening = written.names[0] == "color" ? "color(\(written.space) " : written.names[0] + "("
    return text(like: opening + written.channels.map { "0" + $0.style.suffix }.joined(separator: " ") + ")")
  }

  /// In the place of another color's components.
  fileprivate func text(like blank: String) -> String {
    (try? ParsedColor(blank))?.replacing(with: self, in: blank) ?? OutputFormat.css.text(self)
  }
}
