import PickerCore
import PickerScene

/// Measures text with the real fonts at a scale, without any renderer.
public final class TextMeasurer: TextMeasuring {
  public let fonts: FontBook
  /// Pixels in a point.
  public var scale: Double

  public init(fonts: FontBook, scale: Double = 1) {
    self.fonts = fonts
    self.scale = scale
  }

  public func width(of text: String, _ style: TextStyle) -> Double { Double(line(text, style).width) / scale }

  func line(_ text: String, _ style: TextStyle) -> TextLine {
    fonts.line(text, bold: style.bold, size: style.pixelSize(scale: scale))
  }

  public func lineHeight(_ style: TextStyle) -> Double {
    Double(fonts.font(bold: style.bold, size: style.pixelSize(scale: scale)).height) / scale
  }
}

extension TextStyle {
  /// The size of the font to open, in whole pixels.
  package func pixelSize(scale: Double) -> Int { max(1, Int((size * scale).rounded())) }
}

extension Unicode.Scalar {
  /// Controls, joiners and variation selectors: no picture, no advance.
  var isInvisible: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0x200B...0x200F).contains(value)
      || (0x202A...0x202E).contains(value) || (0x2060...0x206F).contains(value)
      || (0xFE00...0xFE0F).contains(value) || value == 0xFEFF
  }
}
