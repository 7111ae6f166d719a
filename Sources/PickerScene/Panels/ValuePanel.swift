import PickerCore

/// The color's text in a format of the user's choice. It reads any color text, says what it understood or where it
/// stumbled, and never rewrites what is being typed.
struct ValuePanel: Panel {
  private struct Shown: Equatable {
    var color: Color
    var format: String
  }

  private var draft: String?
  private var text = Memoized<Shown, String>()
  private var menu = MenuState()
  /// The header's lower edge.
  private var header = 0.0
  /// Where the button of the menu and the field are.
  private var button = Rect(0, 0, 0, 0), field = Rect(0, 0, 0, 0)

  func place(in column: inout Column, _ picker: PickerState) -> Rect {
    column.take(picker.layout.kind == .wide ? picker.layout.touch - 4 : picker.layout.row)
  }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    header = picker.layout.header
    return picker.layout.kind == .wide ? showInWords(ui, rect, &picker) : showInSigns(ui, rect, &picker)
  }

  /// The field, a sign for copying, and the format, where it is narrow a mere sign.
  private mutating func showInSigns(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let layout = picker.layout, inset = layout.hasFullChips ? 0.0 : 4
    func chip(_ x: Double, _ width: Double) -> (shown: Rect, touch: Rect) {
      (Rect(x, rect.y + inset, width, rect.height - 2 * inset), Rect(x, rect.y, width, rect.height))
    }
    let isNarrow = rect.width < 240 * layout.enlargement, width = isNarrow ? layout.touch : max(84, layout.touch)
    let format = chip(rect.maxX - width, width), copy = chip(format.shown.x - 8 - layout.touch, layout.touch)
    let text = chip(rect.x, copy.shown.x - 8 - rect.x)
    (field, button) = (text.shown, format.shown)
    let change = showField(ui, &picker, touch: text.touch)
    if ui.iconButton("copy", copy.shown, Icons.copy, size: 20, tr("Copy"), touch: copy.touch) { write(ui, picker) }
    let title = isNarrow ? "▾" : picker.format.id + " ▾"
    let hint = tr("Notation") + " · " + picker.format.id
    if ui.button("format", format.shown, title, hint: hint, touch: format.touch) { open(ui, picker) }
    return change
  }

  private func write(_ ui: UI, _ picker: PickerState) { ui.clipboard.write(picker.text(of: picker.color)) }

  private mutating func open(_ ui: UI, _ picker: PickerState) {
    ui.open(&menu, at: WidgetID("format", picker.format.id))
  }

  /// As it is where there is most room: the field, the format, and the word for copying.
  private mutating func showInWords(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let copyWidth = max(60, ui.measure.width(of: tr("Copy"), .body) + 24)
    let copy = Rect(rect.maxX - copyWidth, rect.y, copyWidth, rect.height)
    let title = picker.format.id + " ▾", formatWidth = ui.measure.width(of: title, .body) + 24
    button = Rect(copy.x - 8 - formatWidth, rect.y, formatWidth, rect.height)
    field = Rect(rect.x, rect.y, button.x - 8 - rect.x, rect.height)
    let change = showField(ui, &picker)
    if ui.button("copy", copy, tr("Copy")) { write(ui, picker) }
    if ui.button("format", button, title, hint: tr("Notation")) { open(ui, picker) }
    return change
  }

  private mutating func showField(_ ui: UI, _ picker: inout PickerState, touch: Rect? = nil) -> Change {
    var change = Change.none
    let state = picker
    let edit = ui.textField(
      "value", field,
      text: draft ?? text.value(for: Shown(color: state.color, format: state.format.id)) { state.text(of: $0.color) },
      touch: touch)
    switch edit {
    case .edited(let typed):
      draft = typed
      if let color = try? Color(typed), picker.text(of: color) != picker.text(of: picker.color) {
        picker.edit { $0.set(color) }
        change = .moved
      }
    case .committed:
      if draft != nil { ui.useKey() }
      // After Return a text that is no color stays, to be mended, with what is wrong about it; Esc drops it.
      if ui.focus != "value" || draft.map({ (try? Color($0)) != nil }) ?? true { draft = nil }
    case .none: break
    }
    return change
  }

  var isDrafting: Bool { draft != nil }
  mutating func dropDraft() { draft = nil }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change {
    if let draft, ui.focus == "value" { explain(draft, ui) } else if let refusal = picker.refusal { note(refusal, ui) }
    guard menu.isOpen else { return .none }
    let color = picker.color
    let items = OutputFormats.all.map {
      MenuItem(WidgetID("format", $0.id), $0, $0.id, detail: shortened($0.text(color)))
    }
    let current = WidgetID("format", picker.format.id)
    if let chosen = ui.menu(&menu, at: button, owner: "format", items, current: current) {
      picker.format = chosen
      draft = nil
    }
    return .none
  }

  private func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 32 ? line.prefix(31) + "…" : String(line)
  }

  /// A note above the field, where nothing but the preview's lower edge is: the color that was understood, or what was
  /// expected and, underlined, where.
  private func explain(_ typed: String, _ ui: UI) {
    let message: String
    do {
      let color = try Color(typed)
      message = color.space.name + " · " + (OutputFormats.named("css")?.text(color) ?? hexText(color))
    } catch {
      message = error.message
      let before = String(decoding: typed.utf8.prefix(error.offset), as: UTF8.self)
      let x = field.x + 10 - ui.editor.scroll + ui.measure.width(of: before, .body)
      let mark = Rect(x, field.maxY - 7, 9, 2)
      if mark.x >= field.x, mark.maxX <= field.maxX { ui.draw.append(.fill(ui.snap(mark), ui.theme.text)) }
    }
    note(message, ui)
  }

  private func note(_ message: String, _ ui: UI) {
    let width = min(ui.bounds.width - 16, ui.measure.width(of: message, .caption) + 20)
    // Never over the buttons of the header.
    let above = field.y - 25, y = above < header ? field.maxY + 3 : above
    let note = ui.snap(Rect(min(field.x, ui.bounds.width - 8 - width), y, width, 22))
    ui.draw.append(.shape(.roundedRect(radius: 6), note, ui.theme.card))
    ui.draw.append(.shape(.outline(radius: 6, thickness: 1), note, ui.theme.outline ?? ui.theme.border))
    ui.label(
      message, Rect(note.x + 10, note.y, width - 20, note.height), .caption, ui.theme.text, whenTooLong: .elide)
  }
}
