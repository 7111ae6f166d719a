/// A way to print colors: a name for options and menus, and the text of a color.
public struct OutputFormat: Sendable, Identifiable {
  public let id: String
  let write: @Sendable (ParsedColor, FormatOptions) -> String

  init(_ id: String, _ write: @escaping @Sendable (ParsedColor, FormatOptions) -> String) {
    self.id = id
    self.write = write
  }

  public func text(_ color: ParsedColor, _ options: FormatOptions = FormatOptions()) -> String {
    write(color, options)
  }

  /// A color that was not read from text.
  public func text(_ color: Color, _ options: FormatOptions = FormatOptions()) -> String {
    write(ParsedColor(color), options)
  }
}

/// The formats that the program prints.
public enum OutputFormats {
  public static let all = listed + rest

  private static let listed: [OutputFormat] = [
    .hex, .css,
    .function("rgb"), .function("hsl"), .function("hwb"), .function("hsv"),
    .function("lab"), .function("lch"), .function("oklab"), .function("oklch"),
    .function("okhsl"), .function("okhsv"),
    .colorSpace("srgb"), .colorSpace("srgb-linear"), .colorSpace("display-p3"), .colorSpace("a98-rgb"),
    .colorSpace("prophoto-rgb"), .colorSpace("rec2020"), .colorSpace("xyz-d65"), .colorSpace("xyz-d50"),
    .cmyk, .name,
    .swift, .uikit, .android, .qt, .glsl, .int, .json,
  ]

  /// `color()` in the spaces that have no format above.
  private static let rest = ColorSpaces.all.map { $0.id }.filter { id in !listed.contains { $0.id == id } }
    .map(OutputFormat.colorSpace)

  public static func named(_ id: String) -> OutputFormat? { all.first { $0.id == id } }
}

extension ParsedColor {
  /// A color that was made, not read: the notation is the usual one of its space. What CSS would hold in 8 bits, and
  /// thus clip, is no such color where it is outside of sRGB: nobody wrote it that way.
  public init(_ color: Color) {
    let usual = Notation.usual(for: color.space)
    let isHeld = !usual.isLegacyColor || Gamut.sRGB.contains(color, tolerance: Gamut.tolerance)
    self.init(color, isHeld ? usual : Notation(.colorSpace(color.space.id)))
  }
}

extension Notation {
  /// `rgb()` for encoded sRGB, the function that bears the space's name, or `color()`.
  static func usual(for space: any ColorSpace.Type) -> Notation {
    if space == SRGB.self { return Notation(.function("rgb", isLegacy: false)) }
    if let function = ColorFunction.all.first(where: { $0.space == space.id }) {
      return Notation(.function(function.names[0], isLegacy: false))
    }
    return Notation(.colorSpace(space.id))
  }
}
