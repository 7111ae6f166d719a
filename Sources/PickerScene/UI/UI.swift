import PickerCore

/// What a view is handed: the input of this pass, the captured and focused widgets, the list of things to paint.
///
/// Views measure, answer the pointer and draw in one call. A press goes to what the user saw when pressing: the
/// views of the pass before, the topmost first, exact hits before those within the slop.
public final class UI {
  public internal(set) var input = InputState()
  /// The client area in points.
  public internal(set) var bounds = Rect(0, 0, 0, 0)
  /// Pixels in a point. Views need it for nothing: they lay out in points, and `snap` finds the pixels.
  public internal(set) var scale = 1.0
  public var theme: Theme
  /// Views move at once where they would glide.
  public var isStill = false
  public var measure: any TextMeasuring
  public var draw = DrawList()
  /// Whether this pass is shown. Views run alike in both kinds; what they hand over for drawing is evaluated only here.
  public private(set) var isDrawing: Bool {
    get { draw.isOn }
    set { draw.isOn = newValue }
  }
  public internal(set) var views: [ViewRecord] = []
  /// Draws above, and takes presses before, what has a lower layer.
  public var layer = 0

  var captured: [PointerID: WidgetID] = [:]
  /// Where and when the presses that are still down, and have not moved, began; in points.
  var presses: [PointerID: Press] = [:]
  var newDrag: NewDrag?
  /// The view that a menu was asked for with the secondary button.
  var menuTarget: WidgetID?
  var hints = HintState()
  /// Further pointers on a view that another one has captured.
  var assistants: [PointerID: WidgetID] = [:]
  var fineDrags: [WidgetID: FineDrag] = [:]
  public internal(set) var focus: WidgetID?
  /// The widget that lost the focus in this pass.
  var blurred: WidgetID?
  /// A focus ring is shown once the keyboard moved the focus.
  var focusIsVisible = false
  var editor = TextEditor()
  /// Where an input method shows its window; `nil` when no text field has focus.
  public internal(set) var textInputArea: Rect?
  /// Set by a view that moves by itself: another pass is due at the next frame.
  public private(set) var isAnimating = false
  /// When another pass is due, in the milliseconds of `input.time`, if nothing happens before.
  public private(set) var wakeTime: UInt64?
  public var clipboard: any Clipboard = MemoryClipboard()
  /// `nil` where there is none.
  public var eyedropper: (any Eyedropper)?
  private var seen: [ViewRecord] = []
  /// How the labels were set, in their order, and how many there are so far in this pass.
  var fits: [LabelFit] = []
  var labelCount = 0
  private var clips: [Rect] = []
  /// Nothing to touch is narrower or lower, in points.
  var leastTouch = 44.0
  /// Whether a finger was the last pointer.
  var isTouched = false
  /// Of the display, where it is known.
  public internal(set) var pointsPerMillimeter: Double?
  /// The topmost layer that the user saw.
  private(set) var shownLayer = 0
  /// What is drawn above all else: menus and notes.
  var deferred: [(UI) -> Void] = []
  /// Told of each label: its text, its rectangle, its width. For tests of the layout.
  package var onLabel: ((String, Rect, Double) -> Void)?
  /// Whether a view answered this pass's key.
  var keyIsUsed = false

  public init(measure: any TextMeasuring, theme: Theme = .dark) {
    self.measure = measure
    self.theme = theme
  }

  /// One pass of `views` over one input.
  /// - Parameters:
  ///   - size: Width and height, in points.
  ///   - scale: Pixels in a point.
  ///   - draws: Whether the pass is to be shown; else the views only answer, and nothing is drawn.
  public func pass(_ input: InputState, size: Point, scale: Double, draws: Bool = true, _ build: (UI) -> Void) {
    isDrawing = draws
    self.input = input
    self.scale = scale
    bounds = Rect(0, 0, size.x, size.y)
    draw.begin()
    swap(&seen, &views)
    views.removeAll(keepingCapacity: true)
    layer = 0
    labelCount = 0
    keyIsUsed = false
    isAnimating = false
    wakeTime = nil
    blurred = nil
    menuTarget = nil
    shownLayer = topLayer
    textInputArea = nil
    deferred.removeAll(keepingCapacity: true)
    begin()
    build(self)
    end()
    noteTouch()
  }

