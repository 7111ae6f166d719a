import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

@MainActor @Suite struct SwatchBarTests {
  /// A picker with so many swatches, each of another red.
  func picker(_ count: Int = 0, recent: Int = 0, width: Double = 960, height: Double = 660) -> Script {
    let view = PickerView(royal)
    func swatches(_ count: Int, green: Double) -> [Swatch] {
      (0..<count).map { Swatch(Color(SRGB.self, [Double($0) / Double(max(1, count)), green, 0])) }
    }
    view.shelves = SwatchShelves(kept: swatches(count, green: 0), recent: swatches(recent, green: 1))
    return Script(view, width: width, height: height)
  }
  func view(_ user: Script) -> PickerView { user.scene as! PickerView }
  func ids(_ user: Script) -> [String] {
    user.ui.views.filter { !$0.visible.isEmpty }.map(\.id.name).filter { $0.hasPrefix("swatch.") && $0 != "swatch.add" }
  }

  @Test func theNewestSwatchComesFirst() throws {
    let user = picker()
    #expect(ids(user) == [])
    user.tap("swatch.add")
    user.tap("swatch.add")
    #expect(ids(user) == ["swatch.0"], "the same color twice is one swatch")
    view(user).set(Color(SRGB.self, [1, 0, 0]))
    user.tap("swatch.add")
    #expect(ids(user) == ["swatch.0", "swatch.1"])
    #expect(user.text("swatch.0") == "#ff0000" && user.text("swatch.1") == "#4280f6")
    #expect(user.rect("swatch.0").x < user.rect("swatch.1").x)
  }

  @Test func aTapPicksAndIsOneUndoStep() {
    let user = picker(5)
    user.press("swatch.4")
    #expect(user.scene.color.isSame(as: royal), "nothing before the release")
    user.release("swatch.4")
    #expect(user.scene.color.components == [0.8, 0, 0])
    #expect(!user.scene.isBusy)
    user.key(.character("z"), .control)
    #expect(user.scene.color.isSame(as: royal))
  }

  @Test func aPickedSwatchIsTheColorInFullPrecision() {
    let color = Color(OKLCH.self, [0.123456789012345, 0.0312345678901234, 271.234567890123], alpha: 0.3333)
    let user = picker()
    view(user).shelves = SwatchShelves(kept: [Swatch(color)])
    user.pass(.resized)
    user.tap("swatch.0")
    #expect(user.scene.color.isSame(as: color))
  }

  @Test func deleteRemovesAndUndoBringsBack() {
    let user = picker(3)
    user.press("swatch.1")
    user.pass(.cancelled(.mouse))
    user.key(.delete)
    #expect(view(user).shelves.kept.map(\.color.components.x) == [0, 2.0 / 3])
    user.key(.character("z"), .control)
    #expect(view(user).shelves.kept.map(\.color.components.x) == [0, 1.0 / 3, 2.0 / 3])
    user.key(.character("z"), [.control, .shift])
    #expect(view(user).shelves.kept.count == 2)
    #expect(user.scene.color.isSame(as: royal))
  }

  @Test func addingIsAnUndoStepAndNoChangeOfColor() {
    let user = picker()
    user.tap("swatch.add")
    user.tap("undo")
    #expect(view(user).shelves.kept.isEmpty)
    user.tap("redo")
    #expect(view(user).shelves.kept.count == 1)
    #expect(user.scene.color.isSame(as: royal))
  }

  @Test func aMenuNeverActsOnAnotherSwatchThanItsOwn() {
    let user = picker(0, recent: 2)
    user.askForMenu("recent.1")
    #expect(user.shows("Remove"))
    // The swatches of the file come while the menu is open, before the recent ones.
    view(user).shelves.append(kept: [Swatch(royal), Swatch(royal)], recent: [])
    user.pass(.resized)
    #expect(!user.shows("Remove"))
    user.key(.enter)
    #expect(view(user).shelves.kept.count == 2 && view(user).shelves.recent.count == 2)
  }

  @Test func theMenuRemoves() {
    let user = picker(3, recent: 2)
    user.askForMenu("swatch.0")
    #expect(user.shows("Remove"))
    user.tap("menu.remove")
    #expect(view(user).shelves.kept.count == 2)
    user.askForMenu("recent.1")
    user.tap("menu.remove")
    #expect(view(user).shelves.recent.count == 1)
    user.askForMenu("swatch.0")
    user.key(.escape)
    #expect(!user.shows("Remove") && user.action == .none)
  }

