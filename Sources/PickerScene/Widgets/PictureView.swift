import func Glibc.pow
import PickerCore
import PickerRaster

/// A picture to pick from: tap and pan select a pixel, the wheel and two fingers zoom, two fingers move it.
struct PictureView {
  static let id = WidgetID("picture")

  let picture: Picture
  var sight: PictureSight
  /// The pixel that is picked.
  var place: (x: Int, y: Int)
  /// Two fingers on it in the last pass, in points from its corner.
  private var fingers: (Point, Point)?
  /// Whether the fingers that are down move the picture and pick nothing.
  private(set) var isMoving = false

  init(_ picture: Picture) {
    self.picture = picture
    sight = PictureSight(width: picture.width, height: picture.height)
    place = (picture.width / 2, picture.height / 2)
  }

  /// The middle of the picked pixel.
  private var position: Point { Point(Double(place.x) + 0.5, Double(place.y) + 0.5) }

  mutating func go(to x: Int, _ y: Int) {
    place = (min(max(x, 0), picture.width - 1), min(max(y, 0), picture.height - 1))
    sight.reveal(position)
  }

  /// - Parameters:
  ///   - side: Of the square that is averaged, in pixels of the picture.
  ///   - color: What is picked.
  /// - Returns: Whether the user picked, be it the same pixel as before.
  mutating func show(_ ui: UI, _ rect: Rect, side: Int, color: @autoclosure () -> RGB) -> Bool {
    let rect = ui.snap(rect)
    sight.lie(in: Point(rect.width, rect.height))
    followFingers(ui, rect)
    if case .scrolled(let p, let x, let y) = ui.input.event, rect.contains(p) {
      sight.zoom(by: y == 0 ? 1 : pow(2, y / 2), around: Point(p.x - rect.x, p.y - rect.y))
      if y == 0 { sight.move(by: Point(48 * x, 0)) }
    }
    var isPicked = false
    if let p = ui.fineDrag(Self.id, rect, slowsWithDistance: false), !isMoving {
      isPicked = true
      pick(Point(p.x - rect.x, p.y - rect.y), in: rect)
    }
    if answerKeys(ui) { isPicked = true }
    let center = sight.place(of: position), knob = Point(rect.x + center.x, rect.y + center.y)
    ui.register(
      Self.id, rect, value: .two(position.x / sight.size.x, 1 - position.y / sight.size.y),
      grip: Grip(knob, .anywhere))
    let part = PicturePart(picture, origin: sight.origin, zoom: sight.zoom, background: ui.theme.field.rgb)
    ui.draw.appendGradient(.picture(part), rect, radius: 10, background: ui.theme.window)
    ui.outline(rect, radius: 10)
    ui.focusRing(Self.id, rect, radius: 10)
    ui.clip(rect) { mark(ui, knob, side) }
    ui.loupe(Self.id, rect, at: knob, fill: .picture(part), color: color())
    return isPicked
  }

  /// Picks at a place of the rectangle. A drag beyond the edge moves the picture.
  private mutating func pick(_ p: Point, in rect: Rect) {
    func beyond(_ p: Double, _ length: Double) -> Double { p < 0 ? p : max(0, p - length) }
    let out = Point(beyond(p.x, rect.width), beyond(p.y, rect.height))
    if out != Point(0, 0) { sight.move(by: Point(-out.x / 4, -out.y / 4)) }
    let inside = sight.position(at: Point(max(0, min(p.x, rect.width)), max(0, min(p.y, rect.height))))
    func pixel(_ place: Double, _ count: Int) -> Int { min(max(Int(place.rounded(.down)), 0), count - 1) }
    place = (pixel(inside.x, picture.width), pixel(inside.y, picture.height))
  }

  /// Two fingers zoom and move what is between them; then none of them picks until all are up.
  private mutating func followFingers(_ ui: UI, _ rect: Rect) {
    guard let (a, b) = ui.fingers(on: Self.id) else {
      fingers = nil
      if !ui.isCaptured(Self.id) { isMoving = false }
      return
    }
    let now = (Point(a.x - rect.x, a.y - rect.y), Point(b.x - rect.x, b.y - rect.y))
    defer { fingers = now }
    isMoving = true
    guard let (c, d) = fingers else { return }
    let middle = Point((now.0.x + now.1.x) / 2, (now.0.y + now.1.y) / 2)
    sight.move(by: Point(middle.x - (c.x + d.x) / 2, middle.y - (c.y + d.y) / 2))
    let before = c.distance(to: d), after = now.0.distance(to: now.1)
    if before > 8, after > 8, before != after { sight.zoom(by: after / before, around: middle) }
  }

  /// Arrows go by a pixel, with Shift by ten; plus and minus zoom.
  private mutating func answerKeys(_ ui: UI) -> Bool {
    if ui.focus == Self.id, case .text(let text) = ui.input.event {
      switch text {
      case "+", "=": zoom(by: 2)
      case "-": zoom(by: 0.5)
      case "0": sight.fit()
      default: break
      }
    }
    guard let (key, modifiers) = ui.key(for: Self.id), !modifiers.contains(.control) else { return false }
    let step = modifiers.contains(.shift) ? 10 : 1
    switch key {
    case .left: go(to: place.x - step, place.y)
    case .right: go(to: place.x + step, place.y)
    case .up: go(to: place.x, place.y - step)
    case .down: go(to: place.x, place.y + step)
    case .home: go(to: 0, place.y)
    case .end: go(to: picture.width - 1, place.y)
    default: return false
    }
    ui.useHeldKey()
    return true
  }

  /// Zooms around what is picked.
  mutating func zoom(by factor: Double) {
    sight.reveal(position)
    sight.zoom(by: factor, around: sight.place(of: position))
  }

  /// The square that is picked, or a ring around it where that is small.
  private func mark(_ ui: UI, _ center: Point, _ side: Int) {
    let length = Double(side) * sight.zoom
    var shade = Theme.black
    shade.alpha = 0.6
    if length >= 12 {
      let square = Rect(center.x - length / 2, center.y - length / 2, length, length)
      ui.draw.append(.shape(.outline(radius: 2, thickness: 4), ui.snap(square.inset(-3)), shade))
      ui.draw.append(.shape(.outline(radius: 2, thickness: 2), ui.snap(square.inset(-2)), Theme.white))
    } else {
      for (color, wider) in [(shade, 1.0), (Theme.white, 0.0)] {
        let radius = 9 + wider
        ui.draw.append(
          .shape(
            .ring(thickness: 2 + 2 * wider),
            ui.snap(Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)), color))
      }
    }
  }
}
