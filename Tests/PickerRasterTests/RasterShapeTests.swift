import Testing

@testable import PickerCore
@testable import PickerRaster

@Suite struct RasterShapeTests {
  func alpha(_ shape: Shape) -> (width: Int, height: Int, [[Int]]) {
    let grid = shape.grid
    var canvas = Canvas(grid.width, grid.height)
    canvas.paint { ShapeMask.fill(shape, &$0, $1) }
    #expect(canvas.firstPaintedPadding == nil)
    #expect(canvas.firstMiss { canvas[$0, $1] | 0x00FF_FFFF } == nil, "white everywhere")
    return (grid.width, grid.height, (0..<grid.height).map { y in (0..<grid.width).map { Int(canvas[$0, y] >> 24) } })
  }

  /// The area in pixels.
  func area(_ shape: Shape) -> Double { Double(alpha(shape).2.joined().reduce(0, +)) / 255 }

  @Test func areasAreTheGeometricOnes() {
    let known: [(Shape, Double)] = [
      (.disc(diameter: 20), .pi * 100), (.disc(diameter: 7), .pi * 12.25), (.disc(diameter: 44.5), .pi * 495.0625),
      (.ring(diameter: 20, thickness: 2), .pi * (100 - 64)),
      (.ring(diameter: 24, thickness: 0.5), .pi * (144 - 132.25)),
      (.roundedRectangle(width: 60, height: 40, radius: 0), 2400),
      (.roundedRectangle(width: 60, height: 40, radius: 10), 2400 - (4 - .pi) * 100),
      (.roundedRectangle(width: 60.5, height: 40.25, radius: 10), 60.5 * 40.25 - (4 - .pi) * 100),
      (.outline(width: 60, height: 40, radius: 8, thickness: 1), 2400 - (4 - .pi) * 64 - (58 * 38 - (4 - .pi) * 49)),
      (.outline(width: 6, height: 6, radius: 0, thickness: 5), 36),
      (.cornerCut(radius: 16, .bottomRight), (1 - .pi / 4) * 256),
      (.strokes([.line([0.25, 0.5], [0.75, 0.5])], side: 40, thickness: 3), 60 + .pi * 2.25),
      (.strokes([.circle(center: [0.5, 0.5], radius: 0.25)], side: 40, thickness: 3), 2 * .pi * 10 * 3),
      (
        .strokes([.arc(center: [0.5, 0.5], radius: 0.25, start: 90, sweep: -270)], side: 40, thickness: 3),
        1.5 * .pi * 10 * 3 + .pi * 2.25
      ),
    ]
    for (shape, expected) in known {
      #expect(abs(area(shape) - expected) < 0.02 * expected + 0.5, "\(shape): \(area(shape)), not \(expected)")
    }
  }

  @Test func edgesOnWholePixelsAreSharp() {
    let (_, _, square) = alpha(.roundedRectangle(width: 9, height: 5, radius: 0))
    #expect(square.joined().allSatisfy { $0 == 255 })
    let (_, _, frame) = alpha(.outline(width: 9, height: 5, radius: 0, thickness: 1))
    #expect(frame[0] == Array(repeating: 255, count: 9))
    #expect(frame[2] == [255, 0, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test func shapesAreSymmetric() {
    let shapes: [Shape] = [
      .roundedRectangle(width: 50, height: 31, radius: 9), .outline(width: 50, height: 31, radius: 9, thickness: 1.5),
      .disc(diameter: 21), .ring(diameter: 20, thickness: 3), .shadow(width: 40, height: 60, radius: 8, blur: 12),
      .shadow(width: 6, height: 6, radius: 3, blur: 8),
    ]
    for shape in shapes {
      let (_, _, rows) = alpha(shape)
      #expect(rows == rows.reversed(), "\(shape)")
      #expect(rows == rows.map { $0.reversed() }, "\(shape)")
    }
  }

  @Test func theCutAndTheRoundCornerMakeAWhole() {
    let (_, _, round) = alpha(.roundedRectangle(width: 40, height: 40, radius: 12))
    for corner in Shape.Corner.allCases {
      let (_, _, cut) = alpha(.cornerCut(radius: 12, corner))
      let right = corner == .topRight || corner == .bottomRight ? 28 : 0
      let down = corner == .bottomLeft || corner == .bottomRight ? 28 : 0
      for y in 0..<12 {
        for x in 0..<12 where abs(cut[y][x] + round[y + down][x + right] - 255) > 1 {
          Issue.record("\(corner) at (\(x), \(y))")
          return
        }
      }
    }
  }

  @Test func shadowsFallOffFromTheMiddleToTheEdge() {
    let (width, height, rows) = alpha(.shadow(width: 40, height: 60, radius: 8, blur: 12))
    #expect((width, height) == (64, 84))
    let line = Array(rows[42][0..<32])
    #expect(line == line.sorted() && line[0] <= 1 && line[31] == 255)
    #expect(abs(line[11] + line[12] - 255) <= 2, "half at the edge")
  }

  @Test func largerGridsStayTransparentAround() {
    var canvas = Canvas(20, 12)
    canvas.paint { ShapeMask.fill(.roundedRectangle(width: 10, height: 6, radius: 2), &$0, $1) }
    #expect(canvas.firstMiss { x, y in x < 10 && y < 6 ? canvas[x, y] : 0x00FF_FFFF } == nil)
  }
}
