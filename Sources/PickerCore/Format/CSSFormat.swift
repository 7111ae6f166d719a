/// CSS Color 4, section 15: the serialization of the computed value.
extension OutputFormat {
  /// `rgb(66, 128, 246)` for what CSS holds in 8 bits; the function itself, `none` kept, for the rest.
  static let css = OutputFormat("css") { color, options in
    color.notation.isLegacyColor ? color.color.legacyText(options) : color.color.functionText(options)
  }
}

extension Color {
  /// With commas, alpha only where not opaque.
  fileprivate func legacyText(_ options: FormatOptions) -> String {
    let bytes = rgb.bytes
    let channels = "\(bytes.x), \(bytes.y), \(bytes.z)"
    let held = options.precision == nil ? Double(byte(self.alpha)) / 255 : self.alpha
    let alpha = missing.contains(.alpha) ? "0" : Self.alphaText(held, options.precision)
    return alpha == "1" ? "rgb(\(channels))" : "rgba(\(channels), \(alpha))"
  }

  /// Six decimals say what browsers keep.
  fileprivate func functionText(_ options: FormatOptions) -> String {
    let own = ColorFunction.all.first { $0.isCSS && !$0.isLegacyColor && $0.space == space.id }
    let isPredefined = ColorFunction.color(in: space.id)?.isCSS == true
    let shown = own == nil && !isPredefined ? converted(to: SRGB.self) : self
    let parts = (0..<3).map { index in
      shown.missing.contains(.component(index))
        ? "none" : decimalText(shown.components[index], atMost: options.precision ?? 6)
    }
    let opening = own.map { "\($0.names[0])(" } ?? "color(\(shown.space.id) "
    let alpha = missing.contains(.alpha) ? "none" : Self.alphaText(alpha, options.precision)
    return opening + parts.joined(separator: " ") + (alpha == "1" ? "" : " / " + alpha) + ")"
  }

  /// Two decimals, or as many more as read back to the same 8 bits (CSS Color 4, section 15.1). Alpha of colors that
  /// CSS holds in 8 bits is one of 256 values to begin with.
  private static func alphaText(_ alpha: Double, _ precision: Int?) -> String {
    func isEnough(_ decimals: Int) -> Bool {
      byte(ShortestDecimals.read(decimalText(alpha, atMost: decimals))) == byte(alpha)
    }
    return decimalText(alpha, atMost: precision ?? (2...6).first(where: isEnough) ?? 6)
  }
}
