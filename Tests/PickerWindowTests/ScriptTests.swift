import Foundation
import Testing

/// `picker --edit` in a real window.
@Suite struct Editing {
  private static let text = "a { color: #336699; background: teal }\nb { color: rgb(10 20 30) }\n"

  @Test(arguments: [
    (#"--edit "$FILE""#, text.replacingOccurrences(of: "#336699", with: "#ff6699")),
    (#"--edit <"$FILE""#, text.replacingOccurrences(of: "#336699", with: "#ff6699")),
    (#"--edit "$FILE" --line 2"#, text.replacingOccurrences(of: "rgb(10", with: "rgb(255")),
    (#"--edit "$FILE" --line 1 --column 12"#, text.replacingOccurrences(of: "#336699", with: "#ff6699")),
    (#"--edit "$FILE" --line 1 --column 20"#, text.replacingOccurrences(of: "teal", with: "#ff8080")),
  ]) func onlyThatColorChangesInItsNotation(_ options: String, _ expected: String) throws {
    let script = try Script("exec \"$PICKER\" --sheet rgb \(options)", Self.text)
    try script.press(.tab, .tab, .end, .enter)
    #expect(try script.process.waitForExit() == 0)
    #expect(script.process.lines.map { $0 + "\n" }.joined() == expected)
    #expect(script.process.errors == "")
    #expect(script.written == Self.text)
  }

  @Test(arguments: [([.tab, .tab, .end, .escape], 1), ([.enter], 0)] as [([XTestInput.Key], Int32)])
  func cancelledOrUntouchedTheTextIsUnchanged(_ keys: [XTestInput.Key], _ status: Int32) throws {
    let script = try Script(#"exec "$PICKER" --sheet rgb --edit "$FILE""#, Self.text)
    for key in keys { try script.press(key) }
    #expect(try script.process.waitForExit() == status)
    #expect(script.process.lines.map { $0 + "\n" }.joined() == Self.text)
  }

  @Test func withoutAColorNoWindowOpens() throws {
    let script = try Script(#""$PICKER" --edit "$FILE"; echo "status $?""#, "no color\n")
    #expect(try script.process.waitForExit() == 0)
    #expect(script.process.lines == ["no color", "status 2"])
  }

  @Test(arguments: [("oklch(0.62 0.19 262 / 0.5)", "oklch(0.62 0.19 262 / 0)"), ("#4280f680", "#4280f600")])
  func ofAnAlphaThatMovesOnlyAlphaChanges(_ color: String, _ expected: String) throws {
    let server = try XServer(), alpha = try place(of: "alpha", ["--color", color], on: server)
    let script = try Script(#"exec "$PICKER" --edit "$FILE""#, "x \(color) y\n", on: server)
    try script.waitForWindow()
    server.input.click(alpha.origin + Pixel(-4, alpha.height / 2))
    try script.press(.enter)
    #expect(try script.process.waitForExit() == 0)
    #expect(script.process.lines == ["x \(expected) y"])
  }

  /// The window opens in the color's own space; a pan past an end of the strip, or a corner of the plane, moves one or
  /// two components to their ends, and no other.
  @Test(
    arguments: [
      ("oklch(0.6 0.2 260)", "oklch", "spectrum", Pixel(-40, 0), "oklch(0.6 0.2 0)"),
      ("hsl(217,91.50%,60%)", "hsl", "spectrum", Pixel(-40, 0), "hsl(0,91.50%,60%)"),
      ("HSL( 217deg 91.50% 60% / .50 )", "hsl", "plane", Pixel(-40, 40), "HSL( 217deg 0% 0% / .50 )"),
      ("hwb(120 10% 20%)", "hwb", "spectrum", Pixel(-40, 0), "hwb(0 10% 20%)"),
    ] as [(String, String, String, Pixel, String)])
  func aPanChangesOnlyWhatItMoves(
    _ color: String, _ space: String, _ id: String, _ past: Pixel, _ expected: String
  ) throws {
    let server = try XServer(), view = try place(of: id, ["--color", color, "--space", space], on: server)
    let script = try Script(#"exec "$PICKER" --edit <"$FILE""#, "a { color: \(color); }\n", on: server)
    try script.waitForWindow()
    let isDown = past.y > 0, corner = view.origin + Pixel(0, isDown ? view.height : 5)
    server.input.drag(from: corner + Pixel(30, isDown ? -30 : 0), to: corner + past)
    try script.press(.enter)
    #expect(try script.process.waitForExit() == 0)
    #expect(script.process.lines == ["a { color: \(expected); }"])
  }

  /// Wherever a pan ends, numbers are as long as somebody would write them.
  @Test(arguments: [
    ("oklch(0.6 0.2 260)", "oklch", #"oklch\(0\.\d{1,3} 0\.\d{1,3} 260\)"#),
    ("OKLCH(60% 0.2 260)", "oklch", #"OKLCH\(\d\d% 0\.\d{1,3} 260\)"#),
    ("hsl(217, 91%, 60%)", "hsl", #"hsl\(217, \d\d%, \d\d%\)"#),
    ("rgb(66,128,246)", "hsv", #"rgb\(\d+,\d+,\d+\)"#), ("#4280F6", "hsv", "#[0-9A-F]{6}"),
  ]) func aPanKeepsThePrecision(_ color: String, _ space: String, _ pattern: String) throws {
    let server = try XServer(), view = try place(of: "plane", ["--color", color, "--space", space], on: server)
    let script = try Script(#"exec "$PICKER" --edit "$FILE""#, color + "\n", on: server)
    try script.waitForWindow()
    server.input.drag(from: view.origin + Pixel(20, 20), to: view.origin + Pixel(83, 117))
    try script.press(.enter)
    #expect(try script.process.waitForExit() == 0)
    let line = script.process.lines.first ?? ""
    #expect(try line.wholeMatch(of: Regex(pattern)) != nil, "\(line)")
    #expect(line != color)
  }
}

/// `picker zenity` and `picker kdialog` are called as those programs are, and answer as they do.
@Suite struct DropIn {
  @Test(
    arguments: [
      (
        "zenity --color-selection --show-palette --title=Pick --color='#4280f6'", XTestInput.Key.enter,
        ["rgb(66,128,246)"], 0
      ),
      ("zenity --color-selection --color='rgba(66,128,246,0.5)'", .enter, ["rgba(66,128,246,0.5)"], 0),
      ("zenity --color-selection --color=red --width 300 --height 200 --modal", .escape, [], 1),
      ("kdialog --title Pick --getcolor --default '#4280F6'", .enter, ["#4280f6"], 0),
      ("kdialog --getcolor --default 'rgb(66 128 246 / 0.5)'", .enter, ["#4280f6"], 0),
      ("kdialog --getcolor", .escape, [], 1),
      // Qt's eight digits have alpha first; patterns are those of printf.
      ("kdialog --getcolor --default '#804280f6'", .enter, ["#4280f6"], 0),
      ("kdialog --getcolor --default '#4280fa' --format '#%02X%02x%2o'", .enter, ["#4280372"], 0),
      ("kdialog --getcolor --default '#4280f6' --format '%.3d|%5d|%-4d|%%'", .enter, ["066|  128|246 |%"], 0),
      ("kdialog --getcolor --default '#ff8000' --format 'rgb(%.2f %.0f %g)'", .enter, ["rgb(1.00 1 0)"], 0),
    ] as [(String, XTestInput.Key, [String], Int32)])
  func answersAsTheOther(_ words: String, _ key: XTestInput.Key, _ lines: [String], _ status: Int32) throws {
    let script = try Script("exec \"$PICKER\" \(words)")
    try script.press(key)
    #expect(try script.process.waitForExit() == status)
    #expect(script.process.lines == lines)
    #expect(script.process.errors == "")
  }

  @Test(
    arguments: [
      ("zenity --color=none", 255), ("zenity --info", 255), ("kdialog --msgbox x", 2), ("kdialog --default none", 2),
      ("kdialog --format '%d %d'", 2), ("kdialog --format '%d %d %f'", 2), ("kdialog --format '%d %d %d %s'", 2),
      ("kdialog --format '%*d %d %d'", 2), ("kdialog --format '%9999d %d %d'", 2), ("kdialog --format rgb", 2),
    ] as [(String, Int32)])
  func whatFailsSaysSo(_ words: String, _ status: Int32) throws {
    let script = try Script("exec \"$PICKER\" \(words)")
    #expect(try script.process.waitForExit() == status)
    #expect(script.process.lines == [])
    #expect(script.process.errors.split(separator: "\n").count == 1)
  }
}

/// Who reads the live protocol never disturbs the window.
@Suite struct LiveReaders {
  private func drag(_ reader: String) throws -> Script {
    let server = try XServer(), plane = try place(of: "plane", [], on: server)
    let script = try Script("exec \"$PICKER\" --live > >(\(reader))", on: server)
    try script.waitForWindow()
    let center = plane.origin + Pixel(plane.width / 2, plane.height / 2)
    server.input.drag(from: center, to: plane.origin - Pixel(40, 40), steps: 200)
    try script.press("c", .control)
    _ = try script.process.waitFor("the color in the clipboard") {
      try Clipboard(server).read() == "#ffffff" ? true : nil
    }
    try script.press(.enter)
    return script
  }

  @Test func aReaderOfOneLineASecondDelaysNothing() throws {
    let script = try drag(
      #"n=0; while IFS= read -r line; do echo "$line"; n=$((n + 1)); [ $n -gt 3 ] || sleep 1; done >"$FILE""#)
    #expect(try script.process.waitForExit() == 0)
    try waitFor("the choice, last") {
      script.written.split(separator: "\n").last.map { $0.contains("\"select\"") && $0.contains("#ffffff") } == true
        ? true : nil
    }
  }

  @Test func aReaderThatDiesEndsOnlyTheReport() throws {
    let script = try drag("read -r line")
    #expect(try script.process.waitForExit() == 3)
  }
}
