import PickerCore

/// Hands out rectangles from top to bottom: a panel's height is what it takes.
public struct Column: Sendable {
  public let x, width: Double
  /// Between two rectangles, in points.
  public let gap: Double
  private let top: Double
  private var end: Double?

  /// - Parameter rect: What it fills; its height does not limit it.
  public init(_ rect: Rect, gap: Double = 0) {
    (x, top, width) = (rect.x, rect.y, rect.width)
    self.gap = gap
  }

  /// For measuring: nothing is shown there.
  public init(width: Double, gap: Double = 0) { self.init(Rect(0, 0, width, 0), gap: gap) }

  /// The next rectangle.
  public mutating func take(_ height: Double) -> Rect {
    let y = end.map { $0 + gap } ?? top
    end = y + height
    return Rect(x, y, width, height)
  }

  /// Height of all that was taken, the gaps between included.
  public var height: Double { (end ?? top) - top }
}
