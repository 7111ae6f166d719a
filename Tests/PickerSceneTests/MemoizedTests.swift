import Testing

@testable import PickerScene

@Suite struct MemoizedTests {
  @Test func aTextIsRebuiltOnlyWhenWhatItSaysHasChanged() {
    var memoized = Memoized<Int, String>(), made = 0
    func text(_ value: Int) -> String {
      memoized.value(for: value) {
        made += 1
        return "\($0)"
      }
    }
    #expect([0, 0, 7, 7, 0].map { text($0) } == ["0", "0", "7", "7", "0"])
    #expect(made == 3)
  }
}
