import PickerCore

/// A channel's name in title size and its text field, above its bar.
public struct ChannelRow {
  public var id: WidgetID
  public var model: ChannelModel
  public var gradient: GradientModel

  public init(_ id: WidgetID, _ model: ChannelModel, gradient: GradientModel) {
    self.id = id
    self.model = model
    self.gradient = gradient
  }

  /// Name and field 40 points, a gap of 8, the bar 100.
  public static let height = 148.0

  /// - Returns: `true` in the passes in which the user changed the value.
  public mutating func show(_ ui: UI, _ rect: Rect, barHeight: Double = 100, over background: RGBA) -> Bool {
    let old = model.value
    ui.label("\(model.name): ", Rect(rect.x, rect.y, 96, 40), .title, ui.theme.text)
    let field = Rect(rect.x + 96, rect.y, rect.width - 96, 40)
    switch ui.textField(WidgetID(id.name + ".field"), field, text: model.fieldText) {
    case .edited(let text): model.fieldText = text
    case .committed:
      if model.isDrafting { ui.useKey() }
      model.commit()
    case .none: break
    }
    var bar = GradientBar(id, gradient: gradient, value: model.value)
    if bar.show(ui, Rect(rect.x, rect.y + 48, rect.width, barHeight), over: background) || ui.drag(id) != nil {
      model.value = bar.value
    }
    gradient = bar.gradient
    return model.value != old
  }
}
