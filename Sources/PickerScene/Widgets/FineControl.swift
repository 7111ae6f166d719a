import PickerCore

/// How far a drag lags behind its pointer since it was slowed, in points.
struct FineDrag {
  var last: Point
  var lag = Point(0, 0)
}

extension UI {
  /// Where a captured gradient's pointer is taken to be, in points: at the pointer itself, until fine control slows it.
  /// Moving away from a bar slows it little by little, as in audio and video scrubbers. Beyond the ends of the view the
  /// pointer counts as it is, so that ends stay reachable.
  /// - Parameters:
  ///   - slowsWithDistance: For bars; planes follow in both directions.
  ///   - slowsWithStretch: For views that are not drawn stretched.
  func fineDrag(
    _ id: WidgetID, _ rect: Rect, slowsWithDistance: Bool, slowsWithStretch: Bool = false
  ) -> Point? {
    guard let p = panned(id) else { return nil }
    if case .pressed = input.event { fineDrags[id] = nil }
    var fine = fineDrags[id] ?? FineDrag(last: p)
    var speed = slowsWithStretch ? 1 / stretch(id).factor : 1
    if slowsWithDistance {
      let away = max(rect.y - p.y, p.y - rect.maxY, 0)
      speed = max(0.1, min(1, 60 / max(60, away)))
    }
    fine.lag.x += (p.x - fine.last.x) * (1 - speed)
    fine.lag.y += (p.y - fine.last.y) * (1 - speed)
    fine.last = p
    if p.x < rect.x || p.x >= rect.maxX { fine.lag.x = 0 }
    if p.y < rect.y || p.y >= rect.maxY { fine.lag.y = 0 }
    fineDrags[id] = fine
    return Point(p.x - fine.lag.x, p.y - fine.lag.y)
  }
}
