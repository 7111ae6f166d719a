import PickerCore
import PickerRaster

/// The lines over a plane and what they say, for one plane and one background of contrast.
struct PlaneMarks {
  let overlays: [LineOverlay]
  private let plane: ColorPlane
  private let background: RGB?
  private let reference: String
  /// Where each line of contrast begins at the left, in the unit square, and whether it goes upward from there.
  private let labels: [(text: String, place: SIMD2<Double>, rises: Bool)]

  /// - Parameters:
  ///   - background: What contrast is measured against; `nil` for no such lines.
  ///   - reference: That background in words, such as `on white`.
  init(_ plane: ColorPlane, background: RGB?, reference: String) {
    self.reference = reference
    (self.plane, self.background) = (plane, background)
    let white = RGBA(RGB(1, 1, 1), alpha: 0.9), thickness = 1.25
    var overlays: [LineOverlay] = []
    if plane.marking != nil {
      overlays.append(LineOverlay(plane.gamutEdge, color: white, thickness: thickness))
    }
    guard let background else {
      self.overlays = overlays
      labels = []
      return
    }
    let contrast = plane.contrastLines(on: background)
    let lines = contrast.flatMap(\.lines)
    self.overlays = overlays + [LineOverlay(lines, color: white, thickness: thickness, dash: 4)]
    labels = contrast.compactMap { ratio, lines in
      lines.joined().min { $0.x < $1.x }.map { start in
        let near = lines.joined().filter { $0.x < start.x + 0.3 }
        return ("\(decimalText(ratio, atMost: 1)) : 1", start, near.contains { $0.y > start.y + 0.008 })
      }
    }
  }

  /// The plane with its lines.
  var fill: GradientFill { .plane(plane, overlays) }

  func fits(_ plane: ColorPlane, background: RGB?, reference: String) -> Bool {
    self.plane == plane && self.background == background && self.reference == reference
  }

  /// Says beside each line of contrast what its ratio is, and in the corner what the other line parts.
  func show(_ ui: UI, _ rect: Rect) {
    let style = TextStyle(12), height = 17.0
    var last: Rect?
    for (ratio, place, rises) in labels.sorted(by: { $0.place.y > $1.place.y }) {
      var text = ratio.hasPrefix("4.5") ? "\(ratio) \(reference)" : ratio
      // A long one would meet the next line.
      if ui.measure.width(of: text, style) > rect.width * 0.3 { text = ratio }
      let width = ui.measure.width(of: text, style)
      let label = Rect(
        rect.x + place.x * rect.width + 10, rect.y + (1 - place.y) * rect.height + (rises ? 1 : -height), width, height)
      // Lines that lie close together say it once.
      guard rect.inset(2).contains(label), last.map({ $0.intersection(label).isEmpty }) ?? true else { continue }
      last = label
      ui.label(text, label, style, legible(on: plane.color(at: place)))
    }
    let corner = plane.color(at: SIMD2(0.97, 0.95))
    if !Gamut.displayP3.contains(Color(corner)) {
      let legend = "sRGB │ P3", width = ui.measure.width(of: legend, style)
      ui.label(legend, Rect(rect.maxX - 12 - width, rect.y + 10, width, height), style, ui.theme.secondary)
    }
  }
}
