/// How programming languages make colors: which functions there are, and what their arguments stand for.
enum CodeNotation {
  /// A function whose arguments have no labels.
  struct Function {
    let name: String
    /// How many arguments it takes: 3 without alpha.
    let counts: ClosedRange<Int>
    var isAlphaFirst = false
    /// What stands for 1; `nil` where the numbers tell: 255 for whole numbers, of which one is above 1.
    var largest: Double? = 255
    var largestAlpha: Double?
    /// The function for what is translucent, where this one takes no alpha.
    var translucent: String?
    /// Whether one more argument makes the color translucent.
    var addsAlpha: Bool { counts.upperBound == 4 && !isAlphaFirst }
  }

  static let functions: [Function] = [
    Function(name: "Color", counts: 3...4, largest: nil),
    Function(name: "Color.argb", counts: 4...4, isAlphaFirst: true),
    Function(name: "Color.rgb", counts: 3...3, translucent: "Color.argb"),
    Function(name: "Color.fromARGB", counts: 4...4, isAlphaFirst: true),
    Function(name: "Color.fromRGBO", counts: 4...4, largestAlpha: 1),
    Function(name: "Color.FromArgb", counts: 3...4, isAlphaFirst: true),
    Function(name: "Color.FromRgb", counts: 3...3, translucent: "Color.FromArgb"),
    Function(name: "Color32", counts: 4...4),
    Function(name: "QColor", counts: 3...4),
    Function(name: "QColor.fromRgb", counts: 3...4),
    Function(name: "QColor.fromRgbF", counts: 3...4, largest: 1),
    Function(name: "qRgb", counts: 3...3, translucent: "qRgba"),
    Function(name: "qRgba", counts: 4...4),
    Function(name: "Qt.rgba", counts: 4...4, largest: 1),
    Function(name: "vec3", counts: 3...3, largest: 1, translucent: "vec4"),
    Function(name: "vec4", counts: 4...4, largest: 1),
    Function(name: "float3", counts: 3...3, largest: 1, translucent: "float4"),
    Function(name: "float4", counts: 4...4, largest: 1),
    Function(name: "half3", counts: 3...3, largest: 1, translucent: "half4"),
    Function(name: "half4", counts: 4...4, largest: 1),
  ]

  /// The types whose initializers have labels.
  static let labeledTypes = ["Color", "UIColor", "NSColor", "CGColor", "CIColor", "SKColor"]

  /// What a label stands for.
  struct Label {
    let space: any ColorSpace.Type
    /// The component; 3 is alpha. `nil` for all of them, as in white.
    let channel: Int?

    /// `nil` for a word that is no such label.
    init?(_ word: String, in colorSpace: any RGBColorSpace.Type) {
      switch word {
      case "red", "srgbRed", "deviceRed", "calibratedRed": (space, channel) = (colorSpace, 0)
      case "displayP3Red": (space, channel) = (DisplayP3.self, 0)
      case "green": (space, channel) = (colorSpace, 1)
      case "blue": (space, channel) = (colorSpace, 2)
      case "hue", "deviceHue", "calibratedHue": (space, channel) = (HSV.self, 0)
      case "saturation": (space, channel) = (HSV.self, 1)
      case "brightness": (space, channel) = (HSV.self, 2)
      case "white", "deviceWhite", "calibratedWhite", "genericGamma22White": (space, channel) = (RGB.self, nil)
      case "alpha", "opacity": (space, channel) = (colorSpace, 3)
      default: return nil
      }
    }
  }

  /// The word before the labels that names their space, as in `Color(.displayP3, red: …)`.
  static func labeledSpace(_ word: String) -> (any RGBColorSpace.Type)? {
    switch word {
    case "sRGB": RGB.self
    case "sRGBLinear": LinearSRGB.self
    case "displayP3": DisplayP3.self
    default: nil
    }
  }

  /// The name without what comes before the type, such as `android.graphics.`, and with a dot for `::`.
  static func function(_ path: String) -> Function? {
    functions.last { path == $0.name || path.hasSuffix("." + $0.name) }
  }

  static func isLabeledType(_ path: String) -> Bool {
    labeledTypes.contains { path == $0 || path == $0 + ".init" || path.hasSuffix("." + $0) }
  }
}
