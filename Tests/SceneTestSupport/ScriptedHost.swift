import PickerCore
import PickerScene

/// A window that is not there: what happens in it is written by the test, what it shows is kept.
public final class ScriptedHost: Host {
  public var size: Point
  public var scale: Double
  public var pointsPerMillimeter: Double?
  /// Milliseconds.
  public var now: UInt64 = 0
  public var measure: any TextMeasuring
  public let memory = MemoryClipboard()
  public var clipboard: any Clipboard { memory }
  /// What is to happen.
  public var events: [TimedEvent] = []
  /// The newest picture.
  public private(set) var picture = DrawList()
  public private(set) var pictureCount = 0
  /// Told of each picture.
  public var onPresent: (DrawList) -> Void = { _ in }
  /// Beside which text is typed; `nil` where none is.
  public private(set) var textArea: Rect?

  public init(size: Point, scale: Double = 1, measure: any TextMeasuring = FixedMeasure()) {
    (self.size, self.scale, self.measure) = (size, scale, measure)
  }

  public func nextEvents(within milliseconds: UInt64?) -> [TimedEvent] {
    defer { events = [] }
    return events
  }

  public func present(_ picture: DrawList, background: RGBA) {
    self.picture = picture
    pictureCount += 1
    onPresent(picture)
  }

  public func takeText(beside area: Rect?) { textArea = area }
}

/// Every character is 8 points wide and a line 1.25 times its size.
public struct FixedMeasure: TextMeasuring {
  public init() {}
  public func width(of text: String, _ style: TextStyle) -> Double { Double(text.count) * 8 }
  public func lineHeight(_ style: TextStyle) -> Double { style.size * 1.25 }
}

/// A letter is 0.55 of its size wide, a Chinese or Japanese character twice that.
public struct WideMeasure: TextMeasuring {
  public init() {}
  public func width(of text: String, _ style: TextStyle) -> Double {
    let columns = text.unicodeScalars.reduce(0) { $0 + ((0x2E80...0xFFEF).contains($1.value) ? 2 : 1) }
    return Double(columns) * style.size * 0.55
  }
  public func lineHeight(_ style: TextStyle) -> Double { style.size * 1.25 }
}
