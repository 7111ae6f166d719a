import PickerCore
import PickerRaster
import SceneTestSupport
import Testing

@testable import PickerScene

/// The pixel under the pointer is the color picked there, over the whole picture, in every tab.
@MainActor @Suite struct HonestPlaneTests {
  static let colors = [royal, Color(RGB.self, [0.72, 0.4, 0.1])]

  /// How far painted and picked may differ: not at all where colors are encoded sRGB in another dress.
  static func levels(_ tab: PickerTab) -> Int { ["rgb", "hsv", "hsl", "hwb"].contains(tab.id) ? 0 : 1 }

  @Test func everyPixelOfEveryPlaneIsTheColorPickedThere() throws {
    for tab in PickerTab.all {
      for color in Self.colors {
        let user = TabUser(color, tab)
        let picture = try #require(user.press("plane"), "\(tab.id)")
        #expect(picture.width == 101 && picture.height == 67)
        // The dark theme's hatching stands for what no screen shows.
        let miss = picture.firstMiss(Self.levels(tab), show: user.pass) {
          user.view.state.model.rgb
        } isMark: {
          [0xFF1F_1F1F, 0xFF25_2525].contains($0) && !Gamut.displayP3.contains(user.view.state.model.color, tolerance: -1e-9)
        }
        #expect(miss == nil, "\(tab.id)")
      }
    }
  }

  @Test(arguments: [1, 1.5] as [Double]) func everyPixelOfTheWheelIsTheColorPickedThere(_ scale: Double) throws {
    for tab in PickerTab.all where tab.wheel != nil {
      for (id, share) in [("spectrum", 0.05), ("plane", 0.3)] {
        // The ring shows full colors.
        let user = TabUser(Color(tab.space, [200, 1, 1]), tab, wheel: true, scale: scale)
        let picture = try #require(user.press(id, across: share), "\(tab.id)")
        let miss = picture.firstMiss(Self.levels(tab), show: user.pass) { user.view.state.model.rgb }
        #expect(miss == nil, "\(tab.id) \(id)")
      }
    }
  }

  @Test func everyPixelOfEveryChannelsBarIsTheColorPickedThere() throws {
    for tab in PickerTab.all {
      for color in Self.colors {
        for channel in 0..<3 {
          let user = TabUser(color, tab)
          let picture = try #require(user.press("channel.\(channel)"), "\(tab.id) \(channel)")
          let miss = picture.firstMiss(Self.levels(tab), rows: [13], show: user.pass) {
            user.view.state.model.rgb
          } isMark: {
            // Empty outside of sRGB.
            $0 == 0xFF23_2323 && tab.isMarked && !Gamut.sRGB.contains(user.view.state.model.color, tolerance: -1e-9)
          }
          #expect(miss == nil, "\(tab.id) \(channel)")
        }
      }
    }
  }

  /// A strip shows its channel on a color of its own; see `StripLook`.
  @Test func everyPixelOfEveryStripIsTheChannelPickedThere() throws {
    for tab in PickerTab.all {
      let user = TabUser(royal, tab)
      let picture = try #require(user.press("spectrum"), "\(tab.id)")
      let held: SIMD3<Double> =
        switch tab.stripLook {
        case .spectrum: [0, 1, 1]
        case .medium(let color): color
        case .color: user.components
        }
      let miss = picture.firstMiss(Self.levels(tab), rows: [15], show: user.pass) {
        var shown = held
        shown[tab.strip] = user.components[tab.strip]
        return tab.space.init(components: shown).rgb
      }
      #expect(miss == nil, "\(tab.id)")
    }
  }

  @Test func everyPixelOfTheAlphaStripIsTheColorOverTheBoard() throws {
    let user = TabUser(royal, .hsv)
    let picture = try #require(user.press("alpha"))
    for (row, isDarkFirst) in [(3, true), (12, false)] {
      var column = -1
      let miss = picture.firstMiss(0, rows: [row], show: user.pass) {
        column += 1
        let isDark = (column / 8).isMultiple(of: 2) == isDarkFirst
        let background = isDark ? RGB(bytes: 102, 102, 102) : RGB(bytes: 153, 153, 153)
        return RGBA(user.view.state.model.rgb, alpha: user.view.state.model.alpha).over(background)
      }
      #expect(miss == nil)
    }
  }
}

