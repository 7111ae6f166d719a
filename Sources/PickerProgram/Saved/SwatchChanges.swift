import PickerCore

extension [Swatch] {
  /// These with what another list has gone through: what went from it is taken away, what came to it is put where it
  /// stands there.
  nonisolated func taking(changesFrom before: [Swatch], to now: [Swatch]) -> [Swatch] {
    guard self != before else { return now }
    var gone: [Swatch: Int] = [:], come: [(index: Int, swatch: Swatch)] = []
    for swatch in before { gone[swatch, default: 0] += 1 }
    for (index, swatch) in now.enumerated() {
      if gone[swatch, default: 0] > 0 { gone[swatch, default: 0] -= 1 } else { come.append((index, swatch)) }
    }
    var result = filter { swatch in
      guard gone[swatch, default: 0] > 0 else { return true }
      gone[swatch, default: 0] -= 1
      return false
    }
    for (index, swatch) in come { result.insert(swatch, at: Swift.min(index, result.count)) }
    return result
  }
}
