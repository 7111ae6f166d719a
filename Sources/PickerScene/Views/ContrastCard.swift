import PickerCore

/// What the plane's contrast lines may refer to.
enum ContrastPaper: String, CaseIterable, Sendable {
  case white, black, background

  var widget: WidgetID {
    switch self {
    case .white: "contrast.white"
    case .black: "contrast.black"
    case .background: "contrast.background"
    }
  }
}

extension PickerView {
  /// Where the cells are too narrow for a sample beside the figures it stands above them.
  static func contrastHeight(width: Double) -> Double { contrastCellWidth(width) < 112 ? 76 : 56 }
  private static func contrastCellWidth(_ width: Double) -> Double { (width - 24 - 2 * 8) / 3 }

  /// What contrast lines refer to, laid over white where it is translucent.
  var paper: RGB? { shownPaper.flatMap(color(of:))?.solid }

  /// What the contrast lines refer to, in words.
  var paperName: String {
    switch paperKind {
    case .white: tr("on white")
    case .black: tr("on black")
    case .background: tr("on the background")
    case nil: ""
    }
  }

  private var shownPaper: ContrastPaper? { tab.isMarked || wantsContrastLines ? paperKind : nil }

  private func color(of paper: ContrastPaper) -> RGBA? {
    switch paper {
    case .white: Theme.white
    case .black: Theme.black
    case .background: contrastBackground
    }
  }

  /// How the color reads as text on white, on black and on a background of the user's choice: WCAG's ratio, never
  /// rounded up, its grade, and Lc. A tap chooses the paper whose lines the plane shows, or none.
  func showContrast(_ ui: UI, _ rect: Rect) {
    ui.draw.append(.shape(.roundedRect(radius: 10), ui.snap(rect), ui.theme.card))
    let width = Self.contrastCellWidth(rect.width)
    for (index, kind) in ContrastPaper.allCases.enumerated() {
      let cell = ui.snap(Rect(rect.x + 12 + Double(index) * (width + 8), rect.y + 10, width, rect.height - 20))
      let id = kind.widget
      if kind == .background, ui.wantsMenu(id) { openMenu(ui, .background, owner: id, at: cell) }
      guard let paper = color(of: kind) else {
        showNoBackground(ui, id, cell)
        continue
      }
      if ui.isChosen(id, cell) {
        paperKind = shownPaper == kind ? nil : kind
        wantsContrastLines = true
      }
      if kind == .background, let (key, _) = ui.key(for: id), key == .delete || key == .backspace {
        ui.useKey()
        setBackground(nil)
      }
      if ui.isDrawing { showPaper(ui, id, cell, index, paper) } else { ui.register(id, cell) }
    }
  }

  /// An empty place: a tap makes the color the background.
  private func showNoBackground(_ ui: UI, _ id: WidgetID, _ cell: Rect) {
    let text = tr("Background")
    ui.register(id, cell, text: text)
    ui.draw.append(.shape(.outline(radius: 6, thickness: 1), cell, ui.theme.outline ?? ui.theme.border))
    ui.focusRing(id, cell, radius: 6)
    let isCut = ui.label(
      text, Rect(cell.x + 6, cell.y, cell.width - 12, cell.height), .caption, ui.theme.secondary, align: .center,
      whenTooLong: .elide)
    ui.hint(id, cell, isCut ? "\(text): \(tr("Use this color"))" : tr("Use this color"))
    if ui.isChosen(id, cell) { setBackground(model.color) }
  }

  private func showPaper(_ ui: UI, _ id: WidgetID, _ cell: Rect, _ index: Int, _ paper: RGBA) {
    let kind = ContrastPaper.allCases[index], solid = paper.solid, text = RGBA(shownRGB, alpha: model.alpha)
    let pair = KeptTexts.Pair(text: text, paper: paper)
    let graded = kept.contrast[index].grade.text(of: pair) { pair in
      let ratio = Contrast.ratio(text: pair.text, on: pair.paper)
      return "\(Contrast.text(ratio: ratio)) \(grade(ratio))"
    }
    let level = kept.contrast[index].level.text(of: pair) { pair in
      let whole = Int(Contrast.lightnessContrast(text: pair.text, on: pair.paper).rounded(.towardZero))
      return "Lc \(whole < 0 ? "−" : "")\(abs(whole))"
    }
    ui.register(id, cell, text: kept.contrast[index].both.text(of: pair) { _ in "\(graded) · \(level)" })
    ui.draw.append(.shape(.roundedRect(radius: 6), cell, RGBA(solid)))
    if shownPaper == kind {
      ui.draw.append(.shape(.outline(radius: 6, thickness: 2), cell, legible(on: solid).at(0.55)))
    } else {
      ui.outline(cell, radius: 6)
    }
    ui.focusRing(id, cell, radius: 6)
    let gray = legible(on: solid)
    ui.clip(cell) {
      guard cell.width < 112 else {
        ui.label("Aa", Rect(cell.x + 10, cell.y, 32, cell.height), .button, text)
        let place = Rect(cell.x + 36, cell.y + 2, cell.width - 44, 16)
        ui.label(graded, place, .caption, gray, align: .trailing)
        ui.label(level, place.offset(0, 16), .caption, gray, align: .trailing)
        return
      }
      let inner = Rect(cell.x + 4, cell.y + 3, cell.width - 8, cell.height)
      ui.label("Aa", Rect(inner.x, inner.y, inner.width, 18), .button, text, align: .center)
      let place = Rect(inner.x, inner.y + 18, inner.width, 16)
      ui.label(graded, place, .caption, gray, align: .center)
      ui.label(level, place.offset(0, 16), .caption, gray, align: .center)
    }
    ui.hint(id, cell, hint(of: kind))
  }

  private func hint(of kind: ContrastPaper) -> String {
    switch kind {
    case .white: tr("Contrast on white")
    case .black: tr("Contrast on black")
    case .background: tr("Contrast on the background")
    }
  }

  /// WCAG 2's grade for body text.
  private func grade(_ ratio: Double) -> String {
    Contrast.Level.textEnhanced.isMet(by: ratio)
      ? "AAA"
      : Contrast.Level.text.isMet(by: ratio)
        ? "AA" : Contrast.Level.largeText.isMet(by: ratio) ? tr("large") : tr("fail")
  }
}

extension RGBA {
  /// Over white, where it is translucent.
  fileprivate var solid: RGB { alpha < 1 ? over(RGB(1, 1, 1)) : rgb }

  /// The same color, with this alpha.
  func at(_ alpha: Double) -> RGBA { RGBA(rgb, alpha: alpha) }
}
