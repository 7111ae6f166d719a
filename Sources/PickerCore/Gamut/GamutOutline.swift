extension GamutSlice {
  /// The gamut's edges in the slice, as lines of points (chroma, lightness). Where the gamut is hollow the inner
  /// edges are lines of their own. The points are exact, `count` of them from black to white.
  public func outline(count: Int = 512) -> [[SIMD2<Double>]] {
    var lines: [[SIMD2<Double>]] = [], open: [[SIMD2<Double>]] = []
    for step in 0...count {
      let lightness = Double(step) / Double(count)
      // Gray is no edge: the first interval's lower end is left out where it is chroma 0.
      let edges = chromas(lightness: lightness).flatMap { [$0.lowerBound, $0.upperBound] }
        .enumerated().filter { $0.offset > 0 || $0.element > 0 }.map { SIMD2($0.element, lightness) }
      if edges.count == open.count {
        for i in edges.indices { open[i].append(edges[i]) }
      } else {
        // Two edges met or parted; the line of the outermost edge goes on.
        lines += open.filter { $0.count > 1 }
        open = edges.map { [$0] }
      }
    }
    return lines + open.filter { $0.count > 1 }
  }
}
