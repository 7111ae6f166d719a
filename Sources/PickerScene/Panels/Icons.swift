import PickerRaster

/// The signs on the picker's buttons.
enum Icons {
  /// A padlock.
  static let lock: DrawShape = {
    func p(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) / 16 }
    let body = Stroke.polyline([p(3, 7.5), p(13, 7.5), p(13, 14), p(3, 14), p(3, 7.5)])
    let shackle = [
      Stroke.line(p(5, 7), p(5, 5)), .arc(center: p(8, 5), radius: 3 / 16, start: 180, sweep: 180),
      .line(p(11, 5), p(11, 7)),
    ]
    return .strokes(body + shackle + [.line(p(8, 10), p(8, 11.5))], thickness: 1.6)
  }()

  /// A glass with its tip at the lower left, a collar across it, and a bulb.
  static let eyedropper: DrawShape = {
    func p(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) / 24 }
    func turn(_ x: Double, _ y: Double, from start: Double) -> Stroke {
      .arc(center: p(x, y), radius: 2.12 / 24, start: start, sweep: 180)
    }
    let strokes =
      Stroke.polyline([p(12, 9), p(3, 18), p(3, 21), p(6, 21), p(15, 12)]) + [
        .line(p(3, 21), p(2, 22)),
        // The bulb, open toward the collar, and the collar.
        .line(p(15, 6), p(18.4, 2.6)), turn(19.9, 4.1, from: 225), .line(p(21.4, 5.6), p(18, 9)),
        .line(p(14.6, 5.6), p(18.4, 9.4)), turn(16.9, 10.9, from: 315), .line(p(15.4, 12.4), p(11.6, 8.6)),
        turn(13.1, 7.1, from: 135),
      ]
    return .strokes(strokes, thickness: 1.8)
  }()

  /// A sheet before another one.
  static let copy: DrawShape = {
    func p(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) / 20 }
    func corner(_ x: Double, _ y: Double, from start: Double) -> Stroke {
      .arc(center: p(x, y), radius: 0.1, start: start, sweep: 90)
    }
    let front = [
      Stroke.line(p(9, 7), p(15, 7)), corner(15, 9, from: 270), .line(p(17, 9), p(17, 15)), corner(15, 17 - 2, from: 0),
      .line(p(15, 17), p(9, 17)), corner(9, 15, from: 90), .line(p(7, 15), p(7, 9)), corner(9, 9, from: 180),
    ]
    let back = [
      corner(5, 11, from: 90), Stroke.line(p(3, 11), p(3, 5)), corner(5, 5, from: 180), .line(p(5, 3), p(11, 3)),
      corner(11, 5, from: 270),
    ]
    return .strokes(front + back, thickness: 1.8)
  }()

  /// A drop with its tip at the bottom, and a hole.
  static let pin: DrawShape = {
    func p(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) / 20 }
    return .strokes(
      [
        .arc(center: p(10, 8), radius: 5.5 / 20, start: 150, sweep: 240), .line(p(5.24, 10.75), p(10, 18)),
        .line(p(14.76, 10.75), p(10, 18)), .arc(center: p(10, 8), radius: 1.6 / 20, start: 0, sweep: 360),
      ], thickness: 1.8)
  }()

  /// Three discs.
  static let mainColors: DrawShape = {
    func ring(_ x: Double, _ y: Double) -> Stroke {
      .arc(center: SIMD2(x, y) / 20, radius: 3.2 / 20, start: 0, sweep: 360)
    }
    return .strokes([ring(10, 5), ring(5, 14), ring(15, 14)], thickness: 1.8)
  }()

  /// An arrow that turns back.
  static let undo = DrawShape.strokes(turn, thickness: 1.8)
  /// Its mirror image.
  static let redo = DrawShape.strokes(turn.map(\.mirrored), thickness: 1.8)

  /// To the left, and below it the way that led there. The level and upright parts have their middle between two
  /// pixels, where a line of about two is sharp.
  private static let turn: [Stroke] = {
    func p(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) / 20 }
    return Stroke.polyline([p(7.5, 4), p(3.5, 8), p(7.5, 12)]) + [
      .line(p(3.5, 8), p(11.5, 8)), .arc(center: p(11.5, 12.5), radius: 4.5 / 20, start: 270, sweep: 180),
      .line(p(11.5, 17), p(8.5, 17)),
    ]
  }()
}

extension Stroke {
  /// Left for right.
  fileprivate var mirrored: Stroke {
    func mirror(_ point: SIMD2<Double>) -> SIMD2<Double> { SIMD2(1 - point.x, point.y) }
    switch self {
    case .line(let start, let end): return .line(mirror(start), mirror(end))
    case .arc(let center, let radius, let start, let sweep):
      return .arc(center: mirror(center), radius: radius, start: 180 - start, sweep: -sweep)
    }
  }
}
