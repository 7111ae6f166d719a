import Testing

/// What is on the screen is what a press there picks, at every scale.
@Suite(.serialized) struct HonestPixels {
  @Test(arguments: [1, 1.25, 1.5, 2] as [Double])
  func ofTheSpectrumAndTheField(_ scale: Double) throws {
    let server = try XServer()
    let picker = try PickerProcess(
      .picker, ["--live", "--color", "#0000ff", "--scale", "\(scale)", "--size", "480x480"], on: server)
    _ = try picker.window
    try check(picker, "spectrum")  // first, while the color is a full one
    try check(picker, "plane")
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [Double])
  func ofTheHueWheel(_ scale: Double) throws {
    let picker = try PickerProcess(
      .picker, ["--live", "--wheel", "--color", "#0000ff", "--scale", "\(scale)", "--size", "480x480"], on: XServer())
    _ = try picker.window
    // On the ring, then in the triangle: shares of their rectangles.
    try check(picker, "spectrum", [(0.03, 0.45), (0.97, 0.52), (0.5, 0.04), (0.83, 0.84), (0.15, 0.17)])
    try check(picker, "plane", [(0.03, 0.3), (0.9, 0.51), (0.31, 0.25), (0.2, 0.8), (0.1, 0.55), (0.5, 0.33)])
  }

  @Test(arguments: [1, 1.5, 2] as [Double])
  func ofTheBarsInTheSheet(_ scale: Double) throws {
    let picker = try PickerProcess(
      .picker, ["--live", "--sheet", "rgb", "--color", "#000", "--scale", "\(scale)", "--size", "320x480"],
      on: XServer())
    _ = try picker.window
    for (index, id) in ["red", "green", "blue"].enumerated() { try check(picker, id, channel: index) }
  }

  private static let places = [(0.06, 0.3), (0.97, 0.71), (0.31, 0.18), (0.83, 0.9), (0.127, 0.55), (0.66, 0.33)]

  /// Presses at places across and down a view, each far from where the mark was when the pixel was read.
  /// - Parameter channel: The one that the view shows; `nil` where it shows the whole color.
  private func check(
    _ picker: PickerProcess, _ id: String, _ places: [(Double, Double)] = HonestPixels.places, channel: Int? = nil
  ) throws {
    let view = try picker.waitForView(id), area = try picker.pixels(view)
    for (x, y) in places {
      let place = area.origin + Pixel(Int(Double(area.width) * x), Int(Double(area.height) * y))
      _ = try picker.views()
      let shown = try picker.screen.pixel(place) & 0xFF_FFFF
      let before = picker.eventCount
      picker.input.click(place)
      let rgb = try picker.waitForEvent(.commit, since: before, "\(id) at \(x), \(y)").rgb
      let pixel = [Int(shown >> 16), Int(shown >> 8 & 255), Int(shown & 255)]
      for i in 0..<3 where channel == nil || channel == i {
        #expect(rgb[i] == pixel[i], "\(id) at \(x), \(y): \(rgb) picked, \(pixel) shown")
      }
    }
  }
}
