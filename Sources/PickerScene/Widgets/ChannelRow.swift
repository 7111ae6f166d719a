import PickerCore
import PickerRaster

/// A channel's name, its bar and its text field.
public struct ChannelRow {
  /// How the parts lie.
  public enum Arrangement: Sendable {
    /// The name in title size and the field, 40 points high; 8 points below them the bar, which takes the rest.
    case stacked
    /// Name, bar and field side by side: a letter, the bar 20 lower than the row, the field 8 lower and 84 wide.
    case inline
  }

  public var id: WidgetID
  public var model: ChannelModel
  public var gradient: GradientModel
  /// From the row's left edge to its bar, where they lie side by side; in points.
  var nameWidth = 36.0
  /// What is allowed along the bar.
  var ground: RuleGround?
  /// Whether the channel is held: the row says so.
  var isHeld = false
  private let arrangement: Arrangement
  private var shown = Memoized<Double, String>()

  public init(
    _ id: WidgetID, _ model: ChannelModel, gradient: GradientModel, arrangement: Arrangement = .stacked
  ) {
    self.id = id
    self.model = model
    self.gradient = gradient
    self.arrangement = arrangement
  }

  /// A stacked row with a bar of 100 points.
  public static let stackedHeight = 148.0
  /// A row with its parts side by side.
  public static let inlineHeight = 48.0

  /// - Parameters:
  ///   - marking: What the bar shows where the gradient leaves sRGB; `nil` clamps.
  ///   - background: What the row lies on.
  /// - Returns: `true` in the passes in which the user changed the value.
  public mutating func show(
    _ ui: UI, _ rect: Rect, marking: GamutMarking? = nil, over background: RGBA
  ) -> Bool {
    let old = model.value
    switch arrangement {
    case .stacked:
      ui.label("\(model.name): ", Rect(rect.x, rect.y, 96, 40), .title, ui.theme.text)
      showField(ui, Rect(rect.x + 96, rect.y, rect.width - 96, 40), align: .leading)
      let bar = Rect(rect.x, rect.y + 48, rect.width, max(24, rect.height - 48))
      showBar(ui, bar, radius: 8, marking, over: background)
    case .inline:
      let name = Rect(rect.x, rect.y, nameWidth - 8, rect.height)
      if isHeld {
        let lock = ui.snap(Rect(name.x, name.center.y - 8, 16, 16))
        ui.draw.append(.shape(Icons.lock, lock, ui.theme.text))
      } else {
        ui.label(model.name, name, .button, ui.theme.secondary)
      }
      showField(ui, in: rect)
      showBar(ui, bar(in: rect), radius: 6, marking, over: background)
    }
    return model.value != old
  }

  /// Where the bar is, of a row whose parts lie side by side.
  func bar(in row: Rect) -> Rect {
    Rect(row.x + nameWidth, row.y + 10, row.width - nameWidth - 84 - 16, row.height - 20)
  }

  /// The field alone, at the right end of a row.
  mutating func showField(_ ui: UI, in row: Rect) {
    showField(ui, Rect(row.maxX - 84, row.y + 4, 84, row.height - 8), align: .trailing)
  }

  private mutating func showField(_ ui: UI, _ rect: Rect, align: UI.Alignment) {
    stepField(ui)
    switch ui.textField(id.field, rect, text: fieldText(), align: align) {
    case .edited(let text): model.fieldText = text
    case .committed:
      if model.isDrafting { ui.useKey() }
      model.commit()
    case .none:
      if ui.focus != id.field { model.commit() }
    }
  }

  /// Up and Down step the number, with Shift ten steps.
  private mutating func stepField(_ ui: UI) {
    guard let (key, modifiers) = ui.key(for: id.field), key == .up || key == .down,
      modifiers.isDisjoint(with: [.control, .alt])
    else { return }
    let steps = modifiers.contains(.shift) ? 10.0 : 1
    model.value += (key == .up ? steps : -steps) * model.notation.step
    ui.useHeldKey()
  }

  private mutating func fieldText() -> String {
    model.isDrafting
      ? model.fieldText : shown.value(for: model.value) { [notation = model.notation] in notation.text(of: $0) }
  }

  private mutating func showBar(
    _ ui: UI, _ rect: Rect, radius: Double, _ marking: GamutMarking?, over background: RGBA
  ) {
    let range = model.notation.range, length = range.upperBound - range.lowerBound
    let position = min(1, max(0, (model.value - range.lowerBound) / length))
    var bar = GradientBar(id, gradient: gradient, value: position)
    bar.marking = marking
    bar.ground = ground
    // A tap where the knob is takes the place of what is being typed.
    if bar.show(ui, rect, radius: radius, over: background) || ui.panned(id) != nil && model.isDrafting {
      model.value = range.lowerBound + length * bar.value
    }
    gradient = bar.gradient
  }
}
