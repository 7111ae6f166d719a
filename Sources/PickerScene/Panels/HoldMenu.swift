import PickerCore

/// The menu of a channel's bar: it holds the channel where it is, or lets it go.
struct HoldMenu {
  private var menu = ContextMenu<Int>()

  mutating func show(_ ui: UI, _ picker: inout PickerState) {
    if let asked = picker.askedHold {
      menu.open(ui, asked.channel, owner: asked.owner, at: asked.place)
      picker.askedHold = nil
    }
    let space = picker.tab.space
    let isHeld = menu.subject.map { picker.ruling.rules.held($0, of: space) != nil } ?? false
    let title = isHeld ? tr("Let it move") : tr("Hold it here")
    if let (channel, _) = menu.show(ui, [MenuItem(WidgetID("menu", "hold"), (), title)]) {
      picker.ruling.toggleHold(channel, of: space, at: picker.color)
    }
  }
}

extension PickerState {
  /// Opens the menu of a channel where the user asks for it: on its bar with the secondary button or the menu key, for a
  /// finger that rests on a bar holds its knob, and on its field by a long press too.
  mutating func askForHold(_ ui: UI, _ id: WidgetID, _ rect: Rect, _ channel: Int) {
    var isAsked = ui.menuTarget == id || ui.wantsMenu(id.field)
    if let (key, _) = ui.key(for: id), key == .menu {
      ui.useKey()
      isAsked = true
    }
    if isAsked { askedHold = (channel, id, rect) }
  }

  /// Moves by what is just noticeable, or says why not.
  mutating func nudge(_ nudge: Nudge) {
    switch nudge.step(from: color, ruling.test) {
    case .moved(let next): edit { $0.set(next) }
    case .stopped(let stop): ruling.note = stop.words
    }
  }
}

extension Nudge {
  /// By the arrow keys with Ctrl: lighter and darker, more and less vivid; with Shift too the hue, warmer and cooler.
  init?(_ key: Key, _ modifiers: Modifiers) {
    switch (key, modifiers) {
    case (.up, .control): self = .lighter
    case (.down, .control): self = .darker
    case (.right, .control): self = .moreVivid
    case (.left, .control): self = .lessVivid
    case (.right, [.control, .shift]): self = .warmer
    case (.left, [.control, .shift]): self = .cooler
    case (.up, [.control, .shift]): self = .hueForward
    case (.down, [.control, .shift]): self = .hueBackward
    default: return nil
    }
  }
}
