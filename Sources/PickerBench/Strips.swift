import PickerCore

/// Bars and the spectrum at the sizes of a plane, the RGB sheet's bars and whole screens.
func strips() -> [Race] {
  let sizes = [(512, 512, 1.15), (480, 100, 1.5), (1920, 1080, 1.5), (3840, 2160, 1.45)]
  return sizes.map { width, height, limit in
    let canvas = Canvas(width, height)
    return Race(
      name: "strip \(width)x\(height)", items: width * height,
      contenders: [
        canvas.memset,
        Contender("spectrum", target: .ratio(limit)) { canvas.fill(Spectrum()) },
        Contender("red bar", target: .ratio(limit)) { canvas.fill(LinearGradient.red) },
      ] + Pixman.strip(canvas) + Cairo.strip(canvas))
  }
}
