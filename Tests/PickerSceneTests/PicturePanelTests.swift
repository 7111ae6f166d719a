import PickerCore
import PickerRaster
import PickerScene
import SceneTestSupport
import Testing

/// The test target has a `Picture` of its own.
private typealias RasterPicture = PickerRaster.Picture

/// A picture in the plane's place.
@MainActor @Suite struct PicturePanelTests {
  let a = PointerID.touch(device: 1, finger: 1), b = PointerID.touch(device: 1, finger: 2)

  /// Each pixel has a color of its own: red by its column, green by its row.
  private func picture(_ width: Int = 100, _ height: Int = 80) throws -> RasterPicture {
    let pixels = (0..<width * height).map { 0xFF00_0040 | UInt32($0 % width) << 16 | UInt32($0 / width) << 8 }
    return try #require(RasterPicture(pixels, width: width, height: height))
  }

  private func open(
    _ width: Double = 960, _ height: Double = 660, scale: Double = 1
  ) throws -> (user: Script, view: PickerView) {
    let view = PickerView(royal)
    view.open(try picture()) { _, picture, count in
      [picture.pixel(10, 10), picture.pixel(90, 70)].prefix(count).map { $0 }
    }
    return (Script(view, width: width, height: height, scale: scale), view)
  }

  /// What the picture has at a column and a row.
  private func color(_ x: Int, _ y: Int) -> String { hexText(Color(RGB(bytes: UInt8(x), UInt8(y), 0x40))) }

  @Test(arguments: [1.0, 1.5, 2], [(960.0, 660.0), (360, 640), (800, 480), (320, 240)])
  func whatIsTappedIsThePixelThatIsDrawnThere(_ scale: Double, _ size: (Double, Double)) throws {
    let (user, view) = try open(size.0, size.1, scale: scale)
    for (x, y) in [(0.5, 0.5), (0.42, 0.37), (0.6, 0.61)] {
      let place = user.place("picture", x, y)
      user.tap(a, at: place)
      let part = try #require(fill(of: user)), rect = user.rect("picture")
      let column = Int((part.origin.x + (place.x - rect.x) / part.zoom).rounded(.down))
      let row = Int((part.origin.y + (place.y - rect.y) / part.zoom).rounded(.down))
      #expect(hexText(view.color) == color(column, row))
    }
  }

  /// The picture as it is drawn.
  private func fill(of user: Script) -> PicturePart? {
    for case .gradient(.picture(let part), _, _, _) in user.host.picture.commands { return part }
    return nil
  }

  @Test func aPanFollowsAndIsOneUndoStep() throws {
    let (user, view) = try open()
    user.tap("picture")
    let before = view.color
    user.swipe(a, from: user.place("picture", 0.3), by: Point(120, 40))
    #expect(!view.color.isSame(as: before))
    user.key(.character("z"), .control)
    #expect(view.color.isSame(as: before))
  }

  @Test func theWheelZoomsAroundThePointer() throws {
    let (user, view) = try open()
    let place = user.place("picture", 0.4, 0.45)
    user.tap(a, at: place)
    let picked = view.color, before = try #require(fill(of: user)).zoom
    user.pass(.scrolled(place, x: 0, y: 4))
    let after = try #require(fill(of: user)).zoom
    #expect(abs(after / before - 4) < 1e-9)
    user.tap(a, at: place)
    #expect(view.color.isSame(as: picked))
    user.pass(.scrolled(place, x: 0, y: -40))
    #expect(try #require(fill(of: user)).zoom <= before)
  }

