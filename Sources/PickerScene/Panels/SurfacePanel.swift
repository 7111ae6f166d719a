import PickerCore
import PickerRaster

/// The plane of the tab, the strip of its third channel, and alpha; or the hue wheel in place of plane and strip.
struct SurfacePanel {
  /// Where the bars are.
  enum Bars: Sendable {
    /// Below the plane, the wheel's button at the right end of the first.
    case level
    /// At the plane's right, the wheel's button below them.
    case upright
    /// At the plane's right; the wheel's button is elsewhere.
    case uprightWithButton(Rect)
    /// Only the strip, at the plane's right, the wheel's button below it.
    case one
  }

  /// The plane's lines, kept while what they are made of stays.
  private var marks: PlaneMarks?
  private var grounds = SurfaceGrounds()
  private var hand = HarmonyHand()

  /// The height of the level bars below the plane, each with the gap above it.
  static func barsHeight(_ picker: PickerState) -> Double {
    let layout = picker.layout, count = Double((picker.showsWheel ? 0 : 1) + (picker.hasAlpha ? 1 : 0))
    guard layout.kind != .wide else { return count * layout.barPitch }
    return layout.barsGap + count * layout.touch
  }

  /// The plane takes what the bars leave.
  mutating func show(_ ui: UI, _ rect: Rect, bars: Bars = .level, _ picker: inout PickerState) -> Change {
    let old = picker.color
    switch bars {
    case .level: showLevel(ui, rect, &picker)
    case .upright: showUpright(ui, rect, &picker, button: nil)
    case .uprightWithButton(let button): showUpright(ui, rect, &picker, button: button)
    case .one: showUpright(ui, rect, &picker, button: nil, hasAlpha: false)
    }
    return picker.color == old ? .none : .moved
  }

  private mutating func showLevel(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    let layout = picker.layout, isWide = layout.kind == .wide
    var column = Column(rect, gap: isWide ? layout.barPitch - layout.bar : layout.touch - layout.bar)
    let plane = column.take(rect.height - Self.barsHeight(picker))
    if picker.showsWheel, let colors = picker.tab.wheel {
      let hasButtonBelow = !isWide && picker.hasAlpha && !picker.hasAlphaBeside
      showWheel(ui, plane, colors, &picker)
      if !hasButtonBelow { showWheelToggle(ui, corner(of: plane, layout), &picker) }
    } else {
      showPlane(ui, plane, &picker)
      showStripRow(ui, column.take(layout.bar), &picker)
    }
    guard picker.hasAlpha else { return }
    let row = column.take(layout.bar)
    if picker.hasAlphaBeside {
      showAlpha(ui, Rect(row.x, row.y, row.width - 100, row.height), &picker)
      _ = picker.showAlpha(ui, Rect(row.x, row.center.y - layout.row / 2, row.width, layout.row), isFieldOnly: true)
    } else if picker.showsWheel, !isWide {
      showAlpha(ui, Rect(row.x, row.y, row.width - layout.touch - layout.toggleGap, row.height), &picker)
      showWheelToggle(ui, Rect(row.maxX - layout.touch, row.y, layout.touch, row.height), &picker)
    } else {
      showAlpha(ui, row, &picker)
    }
  }

  /// The lower right corner of the wheel's place, which the wheel leaves free.
  private func corner(of rect: Rect, _ layout: PickerLayout) -> Rect {
    Rect(rect.maxX - layout.touch, rect.maxY - layout.bar, layout.touch, layout.bar)
  }

