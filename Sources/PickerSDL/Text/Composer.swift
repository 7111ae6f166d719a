import Glibc

/// Makes characters of dead keys and of sequences with the Compose key, by the table of the user's locale, or the one
/// that `XCOMPOSEFILE` names. libxkbcommon, and the table, are loaded with the first such key.
///
/// Keys are named as X names them (keysymdef.h).
final class Composer {
  enum Answer: Equatable {
    /// The key is no part of a sequence.
    case none
    /// A sequence goes on, or ended without a character: the key has no other meaning.
    case taken
    /// The key ended a sequence, which stands for this text.
    case text(String)
    /// The key ended a sequence that stands for nothing: this text is left of it, and the key means what it always does.
    case leftover(String)
  }

  private var sequence: Sequence?
  private var isMissing = false
  /// The dead keys of the sequence that is under way.
  private var dead: [UInt32] = []

  func take(_ key: UInt32) -> Answer {
    if sequence == nil {
      guard Self.begins(key), !isMissing else { return .none }
      sequence = Sequence()
      isMissing = sequence == nil
    }
    guard let sequence else { return .none }
    switch sequence.feed(key) {
    case .nothing: return .none
    case .composing:
      if Self.spacing[key] != nil { dead.append(key) }
      return .taken
    case .composed(let text):
      dead = []
      return text.isEmpty ? .taken : .text(text)
    case .cancelled:
      defer { dead = [] }
      let text = dead.compactMap { Self.spacing[$0] }.joined()
      return Self.writes(key) ? .leftover(text) : .taken
    }
  }

  /// The focus has gone elsewhere.
  func drop() {
    sequence?.reset()
    dead = []
  }

  /// Dead keys, and the Compose key.
  private static func begins(_ key: UInt32) -> Bool { (0xFE50...0xFE93).contains(key) || key == 0xFF20 }

  /// Whether a key has a character of its own.
  private static func writes(_ key: UInt32) -> Bool { (0x20..<0xFE00).contains(key) || key >= 0x100_0000 }

  /// What dead keys look like by themselves.
  private static let spacing: [UInt32: String] = [
    0xFE50: "`", 0xFE51: "´", 0xFE52: "^", 0xFE53: "~", 0xFE54: "¯", 0xFE55: "˘", 0xFE56: "˙", 0xFE57: "¨", 0xFE58: "°",
    0xFE59: "˝", 0xFE5A: "ˇ", 0xFE5B: "¸", 0xFE5C: "˛",
  ]

  /// libxkbcommon's state of a sequence.
  nonisolated private final class Sequence {
    enum Step {
      case nothing, composing, cancelled
      case composed(String)
    }

    private let library: XKBLibrary
    private let state: OpaquePointer

    init?() {
      guard let library = XKBLibrary.shared, let state = library.makeState() else { return nil }
      (self.library, self.state) = (library, state)
    }

    deinit { library.forgetState(state) }

    func feed(_ key: UInt32) -> Step {
      // Shift and its like are no part of any sequence.
      guard library.feed(state, key) != 0 else { return .composing }
      switch library.status(state) {
      case 1: return .composing
      case 2:
        defer { library.reset(state) }
        var bytes = [CChar](repeating: 0, count: 64)
        _ = library.text(state, &bytes, bytes.count)
        return .composed(String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
      case 3:
        library.reset(state)
        return .cancelled
      default: return .nothing
      }
    }

    func reset() { library.reset(state) }
  }
}

/// The part of libxkbcommon that composes.
nonisolated private struct XKBLibrary: Sendable {
  /// `nil` where it is missing.
  static let shared = XKBLibrary()

  private let makeContext: @convention(c) (Int32) -> OpaquePointer?
  private let makeTable: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> OpaquePointer?
  private let makeStateOfTable: @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  private let forgetContext, forgetTable: @convention(c) (OpaquePointer) -> Void
  let forgetState: @convention(c) (OpaquePointer) -> Void
  let feed: @convention(c) (OpaquePointer, UInt32) -> Int32
  let status: @convention(c) (OpaquePointer) -> Int32
  let text: @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>, Int) -> Int32
  let reset: @convention(c) (OpaquePointer) -> Void

  private struct Missing: Error {}

  private init?() {
    guard let library = dlopen("libxkbcommon.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<F>(_ name: String) throws(Missing) -> F {
      guard let symbol = dlsym(library, name) else { throw Missing() }
      return unsafeBitCast(symbol, to: F.self)
    }
    do throws(Missing) {
      makeContext = try function("xkb_context_new")
      forgetContext = try function("xkb_context_unref")
      makeTable = try function("xkb_compose_table_new_from_locale")
      forgetTable = try function("xkb_compose_table_unref")
      makeStateOfTable = try function("xkb_compose_state_new")
      forgetState = try function("xkb_compose_state_unref")
      feed = try function("xkb_compose_state_feed")
      status = try function("xkb_compose_state_get_status")
      text = try function("xkb_compose_state_get_utf8")
      reset = try function("xkb_compose_state_reset")
    } catch { return nil }
  }

  /// Of the table of the user's locale; `nil` where that has none. The state keeps the table.
  func makeState() -> OpaquePointer? {
    guard let context = makeContext(0) else { return nil }
    defer { forgetContext(context) }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { getenv($0) }.first { $0.pointee != 0 }
    guard let table = locale.flatMap({ makeTable(context, $0, 0) }) ?? makeTable(context, "C", 0) else { return nil }
    defer { forgetTable(table) }
    return makeStateOfTable(table, 0)
  }
}
