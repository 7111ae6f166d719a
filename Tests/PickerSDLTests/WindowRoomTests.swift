import PickerCore
import PickerSDL
import Testing

/// A window opens within what panels leave of its display, with its title bar.
@Suite struct WindowRoomTests {
  nonisolated static let displays: [(usable: Rect, wanted: Point, fitted: Point, place: Point)] = [
    (Rect(0, 0, 600, 1024), Point(960, 660), Point(600, 660), Point(0, 200)),
    (Rect(0, 0, 1024, 600), Point(960, 660), Point(960, 563), Point(32, 37)),
    (Rect(0, 28, 800, 452), Point(960, 660), Point(800, 415), Point(0, 65)),
    (Rect(64, 0, 1302, 768), Point(1440, 990), Point(1302, 731), Point(64, 37)),
    (Rect(0, 0, 1920, 1080), Point(960, 660), Point(960, 660), Point(480, 228)),
    (Rect(0, 0, 320, 50), Point(320, 240), Point(320, 25), Point(0, 25)),
  ]

  @Test(arguments: displays)
  func aWindowFitsItsDisplay(_ row: (usable: Rect, wanted: Point, fitted: Point, place: Point)) {
    let room = WindowRoom(usable: row.usable, titleBar: 37)
    #expect(room.fitted(row.wanted) == row.fitted)
    #expect(room.place(row.fitted) == row.place)
  }
}
