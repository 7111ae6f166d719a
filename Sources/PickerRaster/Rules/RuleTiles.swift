import PickerCore

/// Something with a color at every place, in pixels.
package protocol RuledPicture {
  /// Pixel centers lie at halves. Places outside of what is drawn are asked for too.
  func sample(_ x: Double, _ y: Double) -> RuleSample
}

/// Fills a mask tile by tile. What is sure for a whole tile, by what is measured at its corners and in its middle, is
/// not looked at again; in tiles that an edge crosses the measures between the corners follow from those, and only
/// pixels next to the edge are tested one by one.
struct RuleTiles<Picture: RuledPicture> {
  private let field: RuleField
  private let picture: Picture
  private let isCoarse: Bool
  private let columns: Int
  private let width, height: Int
  private(set) var mask: RuleMask
  /// By place in the lattice of corners.
  private var samples: [RuleSample?]
  private var values: [[Double]]
  private var labs: [[SIMD3<Double>]]
  private var open: [Int] = []
  private var undecided: [Int] = []
  private var edges: [Edge] = []

  /// Hues that differ by more in a tile may be around a gray, in degrees.
  private static var evenHue: Double { 8 }

  /// Of the lattice, and of the tiles in which pixels are looked at.
  private static var step: Int { 8 }

  /// A condition in a tile that is not decided: its measure at the corners, and how far it may be off in between.
  private struct Edge {
    let condition: Int
    let topLeft, right, down, twist, error: Double
    let bounds: RuleField.Bounds
  }

  /// - Parameter isCoarse: Whether pixels next to an edge may be on its wrong side.
  init(_ field: RuleField, _ picture: Picture, width: Int, height: Int, isCoarse: Bool) {
    self.field = field
    self.picture = picture
    self.isCoarse = isCoarse
    (self.width, self.height) = (width, height)
    mask = RuleMask(width: width, height: height)
    // Tiles of twice the step: the lattice reaches to their ends.
    columns = 2 * ((width + 2 * Self.step - 1) / (2 * Self.step)) + 1
    let count = columns * (2 * ((height + 2 * Self.step - 1) / (2 * Self.step)) + 1)
    samples = [RuleSample?](repeating: nil, count: count)
    values = field.test.conditions.map { _ in [Double](repeating: .nan, count: count) }
    labs = field.views.map { _ in [SIMD3<Double>](repeating: SIMD3(.nan, 0, 0), count: count) }
  }

  mutating func fill() {
    guard width > 0, height > 0 else { return }
    let size = 2 * Self.step
    for top in stride(from: 0, to: height, by: size) {
      for left in stride(from: 0, to: width, by: size) { fillLargeTile(left, top) }
    }
  }

  // MARK: Measures at the lattice

  private func place(_ index: Int, _ length: Int) -> Double { Double(min(index * Self.step, length - 1)) + 0.5 }

  private mutating func sample(_ i: Int, _ j: Int) -> RuleSample {
    let index = j * columns + i
    if let known = samples[index] { return known }
    let made = picture.sample(place(i, width), place(j, height))
    samples[index] = made
    return made
  }

  private mutating func value(_ condition: Int, _ i: Int, _ j: Int) -> Double {
    let index = j * columns + i, known = values[condition][index]
    if !known.isNaN { return known }
    let made: Double
    if let view = field.bounds[condition].view, let seen = field.bounds[condition].seen {
      made = seen.roughDifference(from: lab(view, i, j))
    } else {
      made = field.test.conditions[condition].measure.value(of: sample(i, j))
    }
    values[condition][index] = made
    return made
  }

  private mutating func lab(_ view: Int, _ i: Int, _ j: Int) -> SIMD3<Double> {
    let index = j * columns + i, known = labs[view][index]
    if !known.x.isNaN { return known }
    let made = field.views[view].eyes.lab(sample(i, j).light)
    labs[view][index] = made
    return made
  }

  // MARK: Tiles

  private mutating func fillLargeTile(_ left: Int, _ top: Int) {
    let i = left / Self.step, j = top / Self.step
    open.removeAll(keepingCapacity: true)
    for condition in field.plain {
      switch decide(condition, i, j) {
      case false?: return
      case nil: open.append(condition)
      case true?: break
      }
    }
    for view in field.views.indices where !decideDifferences(view, i, j) { return }
    let size = 2 * Self.step
    guard !open.isEmpty else { return fillWhole(left, top, size) }
    for y in stride(from: top, to: min(top + size, height), by: Self.step) {
      for x in stride(from: left, to: min(left + size, width), by: Self.step) { fillSmallTile(x, y) }
    }
  }

