import PickerCore
import PickerRaster

/// How heavy and how large text is; sizes in points.
nonisolated public struct TextStyle: Hashable, Sendable {
  public var size: Double
  public var bold: Bool
  public init(_ size: Double, bold: Bool = false) {
    self.size = size
    self.bold = bold
  }

  public static let body = TextStyle(15)
  public static let caption = TextStyle(13)
  public static let button = TextStyle(15, bold: true)
  public static let title = TextStyle(22)
  public static let largeTitle = TextStyle(36, bold: true)
}

/// An antialiased shape in a rectangle.
nonisolated public enum DrawShape: Hashable, Sendable {
  case roundedRect(radius: Double)
  case outline(radius: Double, thickness: Double)
  case disc
  case ring(thickness: Double)
  /// An icon of lines and arcs, in a square.
  case strokes([Stroke], thickness: Double)
  /// Falls off over `blur` points outside the rectangle.
  case shadow(radius: Double, blur: Double)
}

/// One thing to paint. All measures are in points; rectangles are snapped to pixels by who made them.
nonisolated public enum DrawCommand: Hashable, Sendable {
  /// A plain rectangle.
  case fill(Rect, RGBA)
  case shape(DrawShape, Rect, RGBA)
  /// A gradient; its corners are rounded by painting `background` over them. Indirect, or
  /// all commands would be as large as it.
  indirect case gradient(GradientFill, Rect, radius: Double, background: RGBA)
  /// One line; `origin` is its top left.
  case text(String, TextStyle, origin: Point, RGBA)
  /// What follows, until the matching `unclip`, is cut to the rectangle.
  case clip(Rect)
  case unclip
}

/// The picture, back to front.
nonisolated public struct DrawList: Sendable {
  public internal(set) var commands: [DrawCommand] = []
  /// Whether it takes in anything.
  var isOn = true
  /// The gradients of the pictures before, in their order: one that stays as it was needs no new box.
  private var gradients: [DrawCommand] = []
  private var gradientCount = 0
  public init() {}

  /// Empties it for the next picture.
  mutating func begin() {
    commands.removeAll(keepingCapacity: true)
    gradientCount = 0
  }

  mutating func appendGradient(
    _ fill: @autoclosure () -> GradientFill, _ rect: Rect, radius: Double, background: RGBA
  ) {
    guard isOn else { return }
    let fill = fill(), place = gradientCount
    gradientCount += 1
    if place < gradients.count, case .gradient(let known, rect, radius, background) = gradients[place], known == fill {
      return commands.append(gradients[place])
    }
    let made = DrawCommand.gradient(fill, rect, radius: radius, background: background)
    commands.append(made)
    if place < gradients.count { gradients[place] = made } else { gradients.append(made) }
  }

  public mutating func append(_ command: @autoclosure () -> DrawCommand) { if isOn { commands.append(command()) } }
}

/// What layout must know of text; the platform measures with the real font, tests with a made one.
public protocol TextMeasuring {
  /// The advance of one line, in points.
  func width(of text: String, _ style: TextStyle) -> Double
  /// The height of one line, in points.
  func lineHeight(_ style: TextStyle) -> Double
}
