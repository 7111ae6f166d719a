import Foundation
import PickerCore
import PickerScene
import SceneTestSupport
import Testing

/// How near a modelled hand comes to a color that it aims at. `PICKS=10000` gives the table of `docs/touch.md`.
@MainActor @Suite struct RobotFingerTests {
  struct Result: CustomStringConvertible {
    var median, most, seconds: Double
    var description: String {
      String(format: "ΔE2000 median %.2f, 95th percentile %.2f; %.1f s a pick", median, most, seconds)
    }
  }

  func result(_ hand: RobotFinger.Hand, _ density: Double, picks: Int) throws -> Result {
    var robot = RobotFinger(hand, pointsPerMillimeter: density, seed: 7), colors = SplitMix(state: 42)
    let user = Script(PickerView(royal), width: 600, height: 1024)
    var errors: [Double] = []
    for _ in 0..<picks {
      func channel() -> UInt8 { UInt8.random(in: 0...255, using: &colors) }
      let aim = RGB(bytes: channel(), channel(), channel())
      let hsv = HSV(aim, keepingPowerlessFrom: HSV(components: [0, 0, 0])).components
      robot.pick(user, "spectrum", [hsv.x / 360, 0])
      robot.pick(user, "plane", [hsv.y, hsv.z])
      errors.append(Color(aim).deltaE2000(to: user.scene.color))
    }
    errors.sort()
    return Result(
      median: errors[picks / 2], most: errors[picks * 95 / 100], seconds: robot.time / 1000 / Double(picks))
  }

  @Test(arguments: RobotFinger.Hand.allCases, [8.5, 6.3])
  func comesNearTheColorItAimsAt(_ hand: RobotFinger.Hand, _ density: Double) throws {
    let picks = ProcessInfo.processInfo.environment["PICKS"].flatMap { Int($0) } ?? 1000
    let result = try result(hand, density, picks: picks)
    if picks != 1000 { print("\(hand.rawValue), \(density) points/mm: \(result)") }
    #expect(result.median <= 1, "\(result)")
  }
}
