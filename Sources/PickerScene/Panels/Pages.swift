import PickerCore

/// Which part of the picker is shown where there is room for one: the page that was chosen, or what has the focus.
struct Pages {
  static let plane = WidgetID("page", "plane"), value = WidgetID("page", "value")

  /// The part that the user was at, of all parts.
  private(set) var part = Pages.plane
  /// The section that the user was at.
  private(set) var section = WidgetID("page", "channels")
  private var strip = SegmentStrip("pages", isEven: true)

  /// Takes note of where the user is.
  mutating func visit(_ id: WidgetID) {
    part = id
    if id != Self.plane, id != Self.value { section = id }
  }

  /// Shows a part; it is the one that the user is at where it has the focus.
  mutating func show(_ ui: UI, _ id: WidgetID, _ show: () -> Void) {
    let first = ui.views.count
    show()
    if let focus = ui.focus, ui.views[first...].contains(where: { $0.id == focus }) { visit(id) }
  }

  /// Shows the strip of pages.
  mutating func showStrip(
    _ ui: UI, _ rect: Rect, _ items: [SegmentStrip.Item], current: WidgetID, _ layout: PickerLayout
  ) {
    if let chosen = strip.show(ui, rect, items, current: current, least: layout.touch) { visit(chosen) }
  }
}
