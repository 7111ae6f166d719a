extension Color {
  func mappedToGamut(of: any ColorSpace.Type) -> Color {
    Color(SRGB.self, rgb.components.clamped(lowerBound: .zero, upperBound: .one), alpha: alpha)
  }
}
enum CSSNames {
  static func rgb(of: String) -> RGB? { of == "red" ? RGB(1, 0, 0) : nil }
  static func nearest(to: Color) -> (name: String, Int) { ("red", 0) }
}
