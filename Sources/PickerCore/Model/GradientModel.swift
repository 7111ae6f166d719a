/// The gradient of a bar: its ends, and the size that layout gave its view in this frame.
public struct GradientModel: Sendable, Hashable {
  /// Both in one space, in which the way between them is straight. Where they differ in alpha the bar shows that.
  public var start, end: Color
  /// In pixels; measured in each frame.
  public var viewSize: Size

  /// Width and height in pixels.
  public struct Size: Sendable, Hashable {
    public var width, height: Double
    public init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// - Parameter end: Converted to the space of `start`.
  public init(start: Color, end: Color, viewSize: Size = Size(0, 0)) {
    self.start = start
    self.end = end.converted(to: start.space)
    self.viewSize = viewSize
  }

  public init(start: RGB, end: RGB, viewSize: Size = Size(0, 0)) {
    self.init(start: Color(start), end: Color(end), viewSize: viewSize)
  }

  /// What moving one channel of a color gives, the others held.
  /// - Parameters:
  ///   - channel: 0, 1 or 2.
  ///   - components: Of the color.
  public init(_ space: any ColorSpace.Type, channel: Int, holding components: SIMD3<Double>) {
    let range = space.channels[channel].range
    var ends = (components, components)
    (ends.0[channel], ends.1[channel]) = (range.lowerBound, range.upperBound)
    self.init(start: Color(space, ends.0), end: Color(space, ends.1))
  }

  /// A color from invisible to opaque.
  public init(alphaOf color: RGB) { self.init(start: Color(color, alpha: 0), end: Color(color)) }

  /// Black to the full primary.
  public static let red = GradientModel(start: RGB(0, 0, 0), end: RGB(1, 0, 0))
  public static let green = GradientModel(start: RGB(0, 0, 0), end: RGB(0, 1, 0))
  public static let blue = GradientModel(start: RGB(0, 0, 0), end: RGB(0, 0, 1))

  /// Whether the bar goes from one alpha to another.
  public var changesAlpha: Bool { start.alpha != end.alpha }

  /// The channel in which alone the ends differ; `nil` where they differ in none or several.
  public var channel: Int? {
    let differing = (0..<3).filter { start.components[$0] != end.components[$0] }
    return differing.count == 1 ? differing[0] : nil
  }

  /// The components at `t` in `0...1`.
  public func components(at t: Double) -> SIMD3<Double> {
    start.components + (end.components - start.components) * t
  }

  /// The color at `t` in `0...1`, as drawn there; without its alpha.
  public func color(at t: Double) -> RGB { Color(start.space, components(at: t)).rgb }
}
