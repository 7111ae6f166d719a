import Foundation
import Testing

/// A window that nobody touches costs nothing.
@Suite struct Idle {
  @Test(arguments: [PickerProcess.Program.picker, .helloPicker])
  func aWindowAtRestDoesNothing(program: PickerProcess.Program) throws {
    let picker = try PickerProcess(program, ["--live"], on: XServer())
    _ = try picker.views()
    picker.input.click(try picker.pixel(try picker.views().list[0]))  // also after it was touched
    _ = try picker.views()

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
