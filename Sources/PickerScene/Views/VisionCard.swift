import PickerCore

extension PickerView {
  /// The color as people with the three kinds of color blindness see it.
  func showVision(_ ui: UI, _ rect: Rect) {
    let gap = 8.0, width = (rect.width - 2 * gap) / 3
    let paper = model.alpha < 1 ? RGBA(model.rgb, alpha: model.alpha).over(RGB(1, 1, 1)) : model.rgb
    for (index, deficiency) in ColorVision.Deficiency.allCases.enumerated() {
      let cell = ui.snap(Rect(rect.x + Double(index) * (width + gap), rect.y, width, rect.height))
      ui.register(WidgetID("vision." + deficiency.rawValue), cell, slop: 0, takesFocus: false)
      guard ui.isDrawing else { continue }
      let seen = RGB(components: Gamut.sRGB.clipped(Color(ColorVision(deficiency).simulated(paper))).components)
      ui.draw.append(.shape(.roundedRect(radius: 8), cell, RGBA(seen)))
      ui.clip(cell) { ui.label(deficiency.rawValue, cell, .caption, legible(on: seen), align: .center) }
    }
  }
}
