import PickerCore
import PickerRaster
import PickerScene
import SceneTestSupport
import Testing

/// What a finger does on bars and planes.
@MainActor @Suite struct TouchGestureTests {
  let a = PointerID.touch(device: 1, finger: 1), b = PointerID.touch(device: 1, finger: 2)

  func picker(_ width: Double = 960, _ height: Double = 660) -> (user: Script, commits: CommitCounter) {
    let scene = PickerView(royal), user = Script(scene, width: width, height: height)
    return (user, CommitCounter(user, scene))
  }

  func shifted(_ p: Point, _ dx: Double, _ dy: Double) -> Point { Point(p.x + dx, p.y + dy) }

  // Swipe or pan.

  @Test(arguments: [(360.0, "spectrum", 40.0), (360, "spectrum", -40), (960, "channel.0", -60)])
  func aSwipeAcrossABarChangesNothing(_ width: Double, _ id: String, _ distance: Double) {
    let (user, commits) = picker(width)
    user.swipe(a, from: user.place(id, 0.2), by: Point(3, distance))
    #expect(user.scene.color.isSame(as: royal) && commits.count == 0)
    user.key(.character("z"), .control)
    #expect(user.scene.color.isSame(as: royal))
  }

  @Test func alongTheBarAndFromTheKnobAFingerPans() {
    let (user, commits) = picker(360, 640)
    let top = user.rect("plane").y
    user.swipe(a, from: user.place("spectrum", 0.2), by: Point(60, 20))
    #expect(commits.count == 1 && user.rect("plane").y == top)
    let hue = user.values("spectrum")
    let knob = user.knob("spectrum")
    user.swipe(a, from: knob, by: Point(20, 60))
    #expect(commits.count == 2 && user.values("spectrum") != hue && user.rect("plane").y == top)
  }

  @Test func aTouchThatStopsAThrownGridChoosesNothing() {
    let view = PickerView(royal), user = Script(view, width: 400, height: 640), commits = CommitCounter(user, view)
    view.shelves = SwatchShelves(kept: (0..<300).map { Swatch(Color(RGB(Double($0) / 300, 0, 0))) })
    user.tap("page.palette")
    user.swipe(a, from: Point(200, 600), by: Point(0, -60), steps: 4)
    #expect(user.ui.isAnimating)
    let place = Point(200, 560)
    user.pass(.pressed(b, place, clicks: 1))
    #expect(!user.ui.isAnimating)
    user.pass(.released(b, place))
    #expect(user.scene.color.isSame(as: royal) && commits.count == 0)
    user.tap(b, at: place)
    #expect(commits.count == 1, "at rest it is touched again")
  }

  // Grab and let go.

  @Test(arguments: [-20.0, -9, 0, 14, 20]) func nearTheKnobAFingerTakesItWithoutAJump(_ off: Double) {
    for id in ["spectrum", "channel.1", "plane"] {
      let (user, commits) = picker(), knob = user.knob(id), before = user.values(id), width = user.rect(id).width
      let start = shifted(knob, off, 0)
      user.pass(.pressed(a, start, clicks: 1))
      user.wait(400)
      #expect(user.values(id) == before && user.scene.color.isSame(as: royal), "\(id)")
      user.glide(a, from: start, by: Point(-24, 0))
      #expect(abs(user.values(id)[0] - before[0] + 24 / width) < 1.5 / width, "\(id)")
      user.pass(.released(a, shifted(start, -24, 0)))
      #expect(commits.count == 1)
    }
  }

  @Test func aFingerThatRestsOnTheKnobChangesNothing() {
    for id in ["spectrum", "channel.1", "channel.2", "plane"] {
      let (user, commits) = picker(), place = shifted(user.knob(id), 7, 3)
      user.pass(.pressed(a, place, clicks: 1))
      user.wait(400)
      user.pass(.moved(a, place))
      user.pass(.released(a, place))
      #expect(user.scene.color.isSame(as: royal) && commits.count == 0, "\(id)")
    }
  }

  @Test func farFromTheKnobItComesToTheFinger() {
    for id in ["spectrum", "channel.1", "plane"] {
      let (user, _) = picker(), place = user.place(id, 0.25)
      user.pass(.pressed(a, place, clicks: 1))
      user.wait(300)
      #expect(abs(user.values(id)[0] - 0.25) < 0.006, "\(id)")
      user.pass(.released(a, place))
    }
  }

  @Test func aTapSetsTheValueAtItsPlaceAlsoNearTheKnob() {
    for id in ["spectrum", "channel.1", "plane"] {
      let (user, commits) = picker(), mouse = Script(PickerView(royal)), place = shifted(user.knob(id), 13, 0)
      let pixel = Point(place.x.rounded(.down) + 0.5, place.y.rounded(.down) + 0.5)
      user.tap(a, at: pixel)
      mouse.pass(.pressed(.mouse, pixel, clicks: 1))
      mouse.pass(.released(.mouse, pixel))
      #expect(user.values(id) == mouse.values(id) && commits.count == 1, "\(id)")
    }
  }

