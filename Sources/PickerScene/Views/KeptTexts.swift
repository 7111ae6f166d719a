import PickerCore

/// The texts of the picker that tell of its color.
struct KeptTexts {
  struct Field: Equatable {
    /// The tab's; empty for alpha, which is the same in all.
    var space: String
    var value: Double
  }

  struct Value: Equatable {
    var color: Color
    var format: String
  }

  struct Pair: Equatable {
    var text, paper: RGBA
  }

  /// What the cell of a paper says of a color on it.
  struct Contrast {
    var grade = KeptText<Pair>()
    var level = KeptText<Pair>()
    var both = KeptText<Pair>()
  }

  /// By channel, the fourth for alpha.
  var fields = Array(repeating: KeptText<Field>(), count: 4)
  var value = KeptText<Value>()
  var name = KeptText<RGB>()
  /// In the order of `ContrastPaper.allCases`.
  var contrast = ContrastPaper.allCases.map { _ in Contrast() }
}