  private mutating func fillWhole(_ left: Int, _ top: Int, _ size: Int) {
    let count = min(size, width - left), bits: UInt64 = (1 << UInt64(count)) - 1
    for y in top..<min(top + size, height) { mask.set(bits, from: left, row: y) }
  }

  /// Whether a condition is met all over the large tile at a place of the lattice, or nowhere; `nil` where that is open.
  private mutating func decide(_ condition: Int, _ i: Int, _ j: Int) -> Bool? {
    let a = value(condition, i, j), b = value(condition, i + 2, j), c = value(condition, i, j + 2),
      d = value(condition, i + 2, j + 2), middle = value(condition, i + 1, j + 1)
    let least = min(min(min(a, b), min(c, d)), middle), most = max(max(max(a, b), max(c, d)), middle)
    if field.bounds[condition].isHue, most - least > Self.evenHue { return nil }
    let bend = abs((a + b + c + d) / 4 - middle)
    let slack = 3 * bend + 0.5 * (most - least) + 1e-7 * (1 + max(abs(least), abs(most)))
    if field.bounds[condition].isMet(least - slack, most + slack) { return true }
    return field.bounds[condition].isMissed(least - slack, most + slack) ? false : nil
  }

  /// - Returns: Whether none is surely too small all over the tile; those that are open are added to `open`.
  private mutating func decideDifferences(_ view: Int, _ i: Int, _ j: Int) -> Bool {
    let middle = lab(view, i + 1, j + 1)
    var reach = 0.0
    for (x, y) in [(i, j), (i + 2, j), (i, j + 2), (i + 2, j + 2)] {
      let away = lab(view, x, y) - middle
      reach = max(reach, (away * away).sum())
    }
    reach = reach.squareRoot() * 1.4 + 0.02
    for difference in field.views[view].differences {
      let away = middle - difference.seen.lab
      if abs(away.x) - reach > difference.lightness { continue }
      let across = difference.chroma + reach
      if away.y * away.y + away.z * away.z > across * across { continue }
      // No difference grows faster than 2.5 times the way in Lab; where hues are opposite it jumps by less than 0.3.
      let value = value(difference.condition, i + 1, j + 1), slack = 2.5 * reach + 0.3
      if value - slack >= difference.least { continue }
      if value + slack < difference.least { return false }
      open.append(difference.condition)
    }
    return true
  }

  private mutating func fillSmallTile(_ left: Int, _ top: Int) {
    let i = left / Self.step, j = top / Self.step
    undecided.removeAll(keepingCapacity: true)
    for index in open.indices {
      switch decideSmall(open[index], i, j) {
      case false?: return
      case nil: undecided.append(open[index])
      case true?: break
      }
    }
    guard !undecided.isEmpty else { return fillWhole(left, top, Self.step) }
    let right = place(i + 1, width), bottom = place(j + 1, height), x0 = place(i, width), y0 = place(j, height)
    let spanX = max(right - x0, 1), spanY = max(bottom - y0, 1)
    let between = [(0.5, 0.0), (0, 0.5), (0.5, 0.5), (1, 0.5), (0.5, 1)]
    let samples = between.map { picture.sample(x0 + (right - x0) * $0.0, y0 + (bottom - y0) * $0.1) }
    edges.removeAll(keepingCapacity: true)
    for condition in undecided {
      let bounds = field.bounds[condition]
      let a = value(condition, i, j), b = value(condition, i + 1, j), c = value(condition, i, j + 1),
        d = value(condition, i + 1, j + 1)
      let least = min(min(a, b), min(c, d)), most = max(max(a, b), max(c, d))
      // How far the measure is from what the corners make of it, at the middles of the sides and of the tile.
      var error = 0.0
      for (place, sample) in zip(between, samples) {
        let (x, y) = place
        let expected = a * (1 - x) * (1 - y) + b * x * (1 - y) + c * (1 - x) * y + d * x * y
        error = max(error, abs(expected - rough(condition, sample)))
      }
      error = 3 * error + 1e-7 * (1 + max(abs(least), abs(most)))
      // In a tile with a gray every pixel is looked at.
      if bounds.isHue, most - least > Self.evenHue { error = .infinity }
      if bounds.seen != nil { error += 0.02 + jump(condition, i, j) }
      if bounds.isMet(least - error, most + error) { continue }
      if bounds.isMissed(least - error, most + error) { return }
      edges.append(
        Edge(
          condition: condition, topLeft: a, right: (b - a) / spanX, down: (c - a) / spanY,
          twist: (a - b - c + d) / (spanX * spanY), error: error, bounds: bounds))
    }
    guard !edges.isEmpty else { return fillWhole(left, top, Self.step) }
    fillPixels(left, top)
  }

