import Glibc
import PickerProgram
import PickerSystem

/// The documented exit statuses.
nonisolated enum ExitStatus {
  static let chosen: Int32 = 0
  static let cancelled: Int32 = 1
  /// A strict check found something.
  static let found: Int32 = 1
  static let usage: Int32 = 2
  static let refused: Int32 = 3
}

/// Why the program ends early: one sentence for standard error, and the status.
nonisolated struct Failure: Error {
  let message: String
  let status: Int32
  /// Shown below the sentence on a terminal only.
  var detail: String?

  /// Who no longer reads the live protocol need not be told.
  init(_ failure: LiveFailure) {
    if case .refused(let error) = failure, error.number == EPIPE {
      self.init(message: "", status: ExitStatus.refused)
    } else {
      self.init(message: "\(failure)", status: ExitStatus.refused)
    }
  }

  init(message: String, status: Int32, detail: String? = nil) {
    (self.message, self.status, self.detail) = (message, status, detail)
  }

  /// Bad usage or bad input.
  static func usage(_ message: String, detail: String? = nil) -> Failure {
    Failure(message: message, status: ExitStatus.usage, detail: detail)
  }

  /// No display, or the system would not do it.
  static func refused(_ message: String) -> Failure { Failure(message: message, status: ExitStatus.refused) }
}

/// A sentence on standard error; who cannot be told there cannot be told at all.
nonisolated func complain(_ message: String) { try? Transfer.write("picker: \(oneLine(message))\n", to: 2) }
