import PickerCore

extension PickerView {
  /// The color as people with the three kinds of color blindness see it. A tap shows the preview and the swatches so,
  /// another one as they are.
  func showVision(_ ui: UI, _ rect: Rect) {
    let gap = 8.0, width = (rect.width - 2 * gap) / 3
    let paper = RGBA(shownRGB, alpha: model.alpha).over(RGB(1, 1, 1))
    for (index, deficiency) in ColorVision.Deficiency.allCases.enumerated() {
      let cell = ui.snap(Rect(rect.x + Double(index) * (width + gap), rect.y, width, rect.height))
      let id = WidgetID("vision." + deficiency.rawValue)
      ui.register(id, cell, slop: 4, text: deficiency.title)
      if ui.isChosen(id, cell) { vision = vision == deficiency ? nil : deficiency }
      guard ui.isDrawing else { continue }
      let seen = deficiency.seen(paper), isOn = vision == deficiency
      ui.draw.append(.shape(.roundedRect(radius: 8), cell, RGBA(seen)))
      if isOn {
        ui.draw.append(.shape(.outline(radius: 8, thickness: 2), cell, legible(on: seen).at(0.7)))
      } else {
        ui.outline(cell, radius: 8)
      }
      ui.focusRing(id, cell, radius: 8)
      ui.clip(cell) {
        ui.label(
          deficiency.title, cell.inset(4), isOn ? TextStyle(13, bold: true) : .caption, legible(on: seen),
          align: .center)
      }
      ui.hint(id, cell, isOn ? tr("Show the colors as they are") : tr("Show preview and swatches so"))
    }
  }

  /// A color as the preview and the swatches show it: by the deficiency that is being tried, or as it is.
  func seen(_ rgb: RGB) -> RGB { vision?.seen(rgb) ?? rgb }

  /// Says at the end of the swatch bar that its colors are simulated.
  /// - Returns: Where the swatches end.
  func showVisionNote(_ ui: UI, _ bar: Rect) -> Double {
    guard let vision else { return bar.maxX }
    let text = vision.title, width = ui.measure.width(of: text, .caption) + 16
    let note = ui.snap(Rect(bar.maxX - 12 - width, bar.center.y - 13, width, 26))
    ui.draw.append(.shape(.outline(radius: 6, thickness: 1), note, ui.theme.secondary))
    ui.label(text, note, .caption, ui.theme.secondary, align: .center)
    return note.x - 8
  }
}

extension ColorVision.Deficiency {
  var title: String {
    switch self {
    case .protan: tr("protan")
    case .deutan: tr("deutan")
    case .tritan: tr("tritan")
    }
  }

  /// The simulated color, clipped to sRGB.
  fileprivate func seen(_ rgb: RGB) -> RGB {
    RGB(components: Gamut.sRGB.clipped(Color(ColorVision(self).simulated(rgb))).components)
  }
}
