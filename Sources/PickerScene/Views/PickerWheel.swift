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
    showStrip(ui, Rect(row.x, row.y, row.width - Self.toggleWidth - 8, row.height))
    showWheelToggle(ui, row)
  }

  private static let toggleWidth = 44.0

  /// At the right end of a row: what a press leads to, a ring or a square.
  private func showWheelToggle(_ ui: UI, _ row: Rect) {
    let id = WidgetID("wheel")
    let rect = ui.snap(Rect(row.maxX - Self.toggleWidth, row.y, Self.toggleWidth, row.height))
    let purpose = showsWheel ? tr("Show the plane") : tr("Show the hue wheel")
    ui.register(id, rect, text: purpose)
    let color = ui.isCaptured(id) ? ui.theme.border : ui.theme.control
    ui.draw.append(.shape(.roundedRect(radius: 8), rect, color))
    ui.outline(rect, radius: 8)
    let size = showsWheel ? 16.0 : 20, center = rect.center
    let icon = ui.snap(Rect(center.x - size / 2, center.y - size / 2, size, size))
    ui.draw.append(.shape(showsWheel ? .outline(radius: 3, thickness: 2) : .ring(thickness: 3), icon, ui.theme.text))
    ui.focusRing(id, rect, radius: 8)
    ui.hint(id, rect, purpose)
    if ui.isChosen(id, rect) { isWheel.toggle() }
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
