import PickerCore
import PickerRaster
import SceneTestSupport
import Testing

@testable import PickerScene

/// Bars beside the plane: 0 at the bottom, and what is touched is what is drawn.
@MainActor @Suite struct UprightBarTests {
  private func picker(_ space: any ColorSpace.Type = HSV.self, scale: Double = 1) -> Script {
    Script(PickerView(royal, space: space), width: 720, height: 360, scale: scale)
  }

  @Test func aTapSetsAndTheEndsAreReached() {
    let user = picker()
    user.tap("spectrum", 0.5, 0.25)
    #expect(abs(user.values("spectrum")[0] - 0.75) < 0.003)
    user.press("alpha", 0.5, 0.5)
    user.move("alpha", 0.5, 1.2)
    #expect(user.scene.color.alpha == 0)
    user.move("alpha", 3, -0.2)
    #expect(user.scene.color.alpha == 1)
  }

  @Test func arrowsUpAndDownStepAsThoseToTheSides() {
    let user = picker()
    user.tap("alpha", 0.5, 0.5)
    let before = user.scene.color.alpha
    user.key(.down)
    #expect(abs(user.scene.color.alpha - before + 0.01) < 1e-9)
    user.key(.up)
    user.key(.right)
    #expect(abs(user.scene.color.alpha - before - 0.01) < 1e-9)
  }

  /// Seven stops from the bottom to the top.
  @Test(arguments: [1, 1.5, 2] as [Double]) func theSpectrumIsPaintedFromBelow(_ scale: Double) {
    let user = picker(scale: scale)
    let picture = Picture(of: "spectrum", in: user.ui)
    let rect = user.rect("spectrum").pixels(scale: scale)
    var miss: Int?
    for y in 0..<Int(rect.height) where miss == nil {
      let hue = 360 * (1 - (Double(y) + 0.5) / rect.height)
      if picture?[Int(rect.width) / 2, y] != HSV(hue, 1, 1).rgb.argb8888 { miss = y }
    }
    #expect(miss == nil)
  }
}