  /// Pixel by pixel. Those on both sides of an edge are tested, until no test moves the edge any more.
  private mutating func fillPixels(_ left: Int, _ top: Int) {
    let columns = min(Self.step, width - left), rows = min(Self.step, height - top)
    // A bit for each pixel, eight in a row.
    var allowed: UInt64 = 0, tested: UInt64 = 0
    for y in 0..<rows {
      for x in 0..<columns {
        let bit: UInt64 = 1 << UInt64(8 * y + x)
        switch isAllowed(x, y) {
        case true?: allowed |= bit
        case false?: break
        case nil:
          tested |= bit
          if isAllowedExactly(left + x, top + y) { allowed |= bit }
        }
      }
    }
    var isOpen = !isCoarse
    while isOpen {
      isOpen = false
      for y in 0..<rows {
        for x in 0..<columns {
          let bit: UInt64 = 1 << UInt64(8 * y + x), isIn = allowed & bit != 0
          guard tested & bit == 0 else { continue }
          let differs =
            x > 0 && (allowed & bit >> 1 != 0) != isIn || x + 1 < columns && (allowed & bit << 1 != 0) != isIn
            || y > 0 && (allowed & bit >> 8 != 0) != isIn || y + 1 < rows && (allowed & bit << 8 != 0) != isIn
          guard differs else { continue }
          tested |= bit
          if isAllowedExactly(left + x, top + y) != isIn {
            allowed ^= bit
            isOpen = true
          }
        }
      }
    }
    for y in 0..<rows { mask.set(allowed >> UInt64(8 * y) & 0xFF, from: left, row: top + y) }
  }

  private func rough(_ condition: Int, _ sample: RuleSample) -> Double {
    guard let seen = field.bounds[condition].seen else {
      return field.test.conditions[condition].measure.value(of: sample)
    }
    return seen.roughDifference(from: seen.eyes.lab(sample.light))
  }

  /// Whether a difference is large enough all over the small tile at a place of the lattice, or nowhere, by its corners
  /// alone; `nil` where that is open, and for what is no difference.
  private mutating func decideSmall(_ condition: Int, _ i: Int, _ j: Int) -> Bool? {
    guard let view = field.bounds[condition].view else { return nil }
    let low = field.bounds[condition].low
    let a = value(condition, i, j), b = value(condition, i + 1, j), c = value(condition, i, j + 1),
      d = value(condition, i + 1, j + 1)
    let least = min(min(a, b), min(c, d)), most = max(max(a, b), max(c, d))
    let way = lab(view, i + 1, j + 1) - lab(view, i, j), across = lab(view, i + 1, j) - lab(view, i, j + 1)
    let size = max((way * way).sum(), (across * across).sum()).squareRoot()
    // Away from the color itself the difference is nearly even in so small a tile.
    let slack = least > 4 * size ? 0.75 * (most - least) + 0.45 : 2.5 * 0.7 * size + 0.35
    return least - slack >= low ? true : most + slack < low ? false : nil
  }

  /// By how much a difference may jump in a tile: next to gray, and where the two hues are opposite.
  private mutating func jump(_ condition: Int, _ i: Int, _ j: Int) -> Double {
    guard let view = field.bounds[condition].view, let seen = field.bounds[condition].seen else { return 0 }
    let here = lab(view, i, j), there = lab(view, i + 1, j + 1), way = there - here
    let size = (way * way).sum(), chroma = here.y * here.y + here.z * here.z
    if chroma < size + 1 { return 0.4 }
    return here.y * seen.lab.y + here.z * seen.lab.z < 0 ? 0.4 : 0
  }

  @inline(__always)
  private func isAllowed(_ x: Int, _ y: Int) -> Bool? {
    var isSure = true
    for edge in edges {
      let value = edge.topLeft + edge.right * Double(x) + (edge.down + edge.twist * Double(x)) * Double(y)
      let error = isCoarse ? 0 : edge.error
      if edge.bounds.isMissed(value - error, value + error) { return false }
      if !edge.bounds.isMet(value - error, value + error) { isSure = false }
    }
    return isSure || isCoarse ? true : nil
  }

  /// The test of the color that is picked there.
  private func isAllowedExactly(_ x: Int, _ y: Int) -> Bool {
    let sample = picture.sample(Double(x) + 0.5, Double(y) + 0.5)
    return edges.allSatisfy {
      let condition = field.test.conditions[$0.condition]
      return condition.isMet(by: condition.measure.value(of: sample))
    }
  }
}

extension RuleMask {
  /// - Parameter isCoarse: For pictures that are on the move: pixels next to an edge may be on its wrong side.
  package init(
    _ field: RuleField, _ picture: some RuledPicture, width: Int, height: Int, isCoarse: Bool = false
  ) {
    var tiles = RuleTiles(field, picture, width: width, height: height, isCoarse: isCoarse)
    tiles.fill()
    self = tiles.mask
  }
}
