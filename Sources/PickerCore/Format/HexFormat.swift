extension OutputFormat {
  /// `#4280f6`; 8 digits only where the color is not opaque.
  static let hex = OutputFormat("hex") { color, options in
    "#" + color.hexDigits(options)
  }

  /// `0xff4280f6`: alpha, red, green, blue.
  static let int = OutputFormat("int") { color, options in
    let bytes = color.bytes(options.gamut)
    return "0x" + hexText([bytes.w, bytes.x, bytes.y, bytes.z], options.isUpperCase)
  }
}

extension Color {
  /// Red, green, blue and alpha in 8 bits.
  func bytes(_ gamut: FormatOptions.Gamut) -> SIMD4<UInt8> { SIMD4(mapped(gamut).rgb.bytes, byte(alpha)) }

  func hexDigits(_ options: FormatOptions) -> String { ParsedColor(self).hexDigits(options) }
}

extension ParsedColor {
  func hexDigits(_ options: FormatOptions) -> String {
    let bytes = bytes(options.gamut)
    let all = [bytes.x, bytes.y, bytes.z, bytes.w]
    return hexText(Array(bytes.w == 255 ? all.dropLast() : all), options.isUpperCase)
  }
}

/// Two digits a byte.
package func hexText(_ bytes: [UInt8], _ isUpperCase: Bool) -> String {
  let letters: UInt8 = isUpperCase ? 55 : 87
  return String(
    decoding: bytes.flatMap { [$0 >> 4, $0 & 15] }.map { $0 < 10 ? $0 + 48 : $0 + letters }, as: UTF8.self)
}
