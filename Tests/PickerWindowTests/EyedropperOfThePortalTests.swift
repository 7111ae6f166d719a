import Testing

/// The eyedropper of the desktop, where programs may not look at the screen.
@Suite struct EyedropperOfThePortal {
  private func pick(
    _ environment: [String: String], _ options: [String] = []
  ) throws -> ChildProcess {
    let home = try TemporaryFolder()
    let surroundings = try PickerProcess.environment(home: home, display: nil).merging(environment) { $1 }
    return try ChildProcess(try PickerProcess.Program.picker.path, ["--pick"] + options, environment: surroundings)
  }

  @Test(
    arguments: [
      ("pick 0.25 0.5 0.75", 0, ["#4080bf"], ""), ("pick 1 0 0", 0, ["#ff0000"], ""), ("pick cancel", 1, [], ""),
      ("pick fail", 3, [], "picker: no color was picked: the desktop's portal failed\n"),
      ("pick 2 0 0", 3, [], "picker: no color was picked: the desktop's portal failed\n"),
    ] as [(String, Int32, [String], String)])
  func itsAnswerIsTaken(answer: String, status: Int32, lines: [String], errors: String) throws {
    let desktop = try Desktop(answer)
    for more in [[:], ["WAYLAND_DISPLAY": "wayland-1"]] {
      let picker = try pick(desktop.environment.merging(more) { $1 })
      #expect(try picker.waitForExit() == status)
      #expect(picker.lines == lines)
      #expect(picker.errors == errors)
    }
  }

  @Test func nothingOf8BitsIsLost() throws {
    let desktop = try Desktop("pick 0.25 0.5 0.75")
    let picker = try pick(desktop.environment, ["--format", "srgb"])
    #expect(try picker.waitForExit() == 0)
    #expect(picker.lines == ["color(srgb 0.25 0.5 0.75)"])
  }

  @Test func withoutAPortalThereIsOneSentence() throws {
    let desktop = try Desktop()  // which has settings only
    let bus = try ChildProcess(
      "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"], environment: ["PATH": "/nowhere"])
    let address = try bus.waitFor("the bus's address") { bus.lines.first }
    for environment in [[:], desktop.environment, ["DBUS_SESSION_BUS_ADDRESS": address]] {
      let picker = try pick(environment)
      #expect(try picker.waitForExit() == 3)
      #expect(picker.lines == [])
      #expect(
        picker.errors
          == "picker: nothing here can pick a color from the screen: there is neither an X server nor a desktop portal that does\n"
      )
    }
  }

  @Test func aPortalThatGoesAwayIsNotWaitedFor() throws {
    let desktop = try Desktop("pick wait")
    let picker = try pick(desktop.environment)
    try desktop.waitForLine("picks")
    desktop.endPortal()
    #expect(try picker.waitForExit() == 3)
    #expect(picker.errors == "picker: no color was picked: the desktop's portal failed\n")
  }

  /// As under a Wayland compositor that also runs an X server, but without the compositor.
  @Test func whereTheMouseCannotBeHadThePortalPicks() throws {
    let desktop = try Desktop("pick 0 0 1"), server = try XServer()
    server.screen.holdMouse()
    let picker = try PickerProcess(.picker, ["--pick"], on: server, environment: desktop.environment)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.process.lines == ["#0000ff"])
  }

  @Test func escapeInTheWindowGivesUpWaiting() throws {
    let desktop = try Desktop("pick wait"), server = try XServer()
    let picker = try PickerProcess(.picker, ["--live"], on: server, environment: desktop.environment)
    _ = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(try picker.window) }
    server.screen.holdMouse()
    try picker.input.press("e", .control)
    try desktop.waitForLine("picks")
    try picker.input.press(.enter)
    try picker.input.press(.escape)
    _ = try picker.views()
    #expect(picker.process.exitStatus == nil)
    // Given up: keys are the window's again.
    try picker.waitUntil("the end") {
      try picker.input.press(.enter)
      return picker.events.last?.kind == .select
    }
  }
}
