/// The swatches that the user keeps and the colors lately chosen, the newest first. Plain values: a program that wants
/// them remembered stores them.
public struct SwatchShelves: Sendable {
  public enum Shelf: Hashable, Sendable {
    case kept, recent
  }

  public private(set) var kept: [Swatch]
  public private(set) var recent: [Swatch]
  /// Go up with every change of a shelf, so that whoever stores it need not compare.
  public private(set) var keptRevision = 0
  public private(set) var recentRevision = 0

  /// Older recent colors are let go.
  public static let mostRecent = 24

  public init(kept: [Swatch] = [], recent: [Swatch] = []) {
    self.kept = kept
    self.recent = Array(recent.prefix(Self.mostRecent))
  }

  /// Puts swatches that were read behind those that are there; that is no change to store.
  public mutating func append(kept: [Swatch], recent: [Swatch]) {
    self.kept += kept
    self.recent = Array((self.recent + recent).prefix(Self.mostRecent))
  }

  public subscript(shelf: Shelf) -> [Swatch] { shelf == .kept ? kept : recent }

  /// The index may be that of the end.
  public mutating func insert(_ swatch: Swatch, at index: Int, on shelf: Shelf) {
    switch shelf {
    case .kept:
      kept.insert(swatch, at: index)
      keptRevision += 1
    case .recent:
      recent.insert(swatch, at: index)
      recentRevision += 1
    }
  }

  @discardableResult
  public mutating func remove(at index: Int, from shelf: Shelf) -> Swatch {
    switch shelf {
    case .kept:
      keptRevision += 1
      return kept.remove(at: index)
    case .recent:
      recentRevision += 1
      return recent.remove(at: index)
    }
  }

  /// Puts a color that was chosen first among the recent ones, where it is only once.
  public mutating func noteChoice(of color: Color) {
    recent.removeAll { $0.color.isSame(as: color) }
    recent.insert(Swatch(color), at: 0)
    if recent.count > Self.mostRecent { recent.removeLast() }
    recentRevision += 1
  }
}
