import PickerCore

/// Over the preview: that the color breaks a rule, and why, and the button that leads to the nearest one that does not.
struct AllowedMark {
  static let id = WidgetID("nearest")
  private struct Subject: Equatable {
    var color: Color
    var revision: Int
  }
  private var words = Memoized<Subject, String?>()

  mutating func show(_ ui: UI, _ picker: inout PickerState) {
    if let note = picker.ruling.note, let preview = ui.record(shown: "preview") {
      ui.showNote(note, beside: preview.rect)
    }
    guard !picker.ruling.isEmpty, let preview = ui.record(shown: "preview")?.rect else { return }
    let ruling = picker.ruling, color = picker.color
    let reason = words.value(for: Subject(color: color, revision: ruling.revision)) { _ in
      ruling.test.failures(of: color).first?.words
    }
    guard let reason else { return }
    let side = min(44, preview.height), rect = ui.snap(Rect(preview.maxX - side, preview.y, side, side))
    ui.register(Self.id, rect, slop: 0, text: reason, touch: rect)
    ui.whenDrawing {
      let ink = legible(on: picker.seen(picker.shownRGB)),
        sign = ui.snap(Rect(rect.center.x - 13, rect.center.y - 13, 26, 26))
      ui.draw.append(.shape(.disc, sign, ink))
      ui.label("!", sign, .button, ink == Theme.white ? Theme.gray(20) : Theme.white, align: .center)
      ui.focusRing(Self.id, rect, radius: 10)
    }
    ui.hint(Self.id, rect, "\(reason). \(tr("Tap for the nearest allowed color"))")
    guard ui.isChosen(Self.id, rect) else { return }
    if let nearest = ruling.test.nearest(to: color, inBytes: true) {
      picker.edit { $0.set(nearest) }
    } else {
      picker.ruling.note = tr("No color meets all rules")
    }
  }
}

extension UI {
  /// A view that has been shown in this pass.
  func record(shown id: WidgetID) -> ViewRecord? { views.last { $0.id == id && !$0.visible.isEmpty } }
}
