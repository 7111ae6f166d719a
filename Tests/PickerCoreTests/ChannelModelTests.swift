import PickerCore
import Testing

@Suite struct ChannelModelTests {
  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.nan, 0)])
  func settingClamps(_ set: Double, _ expected: Double) {
    var channel = ChannelModel(name: "Red")
    channel.value = set
    #expect(channel.value == expected)
  }

  @Test(arguments: [
    (0.5, "0.5"), (0.125, "0.125"), (0, "0.0"), (1, "1.0"), (0.92, "0.92"), (0.0004, "0.0"), (0.9996, "1.0"),
    (0.05, "0.05"),
  ])
  func isShownWithTheFewestOfOneToThreeDecimals(_ value: Double, _ text: String) {
    #expect(ChannelModel(name: "Red", value: value).fieldText == text)
  }

  @Test func theStoredValueKeepsFullPrecision() {
    #expect(ChannelModel(name: "Red", value: 1.0 / 3).value == 1.0 / 3)
  }

  @Test(arguments: [
    ("0.", 0.0), ("0.4x", 0.9), ("", 0.9), (".", 0.9), (" 0.3 ", 0.3), ("7", 1), ("-1", 0), ("nan", 0.9),
    ("0x1", 0.9), ("1e-1", 0.9), ("0,5", 0.5), ("0,5,", 0.9), (",25", 0.25), ("+.5", 0.5),
  ])
  func typedTextIsKeptAndReadWhereItIsANumber(_ typed: String, _ value: Double) {
    var channel = ChannelModel(name: "Red", value: 0.9)
    channel.fieldText = typed
    #expect(channel.fieldText == typed)
    #expect(channel.value == value)
    channel.commit()
    #expect(channel.fieldText == ChannelModel.text(of: value))
  }

  @Test func settingTheValueElsewhereClearsWhatIsTyped() {
    var channel = ChannelModel(name: "Red", value: 0.9)
    channel.fieldText = "0.4x"
    channel.value = 0.5
    #expect(channel.fieldText == "0.5")
  }
}
