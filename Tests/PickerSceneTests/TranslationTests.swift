import Foundation
import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

@MainActor @Suite struct TranslationTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")

  /// The texts of a catalogue's source, each on one line.
  static func texts(_ name: String) throws -> [String: String] {
    let lines = try String(contentsOf: root.appendingPathComponent("assets/po/" + name), encoding: .utf8)
      .split(separator: "\n")
    var texts: [String: String] = [:]
    for (key, value) in zip(lines, lines.dropFirst()) where key.hasPrefix("msgid \"") {
      texts[String(key.dropFirst(7).dropLast())] = String(value.dropFirst(8).dropLast())
    }
    texts[""] = nil
    return texts
  }

  /// Every text that the sources have translated.
  static func keys() throws -> Set<String> {
    let sources = root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var keys: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      keys.formUnion(source.matches(of: /\btr\("([^"]+)"/).map { String($0.1) })
    }
    return keys
  }

  @Test(arguments: ["picker.pot", "ja.po"]) func cataloguesHaveAllTextsAndNoOthers(_ name: String) throws {
    let keys = try Self.keys(), texts = try Self.texts(name)
    #expect(keys.count > 10)
    #expect(keys.symmetricDifference(texts.keys) == [])
    for (key, text) in texts where name != "picker.pot" {
      #expect(!text.isEmpty, "\(key)")
      #expect(text.contains("%s") == key.contains("%s"), "\(key)")
    }
  }

  @Test(arguments: [false, true], [(320.0, 480.0), (400, 800), (720, 480), (960, 660)])
  func everyLabelFitsItsRectangle(isJapanese: Bool, size: (Double, Double)) throws {
    let catalog = isJapanese ? Catalog(try Self.texts("ja.po")) : Catalog()
    Catalog.$current.withValue(catalog) {
      let scenes: [any Scene] = [
        PickerView(royal), PickerView(royal, wheel: true), PickerView(Color(SRGB.self, [0.5, 0.5, 0.5])),
        SheetView(royal),
      ]
      for scene in scenes {
        let user = Script(scene, width: size.0, height: size.1, measure: WideMeasure())
        var seen: [String] = [], tooWide: [String] = []
        user.ui.onLabel = { text, rect, width in
          seen.append(text)
          if width > rect.width { tooWide.append("\(text): \(width) in \(rect.width)") }
        }
        user.pass(.resized)
        #expect(tooWide == [])
        // Only the nearest name is as long as it is.
        #expect(seen.count { $0.contains("…") } <= 1)
        #expect(seen.contains(isJapanese ? "選択" : "Select"))
      }
    }
  }

  @Test func gapsAreFilled() {
    #expect(tr("near %s", "tomato") == "near tomato")
    #expect(tr("100 % of %s", "x") == "100 % of x")
    #expect(tr("no gap", "x") == "no gap")
  }

  @Test(arguments: [true, false]) func compiledCataloguesAreRead(isLittle: Bool) {
    let texts = [("", "Language: ja\n"), ("Old", "旧")]
    var words: [Int] = [0x9504_12DE, 0, 2, 28, 44, 0, 0], strings: [UInt8] = [], start = 60
    for text in texts.map(\.0) + texts.map(\.1) {
      words += [text.utf8.count, start]
      strings += Array(text.utf8) + [0]
      start += text.utf8.count + 1
    }
    let bytes =
      words.flatMap { word in
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        return isLittle ? bytes : bytes.reversed()
      } + strings
    #expect(Catalog(mo: bytes)["Old"] == "旧")
    #expect(Catalog(mo: bytes)["New"] == "New")
    for length in bytes.indices { _ = Catalog(mo: Array(bytes.prefix(length))) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = Catalog(mo: damaged)
    }
  }
}
