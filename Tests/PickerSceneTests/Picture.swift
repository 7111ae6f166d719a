import PickerCore
import PickerRaster

@testable import PickerScene

/// What a pass painted in a view's rectangle, lines and knobs left out.
struct Picture {
  /// In whole pixels.
  let rect: Rect
  let fill: GradientFill
  private let scale: Double
  private let pixels: [UInt32]

  /// `nil` where the view has no gradient.
  init?(of id: String, in ui: UI) {
    guard let view = ui.views.last(where: { $0.id.name == id }) else { return nil }
    let scale = ui.scale, inner = view.rect.center
    let found = ui.draw.commands.compactMap { command -> (GradientFill, Rect)? in
      guard case .gradient(let fill, let rect, _, _) = command, rect.contains(inner) else { return nil }
      // The triangle lies in the middle of the ring; what is painted around it is a little larger than itself.
      return abs(rect.width - view.rect.width) < 5 && abs(rect.height - view.rect.height) < 5 ? (fill, rect) : nil
    }
    self.scale = scale
    guard case (let shown, let place)? = found.first else { return nil }
    rect = place.pixels(scale: scale)
    if case .plane(let plane, _) = shown { fill = .plane(plane, []) } else { fill = shown }
    let width = Int(rect.width), height = Int(rect.height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    let fill = fill
    pixels.withUnsafeMutableBufferPointer {
      guard let first = $0.baseAddress else { return }
      fill.paint(into: first, width: width, height: height, stride: width, scale: scale)
    }
    self.pixels = pixels
  }

  var width: Int { Int(rect.width) }
  var height: Int { Int(rect.height) }
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Drags over every pixel that is wholly covered, and compares what is picked with what is painted.
  /// - Parameters:
  ///   - levels: By how much a channel may differ.
  ///   - rows: The rows to drag along; all of them where there are none.
  ///   - isMark: Whether a pixel is rightly no color at all.
  func firstMiss(
    _ levels: Int, rows: [Int] = [], show: (InputEvent) -> Void, color: () -> RGB,
    isMark: (UInt32) -> Bool = { _ in false }
  ) -> String? {
    for y in rows.isEmpty ? Array(0..<height) : rows {
      for x in 0..<width where self[x, y] >> 24 == 255 {
        show(.moved(.mouse, Point((rect.x + Double(x) + 0.5) / scale, (rect.y + Double(y) + 0.5) / scale)))
        let shown = self[x, y], picked = color().argb8888
        if isMark(shown) { continue }
        if farthest(shown, picked) > levels {
          return "(\(x), \(y)): \(String(shown, radix: 16)) painted, \(String(picked, radix: 16)) picked"
        }
      }
    }
    return nil
  }
}

/// The largest difference of two pixels' channels, in levels.
private func farthest(_ a: UInt32, _ b: UInt32) -> Int {
  var most = 0
  for shift: UInt32 in [0, 8, 16] {
    let first = Int(a >> shift & 255), second = Int(b >> shift & 255)
    most = max(most, abs(first - second))
  }
  return most
}
