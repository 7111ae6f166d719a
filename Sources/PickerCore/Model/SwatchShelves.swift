/// The swatches that the user keeps, and the colors chosen recently, the newest first. Plain values: a program that
/// wants them back the next time saves them.
public struct SwatchShelves: Sendable {
  public enum Shelf: Hashable, Sendable {
    case kept, recent
  }

  public private(set) var kept: [Swatch]
  public private(set) var recent: [Swatch]
  /// Go up with every change of a shelf, so that whoever saves it need not compare.
  public private(set) var keptRevision = 0
  public private(set) var recentRevision = 0

  /// Older recent colors are dropped.
  public static let mostRecent = 24

  public init(kept: [Swatch] = [], recent: [Swatch] = []) {
    self.kept = kept
    self.recent = Array(recent.prefix(Self.mostRecent))
  }

  /// Appends swatches that were read from a file: not a change to save.
  public mutating func append(kept: [Swatch], recent: [Swatch]) {
    self.kept += kept
    self.recent = Array((self.recent + recent).prefix(Self.mostRecent))
  }

  public subscript(shelf: Shelf) -> [Swatch] { shelf == .kept ? kept : recent }

  /// `index` may be the end.
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

  /// Puts a chosen color in front of the recent ones, each of which is there once.
  public mutating func noteChoice(of color: Color) {
    recent.removeAll { $0.color.isSame(as: color) }
    recent.insert(Swatch(color), at: 0)
    if recent.count > Self.mostRecent { recent.removeLast() }
    recentRevision += 1
  }
}