  @Test func theEndsAreReachableFromANearKnob() {
    for (x, id) in [(0.0, "spectrum"), (1, "spectrum"), (0, "channel.1"), (1, "channel.1")] {
      let (user, _) = picker(), rect = user.rect(id), knob = user.knob(id), side = x == 0 ? -20.0 : 20
      let start = shifted(knob, side, 0)
      user.pass(.pressed(a, start, clicks: 1))
      user.wait(300)
      user.glide(a, from: start, by: Point(rect.x + x * rect.width - start.x, 0), steps: 40)
      #expect(abs(user.values(id)[0] - x) < 0.003, "\(id)")
    }
  }

  @Test func whatAFingertipSlipsWhileLiftingDoesNotCount() {
    let (user, commits) = picker(), start = user.place("plane", 0.3, 0.3)
    user.pass(.pressed(a, start, clicks: 1))
    user.glide(a, from: start, by: Point(80, 40))
    user.wait(300)
    let aim = user.values("plane")
    user.glide(a, from: shifted(start, 80, 40), by: Point(-2, 7), steps: 6)
    #expect(user.values("plane") != aim)
    user.pass(.released(a, shifted(start, 78, 47)))
    #expect(user.values("plane") == aim && commits.count == 1)
  }

  @Test func aPanThatEndsInMotionEndsWhereItIsLifted() {
    let (user, _) = picker(), start = user.place("plane", 0.2, 0.5), rect = user.rect("plane")
    user.swipe(a, from: start, by: Point(200, 0), steps: 40)
    #expect(abs(user.values("plane")[0] - 0.2 - 200 / rect.width) < 0.004)
  }

  // Lost releases.

  enum Loss: CaseIterable { case pressedAgain, mouse, secondaryButton, focus, cancelled }

