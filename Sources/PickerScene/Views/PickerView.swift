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
  public private(set) var history: History
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
  /// The paper whose contrast lines the plane shows; `nil` for none.
  var paper: RGB? = RGB(1, 1, 1)
  /// The name of the last color that was shown.
  var nearest: (rgb: RGB, name: NearestName)?
  /// The plane's lines, kept while what they are made of stays.
  var planeLines: (plane: ColorPlane, paper: RGB?, scale: Double, overlays: [LineOverlay])?
  /// How wide the tabs are, for a width of all and a scale.
  var tabWidths: (width: Double, scale: Double, style: TextStyle, cells: [Double])?
  /// How far the tabs are scrolled, in points, and where a drag on them began.
  var tabScroll = 0.0
  var tabDrag: (start: Double, scroll: Double, isScrolling: Bool)?
  /// Text being typed, by channel.
  var drafts: [Int: String] = [:]
  var valueDraft: String?
  var scroll = KineticScroll()

  public init(
    _ color: Color, previous: Color? = nil, space: any ColorSpace.Type = HSV.self, title: String = "Picker",
    hasAlpha: Bool = true, wheel: Bool = false
  ) {
    isWheel = wheel
    self.hasAlpha = hasAlpha
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

  /// Sets the color from outside, as one undo step.
  public func set(_ color: Color) {
    valueDraft = nil
    drafts = [:]
    model.set(color)
    history.commit(color)
  }

  func edit(_ change: (inout PickerModel) -> Void) { change(&model) }

  /// Draws the picker over the whole client area, whose background is the theme's window color, and answers its input.
  public func show(_ ui: UI) -> PickerAction {
    var action = showHeader(ui)
    if ui.bounds.width >= 720, ui.bounds.height >= 600 { showWide(ui) } else { showNarrow(ui) }
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
    case (.escape, _): return .cancel
    case (.character("c"), .control): ui.clipboard.write(text(of: model.color))
    case (.character("v"), .control):
      if let color = try? Color(ui.clipboard.read()) { model.set(color) }
    case (.character("z"), .control): undo()
    case (.character("z"), [.control, .shift]), (.character("y"), .control): redo()
    default: break
    }
    return .none
  }

  func undo() { if let color = history.undo() { model.set(color) } }
  func redo() { if let color = history.redo() { model.set(color) } }
}

/// The color in hex notation: 8 digits only where it is not opaque.
public func hexText(_ color: Color) -> String {
  func two(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
  let b = color.rgb.bytes, alpha = byte(color.alpha)
  return "#" + two(b.x) + two(b.y) + two(b.z) + (alpha < 255 ? two(alpha) : "")
}
