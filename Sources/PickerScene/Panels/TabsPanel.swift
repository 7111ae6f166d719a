import PickerCore

/// The color spaces.
struct TabsPanel: Panel {
  private var strip = SegmentStrip("tabs")

  func place(in column: inout Column, _ picker: PickerState) -> Rect {
    let place = column.take(picker.layout.tabs)
    column.skip(picker.layout.tabsGap - column.gap)
    return place
  }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let layout = picker.layout, isDense = layout.kind == .wide && !ui.isTouched && rect.width >= 396
    let items = PickerTab.all.map { SegmentStrip.Item(id: $0.widget, title: $0.title) }
    let chosen = strip.show(
      ui, rect, items, current: picker.tab.widget,
      bleed: layout.kind == .phone ? layout.margin : min(10, layout.margin),
      least: isDense ? nil : layout.touch)
    if let tab = PickerTab.all.first(where: { $0.widget == chosen }) { picker.tab = tab }
    return .none
  }
}
