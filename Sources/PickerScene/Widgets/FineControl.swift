import PickerCore

/// How far a drag lags behind its pointer since it was slowed, in points.
struct FineDrag {
  var last: Point
  var lag = Point(0, 0)
}

extension UI {
  /// Where a captured gradient's pointer is taken to be, in points: at the pointer itself, until fine control slows it.
  /// A second finger on the same view slows it to a tenth; so does, little by little, moving away from a bar, as in
  /// audio and video scrubbers. Beyond the ends of the view the pointer counts as it is, so that ends stay reachable.
  /// - Parameter slowsWithDistance: For bars; planes follow in both directions.
  func fineDrag(_ id: WidgetID, _ rect: Rect, slowsWithDistance: Bool) -> Point? {
    guard let p = drag(id) else { return nil }
    if case .pressed = input.event { fineDrags[id] = FineDrag(last: p) }
    guard var fine = fineDrags[id] else { return p }
    if case .released = input.event { fineDrags[id] = nil }
    var speed = assistants.values.contains(id) ? 0.1 : 1
    if slowsWithDistance, speed == 1 {
      let away = max(rect.y - p.y, p.y - rect.maxY, 0)
      speed = max(0.1, min(1, 60 / max(60, away)))
    }
    fine.lag.x += (p.x - fine.last.x) * (1 - speed)
    fine.lag.y += (p.y - fine.last.y) * (1 - speed)
    fine.last = p
    if p.x < rect.x || p.x >= rect.maxX { fine.lag.x = 0 }
    if p.y < rect.y || p.y >= rect.maxY { fine.lag.y = 0 }
    if fineDrags[id] != nil { fineDrags[id] = fine }
    return Point(p.x - fine.lag.x, p.y - fine.lag.y)
  }

  /// Shows above a finger the color that the finger hides.
  func loupe(_ id: WidgetID, color: @autoclosure () -> RGB) {
    guard isDrawing, !captured.isEmpty else { return }
    guard let pointer = captured.first(where: { $0.value == id && $0.key.kind == .touch })?.key,
      let p = input.pointers[pointer]
    else { return }
    let color = color()
    deferred.append { ui in
      let size = 56.0, x = p.x - size / 2, above = p.y - 48 - size
      let y = above >= 4 ? above : p.y + 48
      let place = Rect(
        min(max(4, x), ui.bounds.width - 4 - size), min(y, ui.bounds.height - 4 - size), size, size)
      ui.draw.append(.shape(.disc, ui.snap(place.inset(-2)), RGBA(RGB(0, 0, 0), alpha: 0.6)))
      ui.draw.append(.shape(.disc, ui.snap(place), Theme.white))
      ui.draw.append(.shape(.disc, ui.snap(place.inset(4)), RGBA(color)))
    }
  }
}
