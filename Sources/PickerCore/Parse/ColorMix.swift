extension ColorParser {
  mutating func takeMix() throws(ColorParseError) -> ParsedColor { throw cursor.error("no mix yet") }
}
