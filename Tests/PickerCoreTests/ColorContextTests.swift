import PickerCore
import Testing

/// In a text, what names something is no color, though its word is.
@Suite struct ColorContextTests {
  /// A text, and the color that is edited in it.
  static let found: [(String, String?)] = [
    // Labels.
    ("$red: #e03131;", "#e03131"), ("\"red\": \"#ff0000\",", "#ff0000"), ("'tan' : '#d2b48c'", "#d2b48c"),
    (".gold { color: #bada55 }", "#bada55"), ("{ tan: '#d2b48c' }", "#d2b48c"),
    ("@navy: darken(#123456, 5%);", "#123456"),
    ("--red: tan", "tan"), ("let gold = \"#ffd700\"", "#ffd700"), ("red=#ff0000", "#ff0000"),
    ("red := 0xff0000", "0xff0000"),
    ("val Purple = Color(0xFF6650A4)", "Color(0xFF6650A4)"),
    ("val Purple: Color = Color(0xFF6650A4)", "Color(0xFF6650A4)"),
    ("case red, green = 1", "red"), ("x == red", "red"), ("color:red}", "red"), ("<font color=red>", "red"),
    ("a=\"red\" b", "red"), ("red: blue", "blue"), ("lime: 1", nil), ("\"lime\": 1", nil), ("`lime` = 1", nil),
    // Parts of names.
    ("Color.red #123456", "#123456"), ("$tan #123456", "#123456"), ("@tan #123456", "#123456"),
    ("x.tan #123456", "#123456"),
    ("-tan #123456", "#123456"), ("Colors::RED #123456", "#123456"), ("p->tan #123456", "#123456"),
    ("@color/gold #123456", "#123456"), ("<red> #123456", "#123456"), ("red() #123456", "#123456"),
    ("/* c */red", "red"), ("%gold #123456", "#123456"), ("gold.png #123456", "#123456"), ("red. #123456", "red"),
    // Selectors.
    ("#add { color: #4280f6 }", "#4280f6"), ("tan { color: #4280f6 }", "#4280f6"),
    ("tan > b, #bad:hover {\n color: #4280f6", "#4280f6"),
    ("#add,\n#bad\n{ color: #4280f6 }", "#4280f6"), ("a #fed::after { color: #4280f6 }", "#4280f6"),
    ("[data-mood=\"red\"] { color: #4280f6 }", "#4280f6"), ("div#abc { color: #4280f6 }", "#4280f6"),
    ("struct Gold { let a = \"#4280f6\" }", "#4280f6"),
    ("a { color: red; b {} }", "red"), ("1px solid#fff}", "#fff"), ("let a = [\"red\"]\nstruct B {", "red"),
    ("client.focused #4c7899\nbar {", "#4c7899"), ("for c in [\"red\", \"blue\"] {", "red"),
    ("f(\"#ff0000\") {", "#ff0000"),
    // Addresses and attributes.
    ("url(red.png) #123456", "#123456"), ("url('a b/red') #123456", "#123456"), ("URL( #abc ) #123456", "#123456"),
    ("background: url(tan) red", "red"), ("url(red", nil), ("curl(red)", "red"), ("url(a\nred", "red"),
    ("<color name=\"red\">#ff0000</color>", "#ff0000"), ("<a href=\"#abc\" style=\"color: red\">", "red"),
    ("<b class='btn gold' id=\"tan\" color=\"red\">", "red"), ("&#123; #123456", "#123456"),
    ("index/#abc #123456", "#123456"),
    ("it's red, isn't it", "red"), ("don't { color: #fff }", "#fff"),
    // Code.
    ("UIColor(red: 0.26, green: 0.5, blue: 0.96, alpha: 1)", "UIColor(red: 0.26, green: 0.5, blue: 0.96, alpha: 1)"),
    ("UIColor(red: r, green: g, blue: b, alpha: 1)", nil), ("let c = QColor(66, 128, 246);", "QColor(66, 128, 246)"),
    ("return Color.argb(255, 66, 128, 246);", "Color.argb(255, 66, 128, 246)"),
    ("gl_FragColor = vec4(1.0, 0.0, 0.5, 1.0);", "vec4(1.0, 0.0, 0.5, 1.0)"),
    // Custom properties.
    ("--primary: 222.2 47.4% 11.2%;", "222.2 47.4% 11.2%"), (":root{--ring:215 20.2% 65.1%}", "215 20.2% 65.1%"),
    ("  --border : 1 2% 3%", nil), ("--a: 222.2deg 47.4% 11.2% / 0.5 ;", "222.2deg 47.4% 11.2% / 0.5"),
    ("--radius: 0.5rem; --b: 0 0% 100%;", "0 0% 100%"), ("--bs-primary-rgb: 13, 110, 253;", "13, 110, 253"),
    ("--gap: 1 2 3;", nil), ("--grid: 222.2 47.4% 11.2% 4;", nil), ("margin: 222.2 47.4% 11.2%;", nil),
    // Blanks that nobody sees.
    ("color:\u{A0}red", "red"), ("\u{FEFF}#4280f6", "#4280f6"),
  ]

  @Test(arguments: found) func findsTheColorAndNoName(_ text: String, _ expected: String?) {
    let match = ParsedColor.first(in: text)
    #expect(match.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == expected)
  }

  /// The text, another color, and the text then.
  static let edited: [(String, String, String)] = [
    ("--primary: 222.2 47.4% 11.2%;", "hsl(0 100% 50%)", "--primary: 0 100% 50%;"),
    ("--primary: 222.2 47.4% 11.2%;", "hsl(222.2 47.4% 50%)", "--primary: 222.2 47.4% 50%;"),
    ("--primary: 222.2 47.4% 11.2%;", "hsl(0 100% 50% / 0.5)", "--primary: 0 100% 50% / 0.5;"),
    ("--p: 222, 47%, 11%;", "hsl(0 100% 50% / 0.5)", "--p: 0, 100%, 50%, 0.5;"),
    ("--bs-primary-rgb: 13, 110, 253;", "#ff0003", "--bs-primary-rgb: 255, 0, 3;"),
    ("$red: #e03131;", "#123456", "$red: #123456;"), ("{ tan: 'gold' }", "red", "{ tan: 'red' }"),
    (
      "let c = UIColor(red: 0.26, green: 0.5, blue: 0.96, alpha: 1)", "#ff0033",
      "let c = UIColor(red: 1.0, green: 0.0, blue: 0.2, alpha: 1)"
    ),
    ("val Purple = Color(0xFF6650A4)", "#123456", "val Purple = Color(0xFF123456)"),
    ("Color(0xFF6650A4)", "#123456", "Color(0xFF123456)"),
    ("fill: brown3", "gray50", "fill: #7f7f7f"),
  ]

  @Test(arguments: edited) func editsInItsNotation(_ text: String, _ color: String, _ expected: String) throws {
    let match = try #require(ParsedColor.first(in: text))
    #expect(ParsedColor.replacing(match, in: text, with: try Color(color)) == expected)
  }

  /// A search reads each byte but so many times, whatever the text: else these would take minutes.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "red ", "red,", "#fff ", "red{", "url(", "\"red\" ", "rgb(1 2 ", "\\61", "\\61 ", "Color(", "--a: 1 2% 3% ", "/*",
      "a.b ",
      "red(", "[red", "'", "rgb(calc(", "color-mix(in srgb, ", "-", "new ", "0x0",
    ]) func aLongLineIsSearchedInOnePass(_ piece: String)
  {
    var count = 0
    for _ in ParsedColor.matches(in: String(repeating: piece, count: 100_000)) { count += 1 }
    #expect(count <= 100_000)
  }
}
