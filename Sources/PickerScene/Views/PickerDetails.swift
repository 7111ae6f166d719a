import PickerCore

/// The right side of the picker: preview, value, tabs and channels.
extension PickerView {
  /// New beside previous; a tap on the previous color returns to it.
  func showPreview(_ ui: UI, _ rect: Rect) {
    let split = (rect.width * 0.715).rounded()
    let new = ui.snap(Rect(rect.x, rect.y, split, rect.height))
    let old = ui.snap(Rect(new.maxX, rect.y, rect.maxX - new.maxX, rect.height))
    let oldRGB = previous.rgb, newRGB = model.rgb
    ui.draw.append(.shape(.roundedRect(radius: 10), ui.snap(rect), RGBA(oldRGB)))
    ui.draw.append(.shape(.roundedRect(radius: 10), new, RGBA(newRGB)))
    ui.draw.append(.fill(ui.snap(Rect(new.maxX - 10, rect.y, 10, rect.height)), RGBA(newRGB)))
    ui.draw.append(.fill(ui.snap(Rect(old.x, rect.y, 10, rect.height)), RGBA(oldRGB)))
    ui.register("preview", new, takesFocus: false)
    ui.register("previous", old, text: "Old")
    ui.label("New", Rect(new.x + 14, new.y + 8, 80, 24), .button, legible(on: newRGB))
    ui.label("Old", Rect(old.x + 14, old.y + 8, 80, 24), .button, legible(on: oldRGB))
    ui.focusRing("previous", old, radius: 10)
    let isChosen = ui.key(for: "previous").map { $0.key == .enter || $0.key == .space } ?? false
    if isChosen { ui.useKey() }
    if isChosen || ui.tapped("previous", old) { edit { $0.set(previous) } }
  }

  /// Black or white, whichever reads better on a color.
  private func legible(on rgb: RGB) -> RGBA {
    let luma = (rgb.components * [0.299, 0.587, 0.114]).sum()
    return luma > 0.58 ? Theme.gray(20) : Theme.white
  }

  /// The color's text: reads while it is typed, shows the color again when committed.
  func showValue(_ ui: UI, _ rect: Rect) {
    let copy = Rect(rect.maxX - 60, rect.y, 60, rect.height)
    let field = Rect(rect.x, rect.y, rect.width - 68, rect.height)
    switch ui.textField("value", field, text: valueDraft ?? hexText(model.color), style: .body) {
    case .edited(let text):
      valueDraft = text
      if let color = try? Color(text), hexText(color) != hexText(model.color) { edit { $0.set(color) } }
    case .committed:
      if valueDraft != nil { ui.useKey() }
      valueDraft = nil
    case .none: break
    }
    if ui.button("copy", copy, "Copy") { ui.clipboard.write(hexText(model.color)) }
  }

  func showTabs(_ ui: UI, _ rect: Rect) {
    ui.draw.append(.shape(.outline(radius: 8, thickness: 1), ui.snap(rect), ui.theme.border))
    let spaces = ColorSpaces.tabs, inner = rect.inset(3)
    for (index, space) in spaces.enumerated() {
      let width = inner.width / Double(spaces.count)
      let cell = Rect(inner.x + Double(index) * width, inner.y, width, inner.height)
      if ui.tab(WidgetID("tab." + space.id), cell, space.name, isCurrent: space.id == tab.id) {
        tab = space
        channels = []
        drafts = [:]
      }
    }
  }

  /// A row for each component of the tab's space: letter, bar, field.
  func showChannels(_ ui: UI, _ rect: Rect) {
    let space = tab
    var components = model.components(in: space)
    if channels.count != space.channels.count { channels = space.channels.map { ChannelModel(name: $0.name) } }
    for (index, channel) in space.channels.enumerated() {
      let span = channel.range.upperBound - channel.range.lowerBound
      let value = (components[index] - channel.range.lowerBound) / span
      channels[index].follow(value)
      let y = rect.y + Double(index) * 48
      let name = "channel.\(index)"
      ui.label(String(channel.name.prefix(1)), Rect(rect.x, y, 28, 48), .button, ui.theme.secondary)
      var changed = showField(ui, WidgetID(name + ".field"), Rect(rect.maxX - 84, y + 4, 84, 40), index, channel)
      let bar = Rect(rect.x + 36, y + 10, rect.width - 36 - 84 - 16, 28)
      var moved = channels[index].value
      if showBar(ui, WidgetID(name), bar, value: &moved, index, components) {
        channels[index].value = moved
        changed = true
      }
      if changed {
        components[index] = channel.range.lowerBound + channels[index].value * span
        edit { $0.set(components, in: space) }
      }
    }
  }

  private func showField(_ ui: UI, _ id: WidgetID, _ rect: Rect, _ index: Int, _ channel: Channel) -> Bool {
    let old = channels[index].value, factor = channel.shownFactor
    let text = drafts[index] ?? channel.shownText(channels[index].value)
    switch ui.textField(id, rect, text: text, align: .trailing) {
    case .edited(let typed):
      drafts[index] = typed
      let number = typed.filter { $0 != "°" && $0 != "%" }
      if let value = ChannelModel.number(number) {
        channels[index].value = value / factor
      }
    case .committed:
      if drafts[index] != nil { ui.useKey() }
      drafts[index] = nil
    case .none:
      if ui.focus != id { drafts[index] = nil }
    }
    return channels[index].value != old
  }

  private func showBar(
    _ ui: UI, _ id: WidgetID, _ rect: Rect, value: inout Double, _ index: Int, _ components: SIMD3<Double>
  ) -> Bool {
    let space = tab
    func color(_ t: Double) -> RGB {
      var c = components
      let range = space.channels[index].range
      c[index] = range.lowerBound + t * (range.upperBound - range.lowerBound)
      return space.init(components: c).rgb
    }
    let fill: GradientFill
    if space.channels[index].unit == .degrees {
      fill = .hue(saturation: components.y, value: components.z)
    } else {
      fill = .linear(start: color(0).components, end: color(1).components)
    }
    let moved = ui.strip(id, rect, value: &value, fill: fill, radius: 6, over: ui.theme.window)
    ui.indicator(on: rect, at: value, color: color(value))
    ui.focusRing(id, rect, radius: 6)
    if ui.drag(id) != nil { drafts[index] = nil }
    return moved
  }
}

extension Channel {
  /// What a field shows for 1 along the bar: 360 degrees, 100 per cent.
  var shownFactor: Double { unit == .degrees ? 360 : 100 }

  /// One decimal and the unit: `217.2°`, `73.2 %`.
  func shownText(_ value: Double) -> String {
    let tenths = Int((value * shownFactor * 10).rounded())
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return number + (unit == .degrees ? "°" : " %")
  }
}

extension ColorSpaces {
  /// The spaces that have a tab.
  static let tabs: [any ColorSpace.Type] = [SRGB.self, HSV.self]
}
