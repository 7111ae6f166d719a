import PickerCore
import PickerRaster

/// A place of a picture whose color is kept in sight.
nonisolated public struct PicturePin: Hashable, Sendable {
  /// The pixel, from the upper left corner.
  public var x, y: Int
  /// The square of pixels that is averaged around it.
  public var side: Int

  public init(x: Int, y: Int, side: Int) { (self.x, self.y, self.side) = (x, y, side) }
}

/// A picture in the place of the plane: the picture itself, pins on it, and below it the tools.
struct PicturePanel {
  /// How many pixels across are averaged, one after the other.
  private static let sides = [1, 3, 5, 11, 51]
  /// As many pins as are set at once for what a picture is made of.
  private static let mainColors = 5

  private var view: PictureView?
  private(set) var pins: [PicturePin] = []
  private var side = 1
  private var spread = 0.0
  /// What was picked before the finger that is down: it counts again where a second one joins it.
  private var former: (color: Color, x: Int, y: Int)?
  /// Finds what a picture is made of: its pixels, and how many colors; ARGB8888. Where there is none, there is no tool.
  var findMainColors: (([UInt32], Picture, Int) -> [UInt32])?
  private var menu = ContextMenu<Int>()
  /// What each pin shows, worked out when it or the picture changes.
  private var faces: [PicturePin: Color] = [:]

  var picture: Picture? { view?.picture }

  mutating func open(_ picture: Picture, pins: [PicturePin]) {
    view = PictureView(picture)
    self.pins = pins.filter { (0..<picture.width).contains($0.x) && (0..<picture.height).contains($0.y) }
    faces = [:]
    spread = 0
  }

  mutating func close() { view = nil }

