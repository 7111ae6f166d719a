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

  /// Bad usage or bad input.
  static func usage(_ message: String, detail: String? = nil) -> Failure {
    Failure(message: message, status: ExitStatus.usage, detail: detail)
  }

  /// No display, or the system would not do it.
  static func refused(_ message: String) -> Failure { Failure(message: message, status: ExitStatus.refused) }
}

/// A sentence on standard error; who cannot be told there cannot be told at all.
nonisolated func complain(_ message: String) { try? Transfer.write("picker: \(message)\n", to: 2) }
