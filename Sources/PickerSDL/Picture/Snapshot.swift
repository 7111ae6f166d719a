import PickerCore
import PickerScene

/// The picture of a list without any window; the size is in pixels.
public func snapshot(
  _ list: DrawList, width: Int, height: Int, scale: Double, background: RGBA, fonts: FontBook
) throws(SDLError) -> Pixels {
  let presenter = try SurfacePresenter(width: width, height: height, fonts: fonts)
  presenter.draw(list, scale: scale, background: background)
  return presenter.pixels
}

/// The picture of a scene's first frame, drawn without a display.
/// - Parameters:
///   - width: In points, as is the height.
///   - scale: Pixels in a point.
/// - Throws: `FontError` or `SDLError`, each one sentence.
public func snapshot(of scene: any Scene, width: Int, height: Int, scale: Double, theme: Theme) throws -> Pixels {
  let fonts = try FontBook()
  let ui = UI(measure: TextMeasurer(fonts: fonts, scale: scale), theme: theme)
  var input = InputState()
  input.event = .resized
  for _ in 0..<2 {
    ui.pass(input, size: Point(Double(width), Double(height)), scale: scale) { _ = scene.show($0) }
    input.event = nil
  }
  return try snapshot(
    ui.draw, width: Int((Double(width) * scale).rounded()), height: Int((Double(height) * scale).rounded()),
    scale: scale, background: theme.window, fonts: fonts)
}
