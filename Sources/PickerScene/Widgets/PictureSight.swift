import PickerCore

/// What of a picture is in sight: the map between its pixels and the points of the rectangle that shows it.
struct PictureSight: Hashable, Sendable {
  /// Of the picture, in its pixels.
  let size: Point
  /// What of the picture is at the rectangle's top left corner, in its pixels.
  private(set) var origin = Point(0, 0)
  /// Points in a pixel of the picture.
  private(set) var zoom = 1.0
  /// Whether all of it is shown, however the rectangle changes.
  private(set) var isFitted = true
  private var area = Point(0, 0)

  static let most = 48.0

  init(width: Int, height: Int) { size = Point(Double(width), Double(height)) }

  /// Where all of the picture is in sight; small pictures are enlarged eightfold at most.
  private var fittingZoom: Double { min(8, area.x / size.x, area.y / size.y) }

  /// Takes note of the rectangle's width and height, in points; the middle stays in the middle.
  mutating func lie(in area: Point) {
    guard area != self.area, area.x > 0, area.y > 0 else { return }
    let middle = Point(origin.x + self.area.x / 2 / zoom, origin.y + self.area.y / 2 / zoom)
    self.area = area
    if isFitted { return fit() }
    origin = Point(middle.x - area.x / 2 / zoom, middle.y - area.y / 2 / zoom)
    keepInSight()
  }

  mutating func fit() {
    isFitted = true
    zoom = fittingZoom
    keepInSight()
  }

  /// Enlarges it around a place of the rectangle, which stays over what it is on, as far as the edges allow.
  mutating func zoom(by factor: Double, around place: Point) {
    let before = position(at: place), least = min(1, fittingZoom)
    zoom = max(least, min(zoom * factor, Self.most))
    isFitted = zoom == least && least == fittingZoom
    origin = Point(before.x - place.x / zoom, before.y - place.y / zoom)
    keepInSight()
  }

  /// Moves it, in points.
  mutating func move(by way: Point) {
    origin = Point(origin.x - way.x / zoom, origin.y - way.y / zoom)
    keepInSight()
  }

  /// Moves it as little as shows a place of the picture.
  mutating func reveal(_ place: Point) {
    let margin = min(24, area.x / 4, area.y / 4) / zoom
    func start(_ start: Double, _ length: Double, _ place: Double) -> Double {
      min(max(start, place + margin - length), place - margin)
    }
    guard !isFitted else { return }
    origin = Point(start(origin.x, area.x / zoom, place.x), start(origin.y, area.y / zoom, place.y))
    keepInSight()
  }

  /// The place of the picture, in its pixels, at a place of the rectangle in points.
  func position(at place: Point) -> Point { Point(origin.x + place.x / zoom, origin.y + place.y / zoom) }

  /// The place of the rectangle, in points, that shows a place of the picture.
  func place(of position: Point) -> Point { Point((position.x - origin.x) * zoom, (position.y - origin.y) * zoom) }

  /// No more than what there is beside the picture is left free; what is smaller than the rectangle is in its middle.
  private mutating func keepInSight() {
    func start(_ start: Double, _ length: Double, _ size: Double) -> Double {
      length >= size ? (size - length) / 2 : max(0, min(start, size - length))
    }
    origin = Point(start(origin.x, area.x / zoom, size.x), start(origin.y, area.y / zoom, size.y))
  }
}
