import PickerCore

extension UI {
  public enum ButtonLook { case plain, filled, prominent }

  /// A button that acts when it is released inside, or by Return or Space when focused.
  /// - Parameters:
  ///   - hint: What it does, for one whose title is a sign.
  ///   - touch: What takes presses, where that is more than what shows.
  public func button(
    _ id: WidgetID, _ rect: Rect, _ title: String, _ look: ButtonLook = .filled,
    hint: @autoclosure () -> String? = nil, touch: Rect? = nil
  ) -> Bool {
    let rect = snap(rect)
    register(id, rect, text: title, touch: touch)
    let color: RGBA
    switch look {
    case .plain: color = isHovered(rect) ? theme.text : theme.secondary
    case .filled:
      draw.append(.shape(.roundedRect(radius: 8), rect, isCaptured(id) ? theme.border : theme.control))
      color = theme.text
    case .prominent:
      draw.append(.shape(.roundedRect(radius: 8), rect, theme.prominent))
      color = theme.prominentText
    }
    outline(rect, radius: 8)
    label(title, rect, look == .prominent ? .button : .body, color, align: .center)
    focusRing(id, rect, radius: 8)
    self.hint(id, rect, hint())
    return isChosen(id, rect)
  }

  /// A button that shows a shape in its middle, `size` points wide and high.
  /// - Parameters:
  ///   - purpose: What it does.
  ///   - hint: What it does, and by which key.
  ///   - isDimmed: Whether there is nothing for it to do.
  func iconButton(
    _ id: WidgetID, _ rect: Rect, _ icon: DrawShape, size: Double, _ purpose: String,
    hint: @autoclosure () -> String? = nil, isDown: Bool = false, isDimmed: Bool = false, touch: Rect? = nil
  ) -> Bool {
    let rect = snap(rect), center = rect.center
    register(id, rect, text: purpose, touch: touch)
    if !isDimmed {
      draw.append(.shape(.roundedRect(radius: 8), rect, isDown || isCaptured(id) ? theme.border : theme.control))
    }
    outline(rect, radius: 8)
    let square = snap(Rect(center.x - size / 2, center.y - size / 2, size, size))
    draw.append(.shape(icon, square, isDimmed ? theme.secondary : theme.text))
    focusRing(id, rect, radius: 8)
    self.hint(id, rect, hint() ?? purpose)
    return isChosen(id, rect)
  }

  /// One of several in a row, the current one raised.
  /// - Parameter touch: What takes presses.
  public func tab(
    _ id: WidgetID, _ rect: Rect, _ title: String, _ style: TextStyle = .body, isCurrent: Bool, touch: Rect? = nil
  ) -> Bool {
    let rect = snap(rect)
    register(id, rect, slop: 0, text: title, touch: touch)
    if isCurrent {
      draw.append(.shape(.roundedRect(radius: 6), rect, theme.control))
      outline(rect, radius: 6)
    }
    label(title, rect, TextStyle(style.size, bold: isCurrent), isCurrent ? theme.text : theme.secondary, align: .center)
    focusRing(id, rect, radius: 6)
    return isChosen(id, rect)
  }

  /// Whether a view was tapped, or Return or Space pressed while it has the focus.
  func isChosen(_ id: WidgetID, _ rect: Rect) -> Bool {
    if let (key, _) = key(for: id), key == .enter || key == .space {
      useKey()
      return true
    }
    return tapped(id, rect)
  }

  /// The edge of what can be pressed, in themes that show it.
  func outline(_ rect: Rect, radius: Double) {
    guard let color = theme.outline else { return }
    draw.append(.shape(.outline(radius: radius, thickness: 1), rect, color))
  }
}
