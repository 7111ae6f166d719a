import PickerCore

/// How the picker's parts lie in a window, by its size in points and by how large what is touched has to be.
struct PickerLayout: Hashable, Sendable {
  enum Kind: Sendable {
    /// Surface left, sections right, the palette along the bottom; from 900×620.
    case wide
    /// The same with little height, from 640×320: the bars upright beside the plane, or level below it from 560 points
    /// of height on.
    case low
    /// One below the other, from 560×900.
    case tall
    /// One below the other, the sections as pages; from 320×480.
    case phone
    /// Each part a page; from 320×240.
    case least
  }

  let kind: Kind
  let size: Point
  /// How wide and high what is touched is at least, in points: 44 or more.
  let touch: Double

  /// - Parameter touch: As wide and high as what is touched should be; where even the least layout has no room for it,
  ///   it is less, but never under 44.
  init(_ size: Point, touch wanted: Double = 44) {
    let share = min(size.x / 320, size.y / 240)
    let touch = max(44, min(wanted, (44 * share).rounded(.down))), room = 44 / touch
    (self.size, self.touch) = (size, touch)
    kind = Self.kind(size.x * room, size.y * room)
  }

  private static func kind(_ width: Double, _ height: Double) -> Kind {
    if width >= 560, height >= 900, height > 1.2 * width { return .tall }
    if width >= 900, height >= 620 { return .wide }
    if width >= 640, height >= 320 { return .low }
    return width >= 320 && height >= 480 ? .phone : .least
  }

  // MARK: Measures, in points

  /// How much larger than 44 points what is touched is.
  var enlargement: Double { touch / 44 }
  /// A row of fields and buttons.
  var row: Double { touch + 4 }

  /// At the left and right of the window.
  var margin: Double {
    switch kind {
    case .wide, .tall: 20
    case .low: size.x < 760 ? 16 : 20
    case .phone, .least: size.x < 360 ? 8 : 20
    }
  }

  /// Whether the bars stand upright beside the plane; in a phone's window it depends on the sections too.
  var hasUprightBars: Bool { kind == .low && size.y < 560 * enlargement }
  /// Whether the palette lies along the bottom.
  var hasStrip: Bool { kind == .wide || kind == .tall || kind == .low && !hasUprightBars }
  /// Whether buttons and fields show all of the rows' height.
  var hasFullChips: Bool { kind == .tall || kind == .low && !hasUprightBars }

  /// Of the header.
  var header: Double { kind == .phone || kind == .least || kind == .low && size.y < 420 ? row : touch + 12 }
  /// Between the panels of a section, and between sections.
  var gap: Double { kind == .wide ? 12 : 8 }
  /// Below the color spaces.
  var tabsGap: Double {
    switch kind {
    case .wide: 12
    case .tall: 4
    case .low: hasUprightBars ? 8 : 4
    case .phone, .least: 0
    }
  }
  /// Above and below the pages' strip.
  var pageGap: Double { kind == .phone ? 4 : 8 }

  /// From the letter of a channel to its bar.
  var nameWidth: Double {
    switch kind {
    case .wide: 36
    case .tall: 32
    case .low: hasUprightBars ? 24 : 32
    case .phone, .least: 24
    }
  }

  /// How high a tab's strip is, how much of a bar's touch rectangle shows, and what lies between two bars.
  var tabs: Double { kind == .wide ? touch - 4 : touch }
  var bar: Double { touch - 12 }
  var barPitch: Double { kind == .wide ? touch + 2 : touch }
  /// Above the first bar, to its touch rectangle.
  var barsGap: Double { kind == .wide ? 8 : 6 }
  /// Between the hue's bar and the button beside it.
  var toggleGap: Double { kind == .wide ? 14 : 12 }
  /// Whether backgrounds and eyes stand side by side.
  var hasProofInOneRow: Bool { kind == .wide || kind == .tall }
  /// Whether there is room for all rows of relations; else there is one.
  var showsAllRelations: Bool {
    kind == .wide && size.y >= 760 * enlargement && size.x >= 1000
  }
  var contrast: Double { kind == .wide ? touch + 12 : touch + 16 }
  var vision: Double { kind == .wide ? touch : touch + 4 }
}
