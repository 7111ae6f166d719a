/// How a color was written, so that it can be written the same way again.
public struct Notation: Sendable, Hashable {
  /// The shapes that a color comes in.
  public enum Form: Sendable, Hashable {
    /// `#abc`, `abc`, `#aabbccdd` …: `digits` is 3, 4, 6 or 8.
    case hex(digits: Int, hasHash: Bool, isUpperCase: Bool)
    /// `0xAARRGGBB`, or `0xRRGGBB`.
    case integer(digits: Int, isUpperCase: Bool)
    /// `rgb:r/g/b` or `#rrrrggggbbbb`: `digits` a channel, 1 to 4.
    case x11(digits: Int, hasHash: Bool)
    /// A CSS name, in lower case.
    case name(String)
    /// `currentcolor` or a system color, which only a page can tell; its value here is a stand-in.
    case contextual(String)
    /// `rgb(66 128 246)`, or with commas in the legacy form.
    case function(String, isLegacy: Bool)
    /// `color(display-p3 …)`.
    case colorSpace(String)
    /// `oklch(from …)`, by the function's name (`color` for `color()`).
    case relative(String)
    /// `color-mix(…)`.
    case mix
    /// A call in a programming language, such as `QColor(66, 128, 246)`; of 8 bits where sRGB holds the color.
    case code(isEightBit: Bool)
    /// What stands between a function's parentheses, by the function's name, as in `--primary: 222.2 47.4% 11.2%`.
    case bare(String)
  }

  /// The unit of one component.
  public enum Unit: Sendable, Hashable {
    case number, percentage, degrees, gradians, radians, turns
    case none
    /// By `calc()` or a channel of another color.
    case computed
  }

  public var form: Form
  /// The units of the components; empty where the form has none.
  public var units: [Unit] = []
  /// The unit of alpha where it is written.
  public var alphaUnit: Unit?

  public init(_ form: Form, units: [Unit] = [], alphaUnit: Unit? = nil) {
    self.form = form
    self.units = units
    self.alphaUnit = alphaUnit
  }

  /// Whether only a page can tell the color.
  public var isContextual: Bool {
    if case .contextual = form { true } else { false }
  }

  /// Whether CSS computes the color as an 8-bit `rgb()`: hexadecimal, names, `rgb()`, `hsl()`, `hwb()` and the like,
  /// unless they are relative or mixed (CSS Color 4, section 15).
  public var isLegacyColor: Bool {
    switch form {
    case .hex, .integer, .x11, .name, .contextual: true
    case .code(let isEightBit): isEightBit
    case .function(let name, _), .bare(let name): ColorFunction.named(name)?.isLegacyColor ?? true
    case .colorSpace, .relative, .mix: false
    }
  }
}
