/// How a channel's value is written in its field, and read from it.
public struct ChannelNotation: Sendable, Hashable {
  /// What is written is the value times this.
  private let factor: Double
  /// At most this many; all of them or none.
  private let decimals: Int
  /// `°`, ` %`, or nothing.
  private let suffix: String
  /// What a bar spans, and a typed number is clamped to; in the channel's own unit.
  public let range: ClosedRange<Double>
  private let isPlain: Bool

  private init(factor: Double, decimals: Int, suffix: String, range: ClosedRange<Double>, isPlain: Bool = false) {
    (self.factor, self.decimals, self.suffix, self.range) = (factor, decimals, suffix, range)
    self.isPlain = isPlain
  }

  /// `0...1` with the fewest of 1 to 3 decimals that say it: `0.5`, `0.125`.
  public static let plain = ChannelNotation(factor: 1, decimals: 3, suffix: "", range: 0...1, isPlain: true)
  /// `0...1` as `0 %` to `100 %`.
  public static let percent = ChannelNotation(factor: 100, decimals: 1, suffix: " %", range: 0...1)
  /// `0...1` as `0` to `255`.
  public static let bytes = ChannelNotation(factor: 255, decimals: 0, suffix: "", range: 0...1)

  /// What suits a channel's unit and range.
  public init(_ channel: Channel) {
    switch channel.unit {
    case .unit: self.init(factor: 100, decimals: 1, suffix: " %", range: channel.range)
    case .degrees: self.init(factor: 1, decimals: 1, suffix: "°", range: channel.range)
    case .number:
      self.init(factor: 1, decimals: channel.range.upperBound <= 1 ? 3 : 1, suffix: "", range: channel.range)
    }
  }

  /// What an arrow key adds in a field: one of what is written, or a hundredth where all of the range is less than ten.
  public var step: Double { (range.upperBound - range.lowerBound) * factor < 10 ? 0.01 / factor : 1 / factor }

  /// The text of a value, in or outside of the range. Independent of locale.
  public func text(of value: Double) -> String {
    if isPlain { return ChannelModel.text(of: value) }
    // What lies just below a half rounds up as in `byte`, so that fields and hex text never say different bytes.
    let text = decimalText(value * factor + 1e-9, atMost: decimals)
    guard let point = text.firstIndex(of: ".") else { return text + suffix }
    let missing = decimals - text.distance(from: point, to: text.endIndex) + 1
    return text + String(repeating: "0", count: missing) + suffix
  }

  /// Reads a number, with or without its unit; clamped to the range. `nil` for anything else.
  public func read(_ text: String) -> Double? {
    guard let number = ChannelModel.number(isPlain ? text : text.filter { $0 != "°" && $0 != "%" }) else { return nil }
    return clamp(number / factor)
  }

  /// The nearest value in the range; not a number counts as its lower end.
  func clamp(_ value: Double) -> Double {
    value > range.lowerBound ? min(value, range.upperBound) : range.lowerBound
  }
}
