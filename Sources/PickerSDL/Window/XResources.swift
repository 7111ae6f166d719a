import PickerCore

/// The desktop's resources on an X server: lines of names and values.
nonisolated package enum XResources {
  /// Pixels in a point: the resolution of text over the usual 96 per inch, in steps of a twentieth, from 0.5 to 8.
  /// - Returns: `nil` where there is no resolution, or none that makes sense.
  package static func scale(in resources: String) -> Double? {
    for line in resources.split(separator: "\n").reversed() {
      guard let colon = line.firstIndex(of: ":"), ["Xft.dpi", "Xft*dpi"].contains(trimmed(line[..<colon])) else {
        continue
      }
      guard let dpi = ChannelModel.number(trimmed(line[line.index(after: colon)...])), dpi > 0 else { return nil }
      return min(8, max(0.5, (dpi / 96 * 20).rounded() / 20))
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
