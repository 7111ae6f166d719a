import PickerCore

/// The RGB sheet alone in a window, with Cancel and Select.
public final class SheetView: Scene {
  private var sheet: RGBSheet
  private let opening: RGB
  private var isGesturing = false

  public init(_ color: Color) {
    sheet = RGBSheet(color.rgb)
    opening = sheet.rgb
  }

  public func show(_ ui: UI) -> PickerAction {
    ui.draw.append(.fill(ui.snap(ui.bounds), ui.theme.card))
    let buttons = Rect(20, ui.bounds.height - 60, ui.bounds.width - 40, 44)
    _ = sheet.show(ui, Rect(20, 16, ui.bounds.width - 40, ui.bounds.height - 16 - 76), over: ui.theme.card)
    let half = (buttons.width - 8) / 2
    let cancelled = ui.button("cancel", Rect(buttons.x, buttons.y, half, 44), tr("Cancel"), .plain)
    let selected = ui.button("select", Rect(buttons.maxX - half, buttons.y, half, 44), tr("Select"), .prominent)
    isGesturing = ui.isGesturing || ui.isHoldingKey
    if ui.isTouched { ui.loupeColors = LoupeColors(new: sheet.rgb, old: opening, text: hexText(color)) }
    if selected { return .select }
    if cancelled || ui.input.event == .closeRequested { return .cancel }
    switch ui.unusedKey?.key {
    case .enter: return .select
    case .escape: return .cancel
    default: return .none
    }
  }

  public var color: Color { Color(SRGB.self, sheet.rgb.components) }
  public var isBusy: Bool { isGesturing || sheet.isDrafting }
  public func set(_ color: Color) { sheet.follow(color.rgb) }
}
