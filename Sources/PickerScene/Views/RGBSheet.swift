import PickerCore

/// Three channel rows: red, green and blue.
public struct RGBSheet {
  public private(set) var rows: [ChannelRow]

  public init(_ rgb: RGB) {
    rows = [
      ChannelRow("red", ChannelModel(name: tr("Red"), value: rgb.red), gradient: .red),
      ChannelRow("green", ChannelModel(name: tr("Green"), value: rgb.green), gradient: .green),
      ChannelRow("blue", ChannelModel(name: tr("Blue"), value: rgb.blue), gradient: .blue),
    ]
  }

  public static let spacing = 8.0
  public static let height = 3 * ChannelRow.height + 2 * spacing

  public var rgb: RGB { RGB(rows[0].model.value, rows[1].model.value, rows[2].model.value) }

  /// Whether a field shows typed text rather than its value.
  public var isDrafting: Bool { rows.contains { $0.model.isDrafting } }

  /// Takes a color that was set elsewhere.
  public mutating func follow(_ rgb: RGB) {
    for (index, value) in [rgb.red, rgb.green, rgb.blue].enumerated() { rows[index].model.follow(value) }
  }

  /// Lower bars where the rectangle is too low for three of full height.
  /// - Returns: `true` in the passes in which the user changed a channel.
  public mutating func show(_ ui: UI, _ rect: Rect, over background: RGBA) -> Bool {
    var changed = false
    let row = min(ChannelRow.height, (rect.height - 2 * Self.spacing) / 3)
    for index in rows.indices {
      let y = rect.y + Double(index) * (row + Self.spacing)
      let moved = rows[index].show(
        ui, Rect(rect.x, y, rect.width, row), barHeight: max(24, row - 48), over: background)
      changed = moved || changed
    }
    return changed
  }
}
