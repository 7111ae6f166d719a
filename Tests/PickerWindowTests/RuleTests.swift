import Testing

/// Rules in a real window: the hand slides along the edge of what is allowed.
@Suite(.serialized) struct Rules {
  private static let arguments = ["--live", "--rule", "contrast(white) >= 4.5", "--color", "#203050"]

  @Test func theMouseStaysOnAllowedGroundAndWithCtrlIsFree() throws {
    let picker = try PickerProcess(.picker, Self.arguments, on: XServer())
    let plane = try picker.view("plane"), before = picker.eventCount
    picker.input.drag(from: try picker.pixel(plane, 0.5, 0.9), to: try picker.pixel(plane, 0.5, 0.02))
    try picker.waitForEvent(.commit, since: before)
    let moves = picker.events(.change, since: before)
    #expect(!moves.isEmpty && moves.allSatisfy { $0.allowed == true })
    picker.input.hold(.control)
    let free = picker.eventCount
    picker.input.drag(from: try picker.pixel(plane, 0.5, 0.9), to: try picker.pixel(plane, 0.5, 0.02))
    try picker.waitForEvent(.commit, since: free) { $0.allowed == false }
    picker.input.hold(.control, false)
  }

  @Test func aFingerStaysOnAllowedGround() throws {
    let picker = try PickerProcess(.picker, Self.arguments, on: XServer(.touch))
    _ = try picker.window
    let plane = try picker.view("plane"), before = picker.eventCount
    try picker.touch.down(1, try picker.pixel(plane, 0.5, 0.9))
    for y in [0.7, 0.5, 0.3, 0.1] { try picker.touch.move(1, try picker.pixel(plane, 0.4, y)) }
    try picker.touch.up(1, try picker.pixel(plane, 0.4, 0.05))
    try picker.waitForEvent(.commit, since: before)
    let moves = picker.events(.change, since: before)
    #expect(!moves.isEmpty && moves.allSatisfy { $0.allowed == true })
  }

  @Test func rulesComeByTheLiveProtocolAndTheKeyboardMeetsThem() throws {
    let picker = try PickerProcess(.picker, ["--live", "--color", "#777777"], on: XServer())
    _ = try picker.views()
    let before = picker.eventCount
    try picker.send(#"{"rules":["contrast(white) >= 4.5"]}"#)
    _ = try picker.waitForView("nearest", "the mark") { $0.text?.contains("4.5") == true }
    // The mark is the last stop of Tab.
    try picker.input.press(.tab, .shift)
    try picker.input.press(.enter)
    try picker.waitForEvent(.commit, since: before) { $0.color == "#767676" && $0.allowed == true }
    // A just noticeable step: lighter is not allowed, darker is.
    let then = picker.eventCount
    try picker.input.press(.up, .control)
    try picker.input.press(.down, .control)
    try picker.waitForEvent(.commit, since: then)
    #expect(picker.events(.commit, since: then).first?.color == "#737373")
  }

  @Test func aLineThatIsNoRuleIsAnError() throws {
    let picker = try PickerProcess(.picker, ["--live"], on: XServer())
    _ = try picker.views()
    let before = picker.eventCount
    try picker.send(#"{"rules":["contrast(wite) >= 4.5"]}"#)
    try picker.waitForEvent(.error, since: before) { $0.message?.contains("at byte 9") == true }
  }
}
