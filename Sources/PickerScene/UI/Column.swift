import PickerCore

/// Hands out rectangles from top to bottom: a panel's height is what it takes.
public struct Column: Sendable {
  public let x, width: Double
  /// Between two rectangles, in points.
  public let gap: Double
  private let top: Double
  private var end: Double?
  /// What is left over, in points: parts that can use more height take from it.
  public private(set) var spare: Double

  /// - Parameter rect: What it fills; its height does not limit it.
  /// - Parameter spare: What is left over of the height, in points.
  public init(_ rect: Rect, gap: Double = 0, spare: Double = 0) {
    (x, top, width) = (rect.x, rect.y, rect.width)
    self.gap = gap
    self.spare = max(0, spare)
  }

  /// For measuring: nothing is shown there.
  public init(width: Double, gap: Double = 0, spare: Double = 0) {
    self.init(Rect(0, 0, width, 0), gap: gap, spare: spare)
  }

  /// The next rectangle.
  /// - Parameter most: As high as it may be where height is left over.
  public mutating func take(_ height: Double, upTo most: Double? = nil) -> Rect {
    let y = end.map { $0 + gap } ?? top, more = min(spare, max(0, (most ?? height) - height)).rounded(.down)
    spare -= more
    end = y + height + more
    return Rect(x, y, width, height + more)
  }

  /// Leaves so much more free before the next rectangle; less where it is negative.
  public mutating func skip(_ height: Double) { end = (end ?? top) + height }

  /// Height of all that was taken, the gaps between included.
  public var height: Double { (end ?? top) - top }
}
