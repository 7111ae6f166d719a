/// What the program can measure, in order. A new group is one file and one line here.
let groups: [Group] = [
  Group("strips", "horizontal gradients against memset of the same pixels", strips),
  Group("bars", "one bar for each channel of some spaces", channelBars),
  Group("planes", "two-dimensional gradients, one core", planes),
  Group("rules", "what is allowed of planes, one core", ruleMasks),
  Group("wheels", "the hue wheel's ring and triangle, one core", wheels),
  Group("plain", "the quick ways against the plain ones that they have to equal", plainPlanes),
  Group("cores", "the same planes on two cores against one", twoCores),
  Group("conversions", "colors converted, read and written", conversions),
  Group("frames", "what one change costs in windows of several sizes, and with many swatches", figures: frameFigures),
  Group("program", "the program's window next to a bare one of SDL and to other pickers", figures: programFigures),
]

/// Races that belong together, or figures that are taken in other ways.
struct Group: Sendable {
  let name: String
  let summary: String
  let races: @Sendable () -> [Race]
  let figures: @Sendable (_ rounds: Int) -> [Figure]

  init(_ name: String, _ summary: String, _ races: @escaping @Sendable () -> [Race]) {
    self.name = name
    self.summary = summary
    self.races = races
    figures = { _ in [] }
  }

  init(_ name: String, _ summary: String, figures: @escaping @Sendable (_ rounds: Int) -> [Figure]) {
    self.name = name
    self.summary = summary
    races = { [] }
    self.figures = figures
  }
}

/// Contenders that take turns, so that whatever else the machine does meets all of them alike.
struct Race {
  let name: String
  /// What one run works through: pixels, colors, lines; times are also given for one of them.
  let items: Int
  /// What the first contender is measured against is itself.
  let contenders: [Contender]
}

struct Contender {
  let name: String
  let target: Target?
  /// Another process does the work, whose memory is not counted.
  let isOutside: Bool
  let run: () -> Void

  init(_ name: String, target: Target? = nil, isOutside: Bool = false, _ run: @escaping () -> Void) {
    self.name = name
    self.target = target
    self.isOutside = isOutside
    self.run = run
  }
}

/// What a contender's median may be at most.
enum Target: Sendable {
  /// Times the race's first contender.
  case ratio(Double)
  /// Nanoseconds for each item.
  case perItem(Double)
}
