import PickerCore

/// A tool of the picker: panels that belong together, one below the other where there is room, else a page of their own.
struct Section {
  /// Its page: `page.check`.
  let id: WidgetID
  /// On its page's tab.
  let title: String
  var panels: [any Panel]
  /// Whether it lies along the bottom of windows that have a place there.
  var isStrip = false

  init(_ name: String, _ title: String, _ panels: [any Panel], isStrip: Bool = false) {
    id = WidgetID("page", name)
    self.title = title
    self.panels = panels
    self.isStrip = isStrip
  }

  /// Takes its panels' places from a column; the last may stand beside the one before it.
  private func places(in column: inout Column, _ picker: PickerState) -> [Rect] {
    var places: [Rect] = []
    for panel in panels {
      guard let beside = panel.widthBeside(picker, column.width), var last = places.popLast() else {
        places.append(panel.place(in: &column, picker))
        continue
      }
      let place = Rect(last.maxX - beside, last.y, beside, last.height)
      last.width -= beside + column.gap
      places += [last, place]
    }
    return places
  }

  /// Its height in a column of a width.
  /// - Parameter spare: What is left over, in points.
  func height(_ width: Double, _ picker: PickerState, spare: Double = 0) -> Double {
    var column = Column(width: width, gap: picker.layout.gap, spare: spare)
    _ = places(in: &column, picker)
    return column.height
  }

  mutating func show(_ ui: UI, in column: inout Column, _ picker: inout PickerState) {
    for (index, place) in places(in: &column, picker).enumerated() { _ = panels[index].show(ui, place, &picker) }
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) {
    for index in panels.indices { _ = panels[index].showAbove(ui, &picker) }
  }

  var isDrafting: Bool { panels.contains { $0.isDrafting } }
  mutating func dropDraft() { for index in panels.indices { panels[index].dropDraft() } }
}
