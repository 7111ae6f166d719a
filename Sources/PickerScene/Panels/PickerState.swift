import PickerCore

/// What the user did to the color in one pass.
public enum Change: Hashable, Sendable, Comparable {
  case none
  /// It moves: a gesture or typing is under way.
  case moved
  /// The gesture that changed it is over.
  case committed
}

/// The background that contrast is measured against, and that the plane's lines refer to.
enum ContrastReference: String, CaseIterable, Sendable {
  case white, black, background

  var widget: WidgetID { WidgetID("contrast", rawValue) }
}

/// What the panels of a picker share: its color, its history, and how the color is shown.
struct PickerState {
  private(set) var model: PickerModel
  var history: History
  /// The color that the picker was opened with.
  var opening: Color
  /// Whether the color may be translucent: else alpha has no controls.
  let hasAlpha: Bool
  /// The space whose plane, strip and channels are shown.
  var tab: PickerTab
  /// Whether tabs that have a hue wheel show it rather than their plane.
  var isWheel: Bool
  /// How the color is written in the value field, copied and printed.
  var format: OutputFormat = OutputFormats.all[0]
  /// What contrast is measured against besides white and black.
  private(set) var background: RGBA?
  /// What the plane's contrast lines refer to; `nil` for no lines.
  private var reference: ContrastReference? = .white
  /// Whether the user has asked for the lines: until then only planes with gamut lines have them too.
  private var wantsContrastLines = false
  /// Whose eyes the preview and the swatches are shown to; `nil` for the user's own.
  var vision: ColorVision.Deficiency?
  var shelves = SwatchShelves()
  /// What the color has to be.
  var ruling = Ruling()
  /// The other colors of the harmony that is shown, as they were in the last pass, and those of this one.
  var companions: [Color] = []
  var nextCompanions: [Color] = []
  /// The channel whose menu was asked for, what has the focus then, and where it is.
  var askedHold: (channel: Int, owner: WidgetID, place: Rect)?
  /// What is wrong with the text that was last pasted; `nil` once something else has happened.
  var refusal: String?
  /// How the parts lie.
  var layout = PickerLayout(Point(960, 660))
  /// Whether panels stand beside each other where they may, for sections that do not fit otherwise.
  var isDense = false
  /// Whether alpha's field is beside its bar rather than among the channels.
  var hasAlphaBeside: Bool { hasAlpha && layout.kind == .tall }
  /// Alpha among the channels, or its field alone beside the surface's bar.
  var alpha = ChannelRow(
    WidgetID("channel", 3), ChannelModel(name: "A", notation: .percent), gradient: GradientModel(alphaOf: RGB(0, 0, 0)),
    arrangement: .inline)
  /// What the user asked for in this pass.
  var action = PickerAction.none

  init(_ color: Color, opening: Color?, tab: PickerTab, hasAlpha: Bool, isWheel: Bool) {
    let color = hasAlpha ? color : color.opaque
    model = PickerModel(color)
    history = History(color)
    self.opening = opening ?? color
    (self.tab, self.hasAlpha, self.isWheel) = (tab, hasAlpha, isWheel)
  }

  // MARK: The color

  var color: Color { model.color }

  /// The color as an sRGB screen shows it: what lies outside is mapped as in the color's text, not clamped.
  var shownRGB: RGB { Gamut.sRGB.mapped(model.color).rgb }

  /// The color that the picker was opened with, as an sRGB screen shows it.
  var openingRGB: RGB { Gamut.sRGB.mapped(opening).rgb }

  /// Changes the color; without alpha it stays opaque, whatever was pasted or typed.
  mutating func edit(_ change: (inout PickerModel) -> Void) {
    change(&model)
    if !hasAlpha, model.alpha < 1 || model.color.missing.contains(.alpha) { model.set(model.color.opaque) }
  }

  /// The color in the chosen format; no more decimals than what is seen needs.
  func text(of color: Color) -> String { format.text(color, FormatOptions(exactness: .bytes)) }

  /// Shows alpha in a row, or its field alone at the row's end.
  /// - Returns: Whether the user moved it.
  mutating func showAlpha(_ ui: UI, _ rect: Rect, isFieldOnly: Bool = false) -> Bool {
    alpha.model.follow(color.alpha)
    let old = alpha.model.value
    if isFieldOnly {
      alpha.showField(ui, in: rect)
    } else {
      alpha.nameWidth = layout.nameWidth
      alpha.gradient = GradientModel(alphaOf: shownRGB)
      _ = alpha.show(ui, rect, over: ui.theme.window)
    }
    let value = alpha.model.value
    guard value != old else { return false }
    edit { $0.alpha = value }
    return true
  }

  /// Takes the last step back; what is still under way, as typing is, counts as one.
  mutating func undo() {
    history.commit(color)
    if let step = history.undo() { take(step) }
  }

  mutating func redo() {
    history.commit(color)
    if let step = history.redo() { take(step) }
  }

  private mutating func take(_ step: History.Step) {
    switch step {
    case .show(let color): model.set(color)
    case .insert(let swatch, let index, let shelf):
      shelves.insert(swatch, at: min(index, shelves[shelf].count), on: shelf)
    case .remove(let swatch, let index, let shelf):
      // Elsewhere where the shelves were replaced since.
      let all = shelves[shelf], place = all.indices.contains(index) && all[index] == swatch ? index : nil
      if let found = place ?? all.firstIndex(of: swatch) { shelves.remove(at: found, from: shelf) }
    }
  }

  // MARK: How it is shown

  var showsWheel: Bool { isWheel && tab.wheel != nil }

  /// A color as the preview and the swatches show it: by the deficiency that is being tried, or as it is.
  func seen(_ rgb: RGB) -> RGB { vision?.seen(rgb) ?? rgb }

  /// The reference whose lines the plane shows.
  var shownReference: ContrastReference? { tab.isMarked || wantsContrastLines ? reference : nil }

  func color(of reference: ContrastReference) -> RGBA? {
    switch reference {
    case .white: Theme.white
    case .black: Theme.black
    case .background: background
    }
  }

  /// Shows the lines that refer to a background, or no longer where they are shown already.
  mutating func toggleLines(_ reference: ContrastReference) {
    self.reference = shownReference == reference ? nil : reference
    wantsContrastLines = true
  }

  /// The background that contrast is measured against, besides white and black; the plane's lines go with it.
  mutating func setBackground(_ color: Color?) {
    let old = background
    background = color?.rgba
    if reference == .background || old == nil && color != nil { reference = color == nil ? nil : .background }
    if color != nil { wantsContrastLines = true }
  }
}
