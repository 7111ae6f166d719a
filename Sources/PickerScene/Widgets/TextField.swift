import PickerCore

/// What the user did to a field in one pass.
public enum FieldEdit: Hashable, Sendable {
  case none
  case edited(String)
  /// Return, Tab, or the focus went elsewhere.
  case committed
}

extension UI {
  /// One line of editable text. The text belongs to the caller, who takes in what was edited.
  /// - Parameter touch: What takes presses, where that is more than what shows.
  public func textField(
    _ id: WidgetID, _ rect: Rect, text: @autoclosure () -> String, style: TextStyle = .body,
    align: Alignment = .leading, touch: Rect? = nil
  ) -> FieldEdit {
    let rect = snap(rect)
    guard isDrawing || focus == id else {
      register(id, rect, slop: 4, touch: touch)
      return blurred == id ? .committed : .none
    }
    let text = text()
    register(id, rect, slop: 4, text: text, touch: touch)
    draw.append(.shape(.roundedRect(radius: 8), rect, theme.field))
    draw.append(
      .shape(
        .outline(radius: 8, thickness: focus == id ? theme.focusThickness / 2 : 1), rect,
        focus == id ? theme.focus : theme.border))
    let inner = Rect(rect.x + 10, rect.y, rect.width - 20, rect.height)
    guard focus == id else {
      if label(text, inner, style, theme.text, align: align, whenTooLong: .elide) { hint(id, rect, text) }
      return blurred == id ? .committed : .none
    }
    textInputArea = rect
    let isNew = editor == TextEditor()
    editor.follow(text)
    if isNew { editor.selectAll() }
    let shown = editor.text
    let edit = editField(id, inner, style, align: align, isNew: isNew)
    drawEditor(inner, style, align: align)
    if case .edited(let new) = edit, new == shown { return .none }
    return edit
  }

  private func editField(
    _ id: WidgetID, _ inner: Rect, _ style: TextStyle, align: Alignment, isNew: Bool
  ) -> FieldEdit {
    if let p = drag(id) {
      let position = caretPosition(at: p.x, inner, style, align: align)
      switch input.event {
      case .pressed(_, _, let clicks) where clicks == 2: editor.selectWord(at: position)
      case .pressed(_, _, let clicks) where clicks > 2: editor.selectAll()
      // The press that brings the focus selects all, unless it becomes a drag.
      case .pressed where isNew: editor.focusPress = p.x
      case .pressed: editor.move(to: position, selecting: false)
      case .moved:
        if let start = editor.focusPress {
          guard abs(p.x - start) > 4 else { break }
          editor.focusPress = nil
          editor.move(to: caretPosition(at: start, inner, style, align: align), selecting: false)
        }
        editor.move(to: position, selecting: true)
      case .released: editor.focusPress = nil
      default: break
      }
    }
    switch input.event {
    case .text(let text):
      editor.composition = ""
      editor.insert(text)
      return .edited(editor.text)
    case .composing(let text): editor.composition = text
    case .primaryPasted(let p) where inner.inset(-10).contains(p):
      if !isNew { editor.move(to: caretPosition(at: p.x, inner, style, align: align), selecting: false) }
      editor.insert(clipboard.readPrimary())
      return .edited(editor.text)
    default: break
    }
    guard let (key, modifiers) = key(for: id) else { return .none }
    if modifiers == .control, case .character(let c) = key {
      switch c {
      case "c" where !editor.selection.isEmpty, "x" where !editor.selection.isEmpty:
        clipboard.write(editor.selectedText)
        if c == "x" { editor.insert("") }
      case "v": editor.insert(clipboard.read())
      case "a": editor.selectAll()
      default: return .none
      }
      useKey()
      return .edited(editor.text)
    }
    if key == .enter { return .committed }
    guard editor.handle(key, modifiers) else { return .none }
    useKey()
    return .edited(editor.text)
  }

  private func textStart(_ inner: Rect, _ style: TextStyle, align: Alignment) -> Double {
    let width = measure.width(of: editor.text, style)
    return align == .trailing && width < inner.width ? inner.maxX - width : inner.x - editor.scroll
  }

  private func caretPosition(at x: Double, _ inner: Rect, _ style: TextStyle, align: Alignment) -> Int {
    let place = x - textStart(inner, style, align: align)
    func width(_ count: Int) -> Double { measure.width(of: String(editor.characters[..<count]), style) }
    // The place lies between the ends of the first `before` and `after` characters.
    var before = 0, after = editor.characters.count
    guard width(after) > place else { return after }
    while after - before > 1 {
      let middle = (before + after) / 2
      if width(middle) <= place { before = middle } else { after = middle }
    }
    return place < (width(before) + width(after)) / 2 ? before : after
  }

  private func drawEditor(_ inner: Rect, _ style: TextStyle, align: Alignment) {
    func offset(_ position: Int) -> Double { measure.width(of: String(editor.characters[..<position]), style) }
    let caretOffset = offset(editor.caret)
    editor.scroll = min(max(editor.scroll, caretOffset - inner.width + 2), caretOffset)
    editor.scroll = max(0, min(editor.scroll, measure.width(of: editor.text, style) - inner.width + 2))
    let start = textStart(inner, style, align: align)
    let height = measure.lineHeight(style), top = inner.y + (inner.height - height) / 2
    clip(Rect(inner.x - 2, inner.y, inner.width + 4, inner.height)) {
      if !editor.selection.isEmpty {
        let from = offset(editor.selection.lowerBound), to = offset(editor.selection.upperBound)
        var highlight = theme.secondary
        highlight.alpha = 0.4
        draw.append(.fill(snap(Rect(start + from, top, to - from, height)), highlight))
      }
      var text = editor.text, caret = start + caretOffset
      if !editor.composition.isEmpty {
        var characters = editor.characters
        characters.insert(contentsOf: editor.composition, at: editor.caret)
        text = String(characters)
        let width = measure.width(of: editor.composition, style)
        draw.append(.fill(snap(Rect(caret, top + height - 1, width, 1)), theme.text))
        caret += width
      }
      label(text, Rect(start, inner.y, inner.width, inner.height), style, theme.text, whenTooLong: .overflow)
      draw.append(.fill(snap(Rect(caret, top, 1.5, height)), theme.text))
    }
  }
}
