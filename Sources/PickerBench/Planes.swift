import PickerCore
import PickerRaster

/// Planes as they are redrawn while a hue is dragged: every run has another hue.
func planes() -> [Race] {
  [(512, 512), (260, 260)].map { width, height in
    let canvas = Canvas(width, height)
    return Race(
      name: "plane \(width)x\(height)", items: width * height,
      contenders: [canvas.memset]
        + PlaneKind.all.map { kind in turning(kind.name, kind.target) { kind.fill(canvas, $0, 1) } }
        + Pixman.plane(canvas) + Cairo.plane(canvas))
  }
}

/// What the quick ways gain over the plain ones, which define the colors.
func plainPlanes() -> [Race] {
  let canvas = Canvas(128, 128)
  return PlaneKind.all.map { kind in
    Race(
      name: kind.name, items: 128 * 128,
      contenders: [
        turning("quick") { kind.fill(canvas, $0, 1) }, turning("plain") { kind.fillPlainly(canvas, $0) },
      ])
  }
}

/// Two cores against one; the ratio is the inverse of the gain.
func twoCores() -> [Race] {
  [(512, 512), (1024, 1024)].flatMap { width, height in
    let canvas = Canvas(width, height)
    return PlaneKind.all.map { kind in
      let isShared = Double(width * height) * kind.nanoseconds > 300_000
      return Race(
        name: "\(kind.name) \(width)", items: width * height,
        contenders: [
          turning("one core") { kind.fill(canvas, $0, 1) },
          turning("two cores", isShared ? .ratio(1 / 1.55) : nil) { kind.fill(canvas, $0, 2) },
        ])
    }
  }
}

/// A plane with a hue held.
struct PlaneKind: Sendable {
  let name: String
  let target: Target?
  /// About how long a pixel takes.
  let nanoseconds: Double
  let gradient: @Sendable (_ hue: Double) -> any Gradient

  func fill(_ canvas: Canvas, _ hue: Double, _ cores: Int) { canvas.fill(gradient(hue), cores: cores) }
  func fillPlainly(_ canvas: Canvas, _ hue: Double) { canvas.fillPlainly(gradient(hue)) }

  static let all: [PlaneKind] = [
    PlaneKind("saturation-value", 0.50) { SaturationValuePlane(hue: $0) },
    PlaneKind("HSL", 0.75) { HSLPlane(hue: $0) },
    PlaneKind("OKLCH, gamut marked", 2.5) {
      ColorPlane(
        OKLCH.self, x: ColorAxis(channel: 1, range: 0...0.33), y: ColorAxis(channel: 0, range: 0...1),
        holding: SIMD3(0, 0, $0), marking: marking)
    },
    PlaneKind("OKHSV", 2.2) { ColorPlane(OKHSV.self, x: 1, y: 2, holding: SIMD3($0, 0, 0)) },
    PlaneKind("OKHSL", 6.5) { ColorPlane(OKHSL.self, x: 1, y: 2, holding: SIMD3($0, 0, 0)) },
    PlaneKind("OKLCH, clamped") { ColorPlane(OKLCH.self, x: 1, y: 0, holding: SIMD3(0, 0, $0)) },
    PlaneKind("LCH, gamut marked") { ColorPlane(LCH.self, x: 1, y: 0, holding: SIMD3(0, 0, $0), marking: marking) },
    PlaneKind("Lab, gamut marked") {
      ColorPlane(Lab.self, x: 1, y: 2, holding: SIMD3($0 / 3.6, 0, 0), marking: marking)
    },
  ]

  private static let marking = GamutMarking(
    displayP3: .hatched(0xFF40_4040, 0xFF48_4848, period: 12), outside: .flat(0xFF30_3030))

  private init(_ name: String, _ target: Double? = nil, _ gradient: @escaping @Sendable (Double) -> any Gradient) {
    self.name = name
    self.target = target.map { .perItem($0) }
    nanoseconds = target ?? 2
    self.gradient = gradient
  }
}

/// A contender that goes around the hues in steps that hit no corner twice.
func turning(_ name: String, _ target: Target? = nil, _ run: @escaping (Double) -> Void) -> Contender {
  var hue = 0.0
  return Contender(name, target: target) {
    hue = (hue + 37.3).truncatingRemainder(dividingBy: 360)
    run(hue)
  }
}
