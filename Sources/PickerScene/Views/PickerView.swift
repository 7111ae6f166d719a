import PickerCore

/// What the user asked of a picker in one pass.
public enum PickerAction: Hashable, Sendable {
  case none, select, cancel
}

/// The combined picker: field and spectrum, preview, value, channels. Spectrum drives the field's hue, both drive
/// the preview. It holds one color, its history, and the text being typed; several pickers are independent.
public final class PickerView {
  public private(set) var model: PickerModel
  /// The color that the picker was opened with.
  public let previous: Color
  public var title: String
  public internal(set) var history: History
  /// The swatches of the bar. Setting them is no step of undo.
  public var shelves = SwatchShelves() {
    didSet {
      swatchFaces.known = [:]
      // A menu of a swatch is one of a place in the bar.
      if case .swatch = contextMenu.subject { contextMenu.state.isOpen = false }
    }
  }
  var swatchFaces = SwatchFaces()
  /// The space whose plane, strip and channels are shown.
  public internal(set) var tab: PickerTab
  /// Whether tabs that have a hue wheel show it rather than their plane.
  public internal(set) var isWheel: Bool
  /// Whether the color may be translucent: else alpha has no controls.
  let hasAlpha: Bool
  /// How the color is written in the value field, copied and printed.
  public var format: OutputFormat = OutputFormats.all[0]
  var formatMenu = MenuState()
  var formatAnchor = Rect(0, 0, 0, 0)
  /// What the plane's contrast lines refer to; `nil` for no lines.
  var paperKind: ContrastPaper? = .white
  /// Whether the user has asked for the lines: until then only planes with gamut lines have them too.
  var wantsContrastLines = false
  /// What contrast is measured against besides white and black.
  public var contrastBackground: RGBA?
  /// Whose eyes the preview and the swatches are shown to; `nil` for the user's own.
  var vision: ColorVision.Deficiency?
  var contextMenu = PickerMenu()
  var swatchScroll = KineticScroll(.horizontal)
  /// The swatch where Tab stops; `nil` for the button that adds one.
  var swatchFocus: Int?
  var kept = KeptTexts()
  /// The plane's lines, kept while what they are made of stays.
  var planeMarks: PlaneMarks?
  /// How wide the tabs are, for a width of all and a scale.
  var tabWidths: (width: Double, scale: Double, style: TextStyle, cells: [Double])?
  /// The tab that was scrolled into sight, and the width of all then.
  var tabInSight: (id: String, width: Double)?
  /// How far the tabs are scrolled, in points, and where a drag on them began.
  var tabScroll = 0.0
  var tabDrag: (start: Double, scroll: Double, isScrolling: Bool)?
  /// Text being typed, by channel.
  var drafts: [Int: String] = [:]
  var valueDraft: String?
  var scroll = KineticScroll()
  /// Whether the eyedropper was started and has not told yet what came of it.
  var isPicking = false
  /// Why the last time nothing came of it, until the user goes on.
  var pickFailure: PickFailure?

  public init(
    _ color: Color, previous: Color? = nil, space: any ColorSpace.Type = HSV.self, title: String = "Picker",
    hasAlpha: Bool = true, wheel: Bool = false
  ) {
    isWheel = wheel
    self.hasAlpha = hasAlpha
    let color = hasAlpha ? color : color.opaque
    model = PickerModel(color)
    self.previous = previous ?? color
    self.title = title
    history = History(color)
    tab = PickerTab.all.first { $0.space.id == space.id } ?? .hsv
  }

  /// Whether a gesture or typing is under way.
  public private(set) var isBusy = false

  /// Whether typed text is shown rather than the color's.
  public var isDrafting: Bool { valueDraft != nil || !drafts.isEmpty }

  /// The space of the current tab.
  public var space: any ColorSpace.Type { tab.space }

  /// Sets the color from outside, as one undo step.
  public func set(_ color: Color) {
    valueDraft = nil
    drafts = [:]
    edit { $0.set(color) }
    history.commit(model.color)
  }

  /// The color as an sRGB screen shows it: what lies outside is mapped as in the color's text, not clamped.
  var shownRGB: RGB { Gamut.sRGB.mapped(model.color).rgb }

  /// Changes the color; without alpha it stays opaque, whatever was pasted or typed.
  func edit(_ change: (inout PickerModel) -> Void) {
    change(&model)
    if !hasAlpha, model.alpha < 1 || model.color.missing.contains(.alpha) { model.set(model.color.opaque) }
  }

  /// Draws the picker over the whole client area, whose background is the theme's window color, and answers its input.
  public func show(_ ui: UI) -> PickerAction {
    answerPick(ui)
    var action = showHeader(ui)
    if isWide(ui) { showWide(ui) } else { showNarrow(ui) }
    showMenu(ui)
    ui.showDeferred()
    if action == .none { action = answerKeys(ui) }
    isBusy = ui.isGesturing || isDrafting
    if !isBusy { history.commit(model.color) }
    return action
  }

  private func answerKeys(_ ui: UI) -> PickerAction {
    if ui.input.event == .closeRequested { return .cancel }
    guard let (key, modifiers) = ui.unusedKey else { return .none }
    switch (key, modifiers) {
    case (.enter, []) where !isDrafting: return .select
    case (.escape, _) where isDrafting: dropDrafts(ui)
    case (.escape, _): return .cancel
    case (.character("c"), .control): ui.clipboard.write(text(of: model.color))
    case (.character("v"), .control):
      if let color = try? Color(ui.clipboard.read()) { edit { $0.set(color) } }
    case (.character("e"), .control): startPicking(ui)
    case (.character("z"), .control): undo()
    case (.character("z"), [.control, .shift]), (.character("y"), .control): redo()
    default: break
    }
    return .none
  }

  /// What was typed and not committed goes; the value that it gave stays, to be undone as any other.
  private func dropDrafts(_ ui: UI) {
    valueDraft = nil
    drafts = [:]
    ui.moveFocus(to: nil)
  }

  func undo() { if let step = history.undo() { take(step) } }
  func redo() { if let step = history.redo() { take(step) } }

  private func take(_ step: History.Step) {
    switch step {
    case .show(let color): model.set(color)
    case .insert(let swatch, let index, let shelf):
      shelves.insert(swatch, at: min(index, shelves[shelf].count), on: shelf)
    case .remove(let swatch, let index, let shelf):
      // Elsewhere where the shelves were set anew since.
      let all = shelves[shelf], place = all.indices.contains(index) && all[index] == swatch ? index : nil
      if let found = place ?? all.firstIndex(of: swatch) { shelves.remove(at: found, from: shelf) }
    }
  }
}

/// The color in hex notation: 8 digits only where it is not opaque.
public func hexText(_ color: Color) -> String {
  func two(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
  let b = Gamut.sRGB.mapped(color).rgb.bytes, alpha = byte(color.alpha)
  return "#" + two(b.x) + two(b.y) + two(b.z) + (alpha < 255 ? two(alpha) : "")
}
