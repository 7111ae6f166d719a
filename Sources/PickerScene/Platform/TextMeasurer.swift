import PickerCore

/// Measures text with the real fonts at a scale, without any renderer.
public final class TextMeasurer: TextMeasuring {
  private struct Line: Hashable {
    var text: String
    var bold: Bool
    var size: Int
  }

  public let fonts: FontBook
  /// Pixels in a point.
  public var scale: Double
  private var widths: [Line: Int] = [:]
  /// Beyond this the cache starts anew.
  private static let limit = 4096

  public init(fonts: FontBook, scale: Double = 1) {
    self.fonts = fonts
    self.scale = scale
  }

  public func width(of text: String, _ style: TextStyle) -> Double {
    let line = Line(text: text, bold: style.bold, size: style.pixelSize(scale: scale))
    if let known = widths[line] { return Double(known) / scale }
    let width = fonts.layOut(text, bold: line.bold, size: line.size) { _, _, _ in }
    if widths.count >= Self.limit { widths.removeAll(keepingCapacity: true) }
    widths[line] = width
    return Double(width) / scale
  }

  public func lineHeight(_ style: TextStyle) -> Double {
    Double(fonts.font(bold: style.bold, size: style.pixelSize(scale: scale)).height) / scale
  }
}

extension TextStyle {
  /// The size of the font to open, in whole pixels.
  func pixelSize(scale: Double) -> Int { max(1, Int((size * scale).rounded())) }
}

extension Unicode.Scalar {
  /// Controls, joiners and variation selectors: no picture, no advance.
  var isInvisible: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0x200B...0x200F).contains(value)
      || (0x202A...0x202E).contains(value) || (0x2060...0x206F).contains(value)
      || (0xFE00...0xFE0F).contains(value) || value == 0xFEFF
  }
}
