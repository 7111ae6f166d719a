import PickerCore

/// Why a palette can be neither read nor written: what, and where in the file.
package struct PaletteError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Place: Hashable, Sendable {
    /// Counted from 0.
    case byte(Int)
    /// Counted from 1.
    case line(Int)
    case nowhere

    /// ` at line 3`; empty for nowhere.
    var text: String {
      switch self {
      case .byte(let offset): " at byte \(offset)"
      case .line(let number): " at line \(number)"
      case .nowhere: ""
      }
    }
  }

  /// One sentence without the place, such as `expected a number from 0 to 255`.
  package let message: String
  package let place: Place

  package init(_ message: String, _ place: Place) {
    self.message = message
    self.place = place
  }

  package var description: String { message + place.text }
}
