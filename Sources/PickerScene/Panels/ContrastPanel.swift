import PickerCore

/// How the color reads as text on white, on black and on a background of the user's choice: WCAG's ratio, never
/// rounded up, its grade, and Lc; and as a background under text of that color, large and small, and as a line one pixel
/// wide. A tap chooses the background whose lines the plane shows, or none.
struct ContrastPanel {
  private struct Pair: Equatable {
    var text, background: RGBA
  }

  private struct Figures {
    /// The ratio and its grade.
    var grade = ""
    /// The ratio and its grade, each alone.
    var ratio = "", verdict = ""
    /// The lightness contrast.
    var level = ""
    var joined: String { "\(grade) · \(level)" }
  }

  private enum MenuChoice { case current, none }

  /// In the order of `ContrastReference.allCases`.
  private var figures = ContrastReference.allCases.map { _ in Memoized<Pair, Figures>() }
  private var menu = ContextMenu<Void>()

  /// Where the cells are too narrow for a sample beside the figures it stands above them.
  static func height(_ width: Double, _ picker: PickerState) -> Double {
    picker.layout.contrast + (cell(width, picker).width < sampleBeside && !picker.layout.hasProofInOneRow ? 20 : 0)
  }

  /// As wide as a cell with the sample beside its figures is at least.
  private static let sampleBeside = 108.0

  /// How far the cells keep from the card's edge, and how wide they are.
  private static func cell(_ width: Double, _ picker: PickerState) -> (margin: Double, width: Double) {
    let margin = picker.layout.kind != .wide ? width < 500 ? 10.0 : 8 : width < 300 ? 3 : 8
    return (margin, (width - 2 * margin - 2 * gap(width)) / 3)
  }

