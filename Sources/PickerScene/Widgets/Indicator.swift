import PickerCore

extension UI {
  /// The mark on a gradient: 20 points across, its center at the value, filled with the color that is there.
  /// - Parameter center: In points.
  func indicator(at center: Point, color: @autoclosure () -> RGB) {
    guard isDrawing else { return }
    let color = color()
    // Its diameter and its edges are whole pixels.
    let x = PixelRatio.pixels(center.x, scale), y = PixelRatio.pixels(center.y, scale)
    func square(_ diameter: Double) -> Rect {
      let d = (diameter * scale).rounded()
      return Rect((x - d / 2).rounded() / scale, (y - d / 2).rounded() / scale, d / scale, d / scale)
    }
    var dark = Theme.black
    dark.alpha = 0.6
    draw.append(.shape(.disc, square(22), dark))
    draw.append(.shape(.disc, square(20), Theme.white))
    draw.append(.shape(.disc, square(15), RGBA(color)))
  }

  /// Steps a value in `0...1` by the keyboard: arrows a hundredth, with Shift a tenth, with Alt a thousandth.
  func step(_ id: WidgetID, _ value: inout Double, less: Key, more: Key) {
    guard let (key, modifiers) = key(for: id), !modifiers.contains(.control) else { return }
    let size = Self.stepSize(modifiers)
    switch key {
    case less: value = max(0, value - size)
    case more: value = min(1, value + size)
    case .home where more == .right: value = 0
    case .end where more == .right: value = 1
    default: return
    }
    useHeldKey()
  }

  /// Steps a hue as `step` does a value, but round and round.
  func turn(_ id: WidgetID, hue: inout Double) {
    guard let (key, modifiers) = key(for: id), !modifiers.contains(.control) else { return }
    let size = 360 * Self.stepSize(modifiers)
    switch key {
    case .left, .down: hue = wrapDegrees(hue - size)
    case .right, .up: hue = wrapDegrees(hue + size)
    case .home: hue = 0
    case .end: hue = 360
    default: return
    }
    useHeldKey()
  }

  private static func stepSize(_ modifiers: Modifiers) -> Double {
    modifiers.contains(.shift) ? 0.1 : modifiers.contains(.alt) ? 0.001 : 0.01
  }
}
