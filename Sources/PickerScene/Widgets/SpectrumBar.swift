import PickerCore
import PickerRaster

/// Told of what was selected on a spectrum bar, beside the change that `show` returns.
public protocol SpectrumDelegate: AnyObject {
  /// `value` is in `0...1` along the bar, `color` what is drawn there.
  func spectrumBar(_ bar: SpectrumBar, didSelect color: RGB)
}

/// Seven stops at equal distances: red, yellow, green, cyan, blue, magenta, red. Tap and pan select.
public struct SpectrumBar {
  public var id: WidgetID
  /// Along the bar, `0...1`; the hue is 360 times that.
  public var value: Double
  public weak var delegate: (any SpectrumDelegate)?
  /// What is allowed along it.
  var ground: RuleGround?

  public init(_ id: WidgetID = "spectrum", value: Double, delegate: (any SpectrumDelegate)? = nil) {
    self.id = id
    self.value = value
    self.delegate = delegate
  }

  /// The color drawn at the value.
  public var color: RGB { Spectrum().color(at: value) }

  /// - Returns: `true` in the passes in which the user moved `value`.
  public mutating func show(_ ui: UI, _ rect: Rect, radius: Double = 8, over background: RGBA) -> Bool {
    let moved = ui.bar(
      id, rect, value: &value, fill: GradientFill.spectrum.over(ground), radius: radius, over: background
    ) {
      Spectrum().color(at: $0)
    }
    if moved { delegate?.spectrumBar(self, didSelect: color) }
    return moved
  }
}
