/// One field of a template.
struct TemplateField: Sendable {
  private enum Kind: Sendable {
    case format(OutputFormat)
    /// An index into the numbers of a function's format; 3 is alpha.
    case component(ColorFunction, Int)
    case ink(Int)
    /// Red, green, blue and alpha in 8 bits.
    case byte(Int)
    /// Red, green, blue and alpha from 0 to 1.
    case unit(Int)
  }

  private enum Digits: Sendable, Equatable {
    case decimals(Int)
    case hexadecimal(isUpperCase: Bool)
  }

  private let kind: Kind
  private let digits: Digits?

  /// - Parameter text: what is between the braces; `nil` for a field that nothing answers to.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let kind = Self.kind(String(parts[0])) else { return nil }
    self.kind = kind
    guard parts.count == 2 else {
      digits = nil
      return
    }
    switch (kind, parts[1]) {
    case (.format, _): return nil
    case (.byte, "x"): digits = .hexadecimal(isUpperCase: false)
    case (.byte, "X"): digits = .hexadecimal(isUpperCase: true)
    case (.byte, _): return nil
    case (_, let count):
      guard count.utf8.count <= 2, !count.isEmpty, count.utf8.allSatisfy(\.isDigit), let decimals = Int(count) else {
        return nil
      }
      digits = .decimals(decimals)
    }
  }

  private static func kind(_ name: String) -> Kind? {
    if let format = OutputFormats.named(name) { return .format(format) }
    if let index = ["r8", "g8", "b8", "a8"].firstIndex(of: name) { return .byte(index) }
    if let index = ["r", "g", "b", "alpha"].firstIndex(of: name) { return .unit(index) }
    let path = name.split(separator: ".", omittingEmptySubsequences: false)
    guard path.count == 2 else { return nil }
    let space = String(path[0]), channel = String(path[1])
    if space == "cmyk" { return ["c", "m", "y", "k"].firstIndex(of: channel).map { .ink($0) } }
    guard let function = ColorFunction.all.first(where: { $0.names[0] == space }) ?? ColorFunction.color(in: space),
      let index = (function.channels.map(\.name) + ["alpha"]).firstIndex(of: channel)
    else { return nil }
    return .component(function, index)
  }

  /// What an error lists.
  static var known: String {
    let formats = OutputFormats.all.map { "{\($0.id)}" }.joined(separator: " ")
    return """
      \(formats), {SPACE.CHANNEL} such as {oklch.l:4}, {r8} {g8} {b8} {a8} with :x, and {r} {g} {b} {alpha} with :2
      """
  }

  func text(_ color: ParsedColor, _ options: FormatOptions) -> String {
    var options = options
    if case .decimals(let decimals) = digits { options.precision = decimals }
    switch kind {
    case .format(let format):
      return format.text(color, options)
    case .component(let function, let index):
      let text = FunctionText(color, in: function, options)
      return index < 3 ? text.numbers[index] : text.alpha
    case .ink(let index):
      return InkText(color, options).numbers[index]
    case .byte(let index):
      let byte = color.bytes(options.gamut)[index]
      guard case .hexadecimal(let isUpperCase) = digits else { return "\(byte)" }
      return hexText([byte], isUpperCase || options.isUpperCase)
    case .unit(let index):
      let unit = UnitText(color, options)
      return index < 3 ? unit.numbers[index] : unit.alpha
    }
  }
}
