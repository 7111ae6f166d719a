import PickerCore
import PickerScene

/// Reading the values of options. All throw a `Failure` that names the option, what was expected and what was there.

func readChoice<Choice: RawRepresentable & CaseIterable>(
  _ text: String, _ option: String
) throws(Failure) -> Choice where Choice.RawValue == String {
  guard let choice = Choice(rawValue: text) else { throw badChoice(text, option, words(Choice.self)) }
  return choice
}

/// The words that an enumeration stands for, in its order.
func words<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> [String] where Choice.RawValue == String {
  Choice.allCases.map(\.rawValue)
}

func badChoice(_ text: String, _ option: String, _ words: [String]) -> Failure {
  .usage("--\(option): expected \(listed(words)), not \(quoted(text))")
}

/// `a, b or c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

func readCount(_ text: String, _ option: String, in range: ClosedRange<Int>) throws(Failure) -> Int {
  guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }), let count = Int(text), range.contains(count)
  else {
    let end =
      range.upperBound == Int.max ? "at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    throw .usage("--\(option): expected a whole number \(end), not \(quoted(text))")
  }
  return count
}

func readNumber(_ text: String, _ option: String, in range: ClosedRange<Double>) throws(Failure) -> Double {
  guard let number = ChannelModel.number(text), range.contains(number) else {
    let low = decimalText(range.lowerBound, atMost: 3), high = decimalText(range.upperBound, atMost: 3)
    throw .usage("--\(option): expected a number from \(low) to \(high), not \(quoted(text))")
  }
  return number
}

func readSpace(_ text: String, _ option: String) throws(Failure) -> any ColorSpace.Type {
  guard let space = ColorSpaces.named(text) else { throw badChoice(text, option, spaceNames) }
  return space
}

/// One of the spaces that the window has a tab for.
func readTab(_ text: String, _ option: String) throws(Failure) -> any ColorSpace.Type {
  guard let space = ColorSpaces.named(text), PickerTab.all.contains(where: { $0.space.id == space.id }) else {
    throw badChoice(text, option, tabNames)
  }
  return space
}

var tabNames: [String] { PickerTab.all.map { $0.id } }

var spaceNames: [String] { ColorSpaces.all.map { $0.id } }

func readFormat(_ text: String, _ option: String) throws(Failure) -> OutputFormat {
  guard let format = OutputFormats.named(text) else { throw badChoice(text, option, OutputFormats.all.map(\.id)) }
  return format
}
