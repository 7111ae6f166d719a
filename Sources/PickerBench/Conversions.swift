import Glibc
import PickerCore

/// Conversions, reading and writing of colors: a thousand of them a run, next to coloraide where Python has it.
func conversions() -> [Race] {
  let coloraide = Coloraide()
  if coloraide == nil { print("  coloraide, a Python library, is not installed: left out") }
  func race(_ name: String, _ ours: Contender, python work: String?) -> Race {
    let other = work.flatMap { work in coloraide.map { [$0.contender(work)] } } ?? []
    return Race(name: name, items: Samples.count, contenders: [ours] + other)
  }
  return [
    race("sRGB to OKLCH", converting(RGB.self, to: OKLCH.self), python: "c.convert('oklch') for c in rgb"),
    race("OKLCH to sRGB", converting(OKLCH.self, to: RGB.self), python: "c.convert('srgb') for c in oklch"),
    race("sRGB to Lab", converting(RGB.self, to: Lab.self), python: "c.convert('lab') for c in rgb"),
    race("sRGB to HSV", converting(RGB.self, to: HSV.self), python: "c.convert('hsv') for c in rgb"),
    race("HSV to sRGB", converting(HSV.self, to: RGB.self), python: "c.convert('srgb') for c in hsv"),
    race("sRGB to OKHSL", converting(RGB.self, to: OKHSL.self), python: "c.convert('okhsl') for c in rgb"),
    race("OKHSL to sRGB", converting(OKHSL.self, to: RGB.self), python: "c.convert('srgb') for c in okhsl"),
    race(
      "OKLCH mapped into sRGB", mapping(), python: "c.clone().fit('srgb', method='oklch-chroma') for c in vivid"),
    race("read #rrggbb", reading { "#" + $0.hex }, python: "Color('#' + h) for h in hexes"),
    race("read rgb()", reading { "rgb(\($0.bytes.x) \($0.bytes.y) \($0.bytes.z))" }, python: "Color(t) for t in rgbs"),
    race("read oklch()", reading { $0.oklchText }, python: "Color(t) for t in oklchs"),
    race("read color-mix()", reading { "color-mix(in oklch, #\($0.hex) 30%, white)" }, python: nil),
    race("write #rrggbb", writing("hex"), python: "c.to_string(hex=True) for c in rgb"),
    race("write rgb()", writing("rgb"), python: "c.to_string() for c in rgb"),
    race("write oklch()", writing("oklch"), python: "c.to_string() for c in oklch"),
  ]
}

/// As a program does that has two spaces to choose from at run time.
private func converting(_ source: any ColorSpace.Type, to target: any ColorSpace.Type) -> Contender {
  let colors = Samples.rgb.map { Color($0).components(in: source) }
  return Contender("Picker") {
    var sum = SIMD3<Double>.zero
    for color in colors { sum += source.convert(color, to: target) }
    keep(sum)
  }
}

/// Colors of too much chroma.
private func mapping() -> Contender {
  let colors = Samples.rgb.map { rgb in
    var components = Color(rgb).components(in: OKLCH.self)
    components.y += 0.1
    return Color(OKLCH.self, components)
  }
  return Contender("Picker") {
    var sum = SIMD3<Double>.zero
    for color in colors { sum += Gamut.sRGB.mapped(color).components }
    keep(sum)
  }
}

private func reading(_ text: (RGB) -> String) -> Contender {
  let texts = Samples.rgb.map(text)
  return Contender("Picker") {
    var sum = SIMD3<Double>.zero
    for text in texts {
      guard let color = try? Color(text) else { stop("cannot read \(text)") }
      sum += color.components
    }
    keep(sum)
  }
}

private func writing(_ id: String) -> Contender {
  guard let format = OutputFormats.named(id) else { stop("no format \(id)") }
  let colors = Samples.rgb.map { id == "oklch" ? Color($0).converted(to: OKLCH.self) : Color($0) }
  return Contender("Picker") {
    var length = 0
    for color in colors { length += format.text(color).utf8.count }
    keep(length)
  }
}

/// Keeps the compiler from removing what computes the value.
@inline(never) private func keep<Value>(_ value: Value) { withUnsafePointer(to: value) { _ in } }

/// Colors all over the cube, the same ones for everybody.
private enum Samples {
  static let count = 1000

  static let rgb: [RGB] = (0..<count).map { index in
    let mixed = UInt32(truncatingIfNeeded: index &* 2_654_435_761)
    return RGB(components: SIMD3(Double(mixed >> 24), Double(mixed >> 16 & 255), Double(mixed >> 8 & 255)) / 255)
  }
}

extension RGB {
  fileprivate var hex: String {
    let value = Int(bytes.x) << 16 | Int(bytes.y) << 8 | Int(bytes.z), digits = String(value, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  fileprivate var oklchText: String {
    let c = Color(self).components(in: OKLCH.self)
    return "oklch(\(fixed(c.x, 4)) \(fixed(c.y, 4)) \(fixed(c.z, 2)))"
  }
}

/// A Python process that does the same work when told to.
private final class Coloraide {
  private let child: Child

  init?() {
    guard let child = Child("python3", ["-u", "-c", Self.program]), child.line(within: 20) == "ready" else {
      return nil
    }
    self.child = child
  }

  func contender(_ work: String) -> Contender {
    Contender("coloraide", isOutside: true) { [child] in
      child.send("for _ in (\(work)): pass")
      guard child.line(within: 60) == "done" else { stop("coloraide ended during: \(work)") }
    }
  }

  private static let program = """
    import sys
    from coloraide.everything import ColorAll as Color
    words = [i * 2654435761 & 0xFFFFFFFF for i in range(1000)]
    parts = [(w >> 24, w >> 16 & 255, w >> 8 & 255) for w in words]
    hexes = ['%02x%02x%02x' % p for p in parts]
    rgbs = ['rgb(%d %d %d)' % p for p in parts]
    rgb = [Color('srgb', [v / 255 for v in p]) for p in parts]
    oklch = [c.convert('oklch') for c in rgb]
    oklchs = ['oklch(%.4f %.4f %.2f)' % tuple(0 if v != v else v for v in c[:3]) for c in oklch]
    hsv = [c.convert('hsv') for c in rgb]
    okhsl = [c.convert('okhsl') for c in rgb]
    vivid = [c.clone().set('chroma', lambda v: v + 0.1) for c in oklch]
    print('ready')
    for line in sys.stdin:
        exec(line)
        print('done')
    """
}
