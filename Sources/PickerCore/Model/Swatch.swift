/// A saved color and its name, which may be empty.
public struct Swatch: Hashable, Sendable {
  public var color: Color
  public var name: String

  public init(_ color: Color, name: String = "") {
    self.color = color
    self.name = name
  }
}
