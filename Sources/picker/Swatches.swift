import Glibc
import PickerCore

/// Patches of color in front of what a terminal shows.
struct Swatches {
  enum Depth { case full, cube }
  let depth: Depth

  /// `nil` where standard output is no terminal, or shows no such colors, or the user wants none (`NO_COLOR`).
  static var ofStandardOutput: Swatches? {
    guard isatty(1) == 1, environment("NO_COLOR").isEmpty else { return nil }
    let terminal = environment("TERM"), color = environment("COLORTERM")
    if terminal == "dumb" { return nil }
    if ["truecolor", "24bit"].contains(color) || terminal.hasSuffix("-direct") { return Swatches(depth: .full) }
    return terminal.hasSuffix("-256color") ? Swatches(depth: .cube) : nil
  }

  /// Two patches: the color over white and over black, which differ where it is translucent.
  func text(_ color: Color) -> String {
    let rgba = RGBA(Gamut.sRGB.mapped(color).rgb, alpha: color.alpha)
    return patch(rgba.over(RGB(1, 1, 1))) + patch(rgba.over(RGB(0, 0, 0))) + "\u{1b}[0m"
  }

  private func patch(_ rgb: RGB) -> String {
    let bytes = rgb.bytes
    switch depth {
    case .full: return "\u{1b}[48;2;\(bytes.x);\(bytes.y);\(bytes.z)m "
    case .cube: return "\u{1b}[48;5;\(Self.index(bytes))m "
    }
  }

  /// The nearest of the 216 colors of the cube and the 24 grays.
  private static func index(_ bytes: SIMD3<UInt8>) -> Int {
    let levels = [0, 95, 135, 175, 215, 255], channels = (0..<3).map { Int(bytes[$0]) }
    let steps = channels.map { value in levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0 }
    let gray = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
    func distance(_ other: [Int]) -> Int { zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
    let inCube = distance(steps.map { levels[$0] }), asGray = distance(Array(repeating: 8 + 10 * gray, count: 3))
    return asGray < inCube ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}

func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
