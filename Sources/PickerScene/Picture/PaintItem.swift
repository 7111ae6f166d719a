import PickerCore

/// A command that paints, with what it may touch: its own bounds cut to the clip in force.
nonisolated package struct PaintItem: Equatable {
  package var command: DrawCommand
  /// The command's rectangle in pixels.
  package var shape: Rect
  package var clip: Rect
  package var bounds: Rect
  /// Where nothing that is below shows through; perhaps not all of that.
  package var cover: Rect

  /// Larger than any window.
  package static let everywhere = Rect(-32768, -32768, 65536, 65536)

  /// The commands that paint, with their clips.
  @MainActor package static func resolve(_ list: DrawList, scale: Double, measuring text: some TextMeasuring) -> [PaintItem] {
    var items: [PaintItem] = [], clips: [Rect] = []
    update(&items, to: list, scale: scale, measuring: text, clips: &clips) { _ in }
    return items
  }

  /// Makes the items of the last picture, at the same scale, those of the next one. What stayed is left as it is.
  /// - Parameters:
  ///   - clips: Room for those in force.
  ///   - changed: Told of the rectangles that look different now, in pixels.
  @MainActor static func update(
    _ items: inout [PaintItem], to list: DrawList, scale: Double, measuring text: some TextMeasuring,
    clips: inout [Rect], changed: (Rect) -> Void
  ) {
    var count = 0
    for i in list.commands.indices where list.commands[i].paints { count += 1 }
    if count != items.count {
      // Something came or went; what is before and after it stays.
      let end = tail(items, list), start = min(head(items, list), min(items.count, count) - end)
      for i in start..<items.count - end { changed(items[i].bounds) }
      items.replaceSubrange(
        start..<items.count - end, with: repeatElement(PaintItem(), count: count - start - end))
    }
    clips.removeAll(keepingCapacity: true)
    clips.append(everywhere)
    var index = 0
    for i in list.commands.indices {
      if case .clip(let rect) = list.commands[i] {
        clips.append(rect.pixels(scale: scale).intersection(clips[clips.count - 1]))
      } else if case .unclip = list.commands[i] {
        if clips.count > 1 { clips.removeLast() }
      } else {
        let clip = clips[clips.count - 1]
        if items[index].clip != clip || items[index].command != list.commands[i] {
          changed(items[index].bounds)
          items[index] = PaintItem(list.commands[i], clip, scale, text)
          changed(items[index].bounds)
        }
        index += 1
      }
    }
  }

  /// How many of the first items are the same, whatever their clips.
  private static func head(_ items: [PaintItem], _ list: DrawList) -> Int {
    var index = 0
    for command in list.commands where command.paints {
      guard index < items.count, items[index].command == command else { break }
      index += 1
    }
    return index
  }

  /// How many of the last items are the same.
  private static func tail(_ items: [PaintItem], _ list: DrawList) -> Int {
    var count = 0
    for command in list.commands.reversed() where command.paints {
      guard count < items.count, items[items.count - 1 - count].command == command else { break }
      count += 1
    }
    return count
  }

  /// Holds the place of what is to come.
  private init() {
    let empty = Rect(0, 0, 0, 0)
    (command, shape, clip, bounds, cover) = (.unclip, empty, empty, empty, empty)
  }

  @MainActor private init(_ command: DrawCommand, _ clip: Rect, _ scale: Double, _ text: some TextMeasuring) {
    self.command = command
    self.clip = clip
    cover = Rect(0, 0, 0, 0)
    switch command {
    case .fill(let rect, let color):
      shape = rect.pixels(scale: scale)
      bounds = shape
      if color.alpha >= 1 { cover = shape }
    case .gradient(let fill, let rect, _, _):
      shape = rect.pixels(scale: scale)
      bounds = shape
      if fill.isOpaque { cover = shape }
    case .shape(let kind, let rect, let color):
      shape = rect.pixels(scale: scale)
      bounds = shape
      if case .roundedRect(let radius) = kind, color.alpha >= 1 {
        cover = Self.withoutCorners(shape, radius: (radius * scale).rounded(.up))
      }
      if case .shadow(_, let blur) = kind { bounds = shape.inset(-(blur * scale).rounded(.up)) }
    case .text(let string, let style, let origin, _):
      let width = text.width(of: string, style), height = text.lineHeight(style)
      // Glyphs may reach out of their line: slanted ones, tall ones of other fonts.
      let margin = (style.size * scale / 3).rounded(.up)
      shape = Rect(origin.x, origin.y, width, height).pixels(scale: scale)
      bounds = width > 0 ? shape.inset(-margin) : Rect(0, 0, 0, 0)
    case .clip, .unclip:
      shape = Rect(0, 0, 0, 0)
      bounds = shape
    }
    bounds = bounds.intersection(clip)
    cover = cover.intersection(bounds)
  }

  /// The larger of the two rectangles between the corners.
  private static func withoutCorners(_ rect: Rect, radius: Double) -> Rect {
    rect.width > rect.height
      ? Rect(rect.x + radius, rect.y, max(0, rect.width - 2 * radius), rect.height)
      : Rect(rect.x, rect.y + radius, rect.width, max(0, rect.height - 2 * radius))
  }
}

extension DrawCommand {
  fileprivate nonisolated var paints: Bool {
    switch self {
    case .clip, .unclip: false
    default: true
    }
  }
}
