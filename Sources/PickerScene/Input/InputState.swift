import PickerCore

/// Mouse, pen and each finger are pointers of their own.
nonisolated public struct PointerID: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case mouse, touch }
  public var kind: Kind
  /// For touches: the device and the finger on it. Neither is reused while the finger is down.
  public var device: Int64 = 0
  public var finger: Int64 = 0

  public static let mouse = PointerID(kind: .mouse)
  public static func touch(device: Int64, finger: Int64) -> PointerID {
    PointerID(kind: .touch, device: device, finger: finger)
  }
}

/// A keyboard key that means something besides its text.
nonisolated public enum Key: Hashable, Sendable {
  case tab, enter, escape, backspace, delete, left, right, up, down, home, end, pageUp, pageDown, space
  /// The menu key, or Shift-F10.
  case menu
  /// A letter, lower case, as the layout has it.
  case character(Character)
}

nonisolated public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}

/// One thing that happened. Places are in points; those of a mouse are at the center of a pixel.
nonisolated public enum InputEvent: Hashable, Sendable {
  /// `clicks` is 1 for a single press, 2 for a double click (mouse; touches are counted by the scene).
  case pressed(PointerID, Point, clicks: Int)
  case moved(PointerID, Point)
  case released(PointerID, Point)
  /// A click with the secondary button: a menu is asked for.
  case menuRequested(Point)
  /// A click with the middle button: the primary selection is to be pasted there.
  case primaryPasted(Point)
  /// The pointer vanished: its drag ends, the value stays.
  case cancelled(PointerID)
  /// Wheel steps, up and right positive.
  case scrolled(Point, x: Double, y: Double)
  /// A key goes down, or repeats while it is held.
  case key(Key, Modifiers)
  case keyReleased(Key)
  case text(String)
  /// An input method is composing: shown at the caret, not yet in the field. Empty ends it.
  case composing(String)
  /// The window shows something else than was drawn: its size or scale changed, it was uncovered.
  case resized
  /// The pointer left the window, or the keyboard went elsewhere.
  case left, focusLost
  case closeRequested
  /// Something outside has changed what the scene shows.
  case woken
  /// A line for the live protocol, from another thread.
  case command(String)
  /// What came of the eyedropper that was started.
  case picked(PickOutcome)
  /// What the desktop asks for, at the start or when it has changed.
  case settings(DesktopSettings)
}

/// One pass of the views: what changed since the pass before, as plain values. A press, a release, a key
/// each get a pass of their own, so that order is never lost; motion between them is folded.
nonisolated public struct InputState: Sendable {
  public var event: InputEvent?
  /// Where each pointer is, in points; a mouse also while it hovers.
  public var pointers: [PointerID: Point] = [:]
  /// Those that are held.
  public var modifiers: Modifiers = []
  /// Milliseconds, of the event.
  public var time: UInt64 = 0

  public init() {}

  /// The pointers whose release was not told: a finger that comes down anew, and all fingers once a mouse button goes
  /// down, for from then on SDL on X11 tells nothing of their end.
  func lost(before event: InputEvent) -> [PointerID] {
    switch event {
    case .pressed(.mouse, _, _), .menuRequested, .primaryPasted: pointers.keys.filter { $0.kind == .touch }
    case .pressed(let id, _, _): pointers[id] == nil ? [] : [id]
    default: []
    }
  }

  /// Takes one event in.
  public mutating func apply(_ event: InputEvent, time: UInt64) {
    self.event = event
    self.time = time
    switch event {
    case .pressed(let id, let p, _): pointers[id] = p
    // A finger that counts as lifted, or never came down here, is none.
    case .moved(let id, let p): if id.kind == .mouse || pointers[id] != nil { pointers[id] = p }
    case .released(let id, let p): pointers[id] = id.kind == .mouse ? p : nil
    case .cancelled(let id): pointers[id] = nil
    case .left: pointers[.mouse] = nil
    case .focusLost: pointers = pointers.filter { $0.key.kind == .mouse }
    default: break
    }
  }
}
