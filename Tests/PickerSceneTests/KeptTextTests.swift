import Testing

@testable import PickerScene

@Suite struct KeptTextTests {
  @Test func aTextIsMadeAnewOnlyWhenWhatItSaysHasChanged() {
    var kept = KeptText<Int>(), made = 0
    func text(_ value: Int) -> String {
      kept.text(of: value) {
        made += 1
        return "\($0)"
      }
    }
    #expect([0, 0, 7, 7, 0].map { text($0) } == ["0", "0", "7", "7", "0"])
    #expect(made == 3)
  }
}
