import PickerCore

/// What happened, and when on the host's clock, in milliseconds.
nonisolated public struct TimedEvent: Sendable {
  public var event: InputEvent
  public var time: UInt64
  /// The modifiers that are held.
  public var modifiers: Modifiers

  public init(_ event: InputEvent, at time: UInt64, modifiers: Modifiers = []) {
    (self.event, self.time, self.modifiers) = (event, time, modifiers)
  }
}

/// What the frame loop asks of the window that it runs in. A real window is one host, a script in a test is another.
public protocol Host: AnyObject {
  /// Width and height of the client area, in points.
  var size: Point { get }
  /// Pixels in a point.
  var scale: Double { get }
  /// The display's physical density; `nil` where it is not known.
  var pointsPerMillimeter: Double? { get }
  /// Milliseconds, on the clock of the events.
  var now: UInt64 { get }
  /// Measures text as it is drawn at the present scale.
  var measure: any TextMeasuring { get }
  var clipboard: any Clipboard { get }

  /// Sleeps until something happens or the time is over, then takes all that has happened.
  /// - Parameter milliseconds: `nil` for any time.
  func nextEvents(within milliseconds: UInt64?) -> [TimedEvent]
  /// Shows a picture.
  func present(_ picture: DrawList, background: RGBA) throws
  /// Text is typed beside an area, in points; `nil` where no field has the focus. An on-screen keyboard comes and goes
  /// with it.
  func takeText(beside area: Rect?)
}

extension Host {
  public var pointsPerMillimeter: Double? { nil }
}
