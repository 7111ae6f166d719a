import PickerCore
import SceneTestSupport
import Testing

@testable import HelloPicker
@testable import PickerScene

@MainActor @Suite struct HelloTests {
  @Test func theLabelTakesTheColorWhenTheSheetIsDismissed() {
    let hello = HelloView(RGB(0.5, 0.5, 0.5))
    let user = Script(hello, width: 420, height: 760)
    user.tap("change")
    #expect(hello.isPresenting)
    user.tap("red", 1.01)
    #expect(hello.picked.red == 1)
    #expect(hello.labelColor.red == 0.5)
    user.pass(.pressed(.mouse, Point(200.5, 20.5), clicks: 1))
    user.pass(.released(.mouse, Point(200.5, 20.5)))
    #expect(!hello.isPresenting)
    #expect(hello.labelColor == RGB(1, 0.5, 0.5))
    user.tap("change")
    #expect(user.values("red") == [1])
    user.key(.escape)
    #expect(!hello.isPresenting && user.action == .none)
  }

  @Test func draggingTheSheetDownDismissesIt() {
    let hello = HelloView(RGB(0.5, 0.5, 0.5))
    let user = Script(hello, width: 420, height: 760)
    user.tap("change")
    let top = user.rect("sheet")
    user.pass(.pressed(.mouse, Point(200.5, top.y + 10.5), clicks: 1))
    user.pass(.moved(.mouse, Point(200.5, top.y + 150.5)))
    user.pass(.released(.mouse, Point(200.5, top.y + 150.5)))
    #expect(!hello.isPresenting)
  }

  @Test(arguments: [(320.0, 480.0), (400, 800), (960, 660)]) func everyLabelFitsItsRectangle(size: (Double, Double)) {
    let user = Script(HelloView(RGB(0.5, 0.5, 0.5)), width: size.0, height: size.1, measure: WideMeasure())
    var tooWide: [String] = []
    user.ui.onLabel = { text, rect, width in if width > rect.width { tooWide.append(text) } }
    user.tap("change")
    #expect(tooWide == [])
  }
}
