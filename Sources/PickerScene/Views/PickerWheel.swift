import PickerCore

/// The hue wheel in place of the plane and the hue's strip, where the tab has one.
extension PickerView {
  var showsWheel: Bool { isWheel && tab.wheel != nil }

  func showWheel(_ ui: UI, _ rect: Rect, _ colors: WheelSpace) {
    var wheel = HueWheel(colors, model.components(in: tab.space))
    if wheel.show(ui, rect) { edit { $0.set(wheel.components, in: tab.space) } }
    showWheelToggle(ui, Rect(rect.x, rect.maxY - Self.stripHeight, rect.width, Self.stripHeight))
  }

  /// The hue's strip, and beside it the button that puts the wheel in its place.
  func showStripAndWheelToggle(_ ui: UI, _ row: Rect) {
    // Between them is room for the knob at the strip's end.
    showStrip(ui, Rect(row.x, row.y, row.width - Self.toggleWidth - 14, row.height))
    showWheelToggle(ui, row)
  }

  private static let toggleWidth = 44.0

  /// At the right end of a row: what a press leads to, a ring or a square.
  private func showWheelToggle(_ ui: UI, _ row: Rect) {
    let rect = Rect(row.maxX - Self.toggleWidth, row.y, Self.toggleWidth, row.height)
    let purpose = showsWheel ? tr("Show the plane") : tr("Show the hue wheel")
    let icon = showsWheel ? DrawShape.outline(radius: 3, thickness: 2) : .ring(thickness: 3)
    if ui.iconButton("wheel", rect, icon, size: showsWheel ? 16 : 20, purpose) { isWheel.toggle() }
  }
}

extension PickerTab {
  /// `nil` where the tab's plane has no wheel beside it.
  var wheel: WheelSpace? {
    switch space.id {
    case HSV.id: .hsv
    case OKHSV.id: .okhsv
    default: nil
    }
  }
}
