import PickerCore

/// Planes as they are redrawn while a hue is dragged: every run has another hue.
func planes() -> [Race] {
  [(512, 512), (260, 260)].map { width, height in
    let canvas = Canvas(width, height)
    return Race(
      name: "plane \(width)x\(height)", items: width * height,
      contenders: [
        canvas.memset,
        turning("saturation-value", .perItem(0.50)) { canvas.fill(SaturationValuePlane(hue: $0)) },
        turning("HSL", .perItem(0.75)) { canvas.fill(HSLPlane(hue: $0)) },
        turning("saturation-value, plain") { canvas.fillPlainly(SaturationValuePlane(hue: $0)) },
      ] + Pixman.plane(canvas) + Cairo.plane(canvas))
  }
}

/// A contender that goes once around the hues in steps that hit no corner twice.
func turning(_ name: String, _ target: Target? = nil, _ run: @escaping (Double) -> Void) -> Contender {
  var hue = 0.0
  return Contender(name, target: target) {
    hue = (hue + 37.3).truncatingRemainder(dividingBy: 360)
    run(hue)
  }
}
