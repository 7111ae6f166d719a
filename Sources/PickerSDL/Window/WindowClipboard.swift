import CSDL2
import PickerScene

/// The desktop's clipboard.
public final class WindowClipboard: Clipboard {
  /// What was last written here; `nil` for nothing.
  private(set) var copied: String?

  public init() {}

  public func read() -> String {
    guard let text = SDL_GetClipboardText() else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  public func readPrimary() -> String {
    guard let text = SDL_GetPrimarySelectionText() else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  public func write(_ text: String) {
    SDL_SetClipboardText(text)
    copied = text
  }
}
