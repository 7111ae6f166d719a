import PickerCore
import PickerRaster
import TestSupport

/// Planes of every space that the picker has a tab for.
let ruledPlanes: [(name: String, plane: @Sendable (Double) -> ColorPlane)] = [
  ("RGB", { ColorPlane(RGB.self, x: 2, y: 1, holding: [$0, 0, 0]) }),
  ("HSV", { ColorPlane(HSV.self, x: 1, y: 2, holding: [360 * $0, 0, 0]) }),
  ("HSL", { ColorPlane(HSL.self, x: 1, y: 2, holding: [360 * $0, 0, 0]) }),
  ("HWB", { ColorPlane(HSV.self, x: 1, y: 2, holding: [360 * $0, 0, 0]) }),
  (
    "OKLCH",
    {
      ColorPlane(
        OKLCH.self, x: ColorAxis(channel: 1, range: 0...0.34), y: ColorAxis(OKLCH.self, channel: 0),
        holding: [0, 0, 360 * $0])
    }
  ),
  ("OKHSV", { ColorPlane(OKHSV.self, x: 1, y: 2, holding: [360 * $0, 0, 0]) }),
  ("OKHSL", { ColorPlane(OKHSL.self, x: 1, y: 2, holding: [360 * $0, 0, 0]) }),
  ("Lab", { ColorPlane(Lab.self, x: 1, y: 2, holding: [10 + 80 * $0, 0, 0]) }),
  (
    "LCH",
    {
      ColorPlane(
        LCH.self, x: ColorAxis(channel: 1, range: 0...140), y: ColorAxis(LCH.self, channel: 0),
        holding: [0, 0, 360 * $0])
    }
  ),
]

/// Sets of rules as users write them, with other figures each time.
func randomRules(_ random: inout Seeded) throws -> RuleSet {
  func hex() -> String { "#" + (0..<6).map { _ in String(random.below(16), radix: 16) }.joined() }
  func number(_ low: Double, _ high: Double) -> String {
    decimalText(low + (high - low) * random.unit(), atMost: 2)
  }
  let vision = ["", " for all", " for protan", " for deutan, tritan"]
  let rules = (0..<(1 + random.below(3))).map { _ -> String in
    switch random.below(9) {
    case 0: "contrast(white) >= \(number(1.2, 8))"
    case 1: "contrast(black) >= \(number(1.2, 8))"
    case 2: "contrast(under \(hex())) <= \(number(2, 6))"
    case 3: "lc(\(hex())) >= \(number(10, 60))"
    case 4: "gamut(\(["srgb", "display-p3", "rec2020"][random.below(3)]))"
    case 5: "distance(\(hex()), \(hex())) >= \(number(1, 25))\(vision[random.below(4)])"
    case 6: "distance(\(hex()), \(hex()), \(hex())) >= \(number(5, 15))\(vision[random.below(4)])"
    case 7: "oklch.l in 0.\(1 + random.below(4))..0.\(5 + random.below(4))"
    default: "oklch.h in \(random.below(360))..\(random.below(360))"
    }
  }
  return try RuleSet(rules.joined(separator: "; "))
}
