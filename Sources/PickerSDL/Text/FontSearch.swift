import CFontconfig
import Glibc
import PickerSystem

/// Loads the font configuration and finds the system font on a thread of its own: reading the many files takes as long
/// as the window system needs to show a window.
nonisolated public final class FontSearch: @unchecked Sendable {
  struct Found: Sendable {
    let configuration: FontConfiguration
    let regular, bold: FontBook.Face
  }

  private var thread: BackgroundThread?
  /// Written by the search; to be read once its thread has ended.
  private var result: Result<Found, FontError> = .failure(FontError(description: "no font was looked for"))

  /// Begins.
  public init() {
    thread = try? BackgroundThread { [self] in
      // SDL sets the user's locale for a moment while it starts; this thread keeps to plain C.
      guard let locale = newlocale(1 << LC_NUMERIC, "C", nil) else { return run() }
      let before = uselocale(locale)
      run()
      uselocale(before)
      freelocale(locale)
    }
    if thread == nil { run() }
  }

  /// Waits for the end of the search.
  func wait() throws(FontError) -> Found {
    if let thread = thread.take() { thread.join() }
    return try result.get()
  }

  private func run() {
    do throws(FontError) { result = .success(try Self.find()) } catch { result = .failure(error) }
  }

  private static func find() throws(FontError) -> Found {
    guard let raw = FcInitLoadConfigAndFonts() else {
      throw FontError(description: "the font configuration cannot be loaded")
    }
    let configuration = FontConfiguration(taking: raw)
    guard let regular = configuration.match(bold: false) else {
      throw FontError(description: "no sans-serif font is installed")
    }
    return Found(
      configuration: configuration, regular: regular, bold: configuration.match(bold: true) ?? regular)
  }
}
