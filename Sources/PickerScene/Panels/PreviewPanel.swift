import PickerCore
import PickerRaster

/// New beside the color that the picker was opened with; a tap on that one returns to it.
struct PreviewPanel: Panel {
  private var name = Memoized<RGB, String>()
  private var menu = ContextMenu<Color>()

  /// In a column of its own row it takes all that is left over; it can be as low as a row.
  func place(in column: inout Column, _ picker: PickerState) -> Rect {
    let least = picker.layout.kind == .wide ? picker.layout.row : picker.layout.row + 8
    return column.take(least, upTo: .infinity)
  }

  /// As wide as the two are in a row with the value.
  static func width(inRow width: Double, _ layout: PickerLayout) -> Double {
    width < 400 * layout.enlargement ? 2 * layout.row : (160 + (width - 456) * 0.23).rounded()
  }

  /// The width of Old.
  private static func oldWidth(_ width: Double, _ picker: PickerState) -> Double {
    if picker.layout.kind == .wide { return (113 + (width - 396) * 0.18).rounded() }
    return width < 120 ? width / 2 : max(64, (width / 4).rounded())
  }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let split = rect.width - Self.oldWidth(rect.width, picker), layout = picker.layout
    // Where they are as low as the buttons beside them they show as much.
    let isRow = layout.kind != .wide && rect.height <= layout.row
    let shown = isRow && !layout.hasFullChips ? Rect(rect.x, rect.y + 4, rect.width, rect.height - 8) : rect
    let new = ui.snap(Rect(shown.x, shown.y, split, shown.height))
    let old = ui.snap(Rect(new.maxX, shown.y, shown.maxX - new.maxX, shown.height))
    ui.register("preview", new, takesFocus: false, touch: Rect(new.x, rect.y, new.width, rect.height))
    if ui.wantsMenu("preview") { menu.open(ui, picker.color, owner: nil, at: new) }
    ui.register("previous", old, text: tr("Old"), touch: Rect(old.x, rect.y, old.width, rect.height))
    if ui.wantsMenu("previous") { menu.open(ui, picker.opening, owner: "previous", at: old) }
    let isTapped = ui.isChosen("previous", old)
    ui.whenDrawing { draw(ui, shown, new, old, picker) }
    guard isTapped else { return .none }
    let opening = picker.opening
    picker.edit { $0.set(opening) }
    return .moved
  }

  private mutating func draw(_ ui: UI, _ rect: Rect, _ new: Rect, _ old: Rect, _ picker: PickerState) {
    let oldRGB = picker.seen(Gamut.sRGB.mapped(picker.opening).rgb), newRGB = picker.seen(picker.shownRGB)
    // Two rounded rectangles whose inner corners are cut off.
    drawHalf(ui, new, of: Rect(new.x, new.y, new.width + 16, new.height), newRGB, alpha: picker.color.alpha)
    drawHalf(ui, old, of: Rect(old.x - 16, old.y, old.width + 16, old.height), oldRGB, alpha: picker.opening.alpha)
    ui.outline(ui.snap(rect), radius: 10)
    ui.focusRing("previous", old, radius: 10)
    let ink = legible(on: newRGB)
    let name = self.name.value(for: picker.shownRGB) { nearestName($0) }
    let simulated = picker.vision.map { tr("simulated: %s", $0.title) }, caveat = picker.caveat
    let reason = picker.ruling.test.failures(of: picker.color).first?.words
    guard rect.height >= 56 else {
      let style = TextStyle(13, bold: true)
      ui.label(tr("New"), new.inset(4), style, ink, align: .center)
      ui.label(tr("Old"), old.inset(4), style, legible(on: oldRGB), align: .center)
      return ui.hint("preview", new, [simulated, reason, name, caveat].compactMap { $0 }.joined(separator: " · "))
    }
    ui.label(tr("New"), Rect(new.x + 14, new.y + 8, new.width - 28, 24), .button, ink)
    let room = Int((rect.height - 32) / 22)
    var count = 0, isCut = false
    func tell(_ line: String?) {
      guard let line else { return }
      count += 1
      guard count <= room else { return }
      let place = Rect(new.x + 14, new.y + 8 + Double(count) * 22, new.width - 28, 22)
      isCut = ui.label(line, place, .caption, ink, whenTooLong: .elide) || isCut
    }
    tell(simulated)
    tell(reason)
    tell(name)
    tell(caveat)
    if isCut || count > room {
      ui.hint("preview", new, [simulated, reason, name, caveat].compactMap { $0 }.joined(separator: " · "))
    }
    ui.label(tr("Old"), Rect(old.x + 14, old.y + 8, old.width - 20, 24), .button, legible(on: oldRGB))
  }

  private func drawHalf(_ ui: UI, _ part: Rect, of whole: Rect, _ rgb: RGB, alpha: Double) {
    let whole = ui.snap(whole)
    ui.clip(part) {
      guard alpha < 1 else { return ui.draw.append(.shape(.roundedRect(radius: 10), whole, RGBA(rgb))) }
      let fill = GradientFill.alpha(AlphaStrip(rgb, alphas: alpha...alpha, cell: 8))
      ui.draw.appendGradient(fill, whole, radius: 10, background: ui.theme.window)
    }
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change {
    let items = [MenuItem(WidgetID("menu", "background"), (), tr("Use as background"))]
    if let (color, _) = menu.show(ui, items) { picker.setBackground(color) }
    return .none
  }
}

private func nearestName(_ rgb: RGB) -> String {
  let nearest = NearestName(to: rgb), name = nearest.name.name
  return nearest.isExact ? name : "\(tr("near %s", name)) · ΔE \(oneDecimal(nearest.deltaE))"
}

extension PickerState {
  /// What the text of the color does not say: that it is invisible, or that it is only near.
  fileprivate var caveat: String? {
    if color.alpha == 0 { return tr("alpha 0: invisible") }
    guard !Gamut.sRGB.contains(color, tolerance: Gamut.tolerance) else { return nil }
    let place = Gamut.smallest(containing: color).map { tr("in %s", $0.name) } ?? tr("outside Rec. 2020")
    guard let held = try? Color(text(of: color)) else { return place }
    let difference = color.deltaE2000(to: held)
    return difference < 0.05 ? place : "\(place) · \(format.id) \(tr("off by ΔE %s", oneDecimal(difference)))"
  }
}

/// Black or white, whichever reads better on a color.
func legible(on rgb: RGB) -> RGBA {
  abs(Contrast.lightnessContrast(text: Theme.black, on: RGBA(rgb)))
    > abs(Contrast.lightnessContrast(text: Theme.white, on: RGBA(rgb))) ? Theme.gray(20) : Theme.white
}

/// One decimal, rounded, whatever the locale.
func oneDecimal(_ value: Double) -> String {
  let text = decimalText(abs(value), atMost: 1)
  return (value < 0 && text != "0" ? "−" : "") + text + (text.contains(".") ? "" : ".0")
}
