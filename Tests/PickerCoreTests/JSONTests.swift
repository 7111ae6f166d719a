import Testing

@testable import PickerCore

@Suite struct JSONTests {
  @Test(arguments: [
    "", "{", "{}}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "[1 2]", "[1,]", "{a:1}", "\"\u{1}\"", "\"\\x\"", "\"\\u12\"",
    "nul", "+1", ".5", "-.5", "01", "-01", "1.", "-", "'a'", "{\"a\":1e999}",
  ]) func jsonThatIsNoneIsRefused(_ text: String) {
    #expect(throws: JSONError.self) { try JSONTree(Array(text.utf8)) }
    #expect(throws: JSONError.self) { try JSONTree(text) }
  }

  @Test(arguments: [
    ("{\"a\" 1}", 5, "expected a colon"), ("[1 2]", 3, "expected a comma or a bracket"),
    ("{\"a\":1 \"b\":2}", 7, "expected a comma or a brace"), ("é", 0, "expected a value"),
    ("\"é", 3, "expected a quote"), (" 1 1", 3, "expected the end of the file"), ("[0, 01]", 4, "expected a number"),
  ]) func jsonErrorsPointAtTheByte(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: JSONError.self) { try JSONTree(text) }
    #expect(error?.offset == offset && error?.message == message)
  }

  @Test func jsonTellsItsValuesAndTheirPlaces() throws {
    let tree = try JSONTree(Array(#" {"a":[1,-2.5e1,true,null,"\u00e9\ud83d\ude00\n\ud800"], "b" : {}} "#.utf8))
    guard case .array(let values)? = tree["a"]?.value else { throw NoArray() }
    #expect(tree.offset == 1 && values[0].number == 1 && values[1].number == -25 && values[1].offset == 9)
    #expect(values[4].string == "é😀\n\u{FFFD}")
    #expect(quotedJSON("é\"\\\n\u{1}") == #""é\"\\\n\u0001""#)
  }

  private struct NoArray: Error {}

  private func written(_ layout: JSONWriter.Layout) -> String {
    var json = JSONWriter(layout)
    json.object { json in
      json.member("a", 1)
      json.array("b") { json in
        json.string("x")
        json.bool(false)
        json.number(nil)
        json.object { _ in }
        json.array { $0.number(0.1) }
      }
      json.object("c") { $0.member("d", "\"") }
    }
    return json.text
  }

  @Test(
    arguments: [
      (.compact, #"{"a":1,"b":["x",false,null,{},[0.1]],"c":{"d":"\""}}"#),
      (.spaced, #"{"a": 1, "b": ["x", false, null, {}, [0.1]], "c": {"d": "\""}}"#),
      (.padded, #"{ "a": 1, "b": ["x", false, null, {}, [0.1]], "c": { "d": "\"" } }"#),
      (
        .lines(indent: 1),
        """
        {
         "a": 1,
         "b": [
          "x",
          false,
          null,
          {},
          [
           0.1
          ]
         ],
         "c": {
          "d": "\\""
         }
        }
        """
      ),
    ] as [(JSONWriter.Layout, String)])
  func eachLayoutIsTheSameValue(_ layout: JSONWriter.Layout, _ text: String) { #expect(written(layout) == text) }

  @Test(arguments: [
    ("\u{9B}31m", #""\u009b31m""#), ("\u{7F}", #""\u007f""#), ("\u{202E}a\u{2066}", #""\u202ea\u2066""#),
    ("\u{2028}\u{200F}\u{61C}", #""\u2028\u200f\u061c""#), ("\0", #""\u0000""#), ("👩‍🚀é", #""👩‍🚀é""#),
  ]) func textHoldsNothingThatATerminalObeys(_ text: String, _ quoted: String) throws {
    #expect(quotedJSON(text) == quoted)
    #expect(try JSONTree(quoted).string == text)
  }

  @Test func anInnerLayoutEndsWithItsValue() {
    var json = JSONWriter(.lines(indent: 0))
    json.array { json in
      for level in 0..<2 { json.object(.spaced) { $0.member("v", [Double(level), 0.5]) } }
    }
    #expect(json.text == "[\n{\"v\": [0, 0.5]},\n{\"v\": [1, 0.5]}\n]")
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.30000000000000004"), (1e21, "1000000000000000000000"), (-0.0, "0"), (.nan, "0"), (.infinity, "0"),
    (-1.5e-7, "-0.00000015"),
  ]) func numbersHaveNoExponentAndNoOtherSurprise(_ value: Double, _ text: String) {
    var json = JSONWriter()
    json.number(value)
    #expect(json.text == text)
  }
}
