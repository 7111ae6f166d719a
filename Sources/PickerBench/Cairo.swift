import PickerCore
import PickerRaster

/// The same pictures drawn by cairo, one core.
enum Cairo {
  static func strip(_ canvas: Canvas) -> [Contender] {
    guard let api = API(), let context = api.context(canvas) else { return [] }
    let colors = Spectrum.stops.stops.map { stop in (stop.position, stop.color, 1.0) }
    return [Contender("cairo spectrum") { api.paint(context, to: (canvas.grid.width, 0), colors) }]
  }

  /// White to the hue, then transparent to black downward over it.
  static func plane(_ canvas: Canvas) -> [Contender] {
    guard let api = API(), let context = api.context(canvas) else { return [] }
    return [
      turning("cairo saturation-value") { hue in
        let full = RGB(components: HSV.fullColor(hue: hue)), black = RGB(0, 0, 0)
        api.paint(context, to: (canvas.grid.width, 0), [(0, RGB(1, 1, 1), 1), (1, full, 1)])
        api.paint(context, to: (0, canvas.grid.height), [(0, black, 0), (1, black, 1)])
      }
    ]
  }

  private struct API {
    typealias Handle = UnsafeMutableRawPointer
    let surface: @convention(c) (UnsafeMutablePointer<UInt32>?, Int32, Int32, Int32, Int32) -> Handle?
    let create: @convention(c) (Handle?) -> Handle?
    let linear: @convention(c) (Double, Double, Double, Double) -> Handle?
    let addStop: @convention(c) (Handle?, Double, Double, Double, Double, Double) -> Void
    let setSource: @convention(c) (Handle?, Handle?) -> Void
    let paintAll: @convention(c) (Handle?) -> Void
    let release: @convention(c) (Handle?) -> Void

    init?() {
      guard let library = Library("libcairo.so.2"),
        let surface = library.function("cairo_image_surface_create_for_data", as: type(of: self.surface)),
        let create = library.function("cairo_create", as: type(of: self.create)),
        let linear = library.function("cairo_pattern_create_linear", as: type(of: self.linear)),
        let addStop = library.function("cairo_pattern_add_color_stop_rgba", as: type(of: self.addStop)),
        let setSource = library.function("cairo_set_source", as: type(of: self.setSource)),
        let paintAll = library.function("cairo_paint", as: type(of: self.paintAll)),
        let release = library.function("cairo_pattern_destroy", as: type(of: self.release))
      else { return nil }
      (self.surface, self.create, self.linear, self.addStop) = (surface, create, linear, addStop)
      (self.setSource, self.paintAll, self.release) = (setSource, paintAll, release)
    }

    /// RGB24 over the canvas's pixels.
    func context(_ canvas: Canvas) -> Handle? {
      let grid = canvas.grid
      return create(
        surface(canvas.pixels.baseAddress, 1, Int32(grid.width), Int32(grid.height), Int32(grid.stride * 4)))
    }

    func paint(_ context: Handle, to end: (Int, Int), _ colors: [(Double, RGB, Double)]) {
      let pattern = linear(0, 0, Double(end.0), Double(end.1))
      for (at, rgb, alpha) in colors { addStop(pattern, at, rgb.red, rgb.green, rgb.blue, alpha) }
      setSource(context, pattern)
      paintAll(context)
      release(pattern)
    }
  }
}
