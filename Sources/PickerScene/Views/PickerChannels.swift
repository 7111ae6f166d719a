import PickerCore

/// The tabs, and a row for each channel of the current one.
extension PickerView {
  /// A segmented control; where it is too narrow for all, a drag or the wheel scrolls it.
  func showTabs(_ ui: UI, _ rect: Rect) {
    ui.draw.append(.shape(.outline(radius: 8, thickness: 1), ui.snap(rect), ui.theme.border))
    let inner = rect.inset(3), tabs = PickerTab.all
    let (style, cells) = tabCells(ui, inner.width)
    let isScrolling = answerTabScroll(ui, inner, tabs: tabs)
    let isInSight = if let tabInSight { tabInSight == (tab.id, inner.width) } else { false }
    if !isInSight {
      let index = tabs.firstIndex { $0.id == tab.id } ?? 0, left = cells[..<index].reduce(0, +)
      tabScroll = max(min(tabScroll, left), left + cells[index] - inner.width)
      tabInSight = (tab.id, inner.width)
    }
    tabScroll = max(0, min(tabScroll, cells.reduce(0, +) - inner.width))
    ui.clip(inner) {
      var x = inner.x - tabScroll
      for (tab, width) in zip(tabs, cells) {
        let id = tab.widget, cell = Rect(x, inner.y, width, inner.height)
        x += width
        let isChosen = ui.tab(id, cell, tab.title, style, isCurrent: tab.id == self.tab.id)
        if isChosen, !isScrolling { self.choose(tab) }
        // The focused tab, and a newly chosen one, scrolls into sight.
        if ui.focus == id, ui.input.event != nil, tabDrag == nil {
          if cell.x < inner.x { tabScroll -= inner.x - cell.x }
          if cell.maxX > inner.maxX { tabScroll += cell.maxX - inner.maxX }
        }
      }
    }
  }

  /// How wide each tab is; measured when the width or the scale has changed.
  private func tabCells(_ ui: UI, _ width: Double) -> (TextStyle, [Double]) {
    if let known = tabWidths, known.width == width, known.scale == ui.scale { return (known.style, known.cells) }
    func widths(_ style: TextStyle, padding: Double) -> [Double] {
      PickerTab.all.map { ui.measure.width(of: $0.title, TextStyle(style.size, bold: true)) + padding }
    }
    let roomy = widths(.body, padding: 24)
    let style: TextStyle = roomy.reduce(0, +) <= width ? .body : .caption
    let natural = style == .body ? roomy : widths(style, padding: 5)
    let spare = max(0, width - natural.reduce(0, +)) / Double(natural.count)
    let cells = natural.map { $0 + spare }
    tabWidths = (width, ui.scale, style, cells)
    return (style, cells)
  }

  func choose(_ tab: PickerTab) {
    self.tab = tab
    drafts = [:]
  }

  /// - Returns: Whether the press that ends now was a scroll rather than a tap.
  private func answerTabScroll(_ ui: UI, _ inner: Rect, tabs: [PickerTab]) -> Bool {
    if case .scrolled(let p, let x, let y) = ui.input.event, inner.contains(Point(p.x / ui.scale, p.y / ui.scale)) {
      tabScroll -= (x + y) * 48
    }
    guard ui.isGesturing else {
      tabDrag = nil
      return false
    }
    var held: Point?
    for tab in tabs { held = held ?? ui.drag(tab.widget) }
    guard let p = held else { return false }
    let x = p.x / ui.scale
    if case .pressed = ui.input.event { tabDrag = (x, tabScroll, false) }
    guard var drag = tabDrag else { return false }
    if abs(x - drag.start) > 8 { drag.isScrolling = true }
    if drag.isScrolling { tabScroll = drag.scroll - (x - drag.start) }
    tabDrag = drag
    return drag.isScrolling
  }

