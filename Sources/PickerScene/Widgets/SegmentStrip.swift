import PickerCore

/// One of several in a row, the current one raised: in a frame, and where it is too narrow for all without one, so that
/// a drag or the wheel scrolls it.
struct SegmentStrip {
  struct Item {
    var id: WidgetID
    var title: String
  }

  /// How the tabs lie, for a width of all and a scale.
  private struct Cells {
    var width, scale, least: Double
    var titles: [String]
    var style: TextStyle
    var widths: [Double]
    /// Whether some do not fit.
    var isScrolled: Bool
  }

  private var known: Cells?
  /// The tab that was scrolled into sight, and the width of all then.
  private var inSight: (id: WidgetID, width: Double)?
  private var scroll = KineticScroll(.horizontal)
  /// The backdrop's name.
  private let backdrop: WidgetID
  /// Whether all tabs are equally wide, where that is wide enough.
  private let isEven: Bool

  init(_ backdrop: WidgetID, isEven: Bool = false) { (self.backdrop, self.isEven) = (backdrop, isEven) }

  /// - Parameters:
  ///   - rect: The frame.
  ///   - bleed: How far the tabs reach beyond the frame's left where they scroll; at the right they reach to the
  ///     window's edge.
  ///   - least: As wide as a tab is at least, in points; `nil` for as wide as its text.
  /// - Returns: The tab that was chosen in this pass.
  mutating func show(
    _ ui: UI, _ rect: Rect, _ items: [Item], current: WidgetID, bleed: Double = 10, least: Double?
  ) -> WidgetID? {
    let inner = rect.inset(3), cells = cells(ui, items, inner.width, least ?? 0)
    known = cells
    // By the mouse a little more fits.
    let isFramed = !cells.isScrolled || least == nil, left = max(0, rect.x - bleed)
    let area =
      isFramed ? inner : Rect(left, rect.y + 4, ui.bounds.width - left, rect.height - 8)
    let lead = isFramed ? 0 : max(0, bleed - 10)
    if isFramed { ui.draw.append(.shape(.outline(radius: 8, thickness: 1), ui.snap(rect), ui.theme.border)) }
    reveal(items, current, cells.widths, lead, area.width)
    let content = lead + cells.widths.reduce(0, +) + (isFramed ? 0 : 10)
    let height = max(ui.leastTouch, rect.height)
    let touch = Rect(area.x, rect.center.y - height / 2, area.width, height)
    scroll.answer(ui, backdrop, touch, content: content) { id in items.contains { $0.id == id } }
    var chosen: WidgetID?
    ui.clip(touch) {
      let start = area.x + lead - scroll.offset
      var x = start
      for (item, width) in zip(items, cells.widths) {
        let cell = Rect(x, area.y, width, area.height)
        let range = (x - start + lead)...(x - start + lead + width)
        x += width
        let place = Rect(cell.x, touch.y, width, touch.height)
        let isCurrent = item.id == current
        if ui.tab(item.id, cell, item.title, cells.style, isCurrent: isCurrent, touch: place) { chosen = item.id }
        // The keyboard's focus scrolls into sight.
        if ui.focus == item.id, case .key? = ui.input.event { scroll.reveal(range, length: area.width) }
      }
    }
    guard !isFramed else { return chosen }
    if scroll.offset > 0 { fade(ui, Rect(area.x, area.y, 24, area.height), towardRight: false) }
    if scroll.offset < content - area.width - 0.5 {
      fade(ui, Rect(area.maxX - 40, area.y, 40, area.height), towardRight: true)
    }
    return chosen
  }

  /// What scrolls out of sight fades into the window's color.
  private func fade(_ ui: UI, _ rect: Rect, towardRight: Bool) {
    ui.whenDrawing {
      let step = 4.0, count = Int(rect.width / step)
      for index in 0..<count {
        let part = (Double(index) + 0.5) / Double(count), alpha = towardRight ? part : 1 - part
        let slice = ui.snap(Rect(rect.x + Double(index) * step, rect.y, step, rect.height))
        ui.draw.append(.fill(slice, ui.theme.window.at(alpha)))
      }
    }
  }

  /// A newly chosen tab scrolls into sight.
  private mutating func reveal(
    _ items: [Item], _ current: WidgetID, _ cells: [Double], _ lead: Double, _ width: Double
  ) {
    if let inSight, inSight == (current, width) { return }
    let index = items.firstIndex { $0.id == current } ?? 0, left = lead + cells[..<index].reduce(0, +)
    // Not under the fading ends.
    let space = lead > 0 || known?.isScrolled == true ? 24.0 : 0
    scroll.reveal((left - space)...(left + cells[index] + space), length: width)
    inSight = (current, width)
  }

  /// How wide each tab is; measured when the width, the titles or the scale have changed.
  private func cells(_ ui: UI, _ items: [Item], _ width: Double, _ least: Double) -> Cells {
    let titles = items.map(\.title)
    if let known, known.width == width, known.scale == ui.scale, known.least == least, known.titles == titles {
      return known
    }
    func widths(_ style: TextStyle, padding: Double) -> [Double] {
      titles.map { max(least, ui.measure.width(of: $0, TextStyle(style.size, bold: true)) + padding) }
    }
    let roomy = widths(.body, padding: 24), isRoomy = !isEven && roomy.reduce(0, +) <= width
    let style: TextStyle = isRoomy ? .body : .caption
    var natural = isRoomy ? roomy : widths(style, padding: 5)
    let even = width / Double(titles.count)
    if isEven, natural.allSatisfy({ $0 <= even }) { natural = natural.map { _ in even } }
    let isScrolled = natural.reduce(0, +) > width
    if isScrolled, least > 0 { natural = widths(style, padding: 20) }
    let spare = max(0, width - natural.reduce(0, +)) / Double(natural.count)
    return Cells(
      width: width, scale: ui.scale, least: least, titles: titles, style: style, widths: natural.map { $0 + spare },
      isScrolled: isScrolled)
  }
}
