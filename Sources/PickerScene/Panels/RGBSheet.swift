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
  public static let height = 3 * ChannelRow.stackedHeight + 2 * spacing

  public var rgb: RGB { RGB(rows[0].model.value, rows[1].model.value, rows[2].model.value) }

  /// Whether a field shows typed text rather than its value.
  public var isDrafting: Bool { rows.contains { $0.model.isDrafting } }

  /// Takes a color that was set elsewhere; what lies outside of sRGB is clamped.
  public mutating func follow(_ rgb: RGB) {
    let clamped = rgb.components.clamped(lowerBound: .zero, upperBound: .one)
    for index in rows.indices { rows[index].model.follow(clamped[index]) }
  }

  /// Lower bars where the rectangle is too low for three of full height.
  /// - Returns: `true` in the passes in which the user changed a channel.
  public mutating func show(_ ui: UI, _ rect: Rect, over background: RGBA) -> Bool {
    var changed = false
    let height = min(ChannelRow.stackedHeight, (rect.height - 2 * Self.spacing) / 3)
    var column = Column(rect, gap: Self.spacing)
    for index in rows.indices {
      let moved = rows[index].show(ui, column.take(height), over: background)
      changed = moved || changed
    }
    return changed
  }
}
