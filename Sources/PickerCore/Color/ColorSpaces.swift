/// The spaces that the program knows, in the order of its tabs.
public enum ColorSpaces {
  public static let all: [any ColorSpace.Type] = [
    RGB.self, HSV.self, HSL.self, HWB.self,
    OKLCH.self, OKHSL.self, OKHSV.self, OKLab.self, LCH.self, Lab.self,
    DisplayP3.self, Rec2020.self, A98RGB.self, ProPhotoRGB.self,
    LinearSRGB.self, XYZD65.self, XYZD50.self,
  ]

  /// The space whose `id` is `name`, or which `name` means in options and in CSS: `rgb` is `srgb`, `xyz` is `xyz-d65`.
  public static func named(_ name: String) -> (any ColorSpace.Type)? {
    let id = name == "rgb" ? "srgb" : name == "xyz" ? "xyz-d65" : name
    return all.first { $0.id == id }
  }
}
