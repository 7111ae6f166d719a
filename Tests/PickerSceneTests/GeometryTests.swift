import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

/// Measures of the layouts, as they were designed.
@MainActor @Suite struct GeometryTests {
  struct Design: Sendable {
    var width, height: Double
    /// Touch rectangles: x, y, width, height.
    var places: [String: [Double]]
  }

  nonisolated static let designs = [
    Design(
      width: 360, height: 640,
      places: [
        "eyedropper": [20, 0, 44, 48], "undo": [68, 0, 44, 48], "redo": [116, 0, 44, 48], "cancel": [172, 0, 84, 48],
        "select": [264, 0, 76, 48], "plane": [20, 52, 320, 196], "spectrum": [20, 254, 264, 44],
        "wheel": [296, 254, 44, 44], "alpha": [20, 298, 320, 44], "preview": [20, 344, 48, 48],
        "previous": [68, 344, 48, 48], "value": [124, 344, 112, 48], "copy": [244, 344, 44, 48],
        "format": [296, 344, 44, 48], "channel.0": [44, 490, 196, 44], "channel.1": [44, 538, 196, 44],
        "channel.2": [44, 586, 196, 44], "channel.2.field": [256, 586, 84, 44],
      ]),
    Design(
      width: 720, height: 360,
      places: [
        "eyedropper": [16, 0, 44, 48], "undo": [64, 0, 44, 48], "redo": [112, 0, 44, 48], "wheel": [236, 0, 44, 48],
        "cancel": [536, 0, 84, 48], "select": [628, 0, 76, 48], "plane": [16, 52, 264, 296],
        "spectrum": [286, 52, 44, 296], "alpha": [330, 52, 44, 296], "preview": [384, 48, 48, 48],
        "previous": [432, 48, 48, 48], "value": [488, 48, 112, 48], "copy": [608, 48, 44, 48],
        "format": [660, 48, 44, 48], "channel.0": [408, 210, 196, 44], "channel.2.field": [620, 306, 84, 44],
      ]),
    Design(
      width: 800, height: 480,
      places: [
        "eyedropper": [20, 0, 44, 56], "undo": [72, 0, 44, 56], "redo": [124, 0, 44, 56], "cancel": [612, 0, 84, 56],
        "select": [704, 0, 76, 56], "plane": [20, 56, 328, 408], "spectrum": [354, 56, 44, 408],
        "alpha": [398, 56, 44, 408], "preview": [460, 56, 240, 56], "previous": [700, 56, 80, 56],
        "value": [460, 116, 176, 48], "copy": [644, 116, 44, 48], "format": [696, 116, 84, 48],
        "channel.0": [484, 278, 196, 44], "channel.3": [484, 422, 196, 44], "channel.3.field": [696, 422, 84, 44],
      ]),
    Design(
      width: 1024, height: 600,
      places: [
        "eyedropper": [20, 0, 44, 56], "undo": [72, 0, 44, 56], "redo": [124, 0, 44, 56], "cancel": [836, 0, 84, 56],
        "select": [928, 0, 76, 56], "plane": [20, 56, 504, 388], "spectrum": [20, 450, 448, 44],
        "wheel": [480, 450, 44, 44], "alpha": [20, 494, 504, 44], "preview": [548, 56, 96, 48],
        "previous": [644, 56, 64, 48], "value": [716, 56, 144, 48], "copy": [868, 56, 44, 48],
        "format": [920, 56, 84, 48], "channel.0": [580, 166, 324, 44], "channel.3.field": [920, 310, 84, 44],
        "swatch.add": [20, 550, 44, 44], "swatch.0": [68, 550, 44, 44],
      ]),
    Design(
      width: 600, height: 1024,
      places: [
        "eyedropper": [20, 0, 44, 56], "undo": [72, 0, 44, 56], "redo": [124, 0, 44, 56], "cancel": [412, 0, 84, 56],
        "select": [504, 0, 76, 56], "plane": [20, 56, 560, 424], "spectrum": [20, 486, 504, 44],
        "wheel": [536, 486, 44, 44], "alpha": [20, 530, 460, 44], "channel.3.field": [496, 530, 84, 44],
        "preview": [20, 580, 120, 48], "previous": [140, 580, 64, 48], "value": [212, 580, 224, 48],
        "copy": [444, 580, 44, 48], "format": [496, 580, 84, 48], "channel.0": [52, 690, 428, 44],
        "channel.2.field": [496, 786, 84, 44], "vision.protan": [334, 840, 59, 60], "swatch.add": [20, 974, 44, 44],
        "swatch.0": [68, 974, 44, 44],
      ]),
    Design(
      width: 1280, height: 800,
      places: [
        "plane": [20, 56, 620, 528], "spectrum": [20, 592, 562, 44], "wheel": [596, 592, 44, 44],
        "alpha": [20, 638, 620, 44], "preview": [664, 56, 447, 84], "previous": [1111, 56, 149, 84],
        "channel.0": [700, 258, 460, 44], "channel.3.field": [1176, 402, 84, 44],
        "swatch.add": [20, 698, 44, 44],
      ]),
  ]

  @Test(arguments: designs) func controlsAreWhereTheyWereDesigned(_ design: Design) {
    let user = PageUser((design.width, design.height), swatches: 20)
    for (id, place) in design.places.sorted(by: { $0.key < $1.key }) {
      let touch = user.user.ui.views.last { $0.id.name == id }?.touch
      let found = touch.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
      let isThere = found.count == 4 && zip(found, place).allSatisfy { abs($0 - $1) <= 1 }
      #expect(isThere, "\(id) is \(found), not \(place)")
    }
  }

  /// Nine millimeters at 170 dots per inch are 61 points, and at 100 less than 44.
  @Test(arguments: LayoutTests.sizes) func aFingerGetsNineMillimetersWhereTheDensityIsKnown(_ size: (Double, Double)) {
    for (density, least) in [(170 / 25.4, 61.0), (100 / 25.4, 44), (500, 44)] {
      let user = PageUser(size, byFinger: true)
      user.user.host.pointsPerMillimeter = density
      user.tap("undo")
      let room = min(size.0 / 320, size.1 / 240) * 44, expected = max(44, min(least, room.rounded(.down)))
      user.forEachPage { page in
        for view in user.controls where view.outline == nil && view.id.kind != "contrast" {
          let isLarge = view.touch.width >= expected - 0.01 && view.touch.height >= expected - 0.01
          #expect(isLarge, "\(page) \(view.id) at \(density): \(view.touch)")
        }
      }
    }
  }

  @Test func theMouseKeepsTheDensityThatAFingerDoesNot() {
    let user = PageUser((1024, 600))
    user.user.host.pointsPerMillimeter = 170 / 25.4
    user.tap("undo")
    let byMouse = user.user.rect("cancel")
    user.user.press("undo", by: .touch(device: 1, finger: 1))
    #expect(user.user.rect("cancel") == byMouse, "nothing moves under a finger")
    user.user.release("undo", by: .touch(device: 1, finger: 1))
    #expect(user.user.rect("cancel").height > byMouse.height)
    user.user.hover("undo")
    #expect(user.user.rect("cancel") == byMouse)
  }
}
