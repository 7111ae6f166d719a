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
      ui.label(model.name, Rect(rect.x, rect.y, nameWidth - 8, rect.height), .button, ui.theme.secondary)
      showField(ui, in: rect)
      let bar = Rect(rect.x + nameWidth, rect.y + 10, rect.width - nameWidth - 84 - 16, rect.height - 20)
      showBar(ui, bar, radius: 6, marking, over: background)
    }
    return model.value != old
  }

  /// The field alone, at the right end of a row.
  mutating func showField(_ ui: UI, in row: Rect) {
    showField(ui, Rect(row.maxX - 84, row.y + 4, 84, row.height - 8), align: .trailing)
  }

  private mutating func showField(_ ui: UI, _ rect: Rect, align: UI.Alignment) {
    switch ui.textField(id.field, rect, text: fieldText(), align: align) {
    case .edited(let text): model.fieldText = text
    case .committed:
      if model.isDrafting { ui.useKey() }
      model.commit()
    case .none:
      if ui.focus != id.field { model.commit() }
    }
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
    // A tap where the knob is takes the place of what is being typed.
    if bar.show(ui, rect, radius: radius, over: background) || ui.drag(id) != nil && model.isDrafting {
      model.value = range.lowerBound + length * bar.value
    }
    gradient = bar.gradient
  }
}
