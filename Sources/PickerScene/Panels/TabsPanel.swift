import PickerCore

/// The color spaces as a segmented control; where it is too narrow for all, a drag or the wheel scrolls it.
struct TabsPanel: Panel {
  /// How wide the tabs are, for a width of all and a scale.
  private var known: (width: Double, scale: Double, style: TextStyle, cells: [Double])?
  /// The tab that was scrolled into sight, and the width of all then.
  private var inSight: (id: String, width: Double)?
  private var scroll = KineticScroll(.horizontal)

  func place(in column: inout Column, _ picker: PickerState) -> Rect { column.take(40) }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    ui.draw.append(.shape(.outline(radius: 8, thickness: 1), ui.snap(rect), ui.theme.border))
    let inner = rect.inset(3), tabs = PickerTab.all
    let (style, cells) = cells(ui, inner.width)
    reveal(picker.tab, cells, inner.width)
    scroll.answer(ui, "tabs", inner, content: cells.reduce(0, +)) { $0.kind == "tab" }
    ui.clip(inner) {
      let start = inner.x - scroll.offset
      var x = start
      for (tab, width) in zip(tabs, cells) {
        let id = tab.widget, cell = Rect(x, inner.y, width, inner.height)
        let range = (x - start)...(x - start + width)
        x += width
        if ui.tab(id, cell, tab.title, style, isCurrent: tab.id == picker.tab.id) { picker.tab = tab }
        // The keyboard's focus scrolls into sight.
        if ui.focus == id, case .key? = ui.input.event { scroll.reveal(range, length: inner.width) }
      }
    }
    return .none
  }

  /// A newly chosen tab scrolls into sight.
  private mutating func reveal(_ tab: PickerTab, _ cells: [Double], _ width: Double) {
    if let inSight, inSight == (tab.id, width) { return }
    let index = PickerTab.all.firstIndex { $0.id == tab.id } ?? 0, left = cells[..<index].reduce(0, +)
    scroll.reveal(left...(left + cells[index]), length: width)
    inSight = (tab.id, width)
  }

  /// How wide each tab is; measured when the width or the scale has changed.
  private mutating func cells(_ ui: UI, _ width: Double) -> (TextStyle, [Double]) {
    if let known, known.width == width, known.scale == ui.scale { return (known.style, known.cells) }
    func widths(_ style: TextStyle, padding: Double) -> [Double] {
      PickerTab.all.map { ui.measure.width(of: $0.title, TextStyle(style.size, bold: true)) + padding }
    }
    let roomy = widths(.body, padding: 24)
    let style: TextStyle = roomy.reduce(0, +) <= width ? .body : .caption
    let natural = style == .body ? roomy : widths(style, padding: 5)
    let spare = max(0, width - natural.reduce(0, +)) / Double(natural.count)
    let cells = natural.map { $0 + spare }
    known = (width, ui.scale, style, cells)
    return (style, cells)
  }
}
