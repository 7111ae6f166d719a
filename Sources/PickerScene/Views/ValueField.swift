import PickerCore

/// The color's text in a format of the user's choice. It reads any color text, says what it understood or where it
/// stumbled, and never rewrites what is being typed.
extension PickerView {
  /// The color in the chosen format; no more decimals than what is seen needs.
  public func text(of color: Color) -> String { format.text(color, FormatOptions(exactness: .bytes)) }

  private var shownText: String {
    kept.value.text(of: KeptTexts.Value(color: model.color, format: format.id)) { text(of: $0.color) }
  }

  func showValue(_ ui: UI, _ rect: Rect) {
    let copyWidth = max(60, ui.measure.width(of: tr("Copy"), .body) + 24)
    let copy = Rect(rect.maxX - copyWidth, rect.y, copyWidth, rect.height)
    let title = format.id + " ▾", formatWidth = ui.measure.width(of: title, .body) + 24
    let button = Rect(copy.x - 8 - formatWidth, rect.y, formatWidth, rect.height)
    let field = Rect(rect.x, rect.y, button.x - 8 - rect.x, rect.height)
    switch ui.textField("value", field, text: valueDraft ?? shownText) {
    case .edited(let typed):
      valueDraft = typed
      if let color = try? Color(typed), text(of: color) != text(of: model.color) { edit { $0.set(color) } }
    case .committed:
      if valueDraft != nil { ui.useKey() }
      // After Return a text that is no color stays, to be mended, with what is wrong about it; Esc drops it.
      if ui.focus != "value" || valueDraft.map({ (try? Color($0)) != nil }) ?? true { valueDraft = nil }
    case .none: break
    }
    if let valueDraft, ui.focus == "value" { ui.deferred.append { self.explain(valueDraft, $0, above: field) } }
    if ui.button("copy", copy, tr("Copy")) { ui.clipboard.write(text(of: model.color)) }
    if ui.button("format", button, title, hint: tr("Notation")) {
      ui.open(&formatMenu, at: WidgetID("format." + format.id))
    }
    formatAnchor = button
    if formatMenu.isOpen { ui.deferred.append { self.showFormats($0) } }
  }

  private func showFormats(_ ui: UI) {
    let items = OutputFormats.all.map {
      MenuItem(WidgetID("format." + $0.id), $0.id, detail: short($0.text(model.color)))
    }
    let current = WidgetID("format." + format.id)
    if let item = ui.menu(&formatMenu, at: formatAnchor, owner: "format", items, current: current),
      let chosen = OutputFormats.all.first(where: { "format." + $0.id == item.id.name })
    {
      format = chosen
      valueDraft = nil
    }
  }

  private func short(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 32 ? line.prefix(31) + "…" : String(line)
  }

  /// A note above the field, where nothing but the preview's lower edge is: the color that was understood, or what was
  /// expected and, underlined, where.
  private func explain(_ typed: String, _ ui: UI, above field: Rect) {
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
    let width = min(ui.bounds.width - 16, ui.measure.width(of: message, .caption) + 20)
    // Never over the buttons of the header, which a scrolled column lies under.
    let above = field.y - 25, y = above < Self.headerHeight ? field.maxY + 3 : above
    let note = ui.snap(Rect(min(field.x, ui.bounds.width - 8 - width), y, width, 22))
    ui.draw.append(.shape(.roundedRect(radius: 6), note, ui.theme.card))
    ui.draw.append(.shape(.outline(radius: 6, thickness: 1), note, ui.theme.outline ?? ui.theme.border))
    ui.label(
      message, Rect(note.x + 10, note.y, width - 20, note.height), .caption, ui.theme.text, whenTooLong: .elide)
  }

  /// What the text of the color does not say: that it is invisible, or that it is only near.
  var caveat: String? {
    if model.alpha == 0 { return tr("alpha 0: invisible") }
    guard !Gamut.sRGB.contains(model.color, tolerance: Gamut.tolerance) else { return nil }
    let place = Gamut.smallest(containing: model.color).map { tr("in %s", $0.name) } ?? tr("outside Rec. 2020")
    guard let held = try? Color(text(of: model.color)) else { return place }
    let difference = model.color.deltaE2000(to: held)
    return difference < 0.05 ? place : "\(place) · \(format.id) \(tr("off by ΔE %s", oneDecimal(difference)))"
  }
}
