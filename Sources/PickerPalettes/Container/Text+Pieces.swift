/// What the standard library has in its regular expressions, which the programs are built without.
extension StringProtocol {
  /// The pieces between the places where a text stands; one piece where it stands nowhere, or is empty.
  func pieces(between separator: String) -> [String] {
    let bytes = Array(utf8), wanted = Array(separator.utf8)
    guard !wanted.isEmpty else { return [String(self)] }
    var pieces: [String] = [], start = 0, place = 0
    while place + wanted.count <= bytes.count {
      guard bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) else {
        place += 1
        continue
      }
      pieces.append(String(decoding: bytes[start..<place], as: UTF8.self))
      place += wanted.count
      start = place
    }
    pieces.append(String(decoding: bytes[start...], as: UTF8.self))
    return pieces
  }

  /// Whether a text stands in it.
  func holds(_ text: String) -> Bool { pieces(between: text).count > 1 }
}