  @Test func aFingerThatRestsOpensTheMenuAndPicksNothing() {
    let user = picker(3), finger = PointerID.touch(device: 1, finger: 1)
    user.press("swatch.2", by: finger)
    user.wait(400)
    #expect(!user.shows("Remove"))
    user.wait(200)
    #expect(user.shows("Remove"))
    user.release("swatch.2", by: finger)
    #expect(user.shows("Remove"))
    #expect(user.scene.color.isSame(as: royal))
  }

  @Test func aFingerThatMovesOrAMouseThatRestsOpensNone() {
    let user = picker(40), finger = PointerID.touch(device: 1, finger: 1)
    user.press("swatch.2", by: finger)
    user.move("swatch.4", 0.5, by: finger)
    user.wait(2000)
    #expect(!user.shows("Remove"))
    user.release("swatch.4", by: finger)
    user.press("swatch.2")
    user.wait(2000)
    #expect(!user.shows("Remove"))
  }

  @Test func theBarIsOneStopOfTabAndArrowsMoveInIt() {
    let user = picker(100, recent: 3)
    user.key(.tab, .shift)
    #expect(user.ui.focus == "swatch.add")
    user.key(.right)
    user.key(.right)
    #expect(user.ui.focus == "swatch.1")
    user.key(.tab)
    #expect(user.ui.focus == "eyedropper")
    user.key(.tab, .shift)
    #expect(user.ui.focus == "swatch.1", "where one was")
    user.key(.enter)
    #expect(user.scene.color.components == [0.01, 0, 0])
    #expect(user.action == .none)
    user.key(.end)
    #expect(user.ui.focus == "recent.2")
    #expect(user.rect("recent.2").maxX <= 960)
    user.key(.left)
    user.key(.left)
    user.key(.left)
    #expect(user.ui.focus == "swatch.99")
    user.key(.pageUp)
    user.key(.pageUp)
    let far = user.rect(user.ui.focus?.name ?? "")
    #expect(far.x >= 64 && far.maxX <= 960, "the focus stays in sight")
    user.key(.home)
    #expect(user.ui.focus == "swatch.add")
  }

  @Test func theMenuKeyOpensTheFocusedSwatchsMenu() {
    let user = picker(3)
    user.key(.tab, .shift)
    user.key(.right)
    user.key(.menu)
    user.key(.down)
    user.key(.enter)
    #expect(view(user).shelves.kept.count == 2)
    #expect(user.ui.focus == "swatch.0")
  }

  @Test(arguments: [(960.0, 660.0), (400, 800), (320, 480), (3840, 2160)])
  func aHundredThousandCostAsMuchAsTen(_ width: Double, _ height: Double) {
    let few = picker(2000, width: width, height: height), many = picker(100_000, width: width, height: height)
    for user in [few, many] where user.ui.views.contains(where: { $0.id == "page.palette" }) {
      user.tap("page.palette")
    }
    #expect(few.ui.views.count == many.ui.views.count)
    // The darkest few have an outline more.
    #expect(many.ui.draw.commands.count <= few.ui.draw.commands.count + 90)
    many.key(.tab, many.ui.focus == nil ? .shift : [])
    many.key(.end)
    #expect(many.ui.focus == "swatch.99999")
    #expect(many.ui.views.count <= few.ui.views.count + 10)
    many.key(.enter)
    #expect(many.scene.color.components.x == 0.99999)
  }

  @Test func theWheelAndADragScrollAndADragPicksNothing() {
    let user = picker(100)
    let first = user.rect("swatch.3").x
    user.press("swatch.10")
    user.pass(.moved(.mouse, Point(user.rect("swatch.10").x - 80, user.rect("swatch.10").center.y)))
    user.pass(.moved(.mouse, Point(user.rect("swatch.3").x - 20, user.rect("swatch.10").center.y)))
    user.release("swatch.8")
    #expect(user.scene.color.isSame(as: royal))
    #expect(!ids(user).contains("swatch.0"))
    user.pass(.scrolled(Point(500, 630), x: 0, y: 100))
    #expect(user.rect("swatch.3").x == first)
    user.pass(.scrolled(Point(500, 300), x: 0, y: -5))
    #expect(user.rect("swatch.3").x == first, "the wheel elsewhere is not the bar's")
  }

