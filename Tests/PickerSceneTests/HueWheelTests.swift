import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

@MainActor @Suite struct HueWheelTests {
  let finger = PointerID.touch(device: 1, finger: 1), other = PointerID.touch(device: 1, finger: 2)

  func picker(
    _ space: any ColorSpace.Type = HSV.self, _ components: SIMD3<Double> = [200, 0.5, 0.5], width: Double = 960,
    height: Double = 660, scale: Double = 1
  ) -> Script {
    Script(
      PickerView(Color(space, components), space: space, wheel: true), width: width, height: height, scale: scale)
  }

  /// In pixels, at an angle on the middle of the ring or as far from its center as told.
  func place(_ user: Script, _ angle: Double, radius: Double? = nil) -> Point {
    let rect = user.rect("spectrum").pixels(scale: user.scale)
    let ring = HueRing(center: rect.center, radius: rect.width / 2, thickness: 28 * user.scale)
    guard let radius else { return ring.position(of: angle) }
    return HueRing(center: ring.center, radius: radius, thickness: 0).position(of: angle)
  }

  func triangle(_ user: Script) -> ShadeTriangle {
    let rect = user.rect("spectrum").pixels(scale: user.scale)
    let inner = rect.width / 2 - (HueWheel.thickness * user.scale).rounded() - HueWheel.gap * user.scale
    return ShadeTriangle(center: rect.center, radius: inner)
  }

  func press(_ user: Script, _ p: Point, by pointer: PointerID = .mouse) {
    user.passInPixels(.pressed(pointer, p, clicks: 1))
  }
  func move(_ user: Script, _ p: Point, by pointer: PointerID = .mouse) { user.passInPixels(.moved(pointer, p)) }
  func components(_ user: Script) -> SIMD3<Double> { user.scene.color.components }

  @Test func theButtonShowsTheWheelAndThePlaneAgain() {
    let user = Script(PickerView(royal))
    let plane = user.rect("plane"), toggle = user.rect("wheel")
    user.tap("wheel")
    #expect(user.rect("spectrum").width == user.rect("spectrum").height)
    #expect(user.rect("wheel") == toggle, "the button stays where it was")
    user.tap("tab.okhsv")
    #expect(user.rect("spectrum").width == user.rect("spectrum").height)
    user.tap("tab.rgb")
    #expect(user.rect("plane") == plane)
    #expect(user.rect("wheel").isEmpty)
    user.tap("tab.hsv")
    user.tap("wheel")
    #expect(user.rect("plane") == plane)
    #expect(user.scene.color.isSame(as: royal), "looking changes no color")
  }

  @Test(arguments: [0, 37, 90, 180, 271.5] as [Double]) func aPressOnTheRingGivesItsHue(_ hue: Double) {
    for space in [HSV.self, OKHSV.self] as [any ColorSpace.Type] {
      let user = picker(space)
      press(user, place(user, hue))
      #expect(abs(components(user).x - hue) < 1e-9)
      #expect(components(user).y == 0.5 && components(user).z == 0.5)
      #expect(user.values("spectrum").first.map { abs($0 - hue / 360) < 1e-12 } == true)
    }
  }

  @Test func aDragOnTheRingStaysOnTheRing() {
    let user = picker()
    press(user, place(user, 10))
    move(user, place(user, 80, radius: 3))  // over the triangle
    #expect(abs(components(user).x - 80) < 1e-9)
    move(user, place(user, 260, radius: 900))  // far outside
    #expect(abs(components(user).x - 260) < 1e-9)
    move(user, user.rect("spectrum").center)
    #expect(abs(components(user).x - 260) < 1e-9, "the center has no hue")
    #expect(components(user).y == 0.5 && components(user).z == 0.5)
  }

  @Test func aDragOnTheTriangleStaysOnTheTriangle() {
    let user = picker()
    press(user, triangle(user).center)
    move(user, place(user, 0))
    #expect(components(user) == [200, 1, 1])
    move(user, place(user, 0, radius: 900))
    #expect(components(user) == [200, 1, 1])
    move(user, place(user, 180))
    #expect(components(user).x == 200 && components(user).y == 0)
    #expect(abs(components(user).z - 0.5) < 1e-9)
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [Double]) func cornersAreReachedExactly(_ scale: Double) {
    for space in [HSV.self, OKHSV.self] as [any ColorSpace.Type] {
      // From the hue at the right, counterclockwise: white, black.
      for (angle, expected) in [(0.0, [1, 1]), (120, [0, 1]), (240, [nil, 0])] as [(Double, [Double?])] {
        let user = picker(space, scale: scale), radius = triangle(user).radius
        for beyond in [2.5, 40] {
          press(user, beyond < 8 ? place(user, angle, radius: radius + beyond * scale) : triangle(user).center)
          move(user, place(user, angle, radius: radius + beyond * scale))
          let values = user.values("plane")
          for (value, expected) in zip(values, expected) where expected != nil {
            #expect(value == expected, "\(space.id) at \(angle)")
          }
          #expect(components(user).x == 200)
          user.pass(.released(.mouse, Point(0, 0)))
          user.scene.set(Color(space, [200, 0.5, 0.5]))
        }
      }
    }
  }

