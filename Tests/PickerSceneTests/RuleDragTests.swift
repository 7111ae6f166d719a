import PickerCore
import SceneTestSupport
import TestSupport
import Testing

@testable import PickerScene

/// A picker whose color has to meet rules.
@MainActor @Suite struct RuleDragTests {
  private func picker(
    _ rules: String, _ color: Color = Color(RGB(bytes: 20, 40, 90)), space: any ColorSpace.Type = HSV.self,
    wheel: Bool = false
  ) throws -> (user: Script, view: PickerView) {
    let view = PickerView(color, space: space, wheel: wheel)
    view.rules = try RuleSet(rules)
    return (Script(view), view)
  }

  /// Whatever is dragged anywhere, by mouse or finger, in every tab, stays allowed.
  @Test(
    arguments: ["rgb", "hsv", "hsl", "hwb", "oklch", "okhsl", "okhsv", "lab", "lch"], [false, true])
  func noDragLeavesWhatIsAllowed(_ tab: String, _ wheel: Bool) throws {
    let chosen = try #require(PickerTab.all.first { $0.id == tab })
    let (user, view) = try picker(
      "contrast(white) >= 4.5; distance(#2060c0) >= 6 for all; gamut(srgb)", space: chosen.space, wheel: wheel)
    #expect(view.isAllowed)
    var random = Seeded(seed: 61), miss: String?
    for pointer in [PointerID.mouse, .touch(device: 1, finger: 1)] {
      for id in ["plane", "spectrum", "channel.0", "channel.1", "channel.2", "alpha"] {
        user.press(id, random.unit(), random.unit(), by: pointer)
        for _ in 0..<cases(12, large: 300) {
          user.move(id, random.unit() * 1.2 - 0.1, random.unit() * 1.2 - 0.1, by: pointer)
          if !view.isAllowed {
            miss = miss ?? "\(id): \(view.color) \(view.state.ruling.test.failures(of: view.color).map(\.sentence))"
          }
        }
        user.release(id, 0.5, 0.5, by: pointer)
        if !view.isAllowed { miss = miss ?? "\(id), released: \(view.color)" }
      }
    }
    #expect(miss == nil)
  }

  @Test func aDragSlidesAlongTheEdge() throws {
    let (user, view) = try picker("contrast(white) >= 4.5")
    user.press("plane", 0.5, 0.9)
    // Straight up to white's neighborhood: the color stays below the edge, and as bright as it may be.
    user.move("plane", 0.5, 0.02)
    #expect(Contrast.ratio(text: view.color.rgba, on: RGBA(RGB(1, 1, 1))) < 4.55)
    user.move("plane", 0.3, 0.02)
    let first = view.color
    user.move("plane", 0.31, 0.02)
    #expect(view.isAllowed && view.color != first)
    #expect(view.color.deltaE2000(to: first) < 2)
  }

  @Test func withCtrlThePointerIsFree() throws {
    let (user, view) = try picker("contrast(white) >= 4.5")
    user.modifiers = .control
    user.press("plane", 0.1, 0.02)
    #expect(!view.isAllowed)
    user.modifiers = []
    user.move("plane", 0.11, 0.02)
    #expect(view.isAllowed)
  }

  @Test func arrowKeysStayOnTheGroundToo() throws {
    let (user, view) = try picker("contrast(white) >= 4.5")
    user.press("plane", 0.5, 0.6)
    user.release("plane", 0.5, 0.6)
    for _ in 0..<80 { user.key(.up) }
    #expect(view.isAllowed)
    #expect(Contrast.ratio(text: view.color.rgba, on: RGBA(RGB(1, 1, 1))) < 5)
  }

  @Test func whatIsTypedOrPastedStaysAndIsMarked() throws {
    let (user, view) = try picker("contrast(white) >= 4.5")
    #expect(user.text("nearest") == nil)
    user.ui.clipboard.write("#ffd400")
    user.key(.character("v"), .control)
    #expect(view.color.rgb.bytes == SIMD3(255, 212, 0))
    #expect(user.text("nearest") == "Hard to read on white: contrast 1.43, 4.5 wanted")
    user.tap("channel.2.field")
    user.key(.character("a"), .control)
    user.type("99")
    user.key(.enter)
    #expect(!view.isAllowed)
  }

  @Test func theNearestAllowedColorIsOneTapAndOneStepBack() throws {
    let (user, view) = try picker("contrast(white) >= 4.5", Color(RGB(bytes: 0x77, 0x77, 0x77)))
    user.tap("nearest")
    #expect(view.color.rgb.bytes == SIMD3(0x76, 0x76, 0x76))
    #expect(user.text("nearest") == nil)
    user.key(.character("z"), .control)
    #expect(view.color.rgb.bytes == SIMD3(0x77, 0x77, 0x77))
  }

  @Test func theMarkIsReachedByTheKeyboard() throws {
    let (user, view) = try picker("contrast(white) >= 4.5", Color(RGB(bytes: 0x77, 0x77, 0x77)))
    for _ in 0..<60 where user.ui.focus != "nearest" { user.key(.tab) }
    user.key(.enter)
    #expect(view.isAllowed)
  }

