import PickerCore

/// Which pixels of a picture have colors that are allowed: a bit each.
package struct RuleMask: Sendable, Equatable {
  package let width, height: Int
  private let wordsInRow: Int
  private var words: [UInt64]

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    wordsInRow = (width + 63) / 64
    words = [UInt64](repeating: 0, count: wordsInRow * height)
  }

  package subscript(x: Int, y: Int) -> Bool { words[y * wordsInRow + x >> 6] >> UInt64(x & 63) & 1 != 0 }

  package var isFull: Bool { count == width * height }
  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Sets the pixels of a row whose bits are set, from a column on; all of them in one word of 64.
  @inline(always)
  mutating func set(_ bits: UInt64, from x: Int, row y: Int) {
    words[y * wordsInRow + x >> 6] |= bits << UInt64(x & 63)
  }

  package mutating func insert(_ x: Int, _ y: Int) { set(1, from: x, row: y) }

  /// Takes away what does not lie in a shape.
  mutating func keep(_ isInside: (Int, Int) -> Bool) {
    for y in 0..<height {
      for x in 0..<width where self[x, y] && !isInside(x, y) {
        words[y * wordsInRow + x >> 6] &= ~(1 << UInt64(x & 63))
      }
    }
  }

  /// The allowed pixel whose center is nearest to a place, in pixels from the top left corner.
  package func nearest(to place: SIMD2<Double>) -> SIMD2<Double>? {
    var best: SIMD2<Double>?, least = Double.infinity
    let middle = min(max(Int(place.y), 0), height - 1)
    // Rows outward, as long as one of them can be nearer.
    for step in 0..<(2 * height) {
      let y = middle + (step.isMultiple(of: 2) ? -step / 2 : step / 2 + 1)
      let down = Double(y) + 0.5 - place.y
      if down * down >= least {
        if step > 1, (Double(step / 2) - 1) * (Double(step / 2) - 1) >= least { break }
        continue
      }
      guard y >= 0, y < height else { continue }
      for x in [last(atMost: Int(place.x), y), first(from: Int(place.x) + 1, y)] {
        guard let x else { continue }
        let right = Double(x) + 0.5 - place.x, apart = right * right + down * down
        if apart < least { (best, least) = (SIMD2(Double(x) + 0.5, Double(y) + 0.5), apart) }
      }
    }
    return best
  }

  /// The first allowed column of a row from one on.
  private func first(from x: Int, _ y: Int) -> Int? {
    guard x < width else { return nil }
    let x = max(0, x)
    var word = x >> 6, bits = words[y * wordsInRow + word] & (~0 << UInt64(x & 63))
    while bits == 0 {
      word += 1
      guard word < wordsInRow else { return nil }
      bits = words[y * wordsInRow + word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }

  private func last(atMost x: Int, _ y: Int) -> Int? {
    guard x >= 0 else { return nil }
    let x = min(width - 1, x)
    var word = x >> 6, bits = words[y * wordsInRow + word] & (~0 >> UInt64(63 - x & 63))
    while bits == 0 {
      word -= 1
      guard word >= 0 else { return nil }
      bits = words[y * wordsInRow + word]
    }
    return word << 6 + 63 - bits.leadingZeroBitCount
  }
}
