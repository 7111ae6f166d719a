import Testing

@testable import PickerCore
@testable import PickerPalettes

/// ZIP, DEFLATE and XML, as far as palettes need them. The packed bytes are zlib 1.2's.
@Suite struct PaletteContainerTests {
  private func bytes(_ hex: String) throws -> ArraySlice<UInt8> {
    ArraySlice(try #require(ArraySlice(hex.utf8).hexBytes))
  }

  private static let letters = """
    aacacaaacaagccaaaaaaaaaaaabafacfafaabaabacabaacaacbbaccaacabaaabccaacaababccacacbabacaacafacaccacgbcaaaaacacabcaca\
    abaacaaaabchcaaacaaaaabaaaaaaaabaaaabaafbafacacafaaababcbabcaaaaacabacacacacabbaabfaabccaabaafababaaaaagcaaffccaaa\
    aaaaaaabaabcbcafaafcafcaaacaaacabccaaafhbhafafacaaaabaabahabbaafacfbaabacaaaaafaaaaabbabcaafaaaafaaaacaaacafafacaa\
    aaaaffabaaaaaabgbabagbfbhaaaaaaacccfbbbbabbbaababagcaaaaaa
    """

  @Test func unpacksEveryKindOfBlock() throws {
    let stored = try Inflate.unpack(try bytes("010500faff68656c6c6f"), limit: 5)
    #expect(stored == Array("hello".utf8))
    let fixed = try Inflate.unpack(try bytes("4b4c4a4ec481b800"), limit: 28)
    #expect(fixed == Array("abcabcabcabcabcabcabcabcabc\n".utf8))
    let overlapping = try Inflate.unpack(try bytes("4b4c1c05a360140c770000"), limit: 1000)
    #expect(overlapping == Array(repeating: UInt8(ascii: "a"), count: 1000))
    let own = """
      4d5001120421087aab3843fdff0507e836575696085a556b96d7693b6fa0584d6df264ed4380867c9fbe17c6956f4f1381cae89bec60581d\
      450f368abadd558eda939d8d180a17107aaf65420261746ddc3a9c656850470fe47f4b863642c8b6d5769ee4e2c52d4674c175c3ef6fd82f\
      f0e0904d397c2f43f5f22dfe3585e3a20e288119dda28439d280a39bf503
      """
    #expect(try Inflate.unpack(try bytes(own), limit: 400) == Array(Self.letters.utf8))
    for end in 0..<(own.utf8.count / 2) {
      #expect(throws: PaletteError.self) { try Inflate.unpack(try bytes(own).prefix(end), limit: 400) }
    }
    #expect(throws: PaletteError.self) { try Inflate.unpack(try bytes(own), limit: 399) }
  }

  @Test func anArchiveReadsBack() throws {
    let archive = ZIPArchive.archive([("a", [1, 2, 3]), ("ä/b", Array("text".utf8))])
    #expect(try ZIPArchive.file("ä/b", in: archive, limit: 4) == Array("text".utf8))
    #expect(throws: PaletteError.self) { try ZIPArchive.file("ä/b", in: archive, limit: 3) }
    #expect(throws: PaletteError.self) { try ZIPArchive.file("b", in: archive, limit: 4) }
    var damaged = archive
    damaged[31] ^= 1
    #expect(throws: PaletteError.self) { try ZIPArchive.file("a", in: damaged, limit: 4) }
  }

  private func table(_ body: String, root: String = "<t:color-table xmlns:t='urn:t' xmlns:d=\"urn:d\">") throws
    -> [String]
  {
    try LibreOfficePalette.decode(Array("\(root)\(body)</t:color-table>".utf8)).swatches.map(\.name)
  }

  @Test(arguments: [
    ("<d:color d:name='a&amp;&lt;&gt;&quot;&apos;&#65;&#x42;' d:color='#fff000'/>", "a&<>\"'AB"),
    ("text &amp; <!-- <d:color/> --><?pi x?><![CDATA[<x>]]><d:color d:color='#000000' d:name=\"'\"></d:color>", "'"),
    ("<x xmlns:d='urn:e'/><d:color\n d:color = '#000000'\td:name='n'  />", "n"),
    ("<d:color d:color='#000000' d:name='a\nb' other='1'/>", "a b"),
  ]) func xmlThatIsWellFormed(_ body: String, _ name: String) throws { #expect(try table(body) == [name]) }

  @Test(arguments: [
    "<d:color d:color='#000000'>", "</d:color>", "<d:color d:color='#000000' d:color='#000000'/>",
    "<e:color e:color='#000000'/>", "<d:color d:color='#000000'></d:colors>", "<d:color d:color='&nbsp;'/>",
    "<d:color d:color='<'/>", "<d:color d:color=#000000/>", "<d:color d:color='#000000'd:name='x'/>", "<", "<1/>",
    "<!-- ", "&#0;", "&#xD800;", "&", "<![CDATA[", "<d:color d:color='#000000' d:name='&#99999999;'/>", "<:a/>",
  ]) func xmlThatIsNotIsRefused(_ body: String) { #expect(throws: PaletteError.self) { try table(body) } }

  @Test func declarationsOfEntitiesAreRefusedAndOthersPassedOver() throws {
    let root = "<t:color-table xmlns:t='urn:t' xmlns:d='urn:d'>"
    #expect(try table("<d:color d:color='#000000'/>", root: "<!DOCTYPE a PUBLIC 'x' 'y.dtd'>" + root) == [""])
    #expect(throws: PaletteError.self) { try table("", root: "<!DOCTYPE a [<!ENTITY b 'c'>]>" + root) }
    #expect(throws: PaletteError.self) { try table("</t:color-table><t:color-table xmlns:t='urn:t'>") }
  }

  @Test func propertiesOfCSSAreFoundWhereTheyAre() throws {
    let text = """
      @import url("a;b{--no: red}"); /* --no: red; */ .a:hover { color: red; --a: blue; --b:#ABC }
      @media (x: y) { :root{--\\31 c: lime;--d: "red";--e: { --f: red };--g: rgb(0 0 0 / 0)!important; } }
      .b { &:hover { --h: hsl(0 100% 50%) /* c */ } }
      :root { /* d */ --i: { --j: red }; /* e */ --k: black; }
      """
    let swatches = try CSSVariables.decode(Array(text.utf8)).swatches
    #expect(swatches.map(\.name) == ["--a", "--b", "--1c", "--g", "--h", "--k"])
    #expect(
      swatches.map { $0.color.rgb.bytes } == [
        [0, 0, 255], [0xAA, 0xBB, 0xCC], [0, 255, 0], [0, 0, 0], [255, 0, 0], [0, 0, 0],
      ])
  }
}
