import PickerCore

/// Turns a variable's value into a color: substitutes other variables, and evaluates the functions of GTK and Sass that
/// derive one color from another.
struct StyleResolver {
  enum Dialect {
    case css, scss, gtk
  }

  let dialect: Dialect
  let place: PaletteError.Place
  /// The value of a variable, by its name with `--`, `$` or `@`.
  let lookUp: (String) -> String?

  private var lookUps = 0
  /// The limit for one value: variables in variables must end somewhere.
  private static let mostLookUps = 64, deepest = 16, longest = 4096

  init(_ dialect: Dialect, at place: PaletteError.Place, lookUp: @escaping (String) -> String?) {
    self.dialect = dialect
    self.place = place
    self.lookUp = lookUp
  }

  mutating func color(_ value: String) throws(PaletteError) -> Color {
    try evaluated(try substituted(value, depth: 0), depth: 0)
  }

  private func error(_ expectation: String) -> PaletteError { PaletteError("expected \(expectation)", place) }

  // MARK: Variables

  private mutating func substituted(_ text: String, depth: Int) throws(PaletteError) -> String {
    guard depth < Self.deepest, text.utf8.count <= Self.longest else { throw error("a shorter value") }
    var result: [UInt8] = [], rest = ArraySlice(text.utf8)
    while let byte = rest.first {
      let isInName = result.last?.continuesName ?? false
      if !isInName, rest.prefix(4).map(\.folded).elementsEqual("var(".utf8) {
        let inside = rest.dropFirst(4).untilParenthesis
        result += Array(try variable(inside, depth).utf8)
        rest = rest[inside.endIndex...].dropFirst()
      } else if byte == UInt8(ascii: "$") && dialect == .scss || byte == UInt8(ascii: "@") && dialect == .gtk {
        let name = rest.prefix(1) + rest.dropFirst().prefix { $0.continuesName }
        guard let value = try value(of: name.text, depth) else { throw error("a variable that is defined") }
        result += Array(value.utf8)
        rest = rest.dropFirst(name.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
      guard result.count <= Self.longest else { throw error("a shorter value") }
    }
    return result[...].text
  }

  /// `--name` or `--name, fallback`.
  private mutating func variable(_ inside: ArraySlice<UInt8>, _ depth: Int) throws(PaletteError) -> String {
    let comma = inside.firstIndex(of: UInt8(ascii: ","))
    if let value = try value(of: inside[..<(comma ?? inside.endIndex)].trimmed.text, depth) { return value }
    guard let comma else { throw error("a variable that is defined") }
    return try substituted(inside[(comma + 1)...].trimmed.text, depth: depth + 1)
  }

  private mutating func value(of name: String, _ depth: Int) throws(PaletteError) -> String? {
    lookUps += 1
    guard lookUps <= Self.mostLookUps else { throw error("a variable that does not lead to itself") }
    guard let text = lookUp(name) else { return nil }
    return try substituted(text, depth: depth + 1)
  }

  // MARK: Functions

  private func evaluated(_ text: String, depth: Int) throws(PaletteError) -> Color {
    guard depth < Self.deepest else { throw error("a shorter value") }
    let trimmed = ArraySlice(text.utf8).trimmed.text
    if let (name, arguments) = call(trimmed), let function = Self.functions[name], function.dialect == dialect,
      function.colors + function.numbers == arguments.count
    {
      var colors: [Color] = [], numbers: [Double] = []
      for argument in arguments.prefix(function.colors) { colors.append(try evaluated(argument, depth: depth + 1)) }
      for argument in arguments.dropFirst(function.colors) { numbers.append(try number(argument)) }
      return function.body(colors, numbers)
    }
    guard let found = try? ParsedColor(trimmed, syntax: .css), !found.notation.isContextual else {
      throw error("a color")
    }
    return found.color
  }

  private func number(_ text: String) throws(PaletteError) -> Double {
    let trimmed = ArraySlice(text.utf8).trimmed.text
    if trimmed.hasSuffix("%"), let value = finiteNumber(String(trimmed.dropLast())) { return value / 100 }
    guard let value = finiteNumber(trimmed) else { throw error("a number") }
    return value
  }

  private func call(_ text: String) -> (name: String, arguments: [String])? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    return (text[..<open].lowercased(), inside.splitOutsideOfParentheses(",").map(String.init))
  }

  private struct Function: Sendable {
    let dialect: Dialect
    /// How many colors and how many numbers it takes.
    let colors, numbers: Int
    let body: @Sendable ([Color], [Double]) -> Color
  }

  /// Source: GTK 3 and 4, "Colors" in the CSS documentation; Sass, `rgba($color, $alpha)`.
  private static let functions: [String: Function] = [
    "alpha": Function(dialect: .gtk, colors: 1, numbers: 1) { withAlpha($0[0], $0[0].alpha * $1[0]) },
    "mix": Function(dialect: .gtk, colors: 2, numbers: 1) { mix($0[0], $0[1], $1[0]) },
    "shade": Function(dialect: .gtk, colors: 1, numbers: 1) { shade($0[0], $1[0]) },
    "lighter": Function(dialect: .gtk, colors: 1, numbers: 0) { colors, _ in shade(colors[0], 1.3) },
    "darker": Function(dialect: .gtk, colors: 1, numbers: 0) { colors, _ in shade(colors[0], 0.7) },
    "rgba": Function(dialect: .scss, colors: 1, numbers: 1) { withAlpha($0[0], $1[0]) },
  ]

  private static func withAlpha(_ color: Color, _ alpha: Double) -> Color {
    var color = color
    color.alpha = min(max(alpha, 0), 1)
    return color
  }

  private static func mix(_ first: Color, _ second: Color, _ share: Double) -> Color {
    let rgb = first.rgb.components * (1 - share) + second.rgb.components * share
    let alpha = first.alpha * (1 - share) + second.alpha * share
    return Color(RGB(components: Gamut.clip(rgb)), alpha: min(max(alpha, 0), 1))
  }

  /// Lightness and saturation of HSL, times a factor.
  private static func shade(_ color: Color, _ factor: Double) -> Color {
    var hsl = HSL(color.rgb)
    hsl.components.y = min(max(hsl.components.y * factor, 0), 1)
    hsl.components.z = min(max(hsl.components.z * factor, 0), 1)
    return Color(hsl.rgb, alpha: color.alpha)
  }
}

extension ArraySlice<UInt8> {
  /// The text before the parenthesis that closes an open one; all of it where none does.
  fileprivate var untilParenthesis: ArraySlice<UInt8> {
    var depth = 0
    return prefix { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth >= 0
    }
  }
}
