import CSDL2
import PickerCore
import PickerScene

/// A scene, such as a `PickerView`, in a rectangle of another program's window: that program has the window, the renderer
/// and the loop.
///
/// Pass each event to `handle`, call `draw` where the program draws its own picture, and wait no longer than `sleep`.
/// Several may share a window. SDL's video must have started; the process is not changed.
public final class EmbeddedScene {
  /// What an event led to.
  public struct Answer: Sendable {
    /// Whether the event was for this scene.
    public var isTaken = false
    /// Whether the color moved, or a gesture that moved it is over.
    public var change = Change.none
    /// What the user asked for: a picker's Select or Cancel.
    public var action = PickerAction.none
  }

  /// Whether keys go to this scene: from a press in it until a press elsewhere.
  public var hasKeyboard = false

  private let sdlRenderer: OpaquePointer
  private let renderer: Renderer
  private let host: EmbeddedHost
  private let loop: FrameLoop
  private let scene: any Scene
  private var changes: ChangeTracker
  private var needsPass = true
  private var isMouseInside = false
  private var heldKeys = HeldKeys()

  /// - Parameters:
  ///   - window: The program's `SDL_Window`; outlives this object, as does the renderer.
  ///   - renderer: The window's `SDL_Renderer`.
  ///   - frame: In the units that SDL counts the window's size in.
  ///   - scale: Pixels in a point; `nil` for a point in a unit of the window's size.
  public init(
    _ scene: any Scene, window: OpaquePointer, renderer: OpaquePointer, fonts: FontBook, frame: Rect,
    scale: Double? = nil, theme: ThemeChoice = .dark
  ) {
    sdlRenderer = renderer
    self.renderer = Renderer(renderer: renderer, fonts: fonts)
    host = EmbeddedHost(window: window, renderer: renderer, fonts: fonts, frame: frame, scale: scale)
    loop = FrameLoop(scene, on: host, theme: theme)
    self.scene = scene
    changes = ChangeTracker(scene)
  }

  /// Where the scene is, in the units that SDL counts the window's size in.
  public var frame: Rect {
    get { host.frame }
    set {
      host.frame = newValue
      needsPass = true
    }
  }

  /// What is shown, and where an eyedropper may be set.
  public var ui: UI { loop.ui }

  /// Takes an event of the program's window; those of other windows are left alone.
  public func handle(_ event: SDL_Event) -> Answer {
    guard !heldKeys.repeats(event), let translated = host.translation.translate(event).flatMap(within) else {
      return Answer()
    }
    let held = EventTranslation.heldModifiers
    return step([TimedEvent(translated, at: UInt64(event.common.timestamp), modifiers: held)], isTaken: true)
  }

  /// To be called when `sleep` is over, and after the scene was changed from outside.
  public func update() -> Answer { step([], isTaken: false) }

  /// For how many milliseconds `update` need not be called; `nil` for any time.
  public var sleep: UInt64? { needsPass ? 0 : loop.sleep }

  /// Whether there is something new to draw.
  public var needsDrawing: Bool { needsPass || host.needsDrawing }

  /// Draws the scene into its frame. The renderer's viewport and clip are restored, its color and blend mode are not.
  public func draw() {
    if needsPass { _ = update() }
    var viewport = SDL_Rect(), clip = SDL_Rect(), place = host.pixels.sdl
    SDL_RenderGetViewport(sdlRenderer, &viewport)
    let isClipped = SDL_RenderIsClipEnabled(sdlRenderer) == SDL_TRUE
    SDL_RenderGetClipRect(sdlRenderer, &clip)
    SDL_RenderSetViewport(sdlRenderer, &place)
    renderer.draw(host.picture, scale: host.scale, damage: nil, background: host.background)
    SDL_RenderSetViewport(sdlRenderer, &viewport)
    if isClipped { SDL_RenderSetClipRect(sdlRenderer, &clip) }
    host.needsDrawing = false
  }

  private func step(_ events: [TimedEvent], isTaken: Bool) -> Answer {
    needsPass = false
    // This host never fails to present.
    let action = (try? loop.step(events)) ?? .none, change = changes.look(at: scene)
    return Answer(
      isTaken: isTaken, change: change.committed ? .committed : change.moved ? .moved : .none, action: action)
  }

  // MARK: Which events are the scene's

  /// An event as the scene has it, with places from the frame's corner. `nil` for what is not this scene's.
  private func within(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .pressed(let pointer, let p, let clicks):
      let place = host.local(p), isHere = isInside(place)
      guard isHere || hasKeyboard else { return nil }
      hasKeyboard = isHere
      // A press elsewhere takes the focus from its fields.
      return .pressed(pointer, isHere ? place : Self.nowhere, clicks: clicks)
    case .moved(let pointer, let p):
      let place = host.local(p), isHere = isInside(place) || ui.holds(pointer)
      guard pointer == .mouse else { return isHere ? .moved(pointer, place) : nil }
      defer { isMouseInside = isHere }
      return isHere ? .moved(pointer, place) : isMouseInside ? .left : nil
    case .released(let pointer, let p): return ui.holds(pointer) ? .released(pointer, host.local(p)) : nil
    case .menuRequested(let p): return isInside(host.local(p)) ? .menuRequested(host.local(p)) : nil
    case .scrolled(let p, let x, let y): return isInside(host.local(p)) ? .scrolled(host.local(p), x: x, y: y) : nil
    case .key, .text, .composing: return hasKeyboard ? event : nil
    case .closeRequested: return nil
    default: return event
    }
  }

  private static let nowhere = Point(-100_000, -100_000)

  private func isInside(_ p: Point) -> Bool { Rect(0, 0, host.size.x, host.size.y).contains(p) }
}
