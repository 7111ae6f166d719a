import PickerCore

/// The picker's preview.
extension PickerView {
  /// New beside previous; a tap on the previous color returns to it.
  func showPreview(_ ui: UI, _ rect: Rect) {
    let split = (rect.width * 0.715).rounded()
    let new = ui.snap(Rect(rect.x, rect.y, split, rect.height))
    let old = ui.snap(Rect(new.maxX, rect.y, rect.maxX - new.maxX, rect.height))
    let oldRGB = seen(Gamut.sRGB.mapped(previous).rgb), newRGB = seen(shownRGB)
    ui.register("preview", new, takesFocus: false)
    if ui.wantsMenu("preview") { openMenu(ui, .color(model.color), owner: nil, at: new) }
    ui.register("previous", old, text: tr("Old"))
    if ui.wantsMenu("previous") { openMenu(ui, .color(previous), owner: "previous", at: old) }
    if ui.isChosen("previous", old) { edit { $0.set(previous) } }
    guard ui.isDrawing else { return }
    // Two rounded rectangles whose inner corners are cut off.
    showHalf(ui, new, of: Rect(new.x, new.y, new.width + 16, new.height), newRGB, alpha: model.alpha)
    showHalf(ui, old, of: Rect(old.x - 16, old.y, old.width + 16, old.height), oldRGB, alpha: previous.alpha)
    ui.outline(ui.snap(rect), radius: 10)
    let ink = legible(on: newRGB)
    ui.label(tr("New"), Rect(new.x + 14, new.y + 8, 80, 24), .button, ink)
    let name = kept.name.text(of: shownRGB) { nameText($0) }
    let simulated = if let vision { tr("simulated: %s", vision.title) } else { nil as String? }
    let caveat = caveat
    var count = 0, isCut = false
    func tell(_ line: String?) {
      guard let line else { return }
      count += 1
      guard count <= 2 else { return }
      let place = Rect(new.x + 14, new.y + 8 + Double(count) * 22, new.width - 28, 22)
      isCut = ui.label(line, place, .caption, ink, whenTooLong: .elide) || isCut
    }
    tell(simulated)
    tell(name)
    tell(caveat)
    if isCut || count > 2 {
      ui.hint("preview", new, [count > 2 ? nil : simulated, name, caveat].compactMap { $0 }.joined(separator: " · "))
    }
    ui.label(tr("Old"), Rect(old.x + 14, old.y + 8, 80, 24), .button, legible(on: oldRGB))
    ui.focusRing("previous", old, radius: 10)
  }

  private func showHalf(_ ui: UI, _ part: Rect, of whole: Rect, _ rgb: RGB, alpha: Double) {
    let whole = ui.snap(whole), cell = max(1, Int((8 * ui.scale).rounded()))
    ui.clip(part) {
      guard alpha < 1 else { return ui.draw.append(.shape(.roundedRect(radius: 10), whole, RGBA(rgb))) }
      let fill = GradientFill.alpha(AlphaStrip(rgb, alphas: alpha...alpha, cell: cell))
      ui.draw.appendGradient(fill, whole, radius: 10, background: ui.theme.window)
    }
  }

  private func nameText(_ rgb: RGB) -> String {
    let nearest = NearestName(to: rgb), name = nearest.name.name
    return nearest.isExact ? name : "\(tr("near %s", name)) · ΔE \(oneDecimal(nearest.deltaE))"
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
