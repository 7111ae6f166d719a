import PickerCore
import PickerScene
import PickerSystem

/// The live protocol: changes, commits and the end as JSON lines out; `set`, `get` and `quit` in.
package final class LiveSession: LoopObserver {
  private let scene: any Scene
  private let writer: LiveWriter
  private let commands: LiveCommands
  private let opening: Color
  private var changes: ChangeTracker
  /// Set by a `quit` command.
  package private(set) var wantsQuit = false

  /// Begins with the color of the scene.
  /// - Parameters:
  ///   - input, output: Descriptors. They stay open; the process ends with the session.
  ///   - post: Hands a line to the frame loop, from any thread. False where that has no room for it.
  package init(
    _ scene: any Scene, input: Int32 = 0, output: Int32 = 1, post: @escaping @Sendable (String) -> Bool
  ) throws(SystemError) {
    self.scene = scene
    writer = try LiveWriter(descriptor: output)
    commands = try LiveCommands(descriptor: input, writer: writer, post: post)
    opening = scene.color
    changes = ChangeTracker(scene)
  }

  /// After each pass: tells of what changed.
  package func follow() {
    commands.notePass()
    let change = changes.look(at: scene)
    if change.moved { writer.write(line("change", scene.color), isChange: true) }
    if change.committed { writer.write(line("commit", scene.color)) }
  }

  /// Carries out one line from standard input.
  package func command(_ text: String, views: [ViewRecord]) {
    defer { commands.finishOne() }
    guard let object = try? JSONTree(text), object.isObject else {
      return writer.writeError("expected one JSON object a line")
    }
    if let color = object["set"]?.string {
      do { scene.set(try Color(color)) } catch { writer.writeError("\(error)") }
    } else if let rules = object["rules"]?.array {
      do throws(ColorParseError) {
        var set = RuleSet()
        for rule in rules {
          guard let text = rule.string else { throw ColorParseError("texts in rules", at: rule.offset) }
          set.rules += try RuleSet(text).rules
        }
        scene.rules = set
      } catch { writer.writeError("\(error)") }
    } else if object["get"]?.string == "views" {
      writer.write(Self.viewsLine(views))
    } else if object["quit"]?.bool == true {
      wantsQuit = true
    } else {
      writer.writeError("expected {\"set\": COLOR}, {\"rules\": [RULE, ...]}, {\"get\": \"views\"} or {\"quit\": true}")
    }
  }

  /// The last line: the color selected, or the one that it was opened with.
  /// Waits for a reader, as long as that goes on reading.
  package func finish(selected: Bool) throws(LiveFailure) {
    writer.write(selected ? line("select", scene.color) : line("cancel", opening))
    try writer.finish()
  }

  private func line(_ event: String, _ color: Color) -> String {
    let c = color.components
    return Self.line(event) { json in
      json.member("color", hexText(color))
      json.member("text", scene.text(of: color))
      json.member("space", color.space.id)
      json.member("components", [c.x, c.y, c.z], atMost: decimals)
      json.member("alpha", color.alpha, atMost: decimals)
      if !scene.rules.isEmpty { json.member("allowed", scene.isAllowed) }
    }
  }

  /// Views that only take the presses that no other view takes.
  private static let backdrops: Set<WidgetID> = ["scroll", "outside", "tabs", "menu"]

  static func viewsLine(_ views: [ViewRecord]) -> String {
    line("views") { json in
      json.array("views") { json in
        for view in views where !backdrops.contains(view.id) && !view.visible.isEmpty {
          json.object { write(view, into: &$0) }
        }
      }
    }
  }

  private static func write(_ view: ViewRecord, into json: inout JSONWriter) {
    json.member("id", view.id.name)
    json.member("x", view.rect.x, atMost: decimals)
    json.member("y", view.rect.y, atMost: decimals)
    json.member("width", view.rect.width, atMost: decimals)
    json.member("height", view.rect.height, atMost: decimals)
    switch view.value {
    case .one(let value): json.member("value", value, atMost: decimals)
    case .two(let x, let y): json.member("value", [x, y], atMost: decimals)
    case nil: break
    }
    if let text = view.text { json.member("text", text) }
  }

  nonisolated static func line(_ event: String, _ members: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("event", event)
      members(&json)
    }
    return json.text
  }
}

/// So that less than half of 1e-20 is written as 0.
private let decimals = 20