  private mutating func showUpright(
    _ ui: UI, _ rect: Rect, _ picker: inout PickerState, button: Rect?, hasAlpha: Bool = true
  ) {
    let layout = picker.layout, touch = layout.touch, inset = (touch - layout.bar) / 2
    let hasAlpha = hasAlpha && picker.hasAlpha, count = hasAlpha ? 2.0 : 1
    let plane = Rect(rect.x, rect.y, rect.width - layout.barsGap - count * touch, rect.height)
    let bars = Rect(plane.maxX + layout.barsGap, rect.y, count * touch, rect.height)
    let hasButton = picker.tab.wheel != nil
    let height = hasButton && button == nil ? rect.height - touch - 4 : rect.height
    func bar(_ index: Double) -> Rect { Rect(bars.x + index * touch + inset, bars.y, layout.bar, height) }
    if picker.showsWheel, let colors = picker.tab.wheel {
      let wheel = hasAlpha ? Rect(rect.x, rect.y, rect.width - touch - layout.barsGap, rect.height) : rect
      // Without a bar beside it the wheel keeps clear of the button.
      showWheel(ui, hasAlpha ? wheel : plane, colors, &picker)
    } else {
      showPlane(ui, plane, &picker)
      showStrip(ui, bar(0), &picker)
    }
    if hasAlpha { showAlpha(ui, bar(1), &picker) }
    guard hasButton else { return }
    if let button {
      showWheelToggle(ui, button.inset((button.height - touch + 4) / 2, 0), &picker, touch: button)
    } else {
      let place = Rect(bars.maxX - touch, rect.maxY - touch, touch, touch)
      showWheelToggle(ui, place.inset(2, 0), &picker, touch: place)
    }
  }

  // MARK: Plane

  mutating func showPlane(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    let tab = picker.tab, state = picker
    if tab.showsBrightnessField {
      var field = SaturationBrightnessField("plane", picker.model.hsv)
      let isMoved = field.show(
        ui, rect, marks: { marks(of: $0, state) }, ground: { grounds.plane(ui, rect, $0, state) }, over: ui.theme.window
      )
      if isMoved { edit(ui, rect, &picker, field.hsv) }
      return
    }
    let space = tab.space, components = picker.model.components(in: space)
    let x = ColorAxis(space, channel: tab.x, range: tab.rangeX(components)), y = ColorAxis(space, channel: tab.y)
    var plane = PlaneView("plane", [x.position(of: components[tab.x]), y.position(of: components[tab.y])])
    let marking = tab.isMarked ? GamutMarking.outside(on: ui.theme) : nil
    let colors = ColorPlane(space, x: x, y: y, holding: components, marking: marking)
    let moved = plane.show(
      ui, rect,
      fill: (marks(of: colors, state)?.fill ?? .plane(colors, [])).over(grounds.plane(ui, rect, colors, state)),
      color: state.model.rgb, over: ui.theme.window
    ) { ui, rect in
      ui.whenDrawing {
        marks(of: colors, state)?.show(ui, rect)
        grounds.plane(ui, rect, colors, state)?.showEdges(ui, rect)
        let own = SIMD2(x.position(of: components[tab.x]), y.position(of: components[tab.y]))
        ui.companions(state.companions, on: colors, rect, except: own)
      }
    } pure: {
      colors.purePoint(near: $0)
    }
    guard moved else { return }
    func edited(_ value: SIMD2<Double>) -> SIMD3<Double> {
      var edited = components
      edited[tab.x] = x.value(at: value.x)
      edited[tab.y] = y.value(at: value.y)
      return edited
    }
    let place = railed(ui, rect, plane.value, colors, state) { state.edited(edited($0), in: space) }
    guard let place else { return }
    picker.edit { $0.set(edited(place), in: space) }
  }

  /// Where the user gets on a plane; `nil` where nothing on it is allowed.
  private mutating func railed(
    _ ui: UI, _ rect: Rect, _ value: SIMD2<Double>, _ plane: ColorPlane, _ picker: PickerState,
    _ color: @escaping (SIMD2<Double>) -> Color
  ) -> SIMD2<Double>? {
    if picker.isFree(ui) || picker.ruling.test.allows(color(value)) { return value }
    guard let mask = grounds.plane(ui, rect, plane, picker)?.mask else { return value }
    let size = SIMD2(Double(mask.width), Double(mask.height))
    return picker.ruling.place(nearestTo: value, on: mask, size: size, color)
  }