  // MARK: Locks

  @Test(arguments: ["plane", "spectrum", "channel.0", "channel.1", "channel.2"])
  func aHeldChannelDoesNotMoveFromAnyView(_ id: String) throws {
    let (user, view) = try picker("opaque", try Color("oklch(0.6 0.1 262)"), space: OKLCH.self)
    user.askForMenu("channel.0")
    user.tap("menu.hold")
    #expect(view.rules.text == "opaque; oklch.l = 0.6")
    for space in [OKLCH.self, HSV.self, RGB.self, LCH.self] as [any ColorSpace.Type] {
      let tab = try #require(PickerTab.all.first { $0.space == space })
      user.tap(tab.widget.name)
      user.press(id, 0.2, 0.3)
      for place in [0.4, 0.8, 0.1] { user.move(id, place, 1 - place) }
      user.release(id, 0.1, 0.9)
      #expect(abs(view.color.components(in: OKLCH.self).x - 0.6) < 1e-5, "\(space.id)")
    }
  }

  @Test func aHeldBarSaysSoAndIsLetGoAgain() throws {
    let (user, view) = try picker("", space: OKLCH.self)
    let letters = user.host.picture.commands.count { if case .text("C", _, _, _) = $0 { true } else { false } }
    user.askForMenu("channel.1")
    user.tap("menu.hold")
    user.pass(.resized)
    #expect(
      user.host.picture.commands.count { if case .text("C", _, _, _) = $0 { true } else { false } } == letters - 1)
    let held = view.color
    user.press("channel.1", 0.9)
    user.release("channel.1", 0.9)
    #expect(view.color == held)
    user.askForMenu("channel.1")
    user.tap("menu.hold")
    #expect(view.rules.isEmpty)
    user.tap("channel.1", 0.9)
    #expect(view.color != held)
  }

  @Test func aLongPressOnTheFieldOpensTheMenuForAFinger() throws {
    let (user, view) = try picker("", space: OKLCH.self), finger = PointerID.touch(device: 1, finger: 1)
    user.press("channel.2.field", 0.5, 0.5, by: finger)
    user.wait(1000)
    user.release("channel.2.field", 0.5, 0.5, by: finger)
    user.press("menu.hold", by: finger)
    user.release("menu.hold", by: finger)
    #expect(view.rules.rules.first?.held?.channel == 2)
  }

  // MARK: Nudges

  @Test func ctrlWithArrowsMovesByWhatIsJustNoticeable() throws {
    let (user, view) = try picker("", Color(RGB(bytes: 66, 128, 246)))
    for (key, modifiers) in [
      (Key.up, Modifiers.control), (.down, .control), (.left, .control), (.left, [.control, .shift]),
      (.right, [.control, .shift]), (.up, [.control, .shift]), (.down, [.control, .shift]),
    ] as [(Key, Modifiers)] {
      let before = view.color
      user.key(key, modifiers)
      #expect(abs(view.color.deltaE2000(to: before) - 1) <= 0.02, "\(key)")
    }
  }

  @Test func aHoldIsOneStepBack() throws {
    let (user, view) = try picker("", Color(RGB(bytes: 66, 128, 246)))
    let before = view.color
    for _ in 0..<5 { user.pass(.key(.down, .control)) }
    user.pass(.keyReleased(.down))
    #expect(view.color.deltaE2000(to: before) > 3)
    user.key(.character("z"), .control)
    #expect(view.color == before)
  }

  @Test func atTheEdgeItSaysWhyItStops() throws {
    let (user, view) = try picker("contrast(white) >= 4.5", Color(RGB(bytes: 0x76, 0x76, 0x76)))
    let before = view.color
    user.key(.up, .control)
    #expect(view.color == before)
    #expect(user.shows("Hard to read on white"))
  }

  // MARK: Ground

  @Test func edgesSayWhatTheyAre() throws {
    let (user, view) = try picker("contrast(white) >= 4.5; distance(palette) >= 12 for deutan")
    view.shelves = SwatchShelves(kept: [Swatch(Color(RGB(bytes: 30, 60, 140)), name: "brand-2")])
    user.pass(.resized)
    #expect(user.shows("4.5 : 1 on white"))
    #expect(user.shows("ΔE 12 from brand-2, deutan"))
  }

  @Test func theGroundIsMadeOnceForAPicture() throws {
    let (user, _) = try picker("contrast(white) >= 4.5")
    func ground() -> DrawCommand? {
      user.host.picture.commands.first { if case .gradient(.ground(.plane, _), _, _, _) = $0 { true } else { false } }
    }
    let first = ground()
    user.press("plane", 0.4, 0.8)
    user.move("plane", 0.6, 0.9)
    #expect(first != nil && ground() == first)
    user.release("plane", 0.6, 0.9)
    user.tap("spectrum", 0.1)
    #expect(ground() != first)
  }
}
