/// The display has gone while a window was open on it: the server or compositor has ended, or has ended the connection.
public struct DisplayLost: Error, CustomStringConvertible {
  public let description = "the display is gone: the connection to it has ended"
}
