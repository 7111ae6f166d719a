import Foundation
import Testing

/// Dead keys and the Compose key, on keyboards that have them.
@Suite struct Accents {
  /// Symbols of keys (keysymdef.h).
  private static let deadAcute: UInt = 0xfe51, deadCircumflex: UInt = 0xfe52, compose: UInt = 0xff20

  struct Row: Sendable, CustomTestStringConvertible {
    let layout: String
    var options = ""
    /// One after the other.
    let keys: [UInt]
    let text: String
    var testDescription: String { "\(layout): \(text)" }
  }

  private static func letter(_ character: Unicode.Scalar) -> UInt { UInt(character.value) }

  /// By the table of Compose keys of en_US.UTF-8, which most locales share.
  static let rows = [
    Row(layout: "de", keys: [deadAcute, letter("e")], text: "é"),
    Row(layout: "de", keys: [deadCircumflex, letter("a"), letter("b")], text: "âb"),
    Row(layout: "de", keys: [deadAcute, letter(" "), letter("z")], text: "'z"),
    Row(layout: "de", keys: [deadAcute, letter("x")], text: "´x"),
    Row(layout: "fr", keys: [deadCircumflex, letter("o")], text: "ô"),
    Row(layout: "fr", keys: [letter("a"), deadCircumflex, letter("u"), letter("z")], text: "aûz"),
    Row(layout: "de", options: "compose:menu", keys: [compose, letter("o"), letter("c")], text: "©"),
    Row(layout: "fr", options: "compose:menu", keys: [compose, letter("a"), letter("e"), letter("e")], text: "æe"),
  ]

  @Test(arguments: rows) func aSequenceOfKeysWritesItsCharacter(_ row: Row) throws {
    let server = try XServer(keyboard: [row.layout] + (row.options.isEmpty ? [] : ["-option", row.options]))
    let picker = try PickerProcess(.picker, ["--live"], on: server)
    let window = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(window) }
    picker.input.click(try picker.pixel(try picker.view("value")))
    _ = try picker.views()
    for key in row.keys { try picker.input.stroke(key) }
    try picker.waitForView("value", row.text) { $0.text == row.text }
    #expect(picker.events(.commit).isEmpty)
  }

  @Test func escapeEndsASequenceAndNothingElse() throws {
    let server = try XServer(keyboard: ["de"])
    let picker = try PickerProcess(.picker, ["--live"], on: server)
    let window = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(window) }
    picker.input.click(try picker.pixel(try picker.view("value")))
    _ = try picker.views()
    try picker.input.type("b")
    try picker.input.stroke(Self.deadAcute)
    try picker.input.press(.escape)
    try picker.input.type("e")
    try picker.waitForView("value", "the letters alone") { $0.text == "be" }
    #expect(picker.process.exitStatus == nil)
  }
}