  /// A row for each component, and one for alpha: letter, bar, field.
  func showChannels(_ ui: UI, _ rect: Rect) {
    let space = tab.space
    for (index, channel) in space.channels.enumerated() {
      var components = model.components(in: space)
      let row = Rect(rect.x, rect.y + Double(index) * 48, rect.width, 48), id = "channel.\(index)"
      let isOpponent = channel.role == .opponentA || channel.role == .opponentB
      showLetter(ui, isOpponent ? channel.letter : channel.letter.uppercased(), row)
      var value = components[index]
      let typed = showField(ui, id, row, index, &value, ChannelText(space, channel))
      let moved = showBar(ui, WidgetID(id), bar(in: row), &value, ColorAxis(space, channel: index), components)
      if moved { drafts[index] = nil }
      if typed || moved {
        components[index] = value
        edit { $0.set(components, in: space) }
      }
    }
    guard hasAlpha else { return }
    let row = Rect(rect.x, rect.y + 3 * 48, rect.width, 48)
    showLetter(ui, "A", row)
    var alpha = model.alpha
    if showField(ui, "channel.3", row, 3, &alpha, .percent) { edit { $0.alpha = alpha } }
    showAlpha(ui, "channel.3", bar(in: row), radius: 6)
  }

  private func showLetter(_ ui: UI, _ letter: String, _ row: Rect) {
    ui.label(letter, Rect(row.x, row.y, 28, row.height), .button, ui.theme.secondary)
  }

  private func bar(in row: Rect) -> Rect { Rect(row.x + 36, row.y + 10, row.width - 36 - 84 - 16, 28) }

  /// - Returns: Whether the user typed another value.
  private func showField(
    _ ui: UI, _ id: String, _ row: Rect, _ index: Int, _ value: inout Double, _ text: ChannelText
  ) -> Bool {
    let id = WidgetID(id + ".field"), old = value
    let rect = Rect(row.maxX - 84, row.y + 4, 84, 40)
    switch ui.textField(id, rect, text: drafts[index] ?? text.shown(value), align: .trailing) {
    case .edited(let typed):
      drafts[index] = typed
      if let number = text.read(typed) { value = number }
    case .committed:
      if drafts[index] != nil { ui.useKey() }
      drafts[index] = nil
    case .none:
      if ui.focus != id { drafts[index] = nil }
    }
    return value != old
  }

  /// The bar shows what moving this channel gives, the others held.
  private func showBar(
    _ ui: UI, _ id: WidgetID, _ rect: Rect, _ value: inout Double, _ axis: ColorAxis, _ components: SIMD3<Double>
  ) -> Bool {
    var strip = ColorStrip(tab.space, axis, holding: components)
    if tab.isMarked { strip.marking = emptiness(ui) }
    var position = min(1, max(0, axis.position(of: value)))
    let moved = ui.strip(id, rect, value: &position, fill: .strip(strip), radius: 6, over: ui.theme.window)
    ui.focusRing(id, rect, radius: 6)
    ui.indicator(id, on: rect, at: position, color: strip.color(at: position))
    if moved { value = axis.value(at: position) }
    return moved
  }
}

/// How a channel's value is written in its field.
struct ChannelText {
  let factor: Double
  let decimals: Int
  let suffix: String
  let range: ClosedRange<Double>

  static let percent = ChannelText(factor: 100, decimals: 1, suffix: " %", range: 0...1)

  private init(factor: Double, decimals: Int, suffix: String, range: ClosedRange<Double>) {
    (self.factor, self.decimals, self.suffix, self.range) = (factor, decimals, suffix, range)
  }

  init(_ space: any ColorSpace.Type, _ channel: Channel) {
    range = channel.range
    switch channel.unit {
    case _ where space.id == RGB.id: (factor, decimals, suffix) = (255, 0, "")
    case .unit: (factor, decimals, suffix) = (100, 1, " %")
    case .degrees: (factor, decimals, suffix) = (1, 1, "°")
    case .number: (factor, decimals, suffix) = (1, channel.range.upperBound <= 1 ? 3 : 1, "")
    }
  }

  /// As many decimals as the channel has, none where all are zeros.
  func shown(_ value: Double) -> String {
    // What lies just below a half rounds up as in `byte`, so that fields and hex text never say different bytes.
    let text = decimalText(value * factor + 1e-9, atMost: decimals)
    guard let point = text.firstIndex(of: ".") else { return text + suffix }
    let missing = decimals - text.distance(from: point, to: text.endIndex) + 1
    return text + String(repeating: "0", count: missing) + suffix
  }

  /// Reads a number, with or without its unit; clamped to the channel's range.
  func read(_ text: String) -> Double? {
    guard let number = ChannelModel.number(text.filter { $0 != "°" && $0 != "%" }) else { return nil }
    return min(range.upperBound, max(range.lowerBound, number / factor))
  }
}
