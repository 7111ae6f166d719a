/// Colors at places along a line, and what lies between them.
public struct Ramp: Sendable {
  private let places: [Double]
  /// From each stop to the next.
  private let pieces: [Interpolation]

  /// - Parameter stops: At least one, from left to right; a place left of its predecessor counts as the predecessor's.
  public init(
    _ stops: [(color: Color, place: Double)], in space: any ColorSpace.Type = OKLab.self, hue arc: HueArc = .shorter
  ) {
    precondition(!stops.isEmpty, "a ramp needs a color")
    var places: [Double] = []
    for stop in stops { places.append(max(stop.place, places.last ?? stop.place)) }
    self.places = places
    let only = stops[0].color
    pieces =
      stops.count == 1
      ? [Interpolation(from: only, to: only, in: space)]
      : zip(stops, stops.dropFirst()).map { Interpolation(from: $0.color, to: $1.color, in: space, hue: arc) }
  }

  /// Colors at equal distances from 0 to 1.
  public init(_ colors: [Color], in space: any ColorSpace.Type = OKLab.self, hue arc: HueArc = .shorter) {
    let last = Double(max(colors.count - 1, 1))
    self.init(colors.enumerated().map { ($1, Double($0) / last) }, in: space, hue: arc)
  }

  /// The color at a place, in the space of the interpolation. Outside the stops the end colors hold.
  public func color(at place: Double) -> Color {
    guard let next = places.firstIndex(where: { place < $0 }) else { return pieces[pieces.count - 1].color(at: 1) }
    guard next > 0 else { return pieces[0].color(at: 0) }
    let start = places[next - 1]
    return pieces[next - 1].color(at: (place - start) / (places[next] - start))
  }

  /// `count` colors at equal distances, the first and the last stop included.
  public func colors(_ count: Int) -> [Color] {
    let first = places[0], length = places[places.count - 1] - first, last = Double(max(count - 1, 1))
    return (0..<max(count, 0)).map { color(at: first + length * (Double($0) / last)) }
  }
}
