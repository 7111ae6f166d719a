import PickerCore
import PickerRaster

extension UI {
  /// A small indicator: where another color of the harmony is.
  func companion(at p: Point, _ rgb: RGB) {
    let rect = snap(Rect(p.x - 6, p.y - 6, 12, 12))
    draw.append(.shape(.disc, rect, Theme.white))
    draw.append(.shape(.ring(thickness: 1), rect, Theme.gray(20).at(0.7)))
    draw.append(.shape(.disc, snap(rect.inset(2.5)), RGBA(rgb)))
  }

  /// The harmony's other colors on a plane.
  func companions(_ colors: [Color], on plane: ColorPlane, _ rect: Rect, except own: SIMD2<Double>) {
    whenDrawing {
      let rect = snap(rect), across = across(rect), down = down(rect)
      for color in colors {
        let components = color.components(in: plane.space)
        let place = SIMD2(
          plane.x.position(of: components[plane.x.channel]), plane.y.position(of: components[plane.y.channel]))
        let away = place - own
        guard place.min() >= 0, place.max() <= 1, (away * away).sum() > 0.0004 else { continue }
        companion(at: Point(across.place(of: place.x), down.place(of: 1 - place.y)), Gamut.sRGB.mapped(color).rgb)
      }
    }
  }
}

/// The hands of a harmony on a bar or ring of hues: one of them is held, and the color goes along.
struct HarmonyHand {
  /// How far the hand is turned from the color, in degrees.
  private(set) var turn = 0.0

  /// The hue that a press or pan means. A press near another hand than the color's takes that hand.
  /// - Parameters:
  ///   - own: The color's hue, in degrees.
  ///   - others: The other hands' hues.
  ///   - reach: How near is near, in degrees.
  mutating func hue(_ ui: UI, _ hue: Double, own: Double, others: [Double], reach: Double) -> Double {
    if case .pressed = ui.input.event {
      let away = abs(way(from: own, to: hue))
      let nearest = others.min { abs(way(from: $0, to: hue)) < abs(way(from: $1, to: hue)) }
      turn = 0
      if let nearest, abs(way(from: nearest, to: hue)) < min(reach, away) { turn = way(from: own, to: nearest) }
    }
    return turn == 0 ? hue : wrapDegrees(hue - turn)
  }

  private func way(from start: Double, to end: Double) -> Double {
    let turn = wrapDegrees(end - start)
    return turn > 180 ? turn - 360 : turn
  }
}