  private static func gap(_ width: Double) -> Double { width < 300 ? 4 : 8 }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    ui.draw.append(.shape(.roundedRect(radius: 10), ui.snap(rect), ui.theme.card))
    let (margin, width) = Self.cell(rect.width, picker)
    for (index, reference) in ContrastReference.allCases.enumerated() {
      let cell = ui.snap(
        Rect(
          rect.x + margin + Double(index) * (width + Self.gap(rect.width)), rect.y + margin, width,
          rect.height - 2 * margin))
      let id = reference.widget
      if reference == .background, ui.wantsMenu(id) { menu.open(ui, (), owner: id, at: cell) }
      guard let background = picker.color(of: reference) else {
        showNoBackground(ui, id, cell, &picker)
        continue
      }
      if ui.isChosen(id, cell) { picker.toggleLines(reference) }
      if reference == .background, let (key, _) = ui.key(for: id), key == .delete || key == .backspace {
        ui.useKey()
        picker.setBackground(nil)
      }
      let pair = Pair(text: RGBA(picker.shownRGB, alpha: picker.color.alpha), background: background)
      showCell(ui, id, cell, index, pair, isOn: picker.shownReference == reference)
    }
    return .none
  }

  /// An empty place: a tap makes the color the background.
  private func showNoBackground(_ ui: UI, _ id: WidgetID, _ cell: Rect, _ picker: inout PickerState) {
    let text = tr("Background")
    ui.register(id, cell, text: text)
    ui.draw.append(.shape(.outline(radius: 6, thickness: 1), cell, ui.theme.outline ?? ui.theme.border))
    ui.focusRing(id, cell, radius: 6)
    let isCut = ui.label(
      text, Rect(cell.x + 6, cell.y, cell.width - 12, cell.height), .caption, ui.theme.secondary, align: .center,
      whenTooLong: .elide)
    ui.hint(id, cell, isCut ? "\(text): \(tr("Use this color"))" : tr("Use this color"))
    if ui.isChosen(id, cell) { picker.setBackground(picker.color) }
  }

  private mutating func showCell(_ ui: UI, _ id: WidgetID, _ cell: Rect, _ index: Int, _ pair: Pair, isOn: Bool) {
    ui.register(id, cell, text: figures[index].value(for: pair, make: Self.figures).joined)
    ui.whenDrawing {
      let solid = pair.background.solid, figures = figures[index].value(for: pair, make: Self.figures)
      ui.draw.append(.shape(.roundedRect(radius: 6), cell, RGBA(solid)))
      if isOn {
        ui.draw.append(.shape(.outline(radius: 6, thickness: 2), cell, legible(on: solid).at(0.55)))
      } else {
        ui.outline(cell, radius: 6)
      }
      ui.focusRing(id, cell, radius: 6)
      ui.clip(cell) { write(ui, cell, figures, sample: pair.text, legible(on: solid)) }
      ui.hint(id, cell, "\(ContrastReference.allCases[index].hint): \(figures.joined)")
    }
  }

  private func write(_ ui: UI, _ cell: Rect, _ figures: Figures, sample: RGBA, _ ink: RGBA) {
    showLine(ui, cell, sample)
    guard cell.width < Self.sampleBeside else {
      ui.label("Aa", Rect(cell.x + 10, cell.y, 26, cell.height), .button, sample)
      let place = Rect(cell.x + 36, cell.y + ((cell.height - 32) / 2).rounded(.down), cell.width - 44, 16)
      if cell.width >= 136 { showReversed(ui, Rect(place.x, cell.center.y - 9, 26, 18), sample, ink) }
      ui.label(figures.grade, place, .caption, ink, align: .trailing)
      ui.label(figures.level, place.offset(0, 16), .caption, ink, align: .trailing)
      return
    }
    // The samples above what they measure; the grade where there is room for it.
    let isLow = cell.height < 50, isTight = cell.width < 84, lines = isLow ? 1.0 : 2
    // A narrow cell is low as well: its figures keep clear of the line at the bottom.
    let size = isTight ? 16.0 : 17, pitch = isTight ? 14.0 : 15, gap = isTight ? 1.0 : 2, end = isTight ? 3.0 : 1
    let top = ((cell.height - size - gap - lines * pitch - end) / 2).rounded(.down)
    let inner = Rect(cell.x + 3, cell.y + top, cell.width - 6, size)
    let half = Rect(inner.center.x - 27, inner.y, 26, size)
    ui.label("Aa", half, .button, sample, align: .center)
    showReversed(ui, half.offset(28, 0), sample, ink)
    let place = Rect(inner.x, inner.y + size + gap, inner.width, pitch)
    let style = TextStyle(12)
    ui.label(isTight ? figures.ratio : figures.grade, place, style, ink, align: .center)
    // Where the grade has no room beside the ratio it is more use than Lc.
    if !isLow {
      ui.label(isTight ? figures.verdict : figures.level, place.offset(0, pitch), style, ink, align: .center)
    }
  }

  /// The color as a line one pixel wide.
  private func showLine(_ ui: UI, _ cell: Rect, _ color: RGBA) {
    let y = cell.maxY - 3, line = ui.snap(Rect(cell.x + 6, y, cell.width - 12, ui.onePixel))
    ui.draw.append(.fill(Rect(line.x, line.y, line.width, ui.onePixel), color))
  }

  /// The background's color as small text on the color.
  private func showReversed(_ ui: UI, _ rect: Rect, _ color: RGBA, _ ink: RGBA) {
    let chip = ui.snap(rect)
    ui.draw.append(.shape(.roundedRect(radius: 3), chip, color))
    ui.label("Aa", chip, TextStyle(11), ink == Theme.white ? Theme.black : Theme.white, align: .center)
  }

  private static func figures(_ pair: Pair) -> Figures {
    let ratio = Contrast.ratio(text: pair.text, on: pair.background)
    let whole = Int(Contrast.lightnessContrast(text: pair.text, on: pair.background).rounded(.towardZero))
    return Figures(
      grade: "\(Contrast.text(ratio: ratio)) \(grade(ratio))", ratio: Contrast.text(ratio: ratio),
      verdict: grade(ratio), level: "Lc \(whole < 0 ? "−" : "")\(abs(whole))")
  }

  /// WCAG 2's grade for body text.
  private static func grade(_ ratio: Double) -> String {
    Contrast.Level.textEnhanced.isMet(by: ratio)
      ? "AAA"
      : Contrast.Level.text.isMet(by: ratio)
        ? "AA" : Contrast.Level.largeText.isMet(by: ratio) ? tr("large") : tr("fail")
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change {
    var items = [MenuItem(WidgetID("menu", "current"), MenuChoice.current, tr("Use this color"))]
    if picker.background != nil { items.append(MenuItem(WidgetID("menu", "none"), .none, tr("No background"))) }
    switch menu.show(ui, items)?.1 {
    case .current: picker.setBackground(picker.color)
    case MenuChoice.none?: picker.setBackground(nil)
    case nil: break
    }
    return .none
  }
}

extension ContrastReference {
  fileprivate var hint: String {
    switch self {
    case .white: tr("Contrast on white")
    case .black: tr("Contrast on black")
    case .background: tr("Contrast on the background")
    }
  }

  /// For the line of a ratio in the plane.
  var words: String {
    switch self {
    case .white: tr("on white")
    case .black: tr("on black")
    case .background: tr("on the background")
    }
  }
}

extension RGBA {
  /// Over white, where it is translucent.
  var solid: RGB { alpha < 1 ? over(RGB(1, 1, 1)) : rgb }

  /// The same color, with this alpha.
  func at(_ alpha: Double) -> RGBA { RGBA(rgb, alpha: alpha) }
}
