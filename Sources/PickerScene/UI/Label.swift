import PickerCore

/// How a label was set: what it says, in which style it fits a space.
struct LabelFit {
  var text: String
  var wanted: TextStyle
  var space, scale: Double
  var style: TextStyle
  var width: Double
}

extension UI {
  /// One line of text in a rectangle, vertically centered.
  /// - Returns: Whether some of it had to be left out.
  @discardableResult
  public func label(
    _ text: @autoclosure () -> String, _ rect: Rect, _ style: TextStyle = .body, _ color: @autoclosure () -> RGBA,
    align: Alignment = .leading, whenTooLong: TooLong = .shrink
  ) -> Bool {
    guard isDrawing else { return false }
    let whole = text(), color = color()
    var text = whole
    var (style, width) =
      whenTooLong == .overflow ? (style, measure.width(of: text, style)) : fitted(text, style, rect.width)
    if width > rect.width, whenTooLong == .elide {
      text = elided(text, style, to: rect.width)
      width = measure.width(of: text, style)
    }
    if whenTooLong != .overflow { onLabel?(text, rect, width) }
    let x =
      switch align {
      case .leading: rect.x
      case .center: rect.x + (rect.width - width) / 2
      case .trailing: rect.maxX - width
      }
    let y = rect.y + (rect.height - measure.lineHeight(style)) / 2
    draw.append(.text(text, style, origin: Point((x * scale).rounded() / scale, (y * scale).rounded() / scale), color))
    return text != whole
  }

  /// The style in which a text fits, and its width.
  private func fitted(_ text: String, _ wanted: TextStyle, _ space: Double) -> (TextStyle, Double) {
    defer { labelCount += 1 }
    // Most labels say what they said in the last pass.
    if labelCount < fits.count {
      let known = fits[labelCount]
      if known.wanted == wanted, known.space == space, known.scale == scale, known.text == text {
        return (known.style, known.width)
      }
    }
    var style = wanted, width = measure.width(of: text, style)
    while width > space, style.size > 11 {
      style.size = max(11, style.size - 1)
      width = measure.width(of: text, style)
    }
    let fit = LabelFit(text: text, wanted: wanted, space: space, scale: scale, style: style, width: width)
    if labelCount < fits.count { fits[labelCount] = fit } else { fits.append(fit) }
    return (style, width)
  }

  public enum Alignment { case leading, center, trailing }

  /// What becomes of text that is wider than its rectangle.
  public enum TooLong {
    /// It is set smaller, down to 11 points.
    case shrink
    /// It is set smaller, and then ends in an ellipsis.
    case elide
    /// It stays as it is: for text that scrolls.
    case overflow
  }

  /// As many characters as fit, and an ellipsis.
  private func elided(_ text: String, _ style: TextStyle, to width: Double) -> String {
    let characters = Array(text)
    var fits = 0, tooMany = characters.count
    while tooMany - fits > 1 {
      let count = (fits + tooMany) / 2
      if measure.width(of: String(characters[..<count]) + "…", style) <= width { fits = count } else { tooMany = count }
    }
    while fits > 0, characters[fits - 1] == " " { fits -= 1 }
    return String(characters[..<fits]) + "…"
  }
}
