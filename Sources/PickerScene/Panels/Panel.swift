import PickerCore

/// A part of the picker. It owns its state, edits what the picker's parts share, and tells what the user did.
protocol Panel {
  /// Takes its place from the column: its height is said here and nowhere else.
  func place(in column: inout Column, _ picker: PickerState) -> Rect

  /// How wide it is where it may stand beside the panel above it, in a column of a width; `nil` where it may not.
  func widthBeside(_ picker: PickerState, _ width: Double) -> Double?

  /// Shows the panel and answers the user.
  /// - Returns: What became of the color in this pass.
  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change

  /// Shows what lies above all panels: menus and notes.
  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change

  /// Whether a field shows typed text rather than the color's.
  var isDrafting: Bool { get }
  /// What was typed and not committed goes.
  mutating func dropDraft()
}

extension Panel {
  func widthBeside(_ picker: PickerState, _ width: Double) -> Double? { nil }
  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change { .none }
  var isDrafting: Bool { false }
  mutating func dropDraft() {}
}