  @Test func onAPageTheSwatchesAreAGridThatScrollsUpAndDown() {
    let user = picker(100, width: 360, height: 640), finger = PointerID.touch(device: 1, finger: 1)
    user.tap("page.palette")
    #expect(user.rect("swatch.add").y == user.rect("swatch.5").y, "seven in a row, the button first")
    #expect(user.rect("swatch.6").x == user.rect("swatch.add").x && user.rect("swatch.6").y > user.rect("swatch.5").y)
    let start = user.place("swatch.8", 0.5), top = user.rect("swatch.8").y
    user.pass(.pressed(finger, start, clicks: 1))
    for step in 1...10 { user.pass(.moved(finger, Point(start.x + 1, start.y - Double(step) * 4))) }
    #expect(user.rect("swatch.8").y < top - 20)
    user.pass(.released(finger, Point(start.x + 1, start.y - 40)))
    #expect(user.scene.color.isSame(as: royal))
    user.pass(.scrolled(user.place("swatch.15", 0.5), x: 0, y: 10))
    #expect(user.rect("swatch.8").y == top)
    user.pass(.scrolled(user.place("swatch.15", 0.5), x: 0, y: -100))
    #expect(user.rect("swatch.99").maxY <= 640)
    user.tap("swatch.99")
    #expect(user.scene.color.components.x == 0.99)
  }

  @Test func arrowsMoveInTheGrid() {
    let user = picker(30, recent: 3, width: 360, height: 640)
    user.tap("page.palette")
    for _ in 0..<30 where user.ui.focus != "swatch.add" { user.key(.tab) }
    for (key, focus) in [
      (Key.right, "swatch.0"), (.down, "swatch.7"), (.down, "swatch.14"), (.up, "swatch.7"), (.left, "swatch.6"),
      (.end, "recent.2"), (.home, "swatch.add"),
    ] {
      user.key(key)
      #expect(user.ui.focus?.name == focus)
      let rect = user.rect(focus)
      #expect(rect.y >= 444 && rect.maxY <= 640, "the focus stays in sight")
    }
  }

  @Test func theBarHasAsManyRowsAsThereIsRoomFor() {
    func rows(_ count: Int, _ width: Double, _ height: Double) -> Int {
      let user = picker(count, width: width, height: height)
      return Set(ids(user).map { user.rect($0).y }).count
    }
    #expect(rows(100, 960, 660) == 1)
    #expect(rows(10, 1280, 800) == 1, "no more than they need")
    #expect(rows(40, 1280, 800) == 2)
    #expect(rows(300, 1920, 1200) == 4)
  }

  @Test func translucentSwatchesLieOnACheckerboard() {
    let user = picker()
    view(user).shelves = SwatchShelves(kept: [Swatch(Color(SRGB.self, [1, 0, 0], alpha: 0.5))])
    user.pass(.resized)
    let rect = user.rect("swatch.0")
    #expect(
      user.ui.draw.commands.contains { if case .gradient(.alpha, rect, _, _) = $0 { true } else { false } })
  }

  @Test func withoutAlphaASwatchIsPickedOpaque() {
    let view = PickerView(royal, hasAlpha: false)
    view.shelves = SwatchShelves(kept: [Swatch(Color(SRGB.self, [1, 0, 0], alpha: 0.5))])
    let user = Script(view)
    user.tap("swatch.0")
    #expect(user.scene.color.alpha == 1)
  }

  @Test func theRecentColorsStandApart() {
    let user = picker(2, recent: 2)
    #expect(user.rect("recent.0").x - user.rect("swatch.1").maxX > user.rect("swatch.1").x - user.rect("swatch.0").maxX)
    user.tap("recent.1")
    #expect(user.scene.color.components == [0.5, 1, 0])
  }

  @Test func aFingerThrowsTheBar() {
    let user = picker(1000), finger = PointerID.touch(device: 1, finger: 1)
    let y = user.rect("swatch.0").center.y
    user.time = 1000
    user.pass(.pressed(finger, Point(700, y), clicks: 1))
    for step in 1...10 {
      user.time += 8
      user.pass(.moved(finger, Point(700 - Double(step) * 30, y)))
    }
    user.time += 4
    user.pass(.released(finger, Point(400, y)))
    #expect(user.ui.isAnimating)
    #expect(user.scene.color.isSame(as: royal))
  }
}
