import PickerCore

extension Palette {
  /// The palette with the changes that fix what is found. A change may lead to another finding, so this is repeated.
  /// - Returns: Also the changes, by the numbers in this palette; of two changes of one name or color only the last.
  package func mended(by standard: PaletteStandard) -> (palette: Palette, changes: [(Int, PaletteFinding.Change)]) {
    var palette = self, numbers = Array(1...max(swatches.count, 1)), changes: [(Int, PaletteFinding.Change)] = []
    for _ in 0..<4 {
      let found = PaletteExamination(palette, standard).findings.flatMap(\.changes)
      if found.isEmpty { break }
      var swatches = palette.swatches, removed: Set<Int> = []
      for (number, change) in found where !removed.contains(number - 1) {
        let original = numbers[number - 1]
        changes.removeAll { $0.0 == original && $0.1.isLike(change) }
        changes.append((original, change))
        switch change {
        case .color(let color):
          let old = swatches[number - 1]
          swatches[number - 1] = PaletteSwatch(color, name: old.name, group: old.group)
          swatches[number - 1].kind = old.kind
        case .name(let name): swatches[number - 1].name = name
        case .removal: removed.insert(number - 1)
        }
      }
      palette = Palette(
        name: name, columns: columns, swatches: swatches.indices.filter { !removed.contains($0) }.map { swatches[$0] })
      numbers = numbers.indices.filter { !removed.contains($0) }.map { numbers[$0] }
    }
    return (palette, changes.sorted { $0.0 < $1.0 })
  }
}

extension PaletteFinding.Change {
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.color, .color), (.name, .name), (.removal, .removal): true
    default: false
    }
  }
}
