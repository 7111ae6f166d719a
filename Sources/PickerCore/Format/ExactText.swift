extension Color {
  /// Text in CSS's notation, in the color's own space, that reads back to the same numbers: for files, not for
  /// people. Spaces that CSS lacks are written as their function, such as `hsv()`. Components that are written in
  /// hundredths may change in their last bit.
  public var exactText: String {
    guard let function = ColorFunction.color(in: space.id) ?? ColorFunction.all.first(where: { $0.space == space.id })
    else { return converted(to: XYZD65.self).exactText }
    let parts = (0..<3).map { index in
      missing.contains(.component(index)) ? "none" : "\(components[index] * function.channels[index].one)"
    }
    let opening = function.names[0] == "color" ? "color(\(function.space) " : function.names[0] + "("
    let end = missing.contains(.alpha) ? " / none" : alpha == 1 ? "" : " / \(alpha)"
    return opening + parts.joined(separator: " ") + end + ")"
  }

  /// CSS alone: hexadecimal where that says it all, else a function that reads back to the same numbers.
  package var fileText: String {
    let isByte = abs(alpha * 255 - (alpha * 255).rounded()) < 1e-6
    if space == RGB.self, rgb.isEightBit, isByte, missing.isEmpty { return "#" + hexDigits(FormatOptions()) }
    let named = ColorFunction.all.first { $0.space == space.id && $0.isCSS && $0.names[0] != "rgb" }
    guard let function = named ?? ColorFunction.color(in: space.id), function.isCSS else {
      return converted(to: RGB.self).fileText
    }
    let parts = (0..<3).map { index in
      missing.contains(.component(index))
        ? "none" : decimalText(components[index] * function.channels[index].one, atMost: 20)
    }
    let opening = function.names[0] == "color" ? "color(\(function.space) " : function.names[0] + "("
    let text = missing.contains(.alpha) ? "none" : decimalText(alpha, atMost: 20)
    return opening + parts.joined(separator: " ") + (text == "1" ? ")" : " / \(text))")
  }
}
