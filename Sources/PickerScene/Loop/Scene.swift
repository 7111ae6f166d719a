import PickerCore

/// What the user asked of a scene in one pass.
public enum PickerAction: Hashable, Sendable {
  case none, select, cancel
}

/// What a window shows: one function from input and model to a picture, and a model that answers.
public protocol Scene: AnyObject {
  func show(_ ui: UI) -> PickerAction
  /// The color that is being chosen.
  var color: Color { get }
  /// Whether a gesture or typing is under way.
  var isBusy: Bool { get }
  /// The color's text in the scene's format.
  func text(of color: Color) -> String
  /// Sets the color from outside, as one gesture.
  func set(_ color: Color)
  /// What the color has to be.
  var rules: RuleSet { get set }
  /// Whether the color meets the rules.
  var isAllowed: Bool { get }

  /// Called each time that a picture has come to the screen: the time for what need not be ready before.
  /// - Returns: Whether there is something new to show.
  func didPresent() -> Bool
}

extension Scene {
  public func text(of color: Color) -> String { hexText(color) }
  public func didPresent() -> Bool { false }

  /// A scene that knows nothing of rules has none.
  public var rules: RuleSet {
    get { RuleSet() }
    set {}
  }
  public var isAllowed: Bool { true }
}

/// The color in hex notation: 8 digits only where it is not opaque.
public func hexText(_ color: Color) -> String {
  func two(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
  let b = Gamut.sRGB.mapped(color).rgb.bytes, alpha = byte(color.alpha)
  return "#" + two(b.x) + two(b.y) + two(b.z) + (alpha < 255 ? two(alpha) : "")
}
