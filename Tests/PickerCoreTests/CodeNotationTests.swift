import PickerCore
import Testing

/// Colors as programming languages make them are read, edited in place, and what is printed for them reads back.
@Suite struct CodeNotationTests {
  static let meanings: [(String, String)] = [
    ("Color(red: 0.25882, green: 0.50196, blue: 0.96471)", "#4280f6"),
    ("Color(red: 0.25882, green: 0.50196, blue: 0.96471, opacity: 0.5)", "#4280f680"),
    ("UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
    ("UIColor(red: 51/255, green: 102.0 / 255.0, blue: 153 / 255., alpha: 1.0)", "#336699"),
    ("NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.2)", "#33669933"),
    ("UIColor(white: 0.2, alpha: 1)", "#333333"), ("Color(hue: 0.5, saturation: 1, brightness: 1)", "#00ffff"),
    ("Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)", "#336699"),
    ("Color.argb(255, 66, 128, 246)", "#4280f6"), ("Color.argb(128, 66, 128, 246)", "#4280f680"),
    ("Color.rgb(66, 128, 246)", "#4280f6"), ("android.graphics.Color.rgb(66, 128, 246)", "#4280f6"),
    ("Color.fromARGB(255, 66, 128, 246)", "#4280f6"), ("Color.fromRGBO(66, 128, 246, 0.2)", "#4280f633"),
    ("Color(0xFF4280F6)", "#4280f6"), ("const Color(0x804280F6)", "#4280f680"), ("Color(hex: 0x4280F6)", "#4280f6"),
    ("Color(0xFF4280F6L)", "#4280f6"), ("UIColor(rgb: 0x4280f6)", "#4280f6"),
    ("QColor(66, 128, 246)", "#4280f6"), ("QColor(66, 128, 246, 51);", "#4280f633"),
    ("QColor::fromRgbF(0.2, 0.4, 0.6)", "#336699"), ("qRgba(66, 128, 246, 51)", "#4280f633"),
    ("Qt.rgba(0.2, 0.4, 0.6, 1)", "#336699"),
    ("vec4(0.2, 0.4, 0.6, 1.0)", "#336699"), ("vec3(.2, .4, .6)", "#336699"),
    ("float4(0.2f, 0.4f, 0.6f, 1.f)", "#336699"),
    ("new Color(51, 102, 153)", "#336699"), ("new Color(0.2f, 0.4f, 0.6f, 0.2f)", "#33669933"),
    ("Color(red = 0.2f, green = 0.4f, blue = 0.6f)", "#336699"),
    ("Color(red = 51, green = 102, blue = 153)", "#336699"),
    // Names of functions are as CSS has them in any case.
    ("Color(srgb 0.2 0.4 0.6)", "#336699"), ("RGB(51, 102, 153)", "#336699"),
  ]

  @Test(arguments: meanings) func readsWhatIsMeant(_ text: String, _ hex: String) throws {
    #expect(OutputFormats.named("hex")?.text(try ParsedColor(text)) == hex)
  }

  @Test func aWiderSpaceStaysWide() throws {
    let color = try Color("Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 0.5)")
    #expect(color == Color(DisplayP3.self, [1, 0.5, 0], alpha: 0.5))
    #expect(try Color("UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1)").components == [1.2, -0.1, 0])
  }

  static let faults: [(String, Int, String)] = [
    ("UIColor(red: 0.2, green: x, blue: 0.6, alpha: 1)", 25, "expected a number"),
    ("UIColor(red: 0.2, green: 0.4, alpha: 1)", 38, "expected red, green and blue, or hue, saturation and brightness"),
    ("QColor(1, 2)", 11, "expected 4 numbers"), ("Color.argb(1, 2, 3)", 18, "expected 4 numbers"),
    ("QColor(1, 2, 3, 4, 5)", 19, "expected a closing parenthesis"),
    ("vec4(1 2 3 4)", 7, "expected a comma or a closing parenthesis"),
    ("Color(red: 1, red: 1, blue: 1)", 14, "expected another label"),
  ]

  @Test(arguments: faults) func pointsAtTheFault(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: ColorParseError.self) { try ParsedColor(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  /// The old text, another color, and what then stands there.
  static let replaced: [(String, String, String)] = [
    (
      "UIColor(red: 0.26, green: 0.5, blue: 0.96, alpha: 1)", "#ff0033",
      "UIColor(red: 1.0, green: 0.0, blue: 0.2, alpha: 1)"
    ),
    (
      "UIColor(red: 0.26, green: 0.5, blue: 0.96, alpha: 1.0)", "#ff003333",
      "UIColor(red: 1.0, green: 0.0, blue: 0.2, alpha: 0.2)"
    ),
    (
      "UIColor(red: 66/255.0, green: 128/255.0, blue: 1.0, alpha: 1)", "#0102ff",
      "UIColor(red: 1/255.0, green: 2/255.0, blue: 1.0, alpha: 1)"
    ),
    ("Color(red: 0.2, green: 0.4, blue: 0.6)", "#33669980", "Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)"),
    ("UIColor(red: 0.2, green: 0.4, blue: 0.6)", "#33669980", "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)"),
    ("Color(red = 0.2f, green = 0.4f, blue = 0.6f)", "#ff0000", "Color(red = 1.0f, green = 0.0f, blue = 0.0f)"),
    ("Color(0xFF4280F6)", "#ff0000", "Color(0xFFFF0000)"),
    ("const Color(0xff4280f6)", "#ff000080", "const Color(0x80ff0000)"),
    ("Color(hex: 0x4280F6)", "#ff0000", "Color(hex: 0xFF0000)"),
    ("Color.argb(255, 66, 128, 246)", "#ff000080", "Color.argb(128, 255, 0, 0)"),
    ("Color.fromRGBO(66, 128, 246, 1)", "#ff000080", "Color.fromRGBO(255, 0, 0, 0.5)"),
    ("QColor( 66,128,246 )", "#ff0000", "QColor( 255,0,0 )"),
    ("QColor(66, 128, 246)", "#ff000080", "QColor(255, 0, 0, 128)"),
    ("vec4(0.2, 0.4, 0.6, 1.0)", "#ff0099", "vec4(1.0, 0.0, 0.6, 1.0)"),
    ("vec3(0.2, 0.4, 0.6)", "#ff0099", "vec3(1.0, 0.0, 0.6)"),
    // What a call cannot say is said by another.
    ("vec3(0.2, 0.4, 0.6)", "#33669933", "vec4(0.2, 0.4, 0.6, 0.2)"),
    ("Color.rgb(66, 128, 246)", "#ff000080", "Color.argb(128, 255, 0, 0)"),
    ("NSColor(white: 0.2, alpha: 1)", "#666666", "NSColor(white: 0.4, alpha: 1)"),
    ("NSColor(white: 0.2, alpha: 1)", "#336699", "NSColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"),
    ("Color(hue: 0.5, saturation: 1, brightness: 1)", "#ff0000", "Color(hue: 0.0, saturation: 1, brightness: 1)"),
  ]

  @Test(arguments: replaced) func anotherColorIsWrittenAsTheOldOneWas(
    _ old: String, _ new: String, _ expected: String
  ) throws {
    #expect(try ParsedColor(old).replacing(with: Color(new), in: old) == expected)
  }

  @Test(arguments: meanings) func theSameColorComesBackByteForByte(_ text: String, _ hex: String) throws {
    let parsed = try ParsedColor(text)
    #expect(parsed.replacing(with: parsed.color, in: text) == text)
  }
}
