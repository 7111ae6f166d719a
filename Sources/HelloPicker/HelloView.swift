import PickerCore
import PickerScene

/// "Hello World" and a button that presents the RGB sheet over the window. Panning in the sheet changes the
/// picked color at once; when the sheet is dismissed the label takes the color.
final class HelloView: Scene {
  /// What the sheet shows.
  private(set) var picked: RGB
  /// What the label has.
  private(set) var labelColor: RGB
  private(set) var isPresenting = false
  private var sheet: RGBSheet
  private var dragStart: Double?
  private var dragOffset = 0.0

  init(_ color: RGB) {
    picked = color
    labelColor = color
    sheet = RGBSheet(color)
  }

  /// Whether a gesture or typing is under way.
  private(set) var isBusy = false

  var color: Color { Color(picked) }

  /// Sets the picked color from outside; the label takes it unless the sheet is up.
  func set(_ color: Color) {
    picked = color.rgb
    sheet.follow(picked)
    if !isPresenting { labelColor = picked }
  }

  /// - Returns: `.cancel` when the user closes the window.
  func show(_ ui: UI) -> PickerAction {
    let bounds = ui.bounds
    let style = TextStyle.largeTitle
    let label = Rect(16, 56, bounds.width - 32, ui.measure.lineHeight(style) + 8)
    ui.register("hello", ui.snap(label), takesFocus: false, text: "Hello World")
    ui.label("Hello World", label, style, RGBA(labelColor), align: .center)
    let button = Rect((bounds.width - 160) / 2, label.maxY + 24, 160, 44)
    if ui.button("change", button, tr("Change Color")) {
      isPresenting = true
      dragOffset = 0
    }
    if isPresenting { showSheet(ui) }
    isBusy = ui.isGesturing || sheet.isDrafting
    if ui.input.event == .closeRequested { return .cancel }
    if let (key, _) = ui.unusedKey, key == .escape {
      if !isPresenting { return .cancel }
      dismiss(ui)
    }
    return .none
  }

  private func showSheet(_ ui: UI) {
    let bounds = ui.bounds
    ui.layer = 1
    let height = min(bounds.height - 32, RGBSheet.height + 72)
    // The whole window is the sheet's: a press outside dismisses it.
    ui.registerBackdrop("outside", bounds)
    let rect = ui.snap(Rect(0, bounds.height - height + dragOffset, bounds.width, height + 32))
    if ui.tapped("outside", bounds) { dismiss(ui) }
    var shade = Theme.black
    shade.alpha = 0.5
    ui.draw.append(.shape(.shadow(radius: 16, blur: 32), rect, shade))
    ui.draw.append(.shape(.roundedRect(radius: 16), rect, ui.theme.card))
    ui.draw.append(
      .shape(.roundedRect(radius: 2.5), ui.snap(Rect(bounds.width / 2 - 18, rect.y + 12, 36, 5)), ui.theme.border))
    ui.registerBackdrop("sheet", rect)
    answerDrag(ui)
    let content = Rect(20, rect.y + 32, bounds.width - 40, height - 48)
    if sheet.show(ui, content, over: ui.theme.card) { picked = sheet.rgb }
  }

  /// Dragged down by more than a fifth of its height, the sheet goes.
  private func answerDrag(_ ui: UI) {
    guard let p = ui.drag("sheet") else { return }
    let y = p.y
    if case .pressed = ui.input.event { dragStart = y }
    guard let dragStart else { return }
    dragOffset = max(0, y - dragStart)
    if case .released = ui.input.event {
      self.dragStart = nil
      if dragOffset > 80 { dismiss(ui) } else { dragOffset = 0 }
    }
  }

  private func dismiss(_ ui: UI) {
    isPresenting = false
    labelColor = picked
    ui.moveFocus(to: nil)
    sheet = RGBSheet(picked)
  }
}
