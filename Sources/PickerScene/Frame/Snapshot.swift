import PickerCore

/// Draws a scene's first frame into a PNG file, without a display. The size is in points.
/// - Throws: `FontError`, `SDLError` or `PNGError`, each one sentence.
public func writeSnapshot(
  of scene: any Scene, width: Int, height: Int, scale: Double, theme: Theme, to file: String
) throws {
  let fonts = try FontBook()
  let ui = UI(measure: TextMeasurer(fonts: fonts, scale: scale), theme: theme)
  var input = InputState()
  input.event = .resized
  for _ in 0..<2 {
    ui.pass(input, width: Double(width), height: Double(height), scale: scale) { _ = scene.show($0) }
    input.event = nil
  }
  let pixels = try snapshot(
    ui.draw, width: Int((Double(width) * scale).rounded()), height: Int((Double(height) * scale).rounded()),
    scale: scale, background: theme.window, fonts: fonts)
  try PNGWriter.write(pixels, to: file)
}