  private func begin() {
    followPresses()
    hints.begin(input)
    switch input.event {
    case .pressed(let pointer, let p, _):
      captured[pointer] = nil
      let target = hit(p)
      assistants[pointer] = nil
      if let target {
        if captured.values.contains(target.id) {
          assistants[pointer] = target.id
        } else {
          captured[pointer] = target.id
        }
      }
      focusIsVisible = false
      moveFocus(to: target.flatMap { $0.takesFocus ? $0.id : nil })
    case .menuRequested(let p): menuTarget = hit(p)?.id
    case .cancelled(let pointer):
      captured[pointer] = nil
      assistants[pointer] = nil
    case .focusLost:
      captured.removeAll()
      assistants.removeAll()
    case .key(.tab, let modifiers):
      let order = seen.filter { $0.takesFocus && ($0.isTabStop || $0.id == focus) && $0.layer == shownLayer }.map(\.id)
      guard !order.isEmpty else { break }
      let step = modifiers.contains(.shift) ? -1 : 1
      let next = focus.flatMap { order.firstIndex(of: $0) }.map { ($0 + step + order.count) % order.count }
      moveFocus(to: order[next ?? (step > 0 ? 0 : order.count - 1)])
      focusIsVisible = true
      keyIsUsed = true
    default: break
    }
  }

  private func end() {
    showDeferred()
    if case .released(let pointer, _) = input.event {
      captured[pointer] = nil
      assistants[pointer] = nil
      presses[pointer] = nil
    }
    if isDrawing { hints.end() }
    // A view that is drawn no more lets go of its pointer and of the focus.
    for (pointer, id) in captured where !isShown(id) { captured[pointer] = nil }
    if let focus, !isShown(focus) { moveFocus(to: nil) }
  }

  private func isShown(_ id: WidgetID) -> Bool {
    for i in views.indices where views[i].id == id { return true }
    return false
  }

  private var topLayer: Int {
    var top = 0
    for i in seen.indices { top = max(top, seen[i].layer) }
    return top
  }

  /// Gives the focus away; the widget that had it commits in this pass.
  public func moveFocus(to id: WidgetID?) {
    guard id != focus else { return }
    blurred = focus
    focus = id
    editor = TextEditor()
  }

  private func hit(_ p: Point) -> ViewRecord? {
    let top = shownLayer
    var best: ViewRecord?, least = Double.infinity
    for view in seen.reversed() where view.layer == top && !view.isBackdrop {
      let distance = view.distance(to: p)
      if distance == 0, view.visible.contains(p) { return view }
      if distance <= view.slop, distance < least { (best, least) = (view, distance) }
    }
    return best ?? seen.last { $0.layer == top && $0.isBackdrop && $0.visible.contains(p) }
  }

  // MARK: What views call

  /// Does what only adds to the picture, where the pass is shown: for what is dear to work out.
  func whenDrawing(_ draw: () -> Void) { if isDrawing { draw() } }

  /// Asks for another pass soon, for a view that moves by itself.
  public func requestFrame() { isAnimating = true }

  /// Asks for another pass at a time, for a view that waits.
  public func wake(at time: UInt64) { wakeTime = min(time, wakeTime ?? time) }

  /// Shows what was put off until the views below are drawn.
  func showDeferred() {
    let above = deferred
    deferred.removeAll(keepingCapacity: true)
    for show in above { show(self) }
  }

