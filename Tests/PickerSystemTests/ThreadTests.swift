import Glibc
import PickerSystem
import Testing

@Suite struct ThreadTests {
  @Test func aThreadThatIsJoinedHasDoneItsWork() throws {
    let count = Condition(0)
    let thread = try BackgroundThread { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
    thread.join()
    #expect(count.withLock { $0 } == 1000)
  }

  @Test func signalsAreLeftToTheMainThread() throws {
    let mask = Condition<Bool?>(nil)
    try BackgroundThread {
      var blocked = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &blocked)
      let isBlocked = [SIGTERM, SIGINT, SIGHUP].allSatisfy { sigismember(&blocked, $0) == 1 }
      mask.withLock { $0 = isBlocked }
    }.join()
    #expect(mask.withLock { $0 } == true)
  }

  @Test func whoWaitsIsWokenByAChangeAndTakesIt() throws {
    let items = Condition([Int]())
    try BackgroundThread {
      for item in 0..<100 { items.withLock { $0.append(item) } }
    }.join()
    let taken = Condition([Int]())
    let thread = try BackgroundThread {
      for _ in 0..<200 {
        let item = items.wait { $0.isEmpty ? nil : $0.removeFirst() }
        taken.withLock { $0.append(item) }
      }
    }
    for item in 100..<200 { items.withLock { $0.append(item) } }
    thread.join()
    #expect(taken.withLock { $0 } == Array(0..<200))
  }

  @Test func aWaitEndsWhenItsTimeIsOver() {
    let never = Condition(0)
    #expect(never.wait(seconds: 0.01) { $0 == 1 ? () : nil } == nil)
    #expect(never.wait(seconds: 0) { $0 == 0 ? "there" : nil } == "there")
  }
}
