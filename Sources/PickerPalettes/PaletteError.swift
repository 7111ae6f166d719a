import PickerCore

/// Why a palette can be neither read nor written: what, and where in the file.
package struct PaletteError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Place: Hashable, Sendable {
    /// Counted from 0.
    case byte(Int)
    /// Counted from 1.
    case line(Int)
    case nowhere
  }

  /// One sentence without the place, such as `expected a number from 0 to 255`.
  package let message: String
  package let place: Place

  package init(_ message: String, _ place: Place) {
    self.message = message
    self.place = place
  }

  package var description: String {
    switch place {
    case .byte(let offset): "\(message) at byte \(offset)"
    case .line(let number): "\(message) at line \(number)"
    case .nowhere: message
    }
  }
}
