import PickerCore

extension UI {
  /// Where two fingers on a view are, in points: the one that came first, and the next.
  func fingers(on id: WidgetID) -> (Point, Point)? {
    guard let first = captured.first(where: { $0.value == id && $0.key.kind == .touch })?.key,
      let second = assistants.first(where: { $0.value == id && $0.key.kind == .touch })?.key,
      let a = input.pointers[first], let b = input.pointers[second]
    else { return nil }
    return (a, b)
  }
}
