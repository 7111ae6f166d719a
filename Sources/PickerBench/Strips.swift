import PickerCore
import PickerRaster

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

/// One bar of each kind of channel row, 480 pixels wide and 44 high.
func channelBars() -> [Race] {
  let canvas = Canvas(480, 44)
  func bar(_ space: any ColorSpace.Type, _ channel: Int) -> Contender {
    turning("\(space.name) \(space.channels[channel].name)") { hue in
      canvas.fill(ColorStrip(space, channel: channel, holding: held(space, hue)))
    }
  }
  return [
    Race(
      name: "channel bar 480x44", items: 480 * 44,
      contenders: [canvas.memset]
        + [HSV.self, HSL.self, OKLCH.self, OKHSV.self, OKHSL.self].flatMap { space in (0..<3).map { bar(space, $0) } })
  ]
}

/// The middle of each channel, with a hue.
private func held(_ space: any ColorSpace.Type, _ hue: Double) -> SIMD3<Double> {
  var components = SIMD3<Double>.zero
  for (index, channel) in space.channels.enumerated() {
    components[index] = channel.unit == .degrees ? hue : (channel.range.lowerBound + channel.range.upperBound) / 2
  }
  return components
}
