/// Undo and redo of a color: one gesture or one commit is one step.
public struct History: Sendable {
  private var done: [Color]
  private var undone: [Color] = []
  /// Older steps are let go.
  private static let limit = 1000

  public init(_ color: Color) { done = [color] }

  public var canUndo: Bool { done.count > 1 }
  public var canRedo: Bool { !undone.isEmpty }

  /// The last committed color.
  public var current: Color { done[done.count - 1] }

  /// Adds a step, where the color differs from the last one.
  public mutating func commit(_ color: Color) {
    guard !color.isSame(as: current) else { return }
    done.append(color)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  /// - Returns: The color to go back to; `nil` at the beginning.
  public mutating func undo() -> Color? {
    guard canUndo else { return nil }
    undone.append(done.removeLast())
    return current
  }

  /// - Returns: The color to go forth to; `nil` at the end.
  public mutating func redo() -> Color? {
    guard let color = undone.popLast() else { return nil }
    done.append(color)
    return color
  }
}

extension Color {
  /// Whether both are the same in every part: space, components, what is missing, alpha.
  public func isSame(as other: Color) -> Bool {
    space.id == other.space.id && components == other.components && alpha == other.alpha && missing == other.missing
  }
}
