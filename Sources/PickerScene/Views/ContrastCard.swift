import PickerCore

extension PickerView {
  /// How the color reads as text on white and on black: WCAG's ratio, never rounded up, its grade, and Lc.
  /// A tap chooses the paper whose lines the plane shows, or none.
  func showContrast(_ ui: UI, _ rect: Rect) {
    ui.draw.append(.shape(.roundedRect(radius: 10), ui.snap(rect), ui.theme.card))
    let width = (rect.width - 36) / 2
    for (index, paper) in [Theme.white, Theme.black].enumerated() {
      let cell = ui.snap(Rect(rect.x + 12 + Double(index) * (width + 12), rect.y + 10, width, rect.height - 20))
      let id = WidgetID(index == 0 ? "contrast.white" : "contrast.black")
      ui.register(id, cell)
      ui.draw.append(.shape(.roundedRect(radius: 6), cell, paper))
      if self.paper == paper.rgb {
        ui.draw.append(.shape(.outline(radius: 6, thickness: 2), cell, ui.theme.secondary))
      }
      ui.focusRing(id, cell, radius: 6)
      let isChosen = ui.key(for: id).map { $0.key == .enter || $0.key == .space } ?? false
      if isChosen { ui.useKey() }
      if isChosen || ui.tapped(id, cell) { self.paper = self.paper == paper.rgb ? nil : paper.rgb }
      guard ui.isDrawing else { continue }
      let text = RGBA(model.rgb, alpha: model.alpha)
      let ratio = Contrast.ratio(text: text, on: paper)
      let lightness = Contrast.lightnessContrast(text: text, on: paper)
      let graded = "\(Contrast.text(ratio: ratio)) \(grade(ratio))"
      let level = "Lc \(Int(lightness.rounded(.towardZero)))"
      // Where it is narrow the two stand one above the other.
      let lines = cell.width < 160 ? [graded, level] : ["\(graded) · \(level)"]
      ui.clip(cell) {
        ui.label("Aa", Rect(cell.x + 10, cell.y, 32, cell.height), .button, text)
        let gray = index == 0 ? Theme.gray(40) : Theme.gray(215)
        let height = (cell.height - 4) / Double(lines.count)
        for (row, line) in lines.enumerated() {
          let place = Rect(cell.x + 36, cell.y + 2 + Double(row) * height, cell.width - 46, height)
          ui.label(line, place, .caption, gray, align: .trailing)
        }
      }
    }
  }

  /// WCAG 2's grade for body text.
  private func grade(_ ratio: Double) -> String {
    ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? tr("large") : tr("fail")
  }
}
