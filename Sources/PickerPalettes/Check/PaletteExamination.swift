import PickerCore

/// Looks for what is worth a change, by a standard.
package struct PaletteExamination {
  private let swatches: [PaletteSwatch]
  private let colors: [Color]
  private let standard: PaletteStandard
  package private(set) var findings: [PaletteFinding] = []

  /// Larger palettes are not compared pair by pair: it would take minutes.
  package static let mostCompared = 2048
  /// Of a kind that comes in pairs.
  private static let mostPairs = 1000

  package init(_ palette: Palette, _ standard: PaletteStandard) {
    swatches = palette.swatches
    colors = swatches.map(\.color)
    self.standard = standard
    let report = PaletteReport(palette)
    findSameColors(report.sameColors)
    findSameNames(report.sameNames)
    if swatches.count <= Self.mostCompared {
      findNear()
      standard.deficiencies.forEach { findAlike($0) }
    }
    if let contrast = standard.contrast { findLowContrast(contrast) }
    findOutside()
    findMisnamed()
  }

  // MARK: Twice the same

  /// A color with two names may be intended: only one without a name of its own is a finding.
  private mutating func findSameColors(_ groups: [[Int]]) {
    for numbers in groups {
      let extra = numbers.dropFirst().filter { isExtra($0, beside: numbers[0]) }
      guard !extra.isEmpty else { continue }
      findings.append(
        PaletteFinding(kind: .sameColor, swatches: numbers, changes: extra.map { ($0, .removal) }))
    }
  }

  private func isExtra(_ number: Int, beside other: Int) -> Bool {
    let swatch = swatches[number - 1], first = swatches[other - 1]
    return swatch.name.isEmpty || (swatch.name == first.name && swatch.group == first.group)
  }

  private mutating func findSameNames(_ groups: [[Int]]) {
    var names = UniqueNames(swatches.lazy.map(\.name))
    for numbers in groups {
      let changes = numbers.dropFirst().map { number in
        (number, PaletteFinding.Change.name(names.take(swatches[number - 1].name, separator: " ")))
      }
      findings.append(PaletteFinding(kind: .sameName, swatches: numbers, changes: changes))
    }
  }

  // MARK: Too close

  /// Each with the first one that it is close to.
  private mutating func findNear() {
    let labs = colors.map { Lab(components: $0.components(in: Lab.self)) }
    var first: [Int] = [], near: [Int: (numbers: [Int], least: Double)] = [:]
    for index in colors.indices {
      let found = first.first { other in
        // Lightness alone separates most pairs: its term is at least the difference divided by 1.75.
        isAsOpaque(other, index) && abs(labs[other].components.x - labs[index].components.x) <= 1.75 * standard.near
          && deltaE2000(labs[other], labs[index]) < standard.near
      }
      guard let found else {
        first.append(index)
        continue
      }
      let difference = deltaE2000(labs[found], labs[index])
      // Equal colors are another finding.
      guard difference >= 0.02 else { continue }
      let known = near[found]
      near[found] = ((known?.numbers ?? [found + 1]) + [index + 1], min(known?.least ?? difference, difference))
    }
    for (_, group) in near.sorted(by: { $0.key < $1.key }) {
      let changes = group.numbers.dropFirst().compactMap { number -> (Int, PaletteFinding.Change)? in
        if isExtra(number, beside: group.numbers[0]) { return (number, .removal) }
        let other = colors[group.numbers[0] - 1]
        return change(number) { $0.deltaE2000(to: other) >= standard.near }
      }
      findings.append(PaletteFinding(kind: .near, swatches: group.numbers, measure: group.least, changes: changes))
    }
  }

  private func isAsOpaque(_ first: Int, _ second: Int) -> Bool {
    abs(colors[first].alpha - colors[second].alpha) < 0.02
  }

  private mutating func findAlike(_ deficiency: ColorVision.Deficiency) {
    let vision = ColorVision(deficiency), limit = standard.apart
    func seen(_ color: Color) -> Lab { Lab(Gamut.sRGB.clipped(Color(vision.simulated(color.rgb))).rgb) }
    let plain = colors.map { Lab(components: $0.components(in: Lab.self)) }, simulated = colors.map(seen)
    var count = 0
    for second in colors.indices {
      for first in 0..<second where count < Self.mostPairs && isAsOpaque(first, second) {
        let apart = abs(simulated[first].components.x - simulated[second].components.x)
        guard apart <= 1.75 * limit else { continue }
        let difference = deltaE2000(simulated[first], simulated[second])
        guard difference < limit, deltaE2000(plain[first], plain[second]) >= limit else { continue }
        count += 1
        let other = simulated[first]
        let change = change(second + 1) { deltaE2000(seen($0), other) >= limit }
        findings.append(
          PaletteFinding(
            kind: .alike(deficiency), swatches: [first + 1, second + 1], measure: difference,
            changes: change.map { [$0] } ?? []))
      }
    }
  }

  // MARK: Texts

  private mutating func findLowContrast(_ wanted: Double) {
    for (text, background) in TextPairs.pairs(swatches) {
      let behind = colors[background].rgba, ratio = Contrast.ratio(text: colors[text].rgba, on: behind)
      guard ratio < wanted else { continue }
      let change = change(text + 1) { Contrast.ratio(text: $0.rgba, on: behind) >= wanted }
      findings.append(
        PaletteFinding(
          kind: .lowContrast, swatches: [text + 1, background + 1], measure: ratio, changes: change.map { [$0] } ?? []))
    }
  }

  // MARK: Each by itself

  private mutating func findOutside() {
    let gamut = standard.gamut
    let outside = colors.indices.filter { !gamut.contains(colors[$0], tolerance: Gamut.tolerance) }
    guard !outside.isEmpty else { return }
    findings.append(
      PaletteFinding(
        kind: .outside(gamut.name), swatches: outside.map { $0 + 1 },
        changes: outside.map { ($0 + 1, .color(gamut.mapped(colors[$0]))) }))
  }

  private mutating func findMisnamed() {
    for (index, swatch) in swatches.enumerated() {
      guard let name = ColorWords.correction(of: swatch.name, for: colors[index]) else { continue }
      findings.append(PaletteFinding(kind: .misnamed, swatches: [index + 1], changes: [(index + 1, .name(name))]))
    }
  }

  // MARK: The smallest change

  /// The color in 8 bits whose lightness differs least; `nil` where no lightness will do.
  private func change(_ number: Int, until isFine: (Color) -> Bool) -> (Int, PaletteFinding.Change)? {
    let color = colors[number - 1], lch = OKLCH(components: color.components(in: OKLCH.self))
    guard lch.components.x.isFinite else { return nil }
    for step in 1...400 {
      for sign in [1.0, -1] {
        let lightness = lch.components.x + sign * Double(step) / 400
        guard 0...1 ~= lightness else { continue }
        let moved = Color(OKLCH.self, SIMD3(lightness, lch.components.y, lch.components.z), alpha: color.alpha)
        let bytes = Gamut.sRGB.mapped(moved).rgb.bytes,
          trial = Color(RGB(bytes: bytes.x, bytes.y, bytes.z), alpha: color.alpha)
        if isFine(trial) { return (number, .color(trial)) }
      }
    }
    return nil
  }
}
