import PickerCore

/// Something in a palette that is worth a change. Swatches are numbered from 1.
package struct PaletteFinding: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Closer than a limit, though not the same.
    case near
    case sameColor, sameName
    /// Closer than a limit for people with a deficiency, though not for others.
    case alike(ColorVision.Deficiency)
    /// A text, then its background.
    case lowContrast
    case outside(String)
    /// The name is that of another color.
    case misnamed
  }

  /// What would fix it.
  package enum Change: Sendable {
    case color(Color)
    case name(String)
    case removal
  }

  package let kind: Kind
  package let swatches: [Int]
  /// A difference or ratio; of several the smallest.
  package var measure: Double?
  /// By the number of the swatch.
  package var changes: [(swatch: Int, change: Change)] = []
}

/// What a palette is measured against.
package struct PaletteStandard: Sendable {
  /// In CIEDE2000: closer colors are near duplicates.
  package var near = 1.0
  /// In CIEDE2000: colors that are closer are alike for whoever has one of the deficiencies.
  package var apart = 5.0
  package var deficiencies: [ColorVision.Deficiency] = []
  /// WCAG's ratio that a text has to reach; `nil` for any.
  package var contrast: Double?
  package var gamut = Gamut.sRGB

  package init() {}
}
