import PickerCore
import PickerRaster

/// On which side of a finger its loupe is, where there is no room above.
enum LoupeSide { case left, right }

/// What the loupe says beside what it shows.
public struct LoupeColors: Hashable, Sendable {
  /// The color as it is now and as it was: the upper and the lower half of the rim.
  public var new, old: RGB
  public var text: String

  public init(new: RGB, old: RGB, text: String) { (self.new, self.old, self.text) = (new, old, text) }
}

extension UI {
  private static let lens = 112.0, rim = 8.0, aboveFinger = 60.0
  private static let pill = 28.0, pillGap = 6.0
  /// How much the lens magnifies.
  static let magnification = 4.0

  /// Shows what a finger on a view hides, magnified, above the finger or beside it, never outside the window.
  /// - Parameters:
  ///   - rect: Where the gradient is.
  ///   - center: The point of it that is picked, in points.
  ///   - fill: The gradient, as it is drawn in the rectangle.
  ///   - color: What is picked, where the scene says nothing else.
  func loupe(
    _ id: WidgetID, _ rect: Rect, at center: Point, fill: @autoclosure () -> GradientFill,
    color: @autoclosure () -> RGB
  ) {
    guard isDrawing,
      let (pointer, touch) = touches.first(where: { $0.value.view == id && $0.value.isSettled(at: input.time) })
    else { return }
    let content = Lens(
      fill(), width: rect.width, height: rect.height, center: Point(center.x - rect.x, center.y - rect.y),
      magnification: Self.magnification, background: theme.window.rgb)
    let shown = color(), side = place(of: pointer, touch)
    deferred.append { ui in
      let colors = ui.loupeColors ?? LoupeColors(new: shown, old: shown, text: hexText(Color(shown)))
      ui.drawLoupe(side, content, colors)
    }
  }

  /// Where the lens is, as a rectangle; the text is below it.
  private func place(of pointer: PointerID, _ touch: Touch) -> Rect {
    let p = touch.place, size = Self.lens, height = size + Self.pillGap + Self.pill, margin = 4.0
    let above = p.y - Self.aboveFinger - size
    var side = touch.loupeSide
    if above < margin { side = side ?? (p.x > bounds.width / 2 ? .left : .right) }
    // Back above only where it will stay there.
    if above > margin + 24 { side = nil }
    if side != touch.loupeSide { touches[pointer]?.loupeSide = side }
    func inside(_ x: Double, _ end: Double, _ length: Double) -> Double { max(margin, min(x, end - margin - length)) }
    let left =
      switch side {
      case nil: p.x - size / 2
      case .left: p.x - Self.aboveFinger - size
      case .right: p.x + Self.aboveFinger
      }
    let top = side == nil ? above : p.y - size / 2
    return snap(Rect(inside(left, bounds.width, size), inside(top, bounds.height, height), size, size))
  }

  private func drawLoupe(_ lens: Rect, _ content: Lens, _ colors: LoupeColors) {
    var shade = Theme.black
    shade.alpha = 0.6
    draw.append(.shape(.disc, snap(lens.inset(-1)), shade))
    draw.append(.shape(.disc, lens, Theme.white))
    let rim = snap(lens.inset(1.5)), middle = snap(Rect(lens.x, lens.center.y, lens.width, lens.height / 2))
    draw.append(.clip(Rect(lens.x, lens.y, lens.width, middle.y - lens.y)))
    draw.append(.shape(.disc, rim, RGBA(colors.new)))
    draw.append(.unclip)
    draw.append(.clip(middle))
    draw.append(.shape(.disc, rim, RGBA(colors.old)))
    draw.append(.unclip)
    let inner = snap(lens.inset(Self.rim))
    draw.append(.shape(.disc, snap(inner.inset(-1.5)), Theme.white))
    draw.appendGradient(.lens(content), inner, radius: 0, background: theme.window)
    crosshair(inner.center)
    let width = min(bounds.width - 8, max(88, measure.width(of: colors.text, .body) + 24))
    let x = max(4, min(lens.center.x - width / 2, bounds.width - 4 - width))
    let pill = snap(Rect(x, lens.maxY + Self.pillGap, width, Self.pill))
    draw.append(.shape(.roundedRect(radius: Self.pill / 2), pill, theme.field))
    draw.append(.shape(.outline(radius: Self.pill / 2, thickness: 1), pill, theme.outline ?? theme.border))
    label(colors.text, Rect(pill.x + 10, pill.y, pill.width - 20, pill.height), .body, theme.text, align: .center)
  }

  /// A ring around what is picked, and four ticks.
  private func crosshair(_ center: Point) {
    var shade = Theme.black
    shade.alpha = 0.6
    for (color, wider) in [(shade, 1.0), (Theme.white, 0.0)] {
      for turn in 0..<4 {
        let isUpright = turn % 2 == 0, sign = turn < 2 ? -1.0 : 1.0
        let near = sign * 9 - (sign < 0 ? 6 : 0)
        let tick =
          isUpright
          ? Rect(center.x - 1, center.y + near, 2, 6) : Rect(center.x + near, center.y - 1, 6, 2)
        draw.append(.fill(snap(tick.inset(-wider)), color))
      }
      let radius = 7 + wider
      draw.append(
        .shape(
          .ring(thickness: 2 + 2 * wider),
          snap(Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)), color))
    }
  }
}