  @Test func pressesAreTakenUpToEightPointsOutside() {
    for (angle, off, isTaken) in [(90.0, 7.9, true), (90, 8.1, false), (200, 7.9, true), (200, 8.1, false)] {
      let user = picker()
      press(user, place(user, angle, radius: user.rect("spectrum").width / 2 + off))
      #expect((abs(components(user).x - angle) < 1e-9) == (isTaken || angle == 200), "\(off) outside at \(angle)")
      #expect(user.ui.isGesturing == isTaken)
    }
    // Between the triangle's left side and the ring.
    let user = picker(), t = triangle(user)
    for (off, isTaken) in [(7.9, true), (8.1, false), (20, false)] {
      press(user, Point(t.center.x - t.radius / 2 - off, t.center.y))
      #expect(user.ui.isGesturing == isTaken, "\(off) beside the triangle")
      user.pass(.released(.mouse, t.center))
    }
  }

  @Test func theHueSurvivesGrayAndBlack() {
    let user = picker(), t = triangle(user)
    press(user, t.center)
    move(user, place(user, 120, radius: t.radius + 9))
    move(user, place(user, 240, radius: t.radius + 9))
    #expect(hexText(user.scene.color) == "#000000")
    move(user, place(user, 0, radius: t.radius + 9))
    #expect(hexText(user.scene.color) == "#00aaff")
  }

  @Test func arrowsTurnTheRingRoundAndRound() {
    let user = picker(HSV.self, [0, 0.5, 0.5])
    press(user, place(user, 0))
    user.pass(.released(.mouse, place(user, 0)))
    #expect(user.ui.focus == "spectrum")
    for (key, modifiers, hue) in [
      (Key.left, [], 356.4), (.right, [], 0), (.up, .shift, 36), (.down, .alt, 35.64), (.home, [], 0), (.end, [], 360),
      (.right, [], 3.6),
    ] as [(Key, Modifiers, Double)] {
      user.key(key, modifiers)
      #expect(abs(components(user).x - hue) < 1e-9, "\(key)")
    }
  }

  @Test func arrowsChangeSaturationAndValue() {
    let user = picker(), center = triangle(user).center
    press(user, center)
    user.pass(.released(.mouse, center))
    user.scene.set(Color(HSV.self, [200, 0.5, 0.5]))
    user.key(.right)
    user.key(.down, .shift)
    let c = components(user)
    #expect(c.x == 200 && abs(c.y - 0.51) < 1e-12 && abs(c.z - 0.4) < 1e-12)
    user.key(.home)
    #expect(components(user).y == 0)
  }

  @Test func twoFingersHoldRingAndTriangleAtOnce() {
    let user = picker(), t = triangle(user)
    press(user, t.center, by: finger)
    press(user, place(user, 30), by: other)
    move(user, place(user, 70), by: other)
    move(user, place(user, 0, radius: t.radius + 20), by: finger)
    #expect(abs(components(user).x - 70) < 1e-9)
    #expect(components(user).y == 1 && components(user).z == 1)
  }

  @Test func aSecondFingerThatMovesAwaySlowsTheTriangleToASixteenth() {
    let user = picker(), t = triangle(user), start = Point(t.center.x + 30, t.center.y)
    press(user, start, by: finger)
    let before = user.values("plane")
    press(user, Point(start.x, start.y + 30), by: other)
    move(user, Point(start.x, start.y + 120), by: other)
    #expect(user.values("plane") == before)
    move(user, Point(start.x, start.y - 48), by: finger)
    let slow = t.shade(at: Point(start.x, start.y - 3), keeping: 0), end = user.values("plane")
    #expect(end != before)
    #expect(abs(end[0] - slow.x) < 1e-9 && abs(end[1] - slow.y) < 1e-9)
    #expect(user.ui.draw.commands.contains { if case .shape(.disc, let r, _) = $0 { r.width > 50 } else { false } })
  }

  @Test(
    arguments: [(320.0, 480.0), (360, 640), (400, 800), (720, 600), (960, 660), (1920, 1080)],
    [1, 1.5, 2] as [Double])
  func theWheelAndItsButtonKeepApart(_ size: (Double, Double), _ scale: Double) {
    for alpha in [true, false] {
      let scene = PickerView(royal, space: HSV.self, hasAlpha: alpha, wheel: true)
      let user = Script(scene, width: size.0, height: size.1, scale: scale)
      let ring = user.rect("spectrum"), button = user.rect("wheel"), plane = user.rect("plane")
      #expect(ring.x >= 8 && ring.maxX <= size.0 - 8 && ring.y >= user.rect("select").maxY && ring.width >= 120)
      #expect(button.width >= 44 && button.height + 16 >= 44)
      #expect(plane.x > ring.x && plane.maxX < ring.maxX && plane.y > ring.y && plane.maxY < ring.maxY)
      let corner = Point(button.x - ring.center.x, button.y - ring.center.y)
      let distance = (corner.x * corner.x + corner.y * corner.y).squareRoot()
      #expect(distance > ring.width / 2, "at \(size)")
    }
  }
}
