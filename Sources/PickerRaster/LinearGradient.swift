import PickerCore

/// Colors at positions from left to right, mixed in encoded sRGB; beyond the outermost stops their color holds.
public struct LinearGradient: HorizontalGradient {
  public struct Stop: Hashable, Sendable {
    public var color: RGB
    /// `0...1` from left to right.
    public var position: Double

    public init(_ color: RGB, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// In ascending order, at least one. Two at one position make a hard edge.
  public let stops: [Stop]

  public init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "a gradient needs a color")
    precondition(zip(stops, stops.dropFirst()).allSatisfy { $0.position <= $1.position }, "stops out of order")
    self.stops = stops
  }

  /// Colors at equal distances.
  public init(_ colors: [RGB]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(colors.enumerated().map { Stop($1, at: Double($0) / last) })
  }

  public init(from start: RGB, to end: RGB) { self.init([start, end]) }

  public static let red = LinearGradient(from: RGB(0, 0, 0), to: RGB(1, 0, 0))
  public static let green = LinearGradient(from: RGB(0, 0, 0), to: RGB(0, 1, 0))
  public static let blue = LinearGradient(from: RGB(0, 0, 0), to: RGB(0, 0, 1))

  public func color(at t: Double) -> RGB {
    guard let end = stops.firstIndex(where: { $0.position > t }) else { return stops[stops.count - 1].color }
    return end == 0 ? stops[0].color : color(at: t, before: end)
  }

  /// The color between stop `end - 1` and stop `end`.
  private func color(at t: Double, before end: Int) -> RGB {
    let a = stops[end - 1], b = stops[end]
    let local = (t - a.position) / (b.position - a.position)
    return RGB(components: a.color.components + (b.color.components - a.color.components) * local)
  }

  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int) {
    let exact = { [self] x in color(at: grid.right(x)).argb8888 }
    fillRows(&pixels, grid) { row in
      var x = 0
      for end in 0...stops.count {
        let last = end < stops.count ? grid.firstColumn(from: stops[end].position) : grid.width
        guard x < last else { continue }
        let a = stops[max(end - 1, 0)], b = stops[min(end, stops.count - 1)]
        row.fillPiece(x..<last, from: a, to: b, grid, exact: exact)
        x = last
      }
    }
  }
}