  @Test(arguments: Loss.allCases, ["channel.1", "plane", "spectrum"])
  func aLostReleaseEndsTheGestureWithItsValue(_ loss: Loss, _ id: String) {
    let (user, commits) = picker(), start = user.place(id, 0.2)
    user.pass(.pressed(a, start, clicks: 1))
    user.glide(a, from: start, by: Point(40, 0))
    let value = user.values(id)
    #expect(commits.count == 0)
    switch loss {
    case .pressedAgain: break
    case .mouse: user.tap("alpha", 0.5)
    case .secondaryButton:
      user.askForMenu("alpha")
    case .focus: user.pass(.focusLost)
    case .cancelled: user.pass(.cancelled(a))
    }
    if loss != .pressedAgain {
      #expect(user.values(id) == value && commits.count == (loss == .mouse ? 2 : 1), "\(loss)")
    }
    // The finger that still rests there is no ghost.
    user.pass(.moved(a, shifted(start, 90, 0)))
    if loss != .pressedAgain { #expect(user.values(id) == value) }
    let count = commits.count, other = loss == .pressedAgain ? a : b
    user.tap(other, at: user.place(id, 0.8))
    #expect(abs(user.values(id)[0] - 0.8) < 0.01)
    #expect(commits.count == count + (loss == .pressedAgain ? 2 : 1))
    user.tap(id, 0.4)
    #expect(abs(user.values(id)[0] - 0.4) < 0.01, "and the mouse")
    user.key(.character("z"), .control)
    #expect(abs(user.values(id)[0] - 0.8) < 0.01)
  }

  @Test func tenFingersComeAndGoAndNothingStays() {
    let (user, commits) = picker()
    let ids = [
      "plane", "spectrum", "alpha", "channel.0", "channel.1", "channel.2", "channel.3", "plane", "copy", "value",
    ]
    for round in 0..<3 {
      for (index, id) in ids.enumerated() {
        user.press(id, 0.2 + 0.1 * Double(round), 0.4, by: .touch(device: 1, finger: Int64(index)))
      }
      user.wait(300)
      for (index, id) in ids.enumerated() { user.move(id, 0.6, 0.6, by: .touch(device: 1, finger: Int64(index))) }
      if round == 1 { user.pass(.focusLost) }
      for (index, id) in ids.enumerated() { user.release(id, 0.6, 0.6, by: .touch(device: 1, finger: Int64(index))) }
      #expect(!user.ui.isGesturing && !user.scene.isBusy)
    }
    let count = commits.count
    user.tap(a, at: user.place("channel.1", 0.15))
    #expect(commits.count == count + 1)
  }

  // Stretching.

  @Test func aSecondFingerStretchesThePlaneAroundTheFirst() {
    let (user, commits) = picker(), rect = user.rect("plane"), start = user.place("plane", 0.4, 0.5)
    user.pass(.pressed(a, start, clicks: 1))
    let before = user.values("plane")
    user.pass(.pressed(b, shifted(start, 60, 0), clicks: 1))
    user.glide(b, from: shifted(start, 60, 0), by: Point(200, 0))
    #expect(user.values("plane") == before, "stretching alone changes nothing")
    user.glide(a, from: start, by: Point(32, -16))
    let after = user.values("plane")
    #expect(abs(after[0] - before[0] - 2 / rect.width) < 1e-9 && abs(after[1] - before[1] - 1 / rect.height) < 1e-9)
    user.pass(.released(b, shifted(start, 260, 0)))
    user.glide(a, from: shifted(start, 32, -16), by: Point(16, 0))
    #expect(abs(user.values("plane")[0] - after[0] - 1 / rect.width) < 1e-9, "it stays until both are up")
    #expect(commits.count == 0)
    user.pass(.released(a, shifted(start, 48, -16)))
    #expect(commits.count == 1)
    user.tap(a, at: user.place("plane", 0.9, 0.1))
    #expect(abs(user.values("plane")[0] - 0.9) < 0.003)
  }

  @Test func whatIsDrawnStretchedIsWhatIsPicked() throws {
    let (user, _) = picker(), start = user.place("plane", 0.4, 0.5)
    user.pass(.pressed(a, start, clicks: 1))
    user.pass(.pressed(b, shifted(start, 60, 0), clicks: 1))
    user.glide(b, from: shifted(start, 60, 0), by: Point(100, 0))
    for step in 1...20 {
      let place = shifted(start, Double(step * 9), Double(step * 5))
      user.pass(.moved(a, place))
      let drawn = user.host.picture.commands.compactMap { command -> RGB? in
        guard case .gradient(.plane(let colors, _), let rect, _, _) = command, rect.contains(place) else { return nil }
        let pixels = rect.pixels(scale: 1)
        return colors.color(at: SIMD2((place.x - pixels.x) / pixels.width, 1 - (place.y - pixels.y) / pixels.height))
      }
      let color = try #require(drawn.first)
      #expect(color.bytes == user.scene.color.rgb.bytes)
    }
  }

  @Test func aSecondFingerStretchesABarsRange() {
    let (user, _) = picker(), rect = user.rect("spectrum"), start = user.place("spectrum", 0.3)
    user.pass(.pressed(a, start, clicks: 1))
    user.wait(300)
    let before = user.values("spectrum")[0]
    user.pass(.pressed(b, shifted(start, 50, 0), clicks: 1))
    user.glide(b, from: shifted(start, 50, 0), by: Point(150, 0))
    #expect(user.values("spectrum")[0] == before)
    user.glide(a, from: start, by: Point(32, 0))
    #expect(abs(user.values("spectrum")[0] - before - 2 / rect.width) < 1e-9)
  }

  // The loupe.

  @Test func theLoupeStaysInsideTheWindow() {
    for size in [(960.0, 660.0), (360, 640), (320, 480)] {
      let (user, _) = picker(size.0, size.1)
      for id in ["plane", "spectrum"] {
        for x in stride(from: 0.0, through: 1, by: 0.1) {
          for y in [0.05, 0.5, 0.95] {
            user.press(id, x, y, by: a)
            user.wait(300)
            var lenses: [Rect] = []
            for case .gradient(.lens, let rect, _, _) in user.host.picture.commands { lenses.append(rect) }
            #expect(lenses.count == 1 && lenses.allSatisfy { user.ui.bounds.contains($0.inset(-8)) }, "\(size) \(id)")
            user.release(id, x, y, by: a)
          }
        }
      }
    }
  }

  @Test func theLoupeSaysTheValue() {
    let (user, _) = picker()
    user.press("plane", 0.9, 0.6, by: a)
    #expect(!user.host.picture.commands.contains { if case .gradient(.lens, _, _, _) = $0 { true } else { false } })
    user.wait(300)
    let said = user.host.picture.commands.count {
      if case .text(hexText(user.scene.color), _, _, _) = $0 { true } else { false }
    }
    #expect(said >= 2, "in the value field and below the lens")
  }

  // Taps.

  @Test(arguments: [
    (SIMD2(0.05, 0.93), SIMD2(0.0, 1)), (SIMD2(0.95, 0.05), SIMD2(1, 0)), (SIMD2(0.2, 0.5), SIMD2(0, 0.5)),
    (SIMD2(0.8, 0.4), SIMD2(1, 0.4)),
  ]) func twoTapsOnAPlaneGoToTheNearestPurePoint(_ place: SIMD2<Double>, _ pure: SIMD2<Double>) {
    let (user, commits) = picker(), p = user.place("plane", place.x, 1 - place.y)
    user.tap(a, at: p)
    user.tap(a, at: p)
    let value = user.values("plane")
    #expect(abs(value[0] - pure.x) < 0.004 && abs(value[1] - pure.y) < 0.004 && commits.count == 2)
    user.time += 1000
    user.tap(a, at: p)
    #expect(abs(user.values("plane")[0] - place.x) < 0.004, "a single tap is none")
  }

  @Test func aFingerThatRestsOnAButtonIsShownItsHintAndDoesNotPressIt() {
    let (user, _) = picker()
    let place = user.place("format", 0.5)
    user.pass(.pressed(a, place, clicks: 1))
    user.wait(700)
    #expect(user.shows("Notation"))
    user.pass(.released(a, place))
    #expect(!user.ui.views.contains { $0.id == "format.hex" })
    user.tap(a, at: place)
    #expect(user.ui.views.contains { $0.id == "format.hex" })
  }
}
