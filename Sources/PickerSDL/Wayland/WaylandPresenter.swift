import CSDL2
import PickerCore
import PickerScene
import PickerWayland

/// Draws into memory that it shares with a Wayland compositor, and shows that on SDL's surface; SDL has the rest of the
/// window: its size, its scale, its frame and its input.
final class WaylandPresenter: Presenter {
  private let window: SharedWindow
  private let fonts: FontBook
  private let display: WaylandDisplay
  private let surface: WaylandObject
  private let shm: WaylandObject
  private let damageOfSDL: DamageOfSDL?

  /// Of the window's size. The compositor may hold one while another is painted.
  private var buffers: [WaylandBuffer] = []
  /// Of other sizes, until the compositor has read them.
  private var former: [WaylandBuffer] = []
  /// What is shown, or will be with the next frame of the compositor.
  private var front: WaylandBuffer?
  private var target: SharedTarget?
  /// Until the compositor asks for another picture.
  private var frame: WaylandObject?
  /// Whether the loop waits to show a picture. The first frame wakes it in any case.
  private var isWanted = true

  /// Above this the compositor must first give one back.
  private static let limit = 3
  /// The type of the event that wakes the loop.
  nonisolated private static let eventType: UInt32 = SDL_RegisterEvents(1)

  /// - Returns: `nil` where the compositor shares no memory.
  init?(window: SharedWindow, _ connection: WaylandConnection, fonts: FontBook) {
    display = connection.display
    guard let surface = WaylandObject(borrowing: connection.surface, display), surface.version >= 4,
      let shm = connection.globals.bind(display.library.shm, atMost: 1)
    else { return nil }
    (self.window, self.fonts, self.surface, self.shm) = (window, fonts, surface, shm)
    damageOfSDL = DamageOfSDL(connection.surface, display)
  }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSizeInPixels(window.raw, &width, &height)
    return (Int(width), Int(height))
  }

  func windowChanged() {}

  // MARK: Pace

  /// A picture of another size is shown at once; else one for each frame of the compositor, none while it shows nothing.
  var takesPicture: Bool {
    if frame == nil, front != nil { damageOfSDL?.end() }
    if isNewSize || isReady { return true }
    isWanted = true
    return false
  }

  private var isNewSize: Bool { front.map { ($0.width, $0.height) != pixelSize } ?? true }
  private var isReady: Bool { frame == nil && (buffers.count < Self.limit || buffers.contains { !$0.isShown }) }

  private func wake() {
    guard isWanted, isReady else { return }
    isWanted = false
    var event = SDL_Event()
    event.type = Self.eventType
    SDL_PushEvent(&event)
  }

  // MARK: Picture

  func present(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) throws(SDLError) -> Bool {
    let (width, height) = pixelSize
    if isNewSize { forgetSize() }
    if front == nil, damage != [Rect(0, 0, Double(width), Double(height))] { return false }
    // A size that nothing can be shown at: the next one may do.
    guard let back = freeBuffer(width, height) else { return true }
    if target == nil { target = try SharedTarget(back, fonts: fonts) }
    if let front, front !== back { back.catchUp(with: front, except: damage) }
    target?.draw(items, into: back, scale: scale, background: background, damage: damage)
    for other in buffers where other !== back { other.miss(damage) }
    show(back, damage)
    return true
  }

  /// The compositor keeps what it shows; after the window was hidden it is told anew.
  func restore() {
    guard let front, !isNewSize else { return }
    show(front, [front.whole])
  }

  private func show(_ buffer: WaylandBuffer, _ damage: [Rect]) {
    surface.request(1, .object(buffer.object), .int(0), .int(0))
    for rect in damage {
      surface.request(9, .int(Int32(rect.x)), .int(Int32(rect.y)), .int(Int32(rect.width)), .int(Int32(rect.height)))
    }
    frame = surface.request(3, making: display.library.callback, end: .silent, .object(nil))
    frame?.onEvent { [unowned self] _, _ in
      frame = nil
      wake()
    }
    surface.request(6)
    display.flush()
    buffer.show()
    front = buffer
  }

  /// The one painted last of those that the compositor is done with, which has missed the least; else another one.
  private func freeBuffer(_ width: Int, _ height: Int) -> WaylandBuffer? {
    if let i = buffers.lastIndex(where: { !$0.isShown }) {
      buffers.append(buffers.remove(at: i))
      return buffers.last
    }
    guard let memory = SharedPixels(shm, width: width, height: height) else { return nil }
    let made = WaylandBuffer(memory) { [weak self] in
      self?.former.removeAll { !$0.isShown }
      self?.wake()
    }
    if let front { made.miss([front.whole]) }
    buffers.append(made)
    return made
  }

  private func forgetSize() {
    former += buffers.filter(\.isShown)
    buffers = []
    front = nil
    target = nil
  }
}

/// A surface of SDL's whose pixels are one buffer's, then another's, and what is kept for later pictures.
private final class SharedTarget {
  private let surface: SharedSurface
  private let sdlRenderer: SharedRenderer
  private let renderer: Renderer

  init(_ buffer: WaylandBuffer, fonts: FontBook) throws(SDLError) {
    guard
      let made = SDL_CreateRGBSurfaceWithFormatFrom(
        buffer.pixels, Int32(buffer.width), Int32(buffer.height), 32, Int32(buffer.pitch),
        SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw SDLError("SDL_CreateRGBSurfaceWithFormatFrom") }
    surface = SharedSurface(SurfaceHandle(made))
    guard let software = SDL_CreateSoftwareRenderer(made) else { throw SDLError("SDL_CreateSoftwareRenderer") }
    sdlRenderer = SharedRenderer(RendererHandle(software), drawingInto: surface)
    renderer = Renderer(PixelCanvas(made, renderer: sdlRenderer), fonts: fonts)
  }

  func draw(_ items: [PaintItem], into buffer: WaylandBuffer, scale: Double, background: RGBA, damage: [Rect]) {
    surface.raw.pointee.pixels = buffer.pixels
    renderer.draw(items, scale: scale, damage: damage, background: background)
    SDL_RenderFlush(sdlRenderer.raw)
  }
}
