import PickerCore
import PickerRaster

extension RuleGround {
  /// Says once beside each edge in a plane what ends there.
  func showEdges(_ ui: UI, _ rect: Rect) {
    let style = TextStyle(12), height = 18.0
    var taken: [Rect] = []
    for edge in edges {
      let text = edge.failure.edgeWords, width = ui.measure.width(of: text, style) + 10
      guard width < rect.width - 8 else { continue }
      let x = rect.x + edge.place.x * rect.width, y = rect.y + (1 - edge.place.y) * rect.height
      let left = min(max(rect.x + 4, x + 6), rect.maxX - 4 - width)
      // Below the last one where both would be at one place.
      var place = Rect(left, min(max(rect.y + 4, y - height / 2), rect.maxY - 4 - height), width, height)
      while let other = taken.first(where: { $0.meets(place) }) { place.y = other.maxY + 2 }
      guard place.maxY <= rect.maxY - 4 else { continue }
      taken.append(place)
      let shown = ui.snap(place)
      ui.draw.append(.shape(.roundedRect(radius: 4), shown, Theme.gray(20).at(0.72)))
      ui.label(text, shown.inset(0, 5), style, Theme.white)
    }
  }
}
