import PickerScene

/// What presses of buttons and keys do to the eyedropper. A press counts when it is whole: down and up, begun after the
/// eyedropper started. So the key that started it, still down and repeating, does nothing, and no half of a press is left over
/// for the program below.
nonisolated struct PickGesture {
  enum Key: Hashable { case enter, escape }
  enum Outcome: Hashable { case pick, cancel }

  /// Keys that were down before, by code.
  private var held: Set<UInt32>
  private var keysDown: [UInt32: Key] = [:]
  private var buttonsDown: Set<UInt32> = []

  init(held: Set<UInt32>) { self.held = held }

  mutating func press(button: UInt32) { buttonsDown.insert(button) }

  /// The first button picks, the third cancels.
  mutating func release(button: UInt32) -> Outcome? {
    guard buttonsDown.remove(button) != nil else { return nil }
    return button == 1 ? .pick : button == 3 ? .cancel : nil
  }

  mutating func press(_ key: Key, code: UInt32) { if !held.contains(code) { keysDown[code] = key } }

  mutating func release(code: UInt32) -> Outcome? {
    held.remove(code)
    switch keysDown.removeValue(forKey: code) {
    case .enter: return .pick
    case .escape: return .cancel
    case nil: return nil
    }
  }
}
