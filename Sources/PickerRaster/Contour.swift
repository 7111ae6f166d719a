import PickerCore

/// Lines along which a function over the unit square has one value, found in a grid of samples.
///
/// Source: marching squares; within a cell's side the crossing is found linearly.
public struct Contour: Sendable {
  private let columns, rows: Int
  private let samples: [Double]

  /// Samples a function at `columns + 1` by `rows + 1` places, corners included. NaN marks where the function has
  /// no value: no line goes there.
  public init(columns: Int, rows: Int, _ function: (SIMD2<Double>) -> Double) {
    (self.columns, self.rows) = (columns, rows)
    var samples: [Double] = []
    samples.reserveCapacity((columns + 1) * (rows + 1))
    for j in 0...rows {
      for i in 0...columns { samples.append(function(SIMD2(Double(i) / Double(columns), Double(j) / Double(rows)))) }
    }
    self.samples = samples
  }

  /// Short pieces, each with two ends in the unit square, where the function is `value`.
  public func lines(at value: Double) -> [[SIMD2<Double>]] {
    var lines: [[SIMD2<Double>]] = []
    for j in 0..<rows {
      for i in 0..<columns {
        let below = j * (columns + 1) + i, above = below + columns + 1
        let values = SIMD4(samples[below], samples[below + 1], samples[above + 1], samples[above]) - value
        // No line goes through most cells, nor where the function has no value.
        guard !values.sum().isNaN, values.min() < 0, values.max() >= 0 else { continue }
        let corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
        var crossings: [SIMD2<Double>] = []
        for k in 0..<4 where (values[k] < 0) != (values[(k + 1) % 4] < 0) {
          let t = values[k] / (values[k] - values[(k + 1) % 4])
          let a = place(corners[k]), b = place(corners[(k + 1) % 4])
          crossings.append(a + (b - a) * t)
        }
        for k in stride(from: 0, to: crossings.count - 1, by: 2) { lines.append([crossings[k], crossings[k + 1]]) }
      }
    }
    return lines
  }

  private func place(_ corner: (Int, Int)) -> SIMD2<Double> {
    SIMD2(Double(corner.0) / Double(columns), Double(corner.1) / Double(rows))
  }
}
