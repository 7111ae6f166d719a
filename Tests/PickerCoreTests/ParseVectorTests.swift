import PickerCore
import TestSupport
import Testing

/// Every row of the three tables of CSS colors.
@Suite struct ParseVectorTests {
  @Test func acceptsAndRefusesWhatBrowsersDo() throws {
    try expectNoMiss(in: "css-parse", atLeast: 1767) { row in
      let isValid = (try? ParsedColor(row.input, syntax: .css)) != nil
      return isValid == (row["valid"] == "1") ? nil : isValid ? "was accepted" : "was refused"
    }
  }

  @Test func readsComponentsAsBrowsersDo() throws {
    try expectNoMiss(in: "css-parse", atLeast: 1150) { row in
      guard row["valid"] == "1", row.number("srgb_r") != nil || row["c1"] != "-" else { return nil }
      let color = try ParsedColor(row.input, syntax: .css).color
      if row["space"] != color.space.id { return "is in \(color.space.id)" }
      for (index, cell) in [row["c1"], row["c2"], row["c3"], row["alpha"]].enumerated() {
        let isMissing = color.missing.contains(.component(index))
        if isMissing != (cell == "none") { return "component \(index + 1): missing is \(isMissing)" }
        let value = index < 3 ? color.components[index] * scale(color, index) : color.alpha
        let wanted = Double(cell) ?? 0
        let isHue = index < 3 && color.space.channels[index].unit == .degrees
        let apart = isHue ? abs(wrapDegrees(value - wanted + 180) - 180) : abs(value - wanted)
        if apart > 1e-7 * max(1, abs(wanted)) { return "component \(index + 1) is \(value), not \(wanted)" }
      }
      guard let srgb = row.triple("srgb", "rgb") else { return nil }
      let rgb = color.rgb.components
      for index in 0..<3 where abs(rgb[index] - srgb[index]) > 1e-7 * max(1, abs(srgb[index])) {
        return "sRGB is \(rgb), not \(srgb)"
      }
      return nil
    }
  }

  @Test(arguments: ["css-parse", "css-relative", "css-mix"])
  func serializesAsBrowsersDo(_ table: String) throws {
    try expectNoMiss(in: table, atLeast: 200) { row in
      guard row["valid"] == "1", row["computed"] != "-" else { return nil }
      let text = OutputFormats.named("css")?.text(try ParsedColor(row.input, syntax: .css)) ?? ""
      return isAlike(text, row["computed"], table == "css-parse" ? 1e-5 : 2e-4)
        ? nil : "is `\(text)`, not \(row["computed"])"
    }
  }

  @Test(arguments: ["css-relative", "css-mix"])
  func resolvesRelativeAndMixedColors(_ table: String) throws {
    try expectNoMiss(in: table, atLeast: 290) { row in
      guard row["valid"] == "1" else {
        return (try? ParsedColor(row.input, syntax: .css)) == nil ? nil : "was accepted"
      }
      let color = try ParsedColor(row.input, syntax: .css).color
      if row["space"] != color.space.id { return "is in \(color.space.id)" }
      for (index, cell) in [row["c1"], row["c2"], row["c3"], row["alpha"]].enumerated() {
        if color.missing.contains(.component(index)) != (cell == "none") { return "component \(index + 1) is missing" }
        let value = index < 3 ? color.components[index] : color.alpha
        let isHue = index < 3 && color.space.channels[index].unit == .degrees
        let wanted = Double(cell) ?? 0
        let apart = isHue ? abs(wrapDegrees(value - wanted + 180) - 180) : abs(value - wanted)
        let allowed = isHue ? 0.05 : ["lab", "lch"].contains(color.space.id) ? 0.02 : 2e-4
        // Browsers keep the hue of grays that CSS Color 4 calls powerless; it carries nothing.
        if isHue, color.powerless.contains(.component(index)) { continue }
        // The table has alpha as serialized, which is to 8 bits.
        if index == 3, byte(value) == byte(wanted) { continue }
        if apart > (index < 3 ? allowed * max(1, abs(wanted) / 100) : 0.0021) {
          return "component \(index + 1) is \(value), not \(wanted)"
        }
      }
      return nil
    }
  }

  /// From our units to those of the table, where hsl and hwb parts go to 100.
  private func scale(_ color: Color, _ index: Int) -> Double {
    ["hsl", "hwb"].contains(color.space.id) && index > 0 ? 100 : 1
  }

  private func expectNoMiss(
    in table: String, atLeast count: Int, _ complaint: (Vectors.Row) throws -> String?
  ) throws {
    let rows = try Vectors(table).rows
    let misses = rows.compactMap { row -> String? in
      let text: String?
      do { text = try complaint(row) } catch { text = "was refused: \(error)" }
      return text.map { "\(row["id"]) `\(row["input"])` \($0)" }
    }
    #expect(rows.count >= count)
    let first = misses.first ?? ""
    #expect(misses.count == 0, "the first is \(first)")
  }
}

/// The same words with numbers that differ by no more than what is allowed, alpha by 0.0021.
private func isAlike(_ text: String, _ wanted: String, _ allowed: Double) -> Bool {
  let (words, numbers) = pieces(of: text), (wantedWords, wantedNumbers) = pieces(of: wanted)
  guard words == wantedWords, numbers.count == wantedNumbers.count else { return false }
  let isPolar = text.contains("lch("), isLarge = text.hasPrefix("lab(") || text.hasPrefix("lch(")
  return zip(numbers, wantedNumbers).enumerated().allSatisfy { index, pair in
    if index == 3 { return abs(pair.0 - pair.1) <= 0.0021 }
    if isPolar, index == 2 {
      let apart = abs(wrapDegrees(pair.0 - pair.1 + 180) - 180)
      return apart <= (allowed > 1e-4 ? 0.05 : 1e-3) || (allowed > 1e-4 && numbers[1] < (isLarge ? 1.5e-3 : 1e-5))
    }
    return abs(pair.0 - pair.1) <= allowed * (isLarge && allowed > 1e-4 ? 100 : 1) * max(0.1, abs(pair.1))
      + (allowed > 1e-4 ? allowed : 1e-6)
  }
}

private func pieces(of text: String) -> (words: String, numbers: [Double]) {
  var words = "", numbers: [Double] = [], number = ""
  for character in text + " " {
    if character.isNumber || character == "." || (character == "-" && number.isEmpty && words.last == " ")
      || (!number.isEmpty && (character == "e" || character == "-"))
    {
      number.append(character)
    } else {
      if !number.isEmpty, let value = Double(number), words.last == " " || words.last == "(" {
        numbers.append(value)
        words += "#"
      } else {
        words += number
      }
      number = ""
      words.append(character)
    }
  }
  return (words, numbers)
}

extension Vectors.Row {
  /// The text of a color.
  fileprivate var input: String { self["input"].withTableEscapesResolved }
}
