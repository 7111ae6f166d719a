import CExpat

/// Reads XML element by element (XML 1.0, Namespaces in XML 1.0): names resolved, well-formedness checked, nothing
/// looked up outside. Entities are the five of XML and numbers; declarations of more are refused, and with them
/// whatever expands without bounds.
struct XMLReader: ~Copyable {
  struct Name: Hashable {
    /// The namespace; empty where there is none.
    var space = ""
    var local: String
  }

  struct Element {
    let name: Name
    let attributes: [Name: String]
    let place: PaletteError.Place

    /// An attribute without namespace.
    subscript(_ local: String) -> String? { attributes[Name(local: local)] }
  }

  enum Event {
    case start(Element)
    /// With the text since the last tag.
    case end(Name, text: String)
  }

  private let parser: OpaquePointer
  private let events: XMLEvents
  private let count: Int32
  private var isStarted = false, isAtEnd = false

  init(_ bytes: [UInt8]) throws(PaletteError) {
    try checkUTF8(bytes)
    let separator = CChar(bitPattern: XMLEvents.separator)
    guard let count = Int32(exactly: bytes.count), let parser = XML_ParserCreateNS("UTF-8", separator) else {
      throw PaletteError("expected XML that fits into memory", .line(1))
    }
    self.count = count
    self.parser = parser
    events = XMLEvents(parser)
    // All at once: a piece that ends inside of a tag would be looked through again.
    XML_GetBuffer(parser, count)?.copyMemory(from: bytes, byteCount: bytes.count)
  }

  deinit { XML_ParserFree(parser) }

  /// - Returns: `nil` at the end of a whole document.
  mutating func next() throws(PaletteError) -> Event? {
    while true {
      if let event = events.take() { return event }
      if let error = events.error { throw error }
      if isAtEnd { return nil }
      let status = isStarted ? XML_ResumeParser(parser) : XML_ParseBuffer(parser, count, 1)
      isStarted = true
      if status == XML_STATUS_OK { isAtEnd = true }
      if status == XML_STATUS_ERROR { events.refuse("well-formed XML (\(message))") }
    }
  }

  private var message: String { XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "" }
}
