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
    let alpha = missing.contains(.alpha) ? "0" : legacyAlphaText(options.precision)
    return alpha == "1" ? "rgb(\(channels))" : "rgba(\(channels), \(alpha))"
  }

  /// Six decimals say what browsers keep.
  fileprivate func functionText(_ options: FormatOptions) -> String {
    let own = ColorFunction.all.first { $0.isCSS && !$0.isLegacyColor && $0.space == space.id }
    let isPredefined = ColorFunction.color(in: space.id) != nil
    let shown = own == nil && !isPredefined ? converted(to: SRGB.self) : self
    let parts = (0..<3).map { index in
      shown.missing.contains(.component(index))
        ? "none" : decimalText(shown.components[index], atMost: options.precision ?? 6)
    }
    let opening = own.map { "\($0.names[0])(" } ?? "color(\(shown.space.id) "
    let alpha = missing.contains(.alpha) ? "none" : ShortestDecimals.alphaText(self.alpha, options)
    return opening + parts.joined(separator: " ") + (alpha == "1" ? "" : " / " + alpha) + ")"
  }

  /// Alpha in 8 bits: two decimals if they read back to the same bits, else three (CSS Color 4, section 15.1).
  private func legacyAlphaText(_ precision: Int?) -> String {
    if let precision { return decimalText(alpha, atMost: precision) }
    let held = Double(byte(alpha)) / 255, two = decimalText(held, atMost: 2)
    return byte(ShortestDecimals.read(two)) == byte(alpha) ? two : decimalText(held, atMost: 3)
  }
}
