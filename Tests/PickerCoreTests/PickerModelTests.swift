import PickerCore
import Testing

@Suite struct PickerModelTests {
  @Test func hueOfBlackIsReadAsItWasSet() throws {
    let model = PickerModel(try Color("hsl(50 0% 0%)"))
    #expect(model.components(in: HSL.self) == [50, 0, 0])
    #expect(model.components(in: HSV.self).x == 50 && model.components(in: HWB.self).x == 50)
  }

  @Test func eachPickerRemembersItsOwnHue() {
    var a = PickerModel(Color(RGB(0, 0, 0)))
    let b = PickerModel(Color(RGB(0, 0, 0)))
    a.set([200, 0, 0], in: HSV.self)
    #expect(a.components(in: HSV.self) == [200, 0, 0])
    #expect(b.components(in: HSV.self) == [0, 0, 0] && b.components(in: HSL.self) == [0, 0, 0])
    #expect(PickerModel(Color(RGB(0, 0, 0))).components(in: HSV.self) == [0, 0, 0])
  }

  /// Relatives have one hue, so what is set in one of them holds in the others.
  @Test(arguments: [
    [HSV.self, HSL.self, HWB.self] as [any ColorSpace.Type], [OKLCH.self, OKHSV.self, OKHSL.self],
  ]) func hueOfAGrayIsTheSameInRelatives(_ spaces: [any ColorSpace.Type]) {
    for space in spaces {
      var model = PickerModel(Color(RGB(0.5, 0.5, 0.5)))
      var gray = model.components(in: space)
      let hue = space.channels.firstIndex { $0.unit == .degrees } ?? 0
      gray[hue] = 200
      model.set(gray, in: space)
      for other in spaces {
        let index = other.channels.firstIndex { $0.unit == .degrees } ?? 0
        #expect(model.components(in: other)[index] == 200, "set in \(space.id), read in \(other.id)")
      }
      #expect(model.rgb.bytes == [128, 128, 128])
    }
  }

  @Test func aMissingHueIsNoneToRemember() {
    var model = PickerModel(Color(HSV.self, [200, 0.5, 0.5]))
    model.set(Color(HSL.self, [0, 0, 0.5], missing: .first))
    #expect(model.components(in: HSV.self).x == 200)
  }

  @Test func alphaLeavesTheColorAlone() throws {
    for space in ColorSpaces.all {
      var model = PickerModel(try Color("rgb(92,106,196)").converted(to: space))
      let before = model.color.components
      for alpha in [0.55, 0.73] {
        model.alpha = alpha
        #expect(model.rgb.bytes == [92, 106, 196] && model.color.components == before && model.alpha == alpha)
      }
    }
  }

  @Test func blackTwiceIsBlack() throws {
    var model = PickerModel(Color(HSV.self, [200, 0.6, 0.8]))
    for _ in 0..<2 {
      model.set(try Color("#000000"))
      #expect(model.rgb.components == .zero && model.color.alpha == 1)
    }
    #expect(model.components(in: HSV.self).x == 200)
  }
}
