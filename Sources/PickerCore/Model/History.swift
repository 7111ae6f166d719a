/// Undo and redo: one gesture, one commit, one edit of the swatches is one step.
public struct History: Sendable {
  /// What to do to go one step back or forward.
  public enum Step: Sendable {
    case show(Color)
    case insert(Swatch, at: Int, on: SwatchShelves.Shelf)
    case remove(Swatch, at: Int, from: SwatchShelves.Shelf)
  }

  private enum Change: Sendable {
    case color(from: Color, to: Color)
    case added(Swatch, at: Int, on: SwatchShelves.Shelf)
    case removed(Swatch, at: Int, from: SwatchShelves.Shelf)
  }

  private var done: [Change] = []
  private var undone: [Change] = []
  /// Older steps are dropped.
  private static let limit = 1000

  /// The last committed color.
  public private(set) var current: Color

  public init(_ color: Color) { current = color }

  public var canUndo: Bool { !done.isEmpty }
  public var canRedo: Bool { !undone.isEmpty }

  /// Adds a step, where the color differs from the last one.
  /// - Returns: Whether it does.
  @discardableResult
  public mutating func commit(_ color: Color) -> Bool {
    guard !color.isSame(as: current) else { return false }
    add(.color(from: current, to: color))
    current = color
    return true
  }

  /// Adds a step: a swatch was added to a shelf.
  public mutating func commitInsertion(of swatch: Swatch, at index: Int, on shelf: SwatchShelves.Shelf) {
    add(.added(swatch, at: index, on: shelf))
  }

  /// Adds a step: a swatch was removed from a shelf.
  public mutating func commitRemoval(of swatch: Swatch, at index: Int, from shelf: SwatchShelves.Shelf) {
    add(.removed(swatch, at: index, from: shelf))
  }

  private mutating func add(_ change: Change) {
    done.append(change)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  /// - Returns: What restores the state before; `nil` at the beginning.
  public mutating func undo() -> Step? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    switch change {
    case .color(let old, _):
      current = old
      return .show(old)
    case .added(let swatch, let index, let shelf): return .remove(swatch, at: index, from: shelf)
    case .removed(let swatch, let index, let shelf): return .insert(swatch, at: index, on: shelf)
    }
  }

  /// - Returns: What repeats what was undone; `nil` at the end.
  public mutating func redo() -> Step? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    switch change {
    case .color(_, let new):
      current = new
      return .show(new)
    case .added(let swatch, let index, let shelf): return .insert(swatch, at: index, on: shelf)
    case .removed(let swatch, let index, let shelf): return .remove(swatch, at: index, from: shelf)
    }
  }
}

extension Color {
  /// Whether both are the same in every part: space, components, what is missing, alpha.
  public func isSame(as other: Color) -> Bool {
    space.id == other.space.id && components == other.components && alpha == other.alpha && missing == other.missing
  }
}
