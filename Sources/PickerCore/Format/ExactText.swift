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
}
