import PickerCore

/// What a view shows, in `0...1`.
nonisolated public enum ViewValue: Hashable, Sendable {
  /// A bar's.
  case one(Double)
  /// A plane's: rightward and upward.
  case two(Double, Double)
}

/// What is drawn and can be touched, as of the newest pass.
nonisolated public struct ViewRecord: Sendable {
  public var id: WidgetID
  /// In points.
  public var rect: Rect
  public var value: ViewValue?
  public var text: String?
  /// How far outside its touch rectangle a press is still taken, in points.
  var slop: Double
  var layer: Int
  var takesFocus: Bool
  /// Whether Tab stops here; a view that takes the focus otherwise gets it from its neighbors.
  var isTabStop = true
  /// Lies behind others: takes the presses that nothing else takes.
  var isBackdrop = false
  /// What of it is visible and may be pressed.
  package var visible: Rect
  /// What of it, and of what is around it, takes presses: at least 44 points wide and high where nothing clips it.
  package var touch: Rect
  /// Its shape, where that is no rectangle.
  var outline: Outline?
  /// What a finger takes hold of; `nil` where there is nothing to pan.
  var grip: Grip?
  /// Of a backdrop: which way it can be scrolled, and whether it still moves after a throw.
  var scrolls: KineticScroll.Axis?
  var isGliding = false

  /// How far a point lies outside of what takes presses, in points.
  func distance(to p: Point) -> Double {
    guard let outline else { return touch.distance(to: p) }
    return max(visible.distance(to: p), outline.distance(to: p))
  }
}