  /// Takes in what the saturation/brightness field gave.
  private mutating func edit(_ ui: UI, _ rect: Rect, _ picker: inout PickerState, _ moved: HSV) {
    let isHWB = picker.tab.space == HWB.self, state = picker
    let plane = ColorPlane(HSV.self, x: 1, y: 2, holding: picker.model.hsv.components)
    func hsv(_ place: SIMD2<Double>) -> HSV { HSV(moved.components.x, place.x, place.y) }
    let place = railed(ui, rect, SIMD2(moved.components.y, moved.components.z), plane, state) {
      isHWB ? state.edited(HWB(hsv($0)).components, in: HWB.self) : state.edited(hsv($0).components, in: HSV.self)
    }
    guard let hsv = place.map(hsv) else { return }
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
  private mutating func showStripRow(_ ui: UI, _ row: Rect, _ picker: inout PickerState) {
    guard picker.tab.wheel != nil else { return showStrip(ui, row, &picker) }
    // Between them is room for the knob at the strip's end.
    let width = picker.layout.touch, gap = picker.layout.toggleGap
    showStrip(ui, Rect(row.x, row.y, row.width - width - gap, row.height), &picker)
    showWheelToggle(ui, Rect(row.maxX - width, row.y, width, row.height), &picker)
  }

  mutating func showStrip(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    let space = picker.tab.space, channel = picker.tab.strip, axis = ColorAxis(space, channel: channel)
    var components = picker.model.components(in: space)
    let value = min(1, max(0, axis.position(of: components[channel])))
    let moved: Double?, held = components, state = picker
    // What is allowed is a matter of the color, whatever the strip shows.
    let ground = ui.isDrawing ? grounds.strip(ui, rect, space, axis, held, state) : nil
    switch picker.tab.stripLook {
    case .spectrum:
      var bar = SpectrumBar("spectrum", value: value)
      bar.ground = ground
      moved = bar.show(ui, rect, over: ui.theme.window) ? bar.value : nil
    case .medium(let color):
      moved = showBar(ui, rect, GradientModel(space, channel: channel, holding: color), value, ground)
    case .color: moved = showBar(ui, rect, GradientModel(space, channel: channel, holding: components), value, ground)
    }
    picker.askForHold(ui, "spectrum", rect, channel)
    let hues = space.channels[channel].unit == .degrees ? hues(of: state.companions, in: space) : []
    showHands(ui, rect, hues)
    guard var moved, picker.ruling.rules.held(channel, of: space) == nil || picker.isFree(ui) else { return }
    if !hues.isEmpty {
      let own = held[channel], reach = 360 * 14 / max(rect.width, rect.height)
      moved = hand.hue(ui, moved * 360, own: own, others: hues.map(\.0), reach: reach) / 360
    }
    func edited(_ value: Double) -> SIMD3<Double> {
      var edited = held
      edited[channel] = axis.value(at: value)
      return edited
    }
    let place = state.railed(ui, moved, grounds.strip(ui, rect, space, axis, held, state)) {
      state.edited(edited($0), in: space)
    }
    guard let place else { return }
    components = edited(place)
    picker.edit { $0.set(components, in: space) }
  }

  /// The hues of a harmony's other colors, and how they look.
  private func hues(of colors: [Color], in space: any ColorSpace.Type) -> [(Double, RGB)] {
    guard let index = space.channels.firstIndex(where: { $0.unit == .degrees }) else { return [] }
    return colors.map { ($0.components(in: space)[index], Gamut.sRGB.mapped($0).rgb) }
  }

  /// The hands of the harmony on a bar of hues.
  private func showHands(_ ui: UI, _ rect: Rect, _ hues: [(Double, RGB)]) {
    ui.whenDrawing {
      let rect = ui.snap(rect), isUpright = rect.height > rect.width
      for (hue, rgb) in hues {
        let place =
          isUpright
          ? Point(rect.center.x, ui.down(rect).place(of: 1 - hue / 360))
          : Point(ui.across(rect).place(of: hue / 360), rect.center.y)
        ui.companion(at: place, rgb)
      }
    }
  }

  private func showBar(
    _ ui: UI, _ rect: Rect, _ gradient: GradientModel, _ value: Double, _ ground: RuleGround?
  ) -> Double? {
    var bar = GradientBar("spectrum", gradient: gradient, value: value)
    bar.ground = ground
    return bar.show(ui, rect, over: ui.theme.window) ? bar.value : nil
  }

  mutating func showAlpha(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) {
    var bar = GradientBar("alpha", gradient: GradientModel(alphaOf: picker.shownRGB), value: picker.color.alpha)
    let state = picker, color = picker.color
    func ground() -> RuleGround? { grounds.strip(ui, rect, color.space, nil, color.components, state) }
    if ui.isDrawing { bar.ground = ground() }
    guard bar.show(ui, rect, over: ui.theme.window) else { return }
    let place = state.railed(ui, bar.value, ground()) {
      Color(color.space, color.components, alpha: $0, missing: color.missing.subtracting(.alpha))
    }
    if let place { picker.edit { $0.alpha = place } }
  }

  mutating func showWheel(_ ui: UI, _ rect: Rect, _ colors: WheelSpace, _ picker: inout PickerState) {
    let space = picker.tab.space
    var wheel = HueWheel(colors, picker.model.components(in: space))
    let state = picker
    let old = wheel.components, shades = HueWheel.shades(ui, rect)
    if ui.isDrawing { wheel.ground = grounds.shades(ui, space, hue: old.x, shades, state) }
    let hues = hues(of: state.companions, in: space), isMoved = wheel.show(ui, rect)
    ui.whenDrawing { for (hue, rgb) in hues { ui.companion(at: HueWheel.place(ui, rect, of: hue), rgb) } }
    guard isMoved else { return }
    if wheel.components.x != old.x, !hues.isEmpty {
      let hue = hand.hue(ui, wheel.components.x, own: old.x, others: hues.map(\.0), reach: 6)
      wheel.components.x = hue
    }
    guard !state.isFree(ui) else { return picker.edit { $0.set(wheel.components, in: space) } }
    if let components = railed(ui, old, wheel.components, shades, state) {
      picker.edit { $0.set(components, in: space) }
    }
  }

  /// Where the user gets on a wheel: along the ring, or in the triangle as it is drawn.
  private mutating func railed(
    _ ui: UI, _ old: SIMD3<Double>, _ moved: SIMD3<Double>,
    _ shades: (triangle: ShadeTriangle, width: Int, height: Int), _ picker: PickerState
  ) -> SIMD3<Double>? {
    let space = picker.tab.space, triangle = shades.triangle
    if picker.ruling.test.allows(picker.edited(moved, in: space)) { return moved }
    if moved.x != old.x {
      return picker.ruling.hue(nearestTo: moved.x) { picker.edited(SIMD3($0, moved.y, moved.z), in: space) }
        .map { SIMD3($0, moved.y, moved.z) }
    }
    guard let mask = grounds.shades(ui, space, hue: moved.x, shades, picker)?.mask else { return moved }
    func components(_ place: SIMD2<Double>) -> SIMD3<Double> {
      let shade = triangle.shade(at: Point(place.x, place.y), keeping: moved.y)
      return SIMD3(moved.x, shade.x, shade.y)
    }
    let pointer = triangle.position(saturation: moved.y, value: moved.z)
    return picker.ruling.place(nearestTo: SIMD2(pointer.x, pointer.y), in: mask) {
      picker.edited(components($0), in: space)
    }.map(components)
  }

  /// It shows what a press leads to, a ring or a square.
  private func showWheelToggle(_ ui: UI, _ rect: Rect, _ picker: inout PickerState, touch: Rect? = nil) {
    let isWheel = picker.showsWheel, purpose = isWheel ? tr("Show the plane") : tr("Show the hue wheel")
    let icon = isWheel ? DrawShape.outline(radius: 3, thickness: 2) : .ring(thickness: 3)
    if ui.iconButton("wheel", rect, icon, size: isWheel ? 16 : 20, purpose, touch: touch) { picker.isWheel.toggle() }
  }
}

extension GamutMarking {
  /// In a plane: outside sRGB but inside Display P3 the nearest that the screen can show, outside both hatched.
  fileprivate static func outside(on theme: Theme) -> GamutMarking {
    let grays: (UInt32, UInt32) = theme.isDark ? (0xFF1F_1F1F, 0xFF25_2525) : (0xFFE0_E0E0, 0xFFD8_D8D8)
    return GamutMarking(displayP3: .clamped, outside: .hatched(grays.0, grays.1, period: 16))
  }
}
