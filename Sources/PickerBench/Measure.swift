import AllocationCount
import Glibc

/// A contender's result.
struct Result {
  let group: String
  let race: String
  let contender: String
  let items: Int
  /// Median time of one run.
  let nanoseconds: Double
  /// The shortest: the median of an idle machine.
  let best: Double
  /// Median of what the run took over what the first contender took in the same round.
  let ratio: Double
  /// Allocations of one item; `nil` where another process does the work.
  let allocations: Double?
  let target: Target?

  var perItem: Double { nanoseconds / Double(items) }

  /// nil where there is no target.
  var isMet: Bool? {
    switch target {
    case .ratio(let limit): ratio <= limit
    case .perItem(let limit): perItem <= limit
    case nil: nil
    }
  }
}

/// Lets the contenders take turns for a number of rounds.
func measure(_ race: Race, in group: String, rounds: Int) -> [Result] {
  let repeats = race.contenders.map(repeats)
  let allocations = race.contenders.map(countAllocations)
  var times = race.contenders.map { _ in [Double]() }
  for _ in 0..<rounds {
    for (index, contender) in race.contenders.enumerated() {
      contender.run()  // finds caches and buffers as its own last run left them
      let start = nanoseconds()
      for _ in 0..<repeats[index] { contender.run() }
      times[index].append(Double(nanoseconds() - start) / Double(repeats[index]))
    }
  }
  return race.contenders.enumerated().map { index, contender in
    Result(
      group: group, race: race.name, contender: contender.name, items: race.items, nanoseconds: median(times[index]),
      best: times[index].min() ?? 0,
      ratio: median(zip(times[index], times[0]).map { $0 / $1 }),
      allocations: allocations[index].map { Double($0) / Double(race.items) }, target: contender.target)
  }
}

/// Of one run; the first ones may have filled caches.
private func countAllocations(_ contender: Contender) -> Int? {
  guard !contender.isOutside else { return nil }
  let before = allocations()
  contender.run()
  return Int(allocations() - before)
}

/// How many runs last long enough for the clock: a quarter of a millisecond.
private func repeats(_ contender: Contender) -> Int {
  var count = 1
  contender.run()
  while true {
    let start = nanoseconds()
    for _ in 0..<count { contender.run() }
    if nanoseconds() - start > 250_000 || count > 1 << 20 { return count }
    count *= 2
  }
}

func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted(), middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// A number that is not the time of a run.
struct Figure {
  let name: String
  let contender: String
  let value: Double
  let unit: String
  var target: Double?
  /// More is better.
  var isAtLeast = false

  /// nil where there is no target.
  var isMet: Bool? { target.map { isAtLeast ? value >= $0 : value <= $0 } }
}
