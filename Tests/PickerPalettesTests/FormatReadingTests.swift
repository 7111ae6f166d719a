import Testing

@testable import PickerCore
@testable import PickerPalettes

/// Files as other programs write them.
@Suite struct FormatReadingTests {
  struct Sample: CustomTestStringConvertible {
    let file, text: String
    /// Group, name and color.
    let swatches: [String]
    var notes: [String] = []
    var testDescription: String { file }
  }

  static let samples = [
    Sample(
      file: "Breeze.colors",
      text: """
        [ColorEffects:Disabled]
        Color=56,56,56
        ColorAmount=0

        [Colors:Window]
        BackgroundNormal=239,240,241
        ForegroundLink=41,128,185,128

        [Colors:Header][Inactive]
        BackgroundNormal=#4280f6

        [General]
        Name=Breeze
        shadeSortColumn=true

        [WM]
        activeBackground=1,2,256
        """,
      swatches: [
        "ColorEffects:Disabled/Color #383838", "Colors:Window/BackgroundNormal #eff0f1",
        "Colors:Window/ForegroundLink #2980b980", "Colors:Header Inactive/BackgroundNormal #4280f6",
      ], notes: ["left out 1 color, at line 17: expected whole numbers from 0 to 255"]),
    Sample(
      file: "Forty.colors", text: "KDE RGB Palette\n#Forty Colors\n255 255 255\tWhite\n 66 128 246\n",
      swatches: ["/White #ffffff", "/ #4280f6"]),
    Sample(
      file: "scribus.xml",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <SCRIBUSCOLORS Name="Old" >
         <COLOR Spot="0" Register="0" NAME="Blue" RGB="#4280f6" />
         <COLOR Spot="1" Register="0" NAME="Ink" CMYK="#ff0000ff" />
         <COLOR NAME="New" SPACE="RGB" R="66" G="128" B="246"/>
         <COLOR NAME="Half" SPACE="CMYK" C="0" M="0" Y="0" K="50"/>
         <COLOR NAME="White" SPACE="Lab" L="100" A="0" B="0"/>
         <COLOR NAME="Odd" SPACE="HSV" H="1"/>
        </SCRIBUSCOLORS>
        """,
      swatches: ["/Blue #4280f6", "/Ink #000000", "/New #4280f6", "/Half #808080", "/White #ffffff"],
      notes: ["left out 1 color, at line 8: expected a color of RGB, CMYK or Lab"]),
    Sample(
      file: "two.sketchpalette",
      text: #"""
        {"compatibleVersion":"2.0","pluginVersion":"2.22","colors":[{"name":"Blue","red":0.25882352941176473,
        "green":0.50196078431372548,"blue":0.96470588235294119,"alpha":1},{"red":0,"green":0,"blue":0,"alpha":0.5}],
        "gradients":[{"gradientType":0}],"images":[]}
        """#,
      swatches: ["/Blue #4280f6", "/ #00000080"], notes: ["left out 1 gradient, at byte 224: expected a color"]),
    Sample(
      file: "one.sketchpalette", text: ##"{"compatibleVersion":"1.4","colors":["#4280f6","#00000080"]}"##,
      swatches: ["/ #4280f6", "/ #00000080"]),
    Sample(
      file: "colors.xml",
      text: """
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:tools="http://schemas.android.com/tools">
            <!-- brand -->
            <color name="brand">#4280F6</color>
            <color name="glass">
                #80FF0000
            </color>
            <color name="short">#F00</color>
            <color name="shorter">#8F00</color>
            <color name="same">@color/brand</color>
            <item name="item" type="color">@android:color/white</item>
            <color name="other">@android:color/holo_blue_dark</color>
            <dimen name="gap">4dp</dimen>
        </resources>
        """,
      swatches: [
        "/brand #4280f6", "/glass #ff000080", "/short #ff0000", "/shorter #ff000088", "/same #4280f6", "/item #ffffff",
      ], notes: ["left out 1 color, at line 12: expected a color such as #ff4280f6"]),
    Sample(
      file: "Contents.json",
      text: #"""
        { "colors" : [ { "color" : { "color-space" : "srgb", "components" :
          { "alpha" : "0.500", "blue" : "0xF6", "green" : "128", "red" : "0.259" } }, "idiom" : "universal" },
          { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "idiom" : "universal",
            "color" : { "color-space" : "display-p3", "components" : { "alpha" : 1, "blue" : 1, "green" : 1, "red" : 1 } } },
          { "color" : { "color-space" : "gray-gamma-22", "components" : { "alpha" : "1.000", "white" : "0.500" } },
            "idiom" : "ipad" },
          { "color" : { "platform" : "ios", "reference" : "labelColor" }, "idiom" : "universal" },
          { "idiom" : "mac" } ],
          "info" : { "author" : "xcode", "version" : 1 } }
        """#,
      swatches: ["/ #4280f680", "/dark #ffffff", "/ipad #808080"],
      notes: ["left out 1 color, at byte 533: expected components, not a color of the system"]),
    Sample(
      file: "_colors.scss",
      text: """
        // $no: #000; a comment, see https://example.org
        $brand: #4280f6 !default;
        $copy: $brand;
        $glass: rgba($brand, .5);
        $width: 4px;
        $theme-colors: (
          "red": #f00, // first
          "brand": $brand,
          "deep": (a: #000)
        ) !default;
        @mixin x { $inside: rgb(1 2 3); }
        """,
      swatches: [
        "/brand #4280f6", "/copy #4280f6", "/glass #4280f680", "$theme-colors/red #ff0000",
        "$theme-colors/brand #4280f6", "@mixin x/inside #010203",
      ], notes: ["left out 2 variables, the first at line 5: expected a color"]),
    Sample(
      file: "gtk.css",
      text: """
        @define-color accent_color #4280f6;
        @define-color half alpha(@accent_color, 0.5);
        @define-color gray mix(white, black, 0.5);
        @define-color dark shade(#808080, 0.5);
        @define-color link darker(@gray);
        @define-color lost @nowhere;
        window { color: @accent_color; }
        """,
      swatches: ["/accent_color #4280f6", "/half #4280f680", "/gray #808080", "/dark #404040", "/link #595959"],
      notes: ["left out 1 variable, at line 6: expected a variable that is defined"]),
    Sample(
      file: "style.css",
      text: """
        :root { --brand: #4280f6; --h: 120; --space: 4px; --copy: var(--brand); --self: var(--self);
          --mix: color-mix(in srgb, var(--brand), white 50%); --far: var(--none, var(--copy)); }
        .dark { --brand: #000; --copy: VAR( --brand ); --hue: hsl(var(--h) 100% 50%) }
        @media (prefers-color-scheme: dark) { :root { --brand: #111111 } .a,  .b > c { --text: var(--copy) } }
        a { --text: currentcolor; color: var(--brand); }
        """,
      swatches: [
        "/--brand #4280f6", "/--copy #4280f6", "/--mix #a1c0fb", "/--far #4280f6", ".dark/--brand #000000",
        ".dark/--copy #000000", ".dark/--hue #00ff00", "@media (prefers-color-scheme: dark)/--brand #111111",
        "@media (prefers-color-scheme: dark) { .a, .b > c/--text #4280f6",
      ],
      notes: [
        "left out 3 variables, the first at line 1: expected a color",
        "left out 1 variable, at line 1: expected a shorter value",
      ]),
    Sample(
      file: "theme.conf",
      text: """
        # vim:ft=kitty
        ## name: Night
        foreground #c0caf5
        cursor_text_color background
        selection_background none
        font_size 11.0
        color0 rgb:15/16/1e
        color12  #7aa
        url_color   green
        """,
      swatches: ["/foreground #c0caf5", "/color0 #15161e", "/color12 #77aaaa", "/url_color #008000"],
      notes: ["left out 1 color, at line 4: expected a color such as #4280f6"]),
    Sample(
      file: "x.itermcolors",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>Ansi 0 Color</key>
        <dict><key>Color Space</key><string>sRGB</string><key>Blue Component</key><real>0.96470588445663452</real>
        <key>Green Component</key><real>0.50196081399917603</real><key>Red Component</key><real>0.25882354378700256</real></dict>
        <key>Background Color</key>
        <dict><key>Alpha Component</key><real>0.5</real><key>Blue Component</key><integer>0</integer>
        <key>Green Component</key><real>0</real><key>Red Component</key><real>0.0</real></dict>
        <key>Bold Color</key><dict><key>Color Space</key><string>P3</string><key>Red Component</key><real>1</real>
        <key>Green Component</key><real>1</real><key>Blue Component</key><real>1</real></dict>
        <key>Empty</key><dict/>
        </dict></plist>
        """,
      swatches: ["/Ansi 0 Color #4280f6", "/Background Color #00000080", "/Bold Color #ffffff"],
      notes: [
        "took for sRGB 1 color, at line 8: its color space is that of a device",
        "left out 1 color, at line 12: expected red, green and blue",
      ]),
  ]

  private func shown(_ palette: Palette) -> [String] {
    palette.swatches.map { "\($0.group)/\($0.name) \(OutputFormats.all[0].text(ParsedColor($0.color)))" }
  }

  @Test(arguments: samples) func filesOfOtherProgramsAreRead(_ sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let palette = try #require(PaletteFormats.format(ofFile: sample.file, bytes: bytes)).decode(bytes)
    #expect(shown(palette) == sample.swatches)
    #expect(palette.notes.map(\.description) == sample.notes)
  }

  private func procreate(_ json: String) throws -> Palette {
    let bytes = ZIPArchive.archive([("Swatches.json", Array(json.utf8))])
    return try #require(PaletteFormats.format(ofFile: "x.swatches", bytes: bytes)).decode(bytes)
  }

  @Test func aPaletteOfProcreate() throws {
    let palette = try procreate(
      """
      [{"name":"Mine","swatches":[{"hue":0.5,"saturation":1,"brightness":1,"alpha":1,"colorSpace":0},null,
       {"hue":1,"saturation":1,"brightness":0.5,"alpha":0.5,"colorSpace":0},{"hue":0},
       {"hue":0,"saturation":0,"brightness":1,"alpha":1,"colorProfile":"none"}]}]
      """)
    #expect(palette.name == "Mine" && shown(palette) == ["/ #00ffff", "/ #80000080"])
    #expect(
      palette.notes.map(\.description) == [
        "left out 1 color, at byte 171: expected hue, saturation and brightness",
        "left out 1 color, at byte 183: expected a profile that is known",
      ])
    #expect(throws: PaletteError("Swatches.json: expected a list of swatches", .byte(1))) { try procreate("[{}]") }
  }

  @Test(
    arguments: [
      ("", []), ("Zg==", [0x66]), ("Zm8=", [0x66, 0x6F]), ("Zm9v\n YmFy", Array("foobar".utf8)),
      ("+/+/", [251, 255, 191]),
      ("*", nil),
    ] as [(String, [UInt8]?)]) func base64(_ text: String, _ bytes: [UInt8]?)
  { #expect(decodeBase64(text) == bytes) }

  @Test func selectorsAreWrittenBack() throws {
    let text = """
      :root {
        --brand: #4280f6;
      }
      .dark {
        --brand: #000000;
      }
      [data-theme="dark"] {
        --brand: #000001;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --brand: #111111;
        }
      }

      """
    let read = try CSSVariables.decode(Array(text.utf8))
    #expect(String(decoding: CSSVariables.encode(read), as: UTF8.self) == text)
    let evil = [". a { } b", "[x=\"]", ".a;b", "[x\u{1}]", "words"].map {
      PaletteSwatch(.rgb(RGB(0, 0, 0)), name: "n", group: $0)
    }
    let written = String(decoding: CSSVariables.encode(Palette(swatches: evil)), as: UTF8.self)
    #expect(written.hasPrefix(":root {\n") && written.filter { $0 == "{" }.count == 1)
  }

  /// Without bounds these would double their length or their work with each line.
  @Test func variablesThatLeadToManyOthersEnd() throws {
    for leaf in ["#000000 ", " "] {
      let lines = (0..<60).map { "--v\($0): var(--v\($0 + 1)) var(--v\($0 + 1));" }.joined(separator: "\n")
      let text = ":root { --ok: red; \(lines) --v60:\(leaf); }"
      let palette = try CSSVariables.decode(Array(text.utf8))
      #expect(palette.swatches.count <= 2)
    }
  }

  @Test func aColorSetThatIsWrittenHasOneColor() throws {
    let one = Palette(swatches: [PaletteSwatch(.rgb(RGB(bytes: 0x42, 0x80, 0xF6)), alpha: 0.5)])
    let text = String(decoding: try XcodeColorSet.encode(one), as: UTF8.self)
    #expect(text.contains("\"blue\": \"0xF6\"") && text.contains("\"alpha\": \"0.5\""))
    let two = Palette(swatches: one.swatches + one.swatches)
    #expect(throws: PaletteError("a color set has one color, not 2", .nowhere)) { try XcodeColorSet.encode(two) }
  }
}
