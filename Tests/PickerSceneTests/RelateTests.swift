import PickerCore
import SceneTestSupport
import TestSupport
import Testing

@testable import PickerScene

/// The colors that the color lives with.
@MainActor @Suite struct RelateTests {
  private func picker(
    _ color: Color = Color(RGB(bytes: 66, 128, 246)), _ size: (Double, Double) = (1280, 800), wheel: Bool = false
  ) -> (user: Script, view: PickerView) {
    let view = PickerView(color, space: OKHSV.self, wheel: wheel)
    return (Script(view, width: size.0, height: size.1), view)
  }

  private func choose(_ user: Script, _ row: Int, _ choice: String) {
    user.tap("relate.kind\(row)")
    // What is far down in the menu is scrolled to by the keyboard.
    let all = RelateChoice.all.map(\.widget.name)
    for _ in 0..<(all.firstIndex(of: choice) ?? 0) { user.key(.down) }
    user.key(.enter)
  }

  @Test func allThreeRowsShowWhereThereIsRoom() {
    let (user, _) = picker()
    #expect(["relate.0", "relate.100", "relate.200"].allSatisfy { user.text($0) != nil })
    let (small, _) = picker(royal, (960, 660))
    #expect(small.text("relate.0") != nil && small.text("relate.100") == nil)
  }

  @Test(arguments: [(320.0, 240.0), (360, 640), (800, 480), (1024, 600)]) func elsewhereTheyAreAPage(
    _ size: (Double, Double)
  ) {
    let (user, _) = picker(royal, size)
    user.tap("page.relate")
    #expect(user.text("relate.0") != nil)
  }

  /// Complements are half a turn apart (OKLCH).
  @Test func aTapTakesAColorOver() throws {
    let (user, view) = picker()
    choose(user, 0, "menu.harmony-complement")
    let hue = view.color.components(in: OKLCH.self).z
    user.tap("relate.1")
    let turned = wrapDegrees(view.color.components(in: OKLCH.self).z - hue)
    #expect(abs(turned - 180) < 0.01)
  }

  @Test func theRampGoesToOld() {
    let (user, view) = picker(Color(RGB(bytes: 255, 0, 0)))
    view.set(Color(RGB(bytes: 0, 0, 255)))
    user.pass(.resized)
    let last = user.ui.views.filter { $0.id.name.hasPrefix("relate.1") && $0.id.name.utf8.count == 10 }.last
    #expect(user.text("relate.100") == "#0000ff")
    #expect(last?.text == "#ff0000")
  }

  @Test func aColorBecomesOldFromItsMenu() {
    let (user, view) = picker()
    user.askForMenu("relate.208")
    let text = user.text("relate.208")
    user.tap("menu.old")
    #expect(view.state.text(of: view.state.opening) == text)
    user.tap("previous")
    #expect(user.text("value") == text)
  }

  @Test(arguments: [PointerID.mouse, .touch(device: 1, finger: 1)]) func aColorIsDraggedIntoThePalette(
    _ pointer: PointerID
  ) {
    let (user, view) = picker(), color = view.color, text = user.text("relate.200")
    user.press("relate.200", by: pointer)
    user.pass(.moved(pointer, user.place("swatches", 0.5, 0.5)))
    user.pass(.released(pointer, user.place("swatches", 0.5, 0.5)))
    #expect(view.shelves.kept.count == 1)
    #expect(user.text("swatch.0") == text)
    #expect(view.color == color, "it is not taken over")
    user.key(.character("z"), .control)
    #expect(view.shelves.kept.isEmpty)
  }

  @Test func aColorIsKeptFromItsMenu() {
    let (user, view) = picker(royal, (360, 640))
    user.tap("page.relate")
    user.askForMenu("relate.1")
    user.tap("menu.keep")
    #expect(view.shelves.kept.count == 1)
  }

  @Test func arrowsGoAlongARow() {
    let (user, view) = picker()
    user.press("relate.200")
    user.pass(.cancelled(.mouse))
    user.key(.right)
    #expect(user.ui.focus == "relate.201")
    let text = user.text("relate.201")
    user.key(.enter)
    #expect(view.state.text(of: view.color) == text)
  }

  @Test func aLadderHasItsContrasts() {
    let (user, view) = picker()
    choose(user, 2, "menu.contrast-white")
    var ratios: [Double] = []
    for index in 0..<9 {
      guard let text = user.text("relate.\(200 + index)"), let color = try? Color(text) else { continue }
      ratios.append(Contrast.ratio(text: color.rgba, on: RGBA(RGB(1, 1, 1))))
    }
    #expect(view.state.opening == view.color)
    #expect(ratios.count == 7)
    for (ratio, asked) in zip(ratios, [1.5, 2, 3, 4.5, 7, 10, 14]) { #expect(ratio >= asked && ratio < asked + 0.01) }
  }

  /// A press on another hand of the harmony moves them all: the color stays that hand's angle behind.
  @Test(arguments: [false, true]) func draggingAHandMovesTheColorAlong(_ wheel: Bool) throws {
    let (user, view) = picker(try Color("okhsv(100 80% 80%)"), wheel: wheel)
    #expect(view.state.companions.isEmpty, "nothing is in the way of who has not asked for it")
    choose(user, 0, "menu.harmony-analogous")
    user.pass(.resized)
    let others = view.state.companions.map { $0.components(in: OKHSV.self).x }
    #expect(others.count == 2)
    let other = try #require(others.max()), before = view.color.components(in: OKHSV.self).x
    func place(_ hue: Double) -> Point {
      guard wheel else { return user.place("spectrum", hue / 360) }
      let rect = user.rect("spectrum")
      return HueRing(center: rect.center, radius: rect.width / 2, thickness: HueWheel.thickness).position(of: hue)
    }
    user.pass(.pressed(.mouse, place(other), clicks: 1))
    #expect(abs(view.color.components(in: OKHSV.self).x - before) < 2)
    user.pass(.moved(.mouse, place(other + 40)))
    user.pass(.released(.mouse, place(other + 40)))
    #expect(abs(view.color.components(in: OKHSV.self).x - (before + 40)) < 3)
  }

  @Test func aHandStopsWhereTheColorMayNotGo() throws {
    let (user, view) = picker(try Color("okhsv(100 80% 80%)"))
    view.rules = try RuleSet("okhsv.h in 90..120")
    choose(user, 0, "menu.harmony-analogous")
    user.pass(.resized)
    let other = try #require(view.state.companions.map { $0.components(in: OKHSV.self).x }.max())
    user.press("spectrum", other / 360)
    user.move("spectrum", (other + 80) / 360)
    #expect(abs(view.color.components(in: OKHSV.self).x - 120) < 0.01)
  }
}
