import PickerCore

/// What a row of relations shows.
enum RelateChoice: Hashable, Sendable {
  case harmony(Harmony)
  /// From New to Old.
  case ramp(RampWay)
  /// Lighter and darker ones.
  case tints
  /// Shades with given contrasts on a background.
  case contrast(ContrastReference)

  /// A space to mix in, and which way round its hues go.
  enum RampWay: String, Sendable, CaseIterable {
    case oklab, oklch, longer, srgb
    var space: any ColorSpace.Type {
      switch self {
      case .oklab: OKLab.self
      case .oklch, .longer: OKLCH.self
      case .srgb: RGB.self
      }
    }
    var arc: HueArc { self == .longer ? .longer : .shorter }
    var title: String {
      switch self {
      case .oklab: "OKLab"
      case .oklch: "OKLCH"
      case .longer: tr("OKLCH, the long way")
      case .srgb: "sRGB"
      }
    }
  }

  static let all: [RelateChoice] =
    Harmony.allCases.map { .harmony($0) } + RampWay.allCases.map { .ramp($0) } + [.tints]
    + ContrastReference.allCases.map { .contrast($0) }

  /// Beside the row.
  var title: String {
    switch self {
    case .harmony(.complement): tr("Complement")
    case .harmony(.analogous): tr("Analogous")
    case .harmony(.triad): tr("Triad")
    case .harmony(.square): tr("Square")
    case .harmony(.rectangle): tr("Rectangle")
    case .harmony(.split): tr("Split")
    case .ramp: tr("To Old")
    case .tints: tr("Tints")
    case .contrast: tr("Contrast")
    }
  }

  /// In the menu, beside the title.
  var detail: String {
    switch self {
    case .harmony, .tints: ""
    case .ramp(let way): way.title
    case .contrast(let reference): reference.words
    }
  }

  /// In view ids: `menu.harmony-analogous`.
  var widget: WidgetID {
    switch self {
    case .harmony(let harmony): WidgetID("menu", "harmony-\(harmony.rawValue)")
    case .ramp(let way): WidgetID("menu", "ramp-\(way.rawValue)")
    case .tints: WidgetID("menu", "tints")
    case .contrast(let reference): WidgetID("menu", "contrast-\(reference.rawValue)")
    }
  }

  /// The ratios of a ladder, from the least to the greatest.
  private static let ratios = [1.5, 2, 3, 4.5, 7, 10, 14]

  /// The row's colors, at most so many, and which of them is the color itself.
  func colors(_ picker: PickerState, atMost most: Int) -> (colors: [Color], own: Int?) {
    let color = picker.color, count = max(2, most)
    switch self {
    case .harmony(let harmony):
      let colors = harmony.colors(of: color).prefix(count), own = harmony.turns.firstIndex(of: 0)
      return (Array(colors), own)
    case .ramp(let way):
      return (Ramp([color, picker.opening], in: way.space, hue: way.arc).colors(min(9, count)), 0)
    case .tints: return tints(color, min(9, count))
    case .contrast(let reference):
      guard let background = picker.color(of: reference) else { return ([], nil) }
      // The most useful where there is room for few.
      let ratios = count >= 7 ? Self.ratios : count >= 5 ? [1.5, 3, 4.5, 7, 10] : [1.5, 3, 4.5, 7]
      return (ContrastLadder(color, on: background, ratios: ratios).steps.compactMap(\.color), nil)
    }
  }

  /// Shades at even distances of lightness (OKLCH), from light to dark, the color itself among them.
  private func tints(_ color: Color, _ count: Int) -> ([Color], Int) {
    let path = ShadePath(color), own = min(max(color.components(in: OKLCH.self).x, 0), 1)
    let above = min(max(Int(((1 - own) * Double(count)).rounded(.down)), 0), count - 1), below = count - 1 - above
    let colors = (0..<count).map { index in
      if index == above { return color }
      let l =
        index < above
        ? 0.97 - (0.97 - own) * Double(index) / Double(above)
        : own - (own - 0.12) * Double(index - above) / Double(max(1, below))
      return path.color(at: index < above ? max(own, l) : min(own, l))
    }
    return (colors, above)
  }
}
