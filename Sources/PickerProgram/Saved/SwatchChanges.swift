import PickerCore

extension [Swatch] {
  /// These with the changes from one list to another: what was removed there is removed, what was added is inserted
  /// where it is there.
  nonisolated func taking(changesFrom before: [Swatch], to now: [Swatch]) -> [Swatch] {
    guard self != before else { return now }
    var unmatched = Count(before), come: [(index: Int, swatch: Swatch)] = []
    for (index, swatch) in now.enumerated() where !unmatched.take(swatch) { come.append((index, swatch)) }
    var result = filter { !unmatched.take($0) }
    for (index, swatch) in come { result.insert(swatch, at: Swift.min(index, result.count)) }
    return result
  }

  /// These without others, each of which takes one away.
  nonisolated func removing(_ others: [Swatch]) -> [Swatch] {
    var others = Count(others)
    return filter { !others.take($0) }
  }
}

/// How often each swatch is there.
nonisolated private struct Count {
  private var counts: [Swatch: Int] = [:]

  init(_ swatches: [Swatch]) { for swatch in swatches { counts[swatch, default: 0] += 1 } }

  /// - Returns: Whether one was there.
  mutating func take(_ swatch: Swatch) -> Bool {
    guard let count = counts[swatch], count > 0 else { return false }
    counts[swatch] = count - 1
    return true
  }
}
