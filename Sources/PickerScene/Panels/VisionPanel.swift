import PickerCore

/// The color as people with the three kinds of color blindness see it, and in gray, beside the old one as they see that. A
/// tap shows the preview and the swatches so, another one as they are.
struct VisionPanel {
  static func gap(_ width: Double) -> Double { width < 420 ? 4 : 8 }

  func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let gap = Self.gap(rect.width), width = (rect.width - 3 * gap) / 4
    func cell(_ index: Int) -> Rect {
      ui.snap(Rect(rect.x + Double(index) * (width + gap), rect.y, width, rect.height))
    }
    for (index, deficiency) in ColorVision.Deficiency.allCases.enumerated() {
      let cell = cell(index), id = WidgetID("vision", deficiency.rawValue)
      ui.register(id, cell, slop: 4, text: deficiency.title)
      if ui.isChosen(id, cell) { picker.vision = picker.vision == deficiency ? nil : deficiency }
      let isOn = picker.vision == deficiency
      ui.whenDrawing { draw(ui, cell, deficiency.title, isOn: isOn, picker, seen: deficiency.seen) }
      ui.focusRing(id, cell, radius: 8)
      ui.hint(id, cell, isOn ? tr("Show the colors as they are") : tr("Show preview and swatches so"))
    }
    let gray = cell(3)
    ui.register("gray", gray, slop: 4, takesFocus: false, text: tr("gray"))
    ui.whenDrawing { draw(ui, gray, tr("gray"), isOn: false, picker, seen: Self.gray) }
    ui.hint("gray", gray, tr("Without its color"))
    return .none
  }

  /// The gray of the same luminance.
  private static func gray(_ rgb: RGB) -> RGB {
    let luminance = Contrast.luminance(rgb)
    return LinearSRGB(luminance, luminance, luminance).rgb
  }

  private func draw(
    _ ui: UI, _ cell: Rect, _ title: String, isOn: Bool, _ picker: PickerState, seen: (RGB) -> RGB
  ) {
    let new = seen(RGBA(picker.shownRGB, alpha: picker.color.alpha).over(RGB(1, 1, 1)))
    let old = seen(RGBA(picker.openingRGB, alpha: picker.opening.alpha).over(RGB(1, 1, 1)))
    ui.draw.append(.shape(.roundedRect(radius: 8), cell, RGBA(new)))
    // The old one along the right edge.
    let edge = cell.width < 60 ? 5.0 : 10
    ui.clip(Rect(cell.maxX - edge, cell.y, edge, cell.height)) {
      ui.draw.append(.shape(.roundedRect(radius: 8), Rect(cell.maxX - 20, cell.y, 20, cell.height), RGBA(old)))
    }
    if isOn {
      ui.draw.append(.shape(.outline(radius: 8, thickness: 2), cell, legible(on: new).at(0.7)))
    } else {
      ui.outline(cell, radius: 8)
    }
    ui.clip(cell) {
      let place = Rect(cell.x + 1, cell.y + 4, cell.width - edge - 2, cell.height - 8)
      ui.label(title, place, isOn ? TextStyle(13, bold: true) : .caption, legible(on: new), align: .center)
    }
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
