import Synchronization

/// Hands out numbers from 1, each once, to any thread.
nonisolated final class Counter: Sendable {
  private let last = Atomic<Int32>(0)
  func next() -> Int32 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
