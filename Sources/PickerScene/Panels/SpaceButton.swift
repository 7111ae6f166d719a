import PickerCore

/// The color spaces as a menu at a button, where their strip has no room.
struct SpaceButton {
  private var menu = MenuState()
  private var place = Rect(0, 0, 0, 0)

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    place = Rect(rect.x, rect.y + 4, rect.width, rect.height - 8)
    let title = picker.tab.title + " ▾"
    if ui.button("space", place, title, hint: tr("Color space"), touch: rect) { ui.open(&menu, at: picker.tab.widget) }
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) {
    guard menu.isOpen else { return }
    let items = PickerTab.all.map { MenuItem($0.widget, $0.id, $0.title) }
    let chosen = ui.menu(&menu, at: place, owner: "space", items, current: picker.tab.widget)
    if let tab = PickerTab.all.first(where: { $0.id == chosen }) { picker.tab = tab }
  }
}
