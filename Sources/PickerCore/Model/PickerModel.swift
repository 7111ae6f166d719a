/// The color of a picker, in the space that it is being edited in. Everything else is derived from it.
public struct PickerModel: Sendable {
  public private(set) var color: Color
  /// The components last seen in each space: what a powerless hue stays at. Each picker has its own.
  /// Up to date while the color may have powerless components, else updated when it comes to have some.
  private var remembered: [String: SIMD3<Double>] = [:]

  public init(_ color: Color) {
    self.color = color
    remember()
  }

  /// Encoded sRGB, not clamped.
  public var rgb: RGB { color.rgb }

  public var alpha: Double {
    get { color.alpha }
    set { color.alpha = min(1, max(0, newValue)) }
  }

  /// The color's components in a space; a powerless one is as it was last.
  public func components(in space: any ColorSpace.Type) -> SIMD3<Double> {
    if space.id == color.space.id { return color.components }
    return derive(space)
  }

  /// Edits the color in `space`, which becomes the color's space. Alpha stays.
  public mutating func set(_ components: SIMD3<Double>, in space: any ColorSpace.Type) {
    set(Color(space, components, alpha: color.alpha))
  }

  /// Takes another color, alpha too.
  public mutating func set(_ color: Color) {
    let isPlain = color.isPlain
    if !isPlain, self.color.isPlain { remember() }
    self.color = color
    if !isPlain { remember() }
  }

  /// HSV as the field and the spectrum show it.
  public var hsv: HSV {
    get { HSV(components: components(in: HSV.self)) }
    set { set(newValue.components, in: HSV.self) }
  }

  private mutating func remember() {
    rememberHueOfRelatives()
    for space in ColorSpaces.all { remembered[space.id] = components(in: space) }
  }

  /// Spaces on one base, such as HSL, HSV and HWB, have one hue: where it is powerless, it is that of the space in use.
  private mutating func rememberHueOfRelatives() {
    guard let hue = color.space.channels.firstIndex(where: { $0.unit == .degrees }),
      !color.missing.contains(.component(hue))
    else { return }
    for space in ColorSpaces.all where color.space.isRelative(of: space) {
      guard let index = space.channels.firstIndex(where: { $0.unit == .degrees }) else { continue }
      remembered[space.id, default: .zero][index] = color.components[hue]
    }
  }

  private func derive<S: ColorSpace>(_ space: S.Type) -> SIMD3<Double> {
    S(color.rgb, keepingPowerlessFrom: S(components: remembered[S.id] ?? .zero)).components
  }
}

extension Color {
  /// Whether it surely has no missing and no powerless component in any space: it is far from gray, from black and
  /// from white.
  fileprivate var isPlain: Bool {
    let c = rgb.components
    return missing.isEmpty && c.min() >= 0 && c.max() <= 1 && c.max() - c.min() > 0.05
  }
}

extension ColorSpace {
  /// Whether another space has the same base.
  fileprivate static func isRelative(of other: any ColorSpace.Type) -> Bool {
    func hasSameBase<Other: ColorSpace>(_ other: Other.Type) -> Bool { Other.Base.self == Base.self }
    return hasSameBase(other)
  }
}
