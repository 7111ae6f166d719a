import PickerCore

/// What a window shows: one function from input and model to a picture, and a model that answers.
public protocol Scene: LiveHost {
  func show(_ ui: UI) -> PickerAction
  /// Told each time that a picture has come to the screen: the time for what need not be ready before.
  /// - Returns: Whether there is something new to show.
  func didPresent() -> Bool
}

extension Scene {
  public func didPresent() -> Bool { false }
}

extension PickerView: Scene {
  public var liveColor: Color { model.color }
  public var liveIsBusy: Bool { isBusy }
  public func liveText(_ color: Color) -> String { hexText(color) }
  public func liveSet(_ color: Color) { set(color) }
  public func liveRead(_ text: String) throws(LiveError) -> Color {
    do { return try Color(text) } catch { throw LiveError("\(error)") }
  }
}

/// The RGB sheet alone in a window: `picker --sheet rgb`.
public final class SheetView: Scene {
  private var sheet: RGBSheet
  private var isGesturing = false

  public init(_ color: Color) { sheet = RGBSheet(color.rgb) }

  public func show(_ ui: UI) -> PickerAction {
    ui.draw.append(.fill(ui.snap(ui.bounds), ui.theme.card))
    let buttons = Rect(20, ui.bounds.height - 60, ui.bounds.width - 40, 44)
    _ = sheet.show(ui, Rect(20, 16, ui.bounds.width - 40, ui.bounds.height - 16 - 76), over: ui.theme.card)
    let half = (buttons.width - 8) / 2
    let cancelled = ui.button("cancel", Rect(buttons.x, buttons.y, half, 44), tr("Cancel"), .plain)
    let selected = ui.button("select", Rect(buttons.maxX - half, buttons.y, half, 44), tr("Select"), .prominent)
    isGesturing = ui.isGesturing
    if selected { return .select }
    if cancelled || ui.input.event == .closeRequested { return .cancel }
    switch ui.unusedKey?.key {
    case .enter: return .select
    case .escape: return .cancel
    default: return .none
    }
  }

  public var liveColor: Color { Color(SRGB.self, sheet.rgb.components) }
  public var liveIsBusy: Bool { isGesturing || sheet.isDrafting }
  public func liveText(_ color: Color) -> String { hexText(color) }
  public func liveSet(_ color: Color) { sheet.follow(color.rgb) }
  public func liveRead(_ text: String) throws(LiveError) -> Color {
    do { return try Color(text) } catch { throw LiveError("\(error)") }
  }
}

extension HelloView: Scene {
  public var liveColor: Color { Color(SRGB.self, picked.components) }
  public var liveIsBusy: Bool { isBusy }
  public func liveText(_ color: Color) -> String { hexText(color) }
  public func liveSet(_ color: Color) { set(color.rgb) }
  public func liveRead(_ text: String) throws(LiveError) -> Color {
    do { return try Color(text) } catch { throw LiveError("\(error)") }
  }
}
