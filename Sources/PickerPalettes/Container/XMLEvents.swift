import CExpat

/// What the parser has found and nobody has taken yet: it stops after each element. Refuses what is unbounded.
final class XMLEvents {
  /// Between the namespace and the rest of a name: no namespace can have it.
  static let separator = UInt8(ascii: "\n")
  private static let deepest = 64, mostAttributes = 64
  /// Longer text is cut here, where it is too long for anything already.
  private static let mostText = Palette.longestName + 1

  private let parser: OpaquePointer
  private var waiting: [XMLReader.Event] = []
  private var open: [XMLReader.Name] = []
  private var text: [UInt8] = []
  /// The first error.
  private(set) var error: PaletteError?

  init(_ parser: OpaquePointer) {
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { XMLEvents.from($0)?.start($1, $2) },
      { data, _ in XMLEvents.from(data)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLEvents.from($0)?.add($1, $2) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      if hasDeclarations != 0 { XMLEvents.from(data)?.refuse("no declarations of entities") }
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> XMLEvents? {
    data.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  func take() -> XMLReader.Event? { waiting.isEmpty ? nil : waiting.removeFirst() }

  private var place: PaletteError.Place { .line(Int(XML_GetCurrentLineNumber(parser))) }

  func refuse(_ expectation: String) {
    guard error == nil else { return }
    error = PaletteError("expected \(expectation)", place)
    XML_StopParser(parser, 0)
  }

  private func start(_ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard open.count < Self.deepest else { return refuse("fewer than \(Self.deepest) nested elements") }
    var attributes: [XMLReader.Name: String] = [:], index = 0
    while let key = pairs?[index], let value = pairs?[index + 1] {
      guard attributes.count < Self.mostAttributes else {
        return refuse("no more than \(Self.mostAttributes) attributes")
      }
      attributes[Self.name(key)] = String(cString: value)
      index += 2
    }
    open.append(Self.name(name))
    text = []
    add(.start(XMLReader.Element(name: open[open.count - 1], attributes: attributes, place: place)))
  }

  private func end() {
    if let name = open.popLast() { add(.end(name, text: String(decoding: text, as: UTF8.self))) }
    text = []
  }

  private func add(_ characters: UnsafePointer<CChar>?, _ count: Int32) {
    let more = UnsafeBufferPointer(start: characters, count: Int(count)).prefix(Self.mostText - text.count)
    text += more.lazy.map { UInt8(bitPattern: $0) }
  }

  private static func name(_ text: UnsafePointer<CChar>?) -> XMLReader.Name {
    let whole = text.map { String(cString: $0) } ?? ""
    guard let end = whole.utf8.lastIndex(of: separator) else { return XMLReader.Name(local: whole) }
    return XMLReader.Name(space: String(whole[..<end]), local: String(whole[whole.utf8.index(after: end)...]))
  }

  private func add(_ event: XMLReader.Event) {
    // An element without content begins and ends before the parser stops.
    if waiting.isEmpty { XML_StopParser(parser, 1) }
    waiting.append(event)
  }
}
