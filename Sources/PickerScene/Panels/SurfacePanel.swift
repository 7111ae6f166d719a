import PickerCore
import PickerRaster

/// The plane of the tab, the strip of its third channel, and alpha; or the hue wheel in place of plane and strip.
struct SurfacePanel {
  static let stripHeight = 32.0, stripGap = 14.0
  private static let toggleWidth = 44.0

  /// The plane's lines, kept while what they are made of stays.
  private var marks: PlaneMarks?

  /// The height of the strips below the plane, each with the gap above it.
  func stripsHeight(_ picker: PickerState) -> Double {
    Double((picker.showsWheel ? 0 : 1) + (picker.hasAlpha ? 1 : 0)) * (Self.stripHeight + Self.stripGap)
  }

  /// The plane takes what the strips leave.
  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let old = picker.color
    var column = Column(rect, gap: Self.stripGap)
    let plane = column.take(rect.height - stripsHeight(picker))
    if picker.showsWheel, let colors = picker.tab.wheel {
      showWheel(ui, plane, colors, &picker)
    } else {
      showPlane(ui, plane, &picker)
      showStripRow(ui, column.take(Self.stripHeight), &picker)
    }
    if picker.hasAlpha { showAlpha(ui, column.take(Self.stripHeight), &picker) }
    return picker.color == old ? .none : .moved
  }

  // MARK: Plane

  mutating func showPlane(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    let tab = picker.tab, state = picker
    if tab.showsBrightnessField {
      var field = SaturationBrightnessField("plane", picker.model.hsv)
      if field.show(ui, rect, marks: { marks(of: $0, state) }, over: ui.theme.window) { edit(&picker, field.hsv) }
      return
    }
    let space = tab.space, components = picker.model.components(in: space)
    let x = ColorAxis(space, channel: tab.x, range: tab.rangeX(components)), y = ColorAxis(space, channel: tab.y)
    var plane = PlaneView("plane", [x.position(of: components[tab.x]), y.position(of: components[tab.y])])
    let marking = tab.isMarked ? GamutMarking.outside(on: ui.theme) : nil
    let colors = ColorPlane(space, x: x, y: y, holding: components, marking: marking)
    let moved = plane.show(
      ui, rect, fill: marks(of: colors, state)?.fill ?? .plane(colors, []), color: state.model.rgb,
      over: ui.theme.window
    ) { ui, rect in
      ui.whenDrawing { marks(of: colors, state)?.show(ui, rect) }
    } pure: {
      colors.purePoint(near: $0)
    }
    guard moved else { return }
    var edited = components
    edited[tab.x] = x.value(at: plane.value.x)
    edited[tab.y] = y.value(at: plane.value.y)
    picker.edit { $0.set(edited, in: space) }
  }

  /// Takes in what the saturation/brightness field gave.
  private func edit(_ picker: inout PickerState, _ hsv: HSV) {
    let isHWB = picker.tab.space == HWB.self
    picker.edit {
      $0.hsv = hsv  // remembers the saturation of black, which HWB does not have
      if isHWB { $0.set(HWB(hsv).components, in: HWB.self) }
    }
  }

  /// The edge of sRGB, and where text of the plane's colors has a ratio of 3, 4.5 and 7 on the chosen background.
  /// - Returns: `nil` where there are none to be seen.
  private mutating func marks(of plane: ColorPlane, _ picker: PickerState) -> PlaneMarks? {
    let reference = picker.shownReference, background = reference.flatMap(picker.color(of:))?.solid
    guard plane.marking != nil || background != nil else { return nil }
    let words = reference?.words ?? ""
    if let marks, marks.fits(plane, background: background, reference: words) { return marks }
    marks = PlaneMarks(plane, background: background, reference: words)
    return marks
  }

  // MARK: Strip and wheel

  /// The strip, and where the tab has a wheel the button that puts it in the place of plane and strip.
  private func showStripRow(_ ui: UI, _ row: Rect, _ picker: inout PickerState) {
    guard picker.tab.wheel != nil else { return showStrip(ui, row, &picker) }
    // Between them is room for the knob at the strip's end.
    showStrip(ui, Rect(row.x, row.y, row.width - Self.toggleWidth - 14, row.height), &picker)
    showWheelToggle(ui, row, &picker)
  }

  func showStrip(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    let space = picker.tab.space, channel = picker.tab.strip, axis = ColorAxis(space, channel: channel)
    var components = picker.model.components(in: space)
    let value = min(1, max(0, axis.position(of: components[channel])))
    let moved: Double?
    switch picker.tab.stripLook {
    case .spectrum:
      var bar = SpectrumBar("spectrum", value: value)
      moved = bar.show(ui, rect, over: ui.theme.window) ? bar.value : nil
    case .medium(let color): moved = showBar(ui, rect, GradientModel(space, channel: channel, holding: color), value)
    case .color: moved = showBar(ui, rect, GradientModel(space, channel: channel, holding: components), value)
    }
    guard let moved else { return }
    components[channel] = axis.value(at: moved)
    picker.edit { $0.set(components, in: space) }
  }

  private func showBar(_ ui: UI, _ rect: Rect, _ gradient: GradientModel, _ value: Double) -> Double? {
    var bar = GradientBar("spectrum", gradient: gradient, value: value)
    return bar.show(ui, rect, over: ui.theme.window) ? bar.value : nil
  }

  func showAlpha(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    var bar = GradientBar("alpha", gradient: GradientModel(alphaOf: picker.shownRGB), value: picker.color.alpha)
    if bar.show(ui, rect, over: ui.theme.window) { picker.edit { $0.alpha = bar.value } }
  }

  func showWheel(_ ui: UI, _ rect: Rect, _ colors: WheelSpace, _ picker: inout PickerState) {
    let space = picker.tab.space
    var wheel = HueWheel(colors, picker.model.components(in: space))
    if wheel.show(ui, rect) { picker.edit { $0.set(wheel.components, in: space) } }
    showWheelToggle(ui, Rect(rect.x, rect.maxY - Self.stripHeight, rect.width, Self.stripHeight), &picker)
  }

  /// At the right end of a row: what a press leads to, a ring or a square.
  private func showWheelToggle(_ ui: UI, _ row: Rect, _ picker: inout PickerState) {
    let rect = Rect(row.maxX - Self.toggleWidth, row.y, Self.toggleWidth, row.height)
    let isWheel = picker.showsWheel, purpose = isWheel ? tr("Show the plane") : tr("Show the hue wheel")
    let icon = isWheel ? DrawShape.outline(radius: 3, thickness: 2) : .ring(thickness: 3)
    if ui.iconButton("wheel", rect, icon, size: isWheel ? 16 : 20, purpose) { picker.isWheel.toggle() }
  }
}

extension GamutMarking {
  /// In a plane: outside sRGB but inside Display P3 the nearest that the screen can show, outside both hatched.
  fileprivate static func outside(on theme: Theme) -> GamutMarking {
    let grays: (UInt32, UInt32) = theme.isDark ? (0xFF1F_1F1F, 0xFF25_2525) : (0xFFE0_E0E0, 0xFFD8_D8D8)
    return GamutMarking(displayP3: .clamped, outside: .hatched(grays.0, grays.1, period: 16))
  }
}
