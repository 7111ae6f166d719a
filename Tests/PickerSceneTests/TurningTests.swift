import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

/// Turning the device and resizing the window lose nothing.
@MainActor @Suite struct TurningTests {
  private func turn(_ user: Script, _ size: (Double, Double)) {
    (user.width, user.height) = size
    user.pass(.resized)
  }

  @Test(arguments: ["value", "channel.0.field"], LayoutTests.sizes) func whatIsTypedAndTheFocusStay(
    _ id: String, _ size: (Double, Double)
  ) {
    for other in LayoutTests.sizes {
      let user = Script(PickerView(royal, space: RGB.self), width: other.0, height: other.1)
      for page in ["page.value", "page.channels"] where user.ui.views.contains(where: { $0.id.name == page }) {
        if !user.ui.views.contains(where: { $0.id.name == id }) { user.tap(page) }
      }
      user.tap(id)
      user.type("1")
      let color = user.scene.color
      turn(user, size)
      #expect(user.ui.focus?.name == id && user.text(id) == "1", "from \(other)")
      user.type("2")
      turn(user, other)
      #expect(user.ui.focus?.name == id && user.text(id) == "12", "to \(size) and back")
      if id == "value" { #expect(user.scene.color == color) }
      user.key(.enter)
      #expect(!user.scene.isBusy || id == "value")
    }
  }

  @Test(arguments: LayoutTests.sizes) func thePageStays(_ size: (Double, Double)) {
    for page in ["page.check", "page.palette", "page.channels"] {
      let user = Script(PickerView(royal), width: 360, height: 640)
      user.tap(page)
      let before = user.ui.views.map(\.id)
      turn(user, size)
      turn(user, (360, 640))
      #expect(user.ui.views.map(\.id) == before, "\(page)")
    }
  }

  /// Where there is a page for each part, that of the focus is shown.
  @Test(arguments: ["contrast.black", "vision.deutan", "plane", "format", "tab.rgb", "swatch.add"])
  func thePageOfTheFocusIsShown(_ id: String) {
    for size in LayoutTests.sizes where id != "tab.rgb" || size.1 > 240 {
      let user = Script(PickerView(royal), width: 1280, height: 800)
      for _ in 0..<60 where user.ui.focus?.name != id { user.key(.tab) }
      #expect(user.ui.focus?.name == id)
      turn(user, size)
      #expect(user.ui.focus?.name == id, "at \(size)")
    }
  }

  /// A page that is left commits what was typed there, as any field that loses the focus.
  @Test func anotherPageEndsTheTyping() {
    let user = Script(PickerView(royal, space: RGB.self), width: 360, height: 640)
    user.tap("channel.0.field")
    user.type("12")
    user.tap("page.check")
    #expect(!user.scene.isBusy && hexText(user.scene.color) == "#0c80f6")
    user.tap("page.channels")
    #expect(user.text("channel.0.field") == "12")
    user.tap("undo")
    #expect(hexText(user.scene.color) == "#4280f6")
  }
}
