import PickerCore
import PickerRaster

/// The channels of the chosen space, a row each, and one for alpha.
struct ChannelsPanel: Panel {
  private var rows: [ChannelRow] = []
  /// What is allowed along each row's bar.
  private var grounds: [GroundCache<SurfaceGrounds.Strip>] = []
  /// The tab that the rows are of.
  private var tab: String?

  /// Three rows and, where there is height, a fourth for alpha.
  func place(in column: inout Column, _ picker: PickerState) -> Rect {
    let layout = picker.layout, row = layout.row
    switch layout.kind {
    // As many rows as a translucent color has, so that nothing moves where alpha has none.
    case .wide: return column.take(4 * row)
    case .low where !layout.hasUprightBars: return column.take(4 * row)
    case .tall: return column.take(3 * row)
    case .low, .phone, .least: return column.take(3 * row, upTo: (picker.hasAlpha ? 4 : 3) * row)
    }
  }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    if tab != picker.tab.id { makeRows(picker.tab) }
    let row = picker.layout.row, hasAlphaRow = rect.height >= 4 * row
    var column = Column(rect), change = Change.none
    let space = picker.tab.space, marking = picker.tab.isMarked ? GamutMarking.empty(on: ui.theme) : nil
    for index in rows.indices {
      var components = picker.model.components(in: space)
      rows[index].model.follow(components[index])
      // The bar shows what moving this channel gives, the others held.
      rows[index].gradient = GradientModel(space, channel: index, holding: components)
      rows[index].nameWidth = picker.layout.nameWidth
      let place = column.take(row), held = components, state = picker, axis = ColorAxis(space, channel: index)
      rows[index].isHeld = picker.ruling.rules.held(index, of: space) != nil
      let bar = rows[index].bar(in: place)
      if ui.isDrawing { rows[index].ground = grounds[index].strip(ui, bar, space, axis, held, state) }
      let id = rows[index].id
      picker.askForHold(ui, id, bar, index)
      if rows[index].show(ui, place, marking: marking, over: ui.theme.window) {
        func edited(_ value: Double) -> SIMD3<Double> {
          var edited = held
          edited[index] = value
          return edited
        }
        // What is typed is never changed.
        if !rows[index].model.isDrafting {
          if rows[index].isHeld, !state.isFree(ui) {
            rows[index].model.follow(held[index])
            continue
          }
          let value = axis.position(of: rows[index].model.value)
          let ground = grounds[index].strip(ui, bar, space, axis, held, state)
          let place = state.railed(ui, value, ground) { state.edited(edited(axis.value(at: $0)), in: space) }
          guard let place else {
            rows[index].model.follow(held[index])
            continue
          }
          if place != value { rows[index].model.value = axis.value(at: place) }
        }
        components = edited(rows[index].model.value)
        picker.edit { $0.set(components, in: space) }
        change = .moved
      }
    }
    guard picker.hasAlpha, hasAlphaRow else { return change }
    return picker.showAlpha(ui, column.take(row)) ? .moved : change
  }

  private mutating func makeRows(_ tab: PickerTab) {
    self.tab = tab.id
    grounds = tab.space.channels.map { _ in GroundCache() }
    rows = tab.space.channels.enumerated().map { index, channel in
      let isOpponent = channel.role == .opponentA || channel.role == .opponentB
      let name = isOpponent ? channel.letter : channel.letter.uppercased()
      return ChannelRow(
        WidgetID("channel", index), ChannelModel(name: name, notation: tab.notation(index)),
        gradient: GradientModel(tab.space, channel: index, holding: .zero), arrangement: .inline)
    }
  }

  var isDrafting: Bool { rows.contains { $0.model.isDrafting } }

  mutating func dropDraft() {
    for index in rows.indices { rows[index].model.commit() }
  }
}

extension GamutMarking {
  /// A bar is empty where its colors are outside sRGB.
  static func empty(on theme: Theme) -> GamutMarking {
    let gray: UInt32 = theme.isDark ? 0xFF23_2323 : 0xFFDA_DADA
    return GamutMarking(displayP3: .flat(gray), outside: .flat(gray))
  }
}