/// Knobs are where their values are.
@MainActor @Suite struct KnobTests {
  @Test func positionAndValueAreInverseOnEveryPlaneAndStrip() {
    for tab in PickerTab.all {
      for hue in [0, 29, 142, 264.05] as [Double] {
        var components = SIMD3<Double>.zero
        components[tab.strip] = hue
        let axes =
          [ColorAxis(tab.space, channel: tab.x, range: tab.rangeX(components))]
          + (0..<3).map { ColorAxis(tab.space, channel: $0) }
        for axis in axes {
          for scale in [1, 1.25, 1.5, 2] as [Double] {
            let place = Rect(20, 56, 333, 67).pixels(scale: scale)
            let map = UnitMap(origin: place.x, length: place.width)
            let span = axis.range.upperBound - axis.range.lowerBound
            var worst = 0.0
            for step in 0...1000 {
              let t = Double(step) / 1000, value = axis.value(at: t)
              worst = max(
                worst, abs(axis.value(at: map.value(at: map.position(of: axis.position(of: value)))) - value) / span)
              let p = place.x + place.width * t
              worst = max(
                worst, abs(map.position(of: axis.position(of: axis.value(at: map.value(at: p)))) - p) / place.width)
            }
            #expect(worst < 1e-12, "\(tab.id) \(axis)")
          }
        }
      }
    }
  }

  /// The knob is painted in whole pixels: its middle is the pointer's place to half a pixel.
  @Test(arguments: [1, 1.25, 1.5, 2] as [Double]) func theKnobIsUnderThePointer(_ scale: Double) {
    for tab in PickerTab.all {
      let user = Script(PickerView(royal, space: tab.space), scale: scale)
      for id in ["plane", "spectrum", "alpha", "channel.1"] {
        let p = user.place(id, 0.31, 0.5)
        user.pass(.pressed(.mouse, p, clicks: 1))
        user.pass(.released(.mouse, p))
        let knobs = user.ui.draw.commands.compactMap { command -> Point? in
          guard case .shape(.disc, let rect, _) = command, abs(rect.width - 20) < 0.5 else { return nil }
          return rect.center
        }
        #expect(knobs.contains { abs($0.x - p.x) * scale <= 1 && abs($0.y - p.y) * scale <= 1 }, "\(tab.id) \(id)")
      }
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [Double]) func everyPlaneReachesItsCorners(_ scale: Double) {
    for tab in PickerTab.all {
      let user = Script(PickerView(royal, space: tab.space), scale: scale)
      let rect = user.rect("plane").pixels(scale: scale)
      for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] as [(Double, Double)] {
        // Two points beyond the corner both ways; farther up the buttons of the header are nearer.
        let p = Point(
          x == 0 ? rect.x - 2 * scale : rect.maxX + 2 * scale, y == 1 ? rect.y - 2 * scale : rect.maxY + 2 * scale)
        user.passInPixels(.pressed(.mouse, p, clicks: 1))
        user.passInPixels(.released(.mouse, p))
        #expect(user.values("plane") == [x, y], "\(tab.id)")
        guard tab.id != "hwb" else { continue }  // its plane has the channels of HSV
        let components = user.scene.color.components
        let ends = tab.rangeX(components), upward = tab.space.channels[tab.y].range
        #expect(components[tab.x] == (x == 0 ? ends.lowerBound : ends.upperBound), "\(tab.id)")
        #expect(components[tab.y] == (y == 0 ? upward.lowerBound : upward.upperBound), "\(tab.id)")
      }
    }
  }

  @Test func aDragPastASideGivesExactlyItsEnd() {
    for tab in PickerTab.all {
      let user = Script(PickerView(royal, space: tab.space))
      let rect = user.rect("plane"), center = user.place("plane", 0.5, 0.5)
      user.pass(.pressed(.mouse, center, clicks: 1))
      for (p, index, end) in [
        (Point(rect.x - 40, center.y), 0, 0), (Point(rect.maxX + 40, center.y), 0, 1),
        (Point(center.x, rect.maxY + 40), 1, 0), (Point(center.x, rect.y - 40), 1, 1),
      ] as [(Point, Int, Double)] {
        user.pass(.moved(.mouse, p))
        #expect(user.values("plane")[index] == end, "\(tab.id)")
      }
      user.pass(.released(.mouse, center))
      for id in ["spectrum", "alpha", "channel.0", "channel.1", "channel.2", "channel.3"] {
        let bar = user.rect(id)
        user.press(id, 0.5)
        for (x, end) in [(bar.x - 40, 0.0), (bar.maxX + 40, 1)] {
          user.pass(.moved(.mouse, Point(x, bar.center.y)))
          #expect(user.values(id) == [end], "\(tab.id) \(id)")
        }
        user.release(id)
      }
    }
  }
}
