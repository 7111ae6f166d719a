import PickerCore

/// What a host of the live protocol lets it see and do.
public protocol LiveHost: AnyObject {
  /// The color now, and whether a gesture or typing is under way.
  var liveColor: Color { get }
  var liveIsBusy: Bool { get }
  /// The color's text in the host's format.
  func liveText(_ color: Color) -> String
  func liveSet(_ color: Color)
  /// Reads any color text; throws a message that says what was wrong.
  func liveRead(_ text: String) throws(LiveError) -> Color
}

/// A command that could not be taken.
public struct LiveError: Error, Hashable, Sendable {
  public let message: String
  public init(_ message: String) { self.message = message }
}

/// The live protocol: changes, commits and the end as JSON lines out; `set`, `get` and `quit` in.
public final class LiveSession {
  private let writer: LiveWriter
  private let opening: Color
  private var shown: Color
  private var committed: Color
  /// Set by a `quit` command.
  public private(set) var wantsQuit = false

  public init(_ color: Color, writer: LiveWriter) {
    self.writer = writer
    opening = color
    shown = color
    committed = color
  }

  /// After each pass: tells of what changed.
  public func follow(_ host: any LiveHost) {
    let color = host.liveColor
    if !color.isSame(as: shown) {
      shown = color
      writer.write(line("change", color, host), isChange: true)
    }
    if !host.liveIsBusy, !color.isSame(as: committed) {
      committed = color
      writer.write(line("commit", color, host))
    }
  }

  /// Carries out one line from standard input.
  public func command(_ text: String, _ host: any LiveHost, views: [ViewRecord]) {
    guard let object = try? JSONTree(text), object.isObject else { return error("expected one JSON object a line") }
    if let color = object["set"]?.string {
      do { host.liveSet(try host.liveRead(color)) } catch { self.error(error.message) }
    } else if object["get"]?.string == "views" {
      writer.write(Self.viewsLine(views))
    } else if object["quit"]?.bool == true {
      wantsQuit = true
    } else {
      error("expected {\"set\": COLOR}, {\"get\": \"views\"} or {\"quit\": true}")
    }
  }

  /// The last line: the color selected, or the one that it was opened with.
  /// - Returns: Whether all lines reached the reader.
  public func finish(selected: Bool, _ host: any LiveHost) -> Bool {
    writer.write(selected ? line("select", host.liveColor, host) : line("cancel", opening, host))
    return writer.finish()
  }

  private func error(_ message: String) {
    writer.write("{\"event\":\"error\",\"message\":\(quotedJSON(message))}")
  }

  private func line(_ event: String, _ color: Color, _ host: any LiveHost) -> String {
    let c = color.components
    let numbers = [c.x, c.y, c.z].map(number).joined(separator: ",")
    return
      "{\"event\":\"\(event)\",\"color\":\(quotedJSON(hexText(color))),\"text\":\(quotedJSON(host.liveText(color))),"
      + "\"space\":\(quotedJSON(color.space.id)),\"components\":[\(numbers)],\"alpha\":\(number(color.alpha))}"
  }

  static func viewsLine(_ views: [ViewRecord]) -> String {
    let all = views.filter { !["scroll", "outside"].contains($0.id.name) && !$0.visible.isEmpty }.map { view in
      var text =
        "{\"id\":\(quotedJSON(view.id.name)),\"x\":\(number(view.rect.x)),\"y\":\(number(view.rect.y)),"
      text += "\"width\":\(number(view.rect.width)),\"height\":\(number(view.rect.height))"
      switch view.value {
      case .one(let value): text += ",\"value\":\(number(value))"
      case .two(let x, let y): text += ",\"value\":[\(number(x)),\(number(y))]"
      case nil: break
      }
      if let shown = view.text { text += ",\"text\":\(quotedJSON(shown))" }
      return text + "}"
    }
    return "{\"event\":\"views\",\"views\":[\(all.joined(separator: ","))]}"
  }
}

/// What is less than half of 1e-20 is 0.
private func number(_ value: Double) -> String { numberJSON(value, atMost: 20) }
