/// The gradient of a bar: its ends, and the size that layout gave its view in this frame.
public struct GradientModel: Sendable, Hashable {
  public var start, end: RGB
  /// In pixels; measured anew each frame.
  public var viewSize: Size

  /// Width and height in pixels.
  public struct Size: Sendable, Hashable {
    public var width, height: Double
    public init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }
  }

  public init(start: RGB, end: RGB, viewSize: Size = Size(0, 0)) {
    self.start = start
    self.end = end
    self.viewSize = viewSize
  }

  /// Black to the full primary.
  public static let red = GradientModel(start: RGB(0, 0, 0), end: RGB(1, 0, 0))
  public static let green = GradientModel(start: RGB(0, 0, 0), end: RGB(0, 1, 0))
  public static let blue = GradientModel(start: RGB(0, 0, 0), end: RGB(0, 0, 1))

  /// The color at `t` in `0...1`, as drawn there.
  public func color(at t: Double) -> RGB {
    RGB(components: start.components + (end.components - start.components) * t)
  }
}