  /// Makes a view known in this pass: where it is, what it shows.
  /// - Parameters:
  ///   - slop: How far outside the touch rectangle a press is still taken, in points.
  ///   - touch: What takes presses; by default the rectangle, at least 44 points wide and high, and for a finger 9 mm. Neighbors share the gap
  ///     between them: touch rectangles never overlap.
  ///   - text: Evaluated only where the pass is shown.
  public func register(
    _ id: WidgetID, _ rect: Rect, slop: Double = 8, takesFocus: Bool = true, isTabStop: Bool = true,
    value: ViewValue? = nil, text: @autoclosure () -> String? = nil, outline: Outline? = nil, touch: Rect? = nil
  ) {
    let visible = visible(rect), touch = self.visible(touch ?? rect.grown(to: leastTouch))
    views.append(
      ViewRecord(
        id: id, rect: rect, value: value, text: isDrawing ? text() : nil, slop: visible.isEmpty ? -1 : slop,
        layer: layer,
        takesFocus: takesFocus,
        isTabStop: isTabStop, visible: visible, touch: touch, outline: outline))
  }

  /// What the clips leave of a rectangle.
  func visible(_ rect: Rect) -> Rect {
    guard let clip = clips.last else { return rect }
    return rect.intersection(clip)
  }

  /// Makes an area known that takes the presses that no view in it takes.
  public func registerBackdrop(_ id: WidgetID, _ rect: Rect) {
    register(id, rect, slop: 0, takesFocus: false)
    views[views.count - 1].isBackdrop = true
  }

  /// Where the pointer that `id` has captured is in this pass, in points; `nil` when it did not move.
  public func drag(_ id: WidgetID) -> Point? {
    switch input.event {
    case .pressed(let pointer, let p, _), .moved(let pointer, let p), .released(let pointer, let p):
      return captured[pointer] == id ? p : nil
    default: return nil
    }
  }

  /// Whether a press on `id` ended in this pass within `rect` (or up to 8 points outside).
  public func tapped(_ id: WidgetID, _ rect: Rect) -> Bool {
    guard case .released(let pointer, let p) = input.event, captured[pointer] == id else { return false }
    return rect.distance(to: p) <= 8
  }

  public func isCaptured(_ id: WidgetID) -> Bool {
    for holder in captured.values where holder == id { return true }
    return false
  }

  /// Whether a pointer is down on a view.
  public func holds(_ pointer: PointerID) -> Bool { captured[pointer] != nil || assistants[pointer] != nil }

  public func isHovered(_ rect: Rect) -> Bool {
    guard let mouse = input.pointers[.mouse] else { return false }
    return rect.contains(mouse)
  }

  /// Whether any pointer holds a view: a gesture is under way.
  public var isGesturing: Bool { !captured.isEmpty }

  /// The key of this pass, once, for the focused widget.
  public func key(for id: WidgetID) -> (key: Key, modifiers: Modifiers)? {
    guard focus == id, !keyIsUsed, case .key(let key, let modifiers) = input.event else { return nil }
    return (key, modifiers)
  }

  /// The key that no widget has used.
  public var unusedKey: (key: Key, modifiers: Modifiers)? {
    guard !keyIsUsed, case .key(let key, let modifiers) = input.event else { return nil }
    return (key, modifiers)
  }

  public func useKey() { keyIsUsed = true }

  public func snap(_ rect: Rect) -> Rect { rect.snapped(scale: scale) }

  public func clip(_ rect: Rect, _ content: () -> Void) {
    clips.append(visible(rect))
    draw.append(.clip(rect))
    content()
    draw.append(.unclip)
    clips.removeLast()
  }

  /// The ring around the focused widget, once the keyboard has moved the focus.
  func focusRing(_ id: WidgetID, _ rect: Rect, radius: Double) {
    guard focus == id, focusIsVisible else { return }
    draw.append(
      .shape(.outline(radius: radius + 3, thickness: theme.focusThickness), snap(rect.inset(-3)), theme.focus))
  }
}
