import PickerCore

/// A part of a gradient, magnified, in a disc that fills its square; around it nothing. Measures are in points.
public struct Lens: Hashable, Sendable {
  public let fill: GradientFill
  /// Of the whole gradient, where it is drawn.
  public let width, height: Double
  /// What is in the middle, from the gradient's top left corner.
  public let center: Point
  public let magnification: Double
  /// What shows where the gradient ends, and through it.
  public let background: RGB

  public init(
    _ fill: GradientFill, width: Double, height: Double, center: Point, magnification: Double, background: RGB
  ) {
    (self.fill, self.width, self.height, self.center) = (fill, width, height, center)
    (self.magnification, self.background) = (magnification, background)
  }

  /// Paints it, with straight alpha.
  func paint(
    into pixels: UnsafeMutablePointer<UInt32>, width columns: Int, height rows: Int, stride: Int, scale: Double
  ) {
    let zoom = magnification * scale, ground = background.argb8888
    for y in 0..<rows { (pixels + y * stride).update(repeating: ground, count: columns) }
    // The gradient's whole rectangle in pixels of the lens, and what of it is in sight.
    let left = Double(columns) / 2 - center.x * zoom, top = Double(rows) / 2 - center.y * zoom
    let x = Self.seen(left, width * zoom, columns), y = Self.seen(top, height * zoom, rows)
    if !x.isEmpty, !y.isEmpty {
      let part = UnitPart(
        x: (Double(x.lowerBound) - left) / (width * zoom)...(Double(x.upperBound) - left) / (width * zoom),
        y: 1 - (Double(y.upperBound) - top) / (height * zoom)...1 - (Double(y.lowerBound) - top) / (height * zoom))
      fill.part(part, width: width, height: height, zoom: magnification).paint(
        into: pixels + y.lowerBound * stride + x.lowerBound, width: x.count, height: y.count, stride: stride,
        scale: scale)
    }
    cut(pixels, columns, rows, stride, ground)
  }

  private static func seen(_ start: Double, _ length: Double, _ count: Int) -> Range<Int> {
    let first = max(0, min(Double(count), start.rounded()))
    let last = max(0, min(Double(count), (start + length).rounded()))
    return Int(first)..<max(Int(first), Int(last))
  }

  /// What a gradient that is not opaque leaves is background, and what lies outside of the disc is cut away.
  private func cut(
    _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Int, _ rows: Int, _ stride: Int, _ ground: UInt32
  ) {
    let radius = Double(min(columns, rows)) / 2, isOpaque = fill.isOpaque, clear = ground & 0xFFFFFF
    for y in 0..<rows {
      let row = pixels + y * stride, down = Double(y) + 0.5 - Double(rows) / 2
      if !isOpaque {
        for x in 0..<columns where row[x] >> 24 < 255 { row[x] = Self.blend(row[x], over: ground) }
      }
      let half = (max(0, radius * radius - down * down)).squareRoot()
      let first = max(0, Int(Double(columns) / 2 - half) - 2), end = min(columns, columns - first)
      row.update(repeating: clear, count: first)
      (row + end).update(repeating: clear, count: columns - end)
      for x in first..<end where x < first + 16 || x >= end - 16 || radius * radius - down * down < 256 {
        let right = Double(x) + 0.5 - Double(columns) / 2
        let covered = radius + 0.5 - (right * right + down * down).squareRoot()
        if covered < 1 { row[x] = row[x] & 0xFFFFFF | UInt32(byte(covered)) << 24 }
      }
    }
  }

  private static func blend(_ pixel: UInt32, over ground: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    var result: UInt32 = 0xFF00_0000
    for shift in [UInt32(0), 8, 16] {
      let above = pixel >> shift & 255, below = ground >> shift & 255
      result |= (above * alpha + below * (255 - alpha) + 127) / 255 << shift
    }
    return result
  }
}
