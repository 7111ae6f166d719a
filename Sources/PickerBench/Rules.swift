import PickerCore
import PickerRaster

/// What is allowed of planes of 512×512 while a hue is dragged, one core.
func ruleMasks() -> [Race] {
  let size = 512, plain = "contrast(white) >= 4.5; gamut(srgb)"
  let eight =
    "distance(#e6194b, #3cb44b, #ffe119, #4363d8, #f58231, #911eb4, #46f0f0, #808000) >= 12 for all"
  return [(plain, "contrast, gamut", 2e6), (eight, "8 colors, 4 visions", 8e6)].compactMap { text, name, limit in
    guard let set = try? RuleSet(text) else { return nil }
    let field = RuleField(RuleTest(set)), target = Target.perItem(limit / Double(size * size))
    return Race(
      name: "mask \(name)", items: size * size,
      contenders: PlaneKind.ruled.map { kind, plane in
        turning(kind, target) { hue in
          let picture = RuledPlane(plane(hue), alpha: 1, width: size, height: size)
          _ = RuleMask(field, picture, width: size, height: size)
        }
      })
  }
}

extension PlaneKind {
  /// Planes as the picker's tabs show them.
  fileprivate static let ruled: [(String, @Sendable (Double) -> ColorPlane)] = [
    ("HSV", { ColorPlane(HSV.self, x: 1, y: 2, holding: SIMD3($0, 0, 0)) }),
    (
      "OKLCH",
      {
        ColorPlane(
          OKLCH.self, x: ColorAxis(channel: 1, range: 0...0.33), y: ColorAxis(channel: 0, range: 0...1),
          holding: SIMD3(0, 0, $0))
      }
    ),
    ("OKHSV", { ColorPlane(OKHSV.self, x: 1, y: 2, holding: SIMD3($0, 0, 0)) }),
    ("OKHSL", { ColorPlane(OKHSL.self, x: 1, y: 2, holding: SIMD3($0, 0, 0)) }),
    ("RGB", { ColorPlane(RGB.self, x: 2, y: 1, holding: SIMD3($0 / 360, 0, 0)) }),
    ("Lab", { ColorPlane(Lab.self, x: 1, y: 2, holding: SIMD3(20 + $0 / 6, 0, 0)) }),
    ("LCH", { ColorPlane(LCH.self, x: 1, y: 0, holding: SIMD3(0, 0, $0)) }),
  ]
}
