import Foundation
import Testing

/// A window that nobody touches costs nothing.
@Suite struct Idle {
  @Test(arguments: [PickerProcess.Program.picker, .helloPicker])
  func aWindowAtRestDoesNothing(program: PickerProcess.Program) throws {
    let picker = try PickerProcess(program, ["--live"], on: XServer())
    _ = try picker.views()
    // Also after it was touched, where nothing starts by that.
    picker.input.click(try picker.pixel(try picker.view(program == .picker ? "undo" : "hello")))
    _ = try picker.views()
    try expectRest(picker)
  }

  @Test(arguments: [["--live"], ["--pick"]]) func anEyedropperAtRestDoesNothing(options: [String]) throws {
    let picker = try PickerProcess(.picker, options, on: XServer())
    if options == ["--live"] {
      picker.input.click(try picker.pixel(try picker.view("eyedropper")))
      _ = try picker.views()
    }
    try picker.waitUntil("the magnifier") { !picker.screen.overlays.isEmpty }
    try expectRest(picker)
  }

  private func expectRest(_ picker: PickerProcess) throws {
    var last = try ProcessActivity(pid: picker.process.pid)
    try picker.waitUntil("the window to come to rest") {
      Thread.sleep(forTimeInterval: 1)
      let now = try ProcessActivity(pid: picker.process.pid)
      defer { last = now }
      return now == last
    }
    Thread.sleep(forTimeInterval: 10)
    let now = try ProcessActivity(pid: picker.process.pid)
    #expect(now.seconds - last.seconds < 0.002 * 10)
    #expect(now.sleeps - last.sleeps <= 2)
  }
}
