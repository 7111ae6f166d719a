import PickerCore
import PickerRaster
import PickerScene

/// Antialiased shapes, from the signed distance to a rounded rectangle's edge.
/// Of large ones only the corners are cached: the mask is cut in nine, and its middle row and column are stretched.
final class CoverageCache {
  /// In pixels.
  enum Profile: Hashable {
    case solid
    /// What a rounded rectangle leaves of its bounds.
    case inverse
    case outline(thickness: Double)
    /// The rectangle is inside by `blur`.
    case shadow(blur: Double)
    case strokes([Stroke], thickness: Double)
  }

  private struct Key: Hashable {
    var profile: Profile
    var radius: Double
    var width, height: Int
  }

  private var masks: [Key: Coverage] = [:]
  /// Beyond this the cache is emptied.
  private static let limit = 256

  /// Draws a shape into whole pixels.
  func draw(_ shape: DrawShape, _ bounds: Rect, scale: Double, _ color: RGBA, on canvas: some Canvas) {
    let half = min(bounds.width, bounds.height) / 2
    switch shape {
    case .roundedRect(let radius): draw(.solid, radius: min(radius * scale, half), bounds, color, on: canvas)
    case .disc: draw(.solid, radius: half, bounds, color, on: canvas)
    case .outline(let radius, let thickness):
      draw(.outline(thickness: thickness * scale), radius: min(radius * scale, half), bounds, color, on: canvas)
    case .ring(let thickness): draw(.outline(thickness: thickness * scale), radius: half, bounds, color, on: canvas)
    case .strokes(let strokes, let thickness):
      draw(.strokes(strokes, thickness: thickness * scale), radius: half, bounds, color, on: canvas)
    case .shadow(let radius, let blur):
      let blur = (blur * scale).rounded(.up)
      draw(.shadow(blur: blur), radius: min(radius * scale, half), bounds.inset(-blur), color, on: canvas)
    }
  }

  /// Paints over the corners that rounding cuts off.
  func cutCorners(_ bounds: Rect, radius: Double, scale: Double, _ background: RGBA, on canvas: some Canvas) {
    let radius = min(radius * scale, bounds.width / 2, bounds.height / 2)
    if radius > 0 { draw(.inverse, radius: radius, bounds, background, on: canvas) }
  }

  private func draw(_ profile: Profile, radius: Double, _ bounds: Rect, _ color: RGBA, on canvas: some Canvas) {
    let width = Int(bounds.width), height = Int(bounds.height)
    guard width > 0, height > 0, color.alpha > 0 else { return }
    let corner: Int
    switch profile {
    case .solid, .inverse: corner = Int(radius.rounded(.up))
    case .outline(let thickness): corner = Int(max(radius, thickness).rounded(.up))
    case .shadow(let blur): corner = Int((blur + max(radius, blur)).rounded(.up))
    case .strokes: corner = max(width, height)  // is drawn whole
    }
    let mask = mask(
      Key(profile: profile, radius: radius, width: min(width, 2 * corner + 1), height: min(height, 2 * corner + 1)))
    let columns = Slices(origin: Int(bounds.x), length: width, mask: mask.width, corner: corner)
    let rows = Slices(origin: Int(bounds.y), length: height, mask: mask.height, corner: corner)
    for j in 0..<rows.count {
      let row = rows[j], isSide = rows.count == 3 && j == 1
      for i in 0..<columns.count {
        let column = columns[i], isMiddle = columns.count == 3 && i == 1
        let isCenter = isMiddle && isSide, isEdge = isMiddle || isSide
        let target = PixelRect(column.target, row.target, column.length, row.length)
        switch profile {
        case .inverse where isEdge: continue
        case .outline where isCenter: continue
        case .solid where isEdge, .shadow where isCenter: canvas.fill(target, color)
        default:
          canvas.paint(mask, PixelRect(column.source, row.source, column.size, row.size), into: target, color)
        }
      }
    }
  }

  private func mask(_ key: Key) -> Coverage {
    if let known = masks[key] { return known }
    if masks.count >= Self.limit { masks = [:] }
    let mask = Coverage(width: key.width, height: key.height, coverage: coverage(key))
    masks[key] = mask
    return mask
  }

  private func coverage(_ key: Key) -> [UInt8] {
    let width = Double(key.width), height = Double(key.height), radius = key.radius
    let shape: Shape =
      switch key.profile {
      case .solid, .inverse: .roundedRectangle(width: width, height: height, radius: radius)
      case .outline(let thickness): .outline(width: width, height: height, radius: radius, thickness: thickness)
      case .strokes(let strokes, let thickness): .strokes(strokes, side: width, thickness: thickness)
      case .shadow(let blur): .shadow(width: width - 2 * blur, height: height - 2 * blur, radius: radius, blur: blur)
      }
    var pixels = [UInt32](repeating: 0, count: key.width * key.height)
    var span = pixels.mutableSpan
    ShapeMask.fill(shape, &span, PixelGrid(width: key.width, height: key.height))
    // What a rounded rectangle leaves of its bounds has the rest of the coverage.
    let isInverse = key.profile == .inverse
    return pixels.map { UInt8($0 >> 24) ^ (isInverse ? 255 : 0) }
  }
}

/// How a mask is cut along one direction: one slice where it is as long as the target, else both corners and what is
/// between, which is stretched.
private struct Slices {
  struct Slice {
    var source, size, target, length: Int
  }

  private let origin, length, corner: Int
  /// Of the mask, where it is one slice.
  private let size: Int
  let count: Int

  /// - Parameter mask: The mask's length.
  init(origin: Int, length: Int, mask: Int, corner: Int) {
    (self.origin, self.length, self.corner) = (origin, length, corner)
    count = length > mask && corner > 0 ? 3 : 1
    size = min(length, mask)
  }

  subscript(_ index: Int) -> Slice {
    guard count == 3 else { return Slice(source: 0, size: size, target: origin, length: length) }
    return switch index {
    case 0: Slice(source: 0, size: corner, target: origin, length: corner)
    case 1: Slice(source: corner, size: 1, target: origin + corner, length: length - 2 * corner)
    default: Slice(source: corner + 1, size: corner, target: origin + length - corner, length: corner)
    }
  }
}
