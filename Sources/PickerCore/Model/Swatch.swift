/// A color that is kept, and what it is called; the name may be empty.
public struct Swatch: Hashable, Sendable {
  public var color: Color
  public var name: String

  public init(_ color: Color, name: String = "") {
    self.color = color
    self.name = name
  }
}
