import PickerCore

/// The left side of the picker: the plane of the tab, the strip of its third channel, and alpha.
extension PickerView {
  func showPlane(_ ui: UI, _ rect: Rect) {
    if isWheel, let colors = tab.wheel { return showWheel(ui, rect, colors) }
    if tab.space.id == HSV.id || tab.space.id == HWB.id {
      var field = SaturationBrightnessField("plane", model.hsv)
      let marks = marks(of: ColorPlane(HSV.self, x: 1, y: 2, holding: field.hsv.components), ui)
      if field.show(ui, rect, marks: marks, over: ui.theme.window) { editInTab(field.hsv) }
      return
    }
    let space = tab.space, components = model.components(in: space)
    let x = ColorAxis(space, channel: tab.x, range: tab.rangeX(components)), y = ColorAxis(space, channel: tab.y)
    var plane = PlaneView("plane", [x.position(of: components[tab.x]), y.position(of: components[tab.y])])
    let colors = ColorPlane(space, x: x, y: y, holding: components, marking: tab.isMarked ? marking(ui) : nil)
    let marks = marks(of: colors, ui)
    let plain: GradientFill = space.id == HSL.id ? .saturationLightness(hue: components.x) : .plane(colors, [])
    if plane.show(ui, rect, fill: marks?.fill ?? plain, marks: marks, color: model.rgb, over: ui.theme.window) {
      var edited = components
      edited[tab.x] = x.value(at: plane.value.x)
      edited[tab.y] = y.value(at: plane.value.y)
      edit { $0.set(edited, in: space) }
    }
  }

  /// Takes in what the saturation/brightness field gave. HWB has the same field: whiteness and blackness alone would
  /// fill half a plane with grays.
  private func editInTab(_ hsv: HSV) {
    guard tab.space.id == HWB.id else { return edit { $0.hsv = hsv } }
    let c = hsv.components
    edit {
      $0.hsv = hsv  // remembers the saturation of black, which HWB does not have
      $0.set([c.x, (1 - c.y) * c.z, 1 - c.z], in: HWB.self)
    }
  }

  /// The edge of sRGB, and where text of the plane's colors has a ratio of 3, 4.5 and 7 on the chosen paper.
  /// - Returns: `nil` where there are none to be seen.
  private func marks(of plane: ColorPlane, _ ui: UI) -> PlaneMarks? {
    guard ui.isDrawing, tab.isMarked || paper != nil else { return nil }
    if let known = planeMarks, known.fits(plane, paper: paper, reference: paperName, scale: ui.scale) { return known }
    let marks = PlaneMarks(plane, paper: paper, reference: paperName, scale: ui.scale)
    planeMarks = marks
    return marks
  }

  /// Outside of sRGB but inside Display P3 the nearest that the screen can show, outside of both hatched.
  private func marking(_ ui: UI) -> GamutMarking {
    let isDark = ui.theme.window.rgb.red < 0.5, period = Int((16 * ui.scale).rounded())
    let grays: (UInt32, UInt32) = isDark ? (0xFF1F_1F1F, 0xFF25_2525) : (0xFFE0_E0E0, 0xFFD8_D8D8)
    return GamutMarking(displayP3: .clamped, outside: .hatched(grays.0, grays.1, period: period))
  }

  /// A bar is empty where its colors are outside of sRGB.
  func emptiness(_ ui: UI) -> GamutMarking {
    let gray: UInt32 = ui.theme.window.rgb.red < 0.5 ? 0xFF23_2323 : 0xFFDA_DADA
    return GamutMarking(displayP3: .flat(gray), outside: .flat(gray))
  }

  /// The strip of the third channel, as it is in general: hues are shown at a medium color, not at the picker's.
  func showStrip(_ ui: UI, _ rect: Rect) {
    if tab.space.id == HSV.id {
      var bar = SpectrumBar("spectrum", value: model.hsv.components.x / 360)
      if bar.show(ui, rect, over: ui.theme.window) { edit { $0.hsv.components.x = 360 * bar.value } }
      return
    }
    let space = tab.space, axis = ColorAxis(space, channel: tab.strip)
    var components = model.components(in: space)
    let strip = ColorStrip(space, axis, holding: tab.stripColor(components))
    var value = min(1, max(0, axis.position(of: components[tab.strip])))
    let moved = ui.strip("spectrum", rect, value: &value, fill: .strip(strip), radius: 8, over: ui.theme.window)
    ui.focusRing("spectrum", rect, radius: 8)
    ui.indicator("spectrum", on: rect, at: value, color: strip.color(at: value))
    if moved {
      components[tab.strip] = axis.value(at: value)
      edit { $0.set(components, in: space) }
    }
  }

  func showAlpha(_ ui: UI, _ id: WidgetID, _ rect: Rect, radius: Double) {
    var value = model.alpha
    let cell = max(1, Int((8 * ui.scale).rounded()))
    let fill = GradientFill.alpha(AlphaStrip(shownRGB, cell: cell))
    if ui.strip(id, rect, value: &value, fill: fill, radius: radius, over: ui.theme.window) {
      edit { $0.alpha = value }
    }
    ui.focusRing(id, rect, radius: radius)
    ui.indicator(id, on: rect, at: value, color: RGBA(shownRGB, alpha: value).over(AlphaStrip.grays.light))
  }
}

extension PickerTab {
  /// What the strip holds: of hues a color that every hue has, of other channels the picker's color.
  func stripColor(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch space.id {
    case HSL.id: [0, 1, 0.5]
    case HWB.id: [0, 0, 0]
    case OKLCH.id: [0.65, 0.13, 0]
    case OKHSV.id: [0, 1, 1]
    case OKHSL.id: [0, 1, 0.65]
    case LCH.id: [62, 45, 0]
    case Lab.id: .zero
    default: components
    }
  }
}
