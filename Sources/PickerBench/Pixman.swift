import PickerCore
import PickerRaster

/// The same pictures drawn by pixman, one core.
enum Pixman {
  static func strip(_ canvas: Canvas) -> [Contender] {
    guard let api = API(), let target = api.target(canvas) else { return [] }
    let colors = Spectrum.stops.stops.map { stop in (stop.position, stop.color, 1.0) }
    return [
      Contender("pixman spectrum") {
        api.paint(api.source, target, canvas, to: (canvas.grid.width, 0), colors)
      }
    ]
  }

  /// White to the hue, then transparent to black downward over it.
  static func plane(_ canvas: Canvas) -> [Contender] {
    guard let api = API(), let target = api.target(canvas) else { return [] }
    return [
      turning("pixman saturation-value") { hue in
        let full = RGB(components: HSV.fullColor(hue: hue)), black = RGB(0, 0, 0)
        api.paint(api.source, target, canvas, to: (canvas.grid.width, 0), [(0, RGB(1, 1, 1), 1), (1, full, 1)])
        api.paint(api.over, target, canvas, to: (0, canvas.grid.height), [(0, black, 0), (1, black, 1)])
      }
    ]
  }

  private struct API {
    typealias Image = UnsafeMutableRawPointer
    typealias Fixed = Int32
    struct Point { var x, y: Fixed }
    struct Color { var red, green, blue, alpha: UInt16 }
    struct Stop { var x: Fixed, color: Color }

    let source: Int32 = 1, over: Int32 = 3
    let bits: @convention(c) (UInt32, Int32, Int32, UnsafeMutablePointer<UInt32>?, Int32) -> Image?
    let linear: @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer, Int32) -> Image?
    let composite:
      @convention(c) (Int32, Image?, Image?, Image?, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32) -> Void
    let release: @convention(c) (Image?) -> Int32

    init?() {
      guard let library = Library("libpixman-1.so.0"),
        let bits = library.function("pixman_image_create_bits", as: type(of: self.bits)),
        let linear = library.function("pixman_image_create_linear_gradient", as: type(of: self.linear)),
        let composite = library.function("pixman_image_composite32", as: type(of: self.composite)),
        let release = library.function("pixman_image_unref", as: type(of: self.release))
      else { return nil }
      (self.bits, self.linear, self.composite, self.release) = (bits, linear, composite, release)
    }

    /// x8r8g8b8 over the canvas's pixels.
    func target(_ canvas: Canvas) -> Image? {
      let grid = canvas.grid
      return bits(
        0x2002_0888, Int32(grid.width), Int32(grid.height), canvas.pixels.baseAddress, Int32(grid.stride * 4))
    }

    func paint(
      _ operation: Int32, _ target: Image, _ canvas: Canvas, to end: (Int, Int), _ colors: [(Double, RGB, Double)]
    ) {
      func word(_ value: Double) -> UInt16 { UInt16(value * 65535 + 0.5) }
      let stops = colors.map { at, rgb, alpha in
        Stop(
          x: Fixed(at * 65536),
          color: Color(red: word(rgb.red), green: word(rgb.green), blue: word(rgb.blue), alpha: word(alpha)))
      }
      var from = Point(x: 0, y: 0), to = Point(x: Fixed(end.0 << 16), y: Fixed(end.1 << 16))
      let gradient = linear(&from, &to, stops, Int32(stops.count))
      composite(
        operation, gradient, nil, target, 0, 0, 0, 0, 0, 0, Int32(canvas.grid.width), Int32(canvas.grid.height))
      _ = release(gradient)
    }
  }
}