  /// - Parameter rect: What the plane and its bars would have.
  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    guard var view else { return .none }
    let old = picker.color, layout = picker.layout, tools = layout.touch + 4
    let area = Rect(rect.x, rect.y, rect.width, rect.height - tools)
    if case .pressed(let pointer, _, _) = ui.input.event, pointer.kind == .touch, !view.isMoving,
      ui.fingers(on: PictureView.id) == nil
    {
      former = (picker.color, view.place.x, view.place.y)
    }
    let isPicked = view.show(ui, area, side: side, color: picker.shownRGB)
    if view.isMoving, let former {
      view.place = (former.x, former.y)
      picker.edit { $0.set(former.color) }
      self.former = nil
    }
    self.view = view
    ui.clip(area) { showPins(ui, area, &picker) }
    if isPicked { take(&picker) }
    showTools(ui, Rect(rect.x, area.maxY + 4, rect.width, layout.touch), &picker)
    return picker.color == old ? .none : .moved
  }

  /// The color becomes what is picked.
  private mutating func take(_ picker: inout PickerState) {
    guard let view else { return }
    let sample = view.picture.sample(x: view.place.x, y: view.place.y, side: side)
    spread = sample.spread
    picker.edit { $0.set(sample.color) }
  }

  // MARK: Pins

  private mutating func color(of pin: PicturePin, in picture: Picture) -> Color {
    if let known = faces[pin] { return known }
    if faces.count > 256 { faces = [:] }
    let color = picture.sample(x: pin.x, y: pin.y, side: pin.side).color
    faces[pin] = color
    return color
  }

  private mutating func showPins(_ ui: UI, _ area: Rect, _ picker: inout PickerState) {
    guard let view else { return }
    let corner = ui.snap(area)
    var removed: Int?
    for index in pins.indices {
      let id = WidgetID("pin", index)
      var pin = pins[index]
      if let p = ui.panned(id) {
        let place = view.sight.position(at: Point(p.x - corner.x, p.y - corner.y))
        pin.x = min(max(Int(place.x.rounded(.down)), 0), view.picture.width - 1)
        pin.y = min(max(Int(place.y.rounded(.down)), 0), view.picture.height - 1)
      }
      let isRemoved = answerKeys(ui, id, &pin, view.picture)
      if isRemoved { removed = index }
      let isMoved = pin != pins[index]
      pins[index] = pin
      let color = color(of: pin, in: view.picture)
      if isMoved || ui.tapped(id, corner) { picker.edit { $0.set(color) } }
      let shown = view.sight.place(of: Point(Double(pin.x) + 0.5, Double(pin.y) + 0.5))
      let center = Point(corner.x + shown.x, corner.y + shown.y)
      let rect = Rect(center.x - 14, center.y - 14, 28, 28)
      if ui.wantsMenu(id) { menu.open(ui, index, owner: id, at: rect) }
      ui.register(
        id, rect, slop: 0, text: hexText(color.opaque),
        outline: nil, grip: Grip(center, .anywhere), touch: rect)
      draw(ui, id, center, Gamut.sRGB.mapped(color).rgb, index)
    }
    if let removed { pins.remove(at: removed) }
  }

  /// Arrows move a pin by a pixel, with Shift by ten; Delete takes it away.
  private func answerKeys(_ ui: UI, _ id: WidgetID, _ pin: inout PicturePin, _ picture: Picture) -> Bool {
    guard let (key, modifiers) = ui.key(for: id), !modifiers.contains(.control) else { return false }
    let step = modifiers.contains(.shift) ? 10 : 1
    switch key {
    case .left: pin.x = max(0, pin.x - step)
    case .right: pin.x = min(picture.width - 1, pin.x + step)
    case .up: pin.y = max(0, pin.y - step)
    case .down: pin.y = min(picture.height - 1, pin.y + step)
    case .delete, .backspace:
      ui.useKey()
      return true
    default: return false
    }
    ui.useHeldKey()
    return false
  }

  private func draw(_ ui: UI, _ id: WidgetID, _ center: Point, _ rgb: RGB, _ index: Int) {
    ui.draw.append(.shape(.disc, square(ui, center, 28), Theme.black.at(0.6)))
    ui.draw.append(.shape(.disc, square(ui, center, 26), Theme.white))
    ui.draw.append(.shape(.disc, square(ui, center, 22), RGBA(rgb)))
    ui.label("\(index + 1)", square(ui, center, 22), .caption, legible(on: rgb), align: .center)
    ui.focusRing(id, square(ui, center, 28), radius: 14)
  }

  private func square(_ ui: UI, _ center: Point, _ side: Double) -> Rect {
    ui.snap(Rect(center.x - side / 2, center.y - side / 2, side, side))
  }

  // MARK: Tools

  private mutating func showTools(_ ui: UI, _ row: Rect, _ picker: inout PickerState) {
    guard var view else { return }
    let touch = row.height, gap = row.width < 7 * touch + 60 ? 0.0 : 4
    var x = row.x
    func next(_ width: Double) -> (shown: Rect, touch: Rect) {
      let place = Rect(x, row.y, width, touch)
      x += width + gap
      return (place.inset(2, gap == 0 ? 2 : 0), place)
    }
    let out = next(touch), into = next(touch), all = next(touch)
    if ui.button("picture.out", out.shown, "−", hint: tr("Zoom out"), touch: out.touch) { view.zoom(by: 0.5) }
    if ui.button("picture.in", into.shown, "+", hint: tr("Zoom in"), touch: into.touch) { view.zoom(by: 2) }
    if ui.iconButton(
      "picture.fit", all.shown, .outline(radius: 3, thickness: 2), size: 18, tr("Show all of the picture"),
      touch: all.touch)
    {
      view.sight.fit()
    }
    self.view = view
    let count = findMainColors == nil ? 2.0 : 3
    let average = next(max(touch, min(132, row.maxX - x - count * (touch + gap))))
    let size = "\(side)×\(side)", text = side > 1 ? "\(size) · ±\(oneDecimal(spread))" : size
    let isWide = average.shown.width >= 100
    if ui.button(
      "picture.average", average.shown, isWide ? text : size,
      hint: tr("Average of so many pixels, and how far they are from it (ΔE)"), touch: average.touch)
    {
      let index = Self.sides.firstIndex(of: side) ?? 0
      side = Self.sides[(index + 1) % Self.sides.count]
      take(&picker)
    }
    let pin = next(touch)
    if ui.iconButton("picture.pin", pin.shown, Icons.pin, size: 20, tr("Pin this place"), touch: pin.touch) {
      add(PicturePin(x: view.place.x, y: view.place.y, side: side))
    }
    if findMainColors != nil {
      let main = next(touch)
      if ui.iconButton(
        "picture.extract", main.shown, Icons.mainColors, size: 20, tr("Pin what the picture is made of"),
        touch: main.touch)
      {
        pinMainColors()
      }
    }
    let end = Rect(row.maxX - touch, row.y, touch, touch)
    if ui.button("picture.close", end.inset(2, 2), "×", hint: tr("Close the picture"), touch: end) { close() }
  }

  private mutating func add(_ pin: PicturePin) { if !pins.contains(pin) { pins.append(pin) } }

  private mutating func pinMainColors() {
    guard let picture, let findMainColors else { return }
    let colors = findMainColors(picture.overview(atMost: 1 << 20), picture, Self.mainColors)
    for place in picture.places(of: colors) { add(PicturePin(x: place.x, y: place.y, side: 1)) }
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) {
    if let index = menu.subject, !pins.indices.contains(index) { menu.close() }
    guard let (index, _) = menu.show(ui, [MenuItem(WidgetID("menu", "remove"), (), tr("Remove"))]) else { return }
    pins.remove(at: index)
  }
}
