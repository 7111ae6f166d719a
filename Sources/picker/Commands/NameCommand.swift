import PickerCore

/// `picker name`: the CSS name that describes a color best.
struct NameCommand: ColorCommand {
  static let name = "name"
  static let operands = "[COLOR ...]"
  static let summary = "Tell the nearest CSS name and how far it is"
  static let notes = """
    Without COLOR, reads one per line from standard input. The difference is that of CIEDE2000: about 1 is just \
    noticeable, 0 is only where the color is exactly the named one. Alpha does not count: the name is that of the \
    opaque color, save for rgb(0 0 0 / 0), which is transparent.
    """
  static let table = OptionTable<Self>.output

  var output = OutputOptions()

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    for color in colors {
      let nearest = NearestName(to: color.color.rgb)
      let isNothing = byte(color.color.alpha) == 0 && color.color.rgb.bytes == SIMD3(0, 0, 0)
      let name = isNothing ? "transparent" : nearest.name.name
      try entry(
        Entry(figures: [name, difference(nearest)], colors: [color]) {
          $0.member("name", name)
          $0.member("deltaE2000", nearest.deltaE, atMost: output.style.precision)
        })
    }
  }

  /// With two decimals, or as many as show that it is not 0.
  private func difference(_ nearest: NearestName) -> String {
    if let precision = output.style.precision { return decimalText(nearest.deltaE, atMost: precision) }
    let decimals = (2...12).first { nearest.isExact || decimalText(nearest.deltaE, atMost: $0) != "0" }
    return decimalText(nearest.deltaE, atMost: decimals ?? 12)
  }
}
