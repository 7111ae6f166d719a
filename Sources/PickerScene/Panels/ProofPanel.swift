import PickerCore

/// How the color proves itself, in one strip: as text and as a background, large and small, as a line one pixel wide, to
/// the color-blind and in gray, beside the old one.
struct ProofPanel: Panel {
  private var contrast = ContrastPanel(), vision = VisionPanel()

  /// One row where the column is wide and what stands below it needs the height; else the eyes are below the backgrounds.
  private static func isOneRow(_ picker: PickerState) -> Bool { picker.layout.hasProofInOneRow }

  func place(in column: inout Column, _ picker: PickerState) -> Rect {
    let layout = picker.layout
    if Self.isOneRow(picker) { return column.take(layout.contrast, upTo: min(112, layout.contrast + column.spare / 3)) }
    let least = ContrastPanel.height(column.width, picker) + layout.gap + layout.vision
    return column.take(least, upTo: least + min(112, column.spare / 2))
  }

  /// The backgrounds' place and that of the eyes.
  private func split(_ rect: Rect, _ picker: PickerState) -> (Rect, Rect) {
    let layout = picker.layout, gap = layout.gap
    guard Self.isOneRow(picker) else {
      let least = ContrastPanel.height(rect.width, picker), spare = rect.height - least - gap - layout.vision
      let top = least + (spare / 2).rounded(.down)
      return (
        Rect(rect.x, rect.y, rect.width, top), Rect(rect.x, rect.y + top + gap, rect.width, rect.height - top - gap)
      )
    }
    let eyes = max(4 * (layout.touch + 4) + 3 * VisionPanel.gap(rect.width), (rect.width * 0.44).rounded())
    return (
      Rect(rect.x, rect.y, rect.width - eyes - 8, rect.height), Rect(rect.maxX - eyes, rect.y, eyes, rect.height)
    )
  }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let (backgrounds, eyes) = split(rect, picker)
    let change = contrast.show(ui, backgrounds, &picker)
    return max(change, vision.show(ui, eyes, &picker))
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change { contrast.showAbove(ui, &picker) }
}
