/// Where a text ceases to be UTF-8; `nil` for one that is.
package func firstOffsetOutsideUTF8(_ bytes: [UInt8]) -> Int? {
  guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
  var decoder = UTF8(), iterator = bytes.makeIterator(), offset = 0
  while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
  return offset
}
