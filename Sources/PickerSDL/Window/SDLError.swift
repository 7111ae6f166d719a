import CSDL2

/// An SDL call that failed: which one, and what SDL said.
public struct SDLError: Error, CustomStringConvertible {
  public let call: String
  public let message: String

  /// Takes the message that SDL has just left.
  init(_ call: String) {
    self.call = call
    message = SDL_GetError().map { String(cString: $0) } ?? ""
  }

  public var description: String { message.isEmpty ? "\(call) failed" : "\(call): \(message)" }
}