  @Test func twoFingersZoomAndMoveAndPickNothing() throws {
    let (user, view) = try open()
    let middle = user.place("picture", 0.5), before = view.color, zoom = try #require(fill(of: user)).zoom
    let left = Point(middle.x - 40, middle.y), right = Point(middle.x + 40, middle.y)
    user.pass(.pressed(a, left, clicks: 1))
    user.pass(.pressed(b, right, clicks: 1))
    for step in 1...8 {
      user.pass(.moved(a, Point(left.x - 10 * Double(step), left.y)))
      user.pass(.moved(b, Point(right.x + 10 * Double(step), right.y)))
    }
    user.pass(.released(b, Point(right.x + 80, right.y)))
    user.pass(.moved(a, Point(left.x - 90, left.y + 30)))
    user.pass(.released(a, Point(left.x - 90, left.y + 30)))
    #expect(view.color.isSame(as: before))
    #expect(abs(try #require(fill(of: user)).zoom / zoom - 3) < 1e-6)
  }

  @Test func keysGoFromPixelToPixelAndZoom() throws {
    let (user, view) = try open()
    user.tap("picture")
    #expect(hexText(view.color) == color(50, 40))
    user.key(.right)
    user.key(.down, .shift)
    #expect(hexText(view.color) == color(51, 50))
    user.key(.home)
    #expect(hexText(view.color) == color(0, 50))
    let zoom = try #require(fill(of: user)).zoom
    user.pass(.text("+"))
    #expect(try #require(fill(of: user)).zoom == 2 * zoom)
    user.pass(.text("0"))
    #expect(try #require(fill(of: user)).zoom == zoom)
  }

  @Test func aPinStaysWithItsPlaceAndLeadsBackToItsColor() throws {
    let (user, view) = try open()
    user.tap("picture")
    user.tap("picture.pin")
    #expect(view.pins == [PicturePin(x: 50, y: 40, side: 1)])
    user.tap(a, at: user.place("picture", 0.3))
    #expect(hexText(view.color) != color(50, 40))
    user.tap("picture.in")
    user.tap("pin.0")
    #expect(hexText(view.color) == color(50, 40))
    user.key(.left)
    #expect(view.pins == [PicturePin(x: 49, y: 40, side: 1)] && hexText(view.color) == color(49, 40))
    user.key(.delete)
    #expect(view.pins.isEmpty)
  }

  @Test func aPinIsDraggedByMouseAndFinger() throws {
    let (user, view) = try open()
    user.tap("picture")
    user.tap("picture.pin")
    let zoom = try #require(fill(of: user)).zoom
    user.swipe(a, from: user.place("pin.0", 0.5), by: Point(10 * zoom, 5 * zoom))
    let pin = try #require(view.pins.first)
    #expect(abs(pin.x - 60) <= 1 && abs(pin.y - 45) <= 1)
    #expect(hexText(view.color) == color(pin.x, pin.y))
  }

  @Test func mainColorsBecomePins() throws {
    let (user, view) = try open()
    user.tap("picture.extract")
    #expect(view.pins == [PicturePin(x: 10, y: 10, side: 1), PicturePin(x: 90, y: 70, side: 1)])
  }

  @Test func theAverageIsChosenAndSaid() throws {
    let (user, view) = try open()
    user.tap("picture")
    #expect(user.text("picture.average") == "1×1")
    user.tap("picture.average")
    #expect(user.text("picture.average")?.hasPrefix("3×3 · ±") == true)
    let expected = try picture().sample(x: 50, y: 40, side: 3).color
    #expect(view.color.isSame(as: expected))
  }

  @Test func closingItBringsThePlaneBack() throws {
    let (user, view) = try open()
    #expect(user.rect("plane").isEmpty)
    user.tap("picture.close")
    #expect(!user.rect("plane").isEmpty && view.shownPicture == nil)
  }

  @Test(arguments: [(320.0, 240.0), (320, 480), (360, 640), (720, 360), (1024, 600), (600, 1024), (960, 660)])
  func everyToolCanBeTouched(_ size: (Double, Double)) throws {
    let (user, _) = try open(size.0, size.1)
    for id in ["out", "in", "fit", "average", "pin", "extract", "close"] {
      let touch = try #require(user.ui.views.last { $0.id.name == "picture." + id }?.touch)
      #expect(touch.width >= 44 && touch.height >= 44, "\(id)")
      #expect(touch.x >= 0 && touch.maxX <= size.0 && touch.maxY <= size.1, "\(id)")
    }
  }
}
