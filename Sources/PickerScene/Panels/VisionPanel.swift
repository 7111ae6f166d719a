import PickerCore

/// The color as people with the three kinds of color blindness see it. A tap shows the preview and the swatches so,
/// another one as they are.
struct VisionPanel: Panel {
  func place(in column: inout Column, _ picker: PickerState) -> Rect { column.take(picker.layout.vision, upTo: 112) }

  func widthBeside(_ picker: PickerState, _ width: Double) -> Double? {
    picker.isDense && width >= 580 ? 196 : nil
  }

  func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let gap = 8.0, width = (rect.width - 2 * gap) / 3
    for (index, deficiency) in ColorVision.Deficiency.allCases.enumerated() {
      let cell = ui.snap(Rect(rect.x + Double(index) * (width + gap), rect.y, width, rect.height))
      let id = WidgetID("vision", deficiency.rawValue)
      ui.register(id, cell, slop: 4, text: deficiency.title)
      if ui.isChosen(id, cell) { picker.vision = picker.vision == deficiency ? nil : deficiency }
      ui.whenDrawing { draw(ui, id, cell, deficiency, picker) }
    }
    return .none
  }

  private func draw(_ ui: UI, _ id: WidgetID, _ cell: Rect, _ deficiency: ColorVision.Deficiency, _ picker: PickerState)
  {
    let shown = RGBA(picker.shownRGB, alpha: picker.color.alpha).over(RGB(1, 1, 1))
    let seen = deficiency.seen(shown), isOn = picker.vision == deficiency
    ui.draw.append(.shape(.roundedRect(radius: 8), cell, RGBA(seen)))
    if isOn {
      ui.draw.append(.shape(.outline(radius: 8, thickness: 2), cell, legible(on: seen).at(0.7)))
    } else {
      ui.outline(cell, radius: 8)
    }
    ui.focusRing(id, cell, radius: 8)
    ui.clip(cell) {
      ui.label(
        deficiency.title, cell.inset(4), isOn ? TextStyle(13, bold: true) : .caption, legible(on: seen), align: .center)
    }
    ui.hint(id, cell, isOn ? tr("Show the colors as they are") : tr("Show preview and swatches so"))
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
  func seen(_ rgb: RGB) -> RGB {
    RGB(components: Gamut.sRGB.clipped(Color(ColorVision(self).simulated(rgb))).components)
  }
}
