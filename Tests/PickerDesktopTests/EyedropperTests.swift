import PickerCore
import PickerRaster
import PickerSDL
import PickerScene
import Testing

@testable import PickerDesktop

/// The parts that pick from a screen.
@MainActor @Suite struct EyedropperTests {
  @Test(
    arguments: [
      (0xff0000, 0xff00, 0xff, 0x4280f6, "#4280f6"),
      (0xff, 0xff00, 0xff0000, 0x4280f6, "#f68042"),
      (0xf800, 0x7e0, 0x1f, 0xffff, "#ffffff"), (0xf800, 0x7e0, 0x1f, 0xf800, "#ff0000"),
      (0x7c00, 0x3e0, 0x1f, 0x03e0, "#00ff00"),
      (0x3ff0_0000, 0xf_fc00, 0x3ff, 0x3ff0_0000 | 0x200 << 10, "#ff8000"),
    ] as [(UInt, UInt, UInt, UInt, String)])
  func aPixelIsReadByTheMasksOfItsScreen(
    _ red: UInt, _ green: UInt, _ blue: UInt, _ pixel: UInt, _ expected: String
  ) throws {
    let masks = try #require(PixelLayout(red: red, green: green, blue: blue))
    #expect(hexText(Color(masks.rgb(pixel))) == expected)
    #expect(masks.pixel(masks.rgb(pixel)) == pixel)
  }

  @Test(
    arguments: [(0, 0, 0), (0xff0000, 0xff00, 0), (0xf0f, 0xf0, 0xf000), (0xff00, 0xff00, 0xff)] as [(UInt, UInt, UInt)]
  )
  func masksThatAreNoneAreRefused(_ red: UInt, _ green: UInt, _ blue: UInt) {
    #expect(PixelLayout(red: red, green: green, blue: blue) == nil)
  }

  @Test func onlyWholeStrokesCount() {
    var gesture = PickGesture(held: [36])
    #expect(gesture.release(button: 1) == nil)
    gesture.press(.enter, code: 36)  // repeats
    #expect(gesture.release(code: 36) == nil)
    gesture.press(.enter, code: 36)
    gesture.press(button: 4)
    #expect(gesture.release(button: 4) == nil)
    #expect(gesture.release(code: 36) == .pick)
    gesture.press(button: 1)
    gesture.press(button: 3)
    #expect(gesture.release(button: 3) == .cancel)
    #expect(gesture.release(button: 1) == .pick)
    gesture.press(.escape, code: 9)
    #expect(gesture.release(code: 9) == .cancel)
  }

  @Test func theMagnifierIsOnTheScreenAndNeverOnWhatItShows() throws {
    let fonts = try FontBook()
    for scale in [1.0, 1.5, 3] {
      let magnifier = Magnifier(MagnifierDigits(fonts: fonts, scale: scale)), width = 1280, height = 960
      var miss: String?
      for y in Array(stride(from: 0, to: height, by: 7)) + [height - 1] {
        for x in Array(stride(from: 0, to: width, by: 7)) + [width - 1] where miss == nil {
          guard let place = magnifier.place(x: x, y: y, screenWidth: width, screenHeight: height),
            place.intersection(PixelRect(0, 0, width, height)) == place,
            place.intersection(PixelRect(x - 5, y - 5, 11, 11)).isEmpty
          else {
            miss = "\(scale): \(x), \(y)"
            continue
          }
        }
      }
      #expect(miss == nil)
    }
    let small = Magnifier(MagnifierDigits(fonts: fonts, scale: 1))
    #expect(small.place(x: 50, y: 50, screenWidth: 100, screenHeight: 100) == nil)
  }

  @Test(
    arguments: [
      ([.integer(0), .list([.list([.text("color"), .list([.double(0.25), .double(0.5), .double(1)])])])], "picked"),
      ([.integer(1), .list([])], "cancelled"), ([.integer(2), .list([])], "failed"), ([], "failed"),
      ([.integer(0), .list([])], "failed"),
      ([.integer(0), .list([.list([.text("color"), .list([.double(1), .double(1)])])])], "failed"),
      ([.integer(0), .list([.list([.text("color"), .list([.double(.nan), .double(0), .double(0)])])])], "failed"),
      ([.integer(0), .list([.list([.text("color"), .text("red")])])], "failed"),
    ] as [([DBusValue], String)])
  func thePortalsAnswerIsRead(_ arguments: [DBusValue], _ expected: String) {
    switch PortalColorPick.outcome(arguments) {
    case .picked(let rgb): #expect(expected == "picked" && rgb == RGB(0.25, 0.5, 1))
    case .cancelled: #expect(expected == "cancelled")
    case .failed(let why): #expect(expected == "failed" && why == .portalFailed)
    }
  }
}
