import CSDL2

// SDL's handles, each owned by one value that frees it.

/// A window.
nonisolated struct WindowHandle: ~Copyable {
  let raw: OpaquePointer
  /// Takes the window over.
  init(_ raw: OpaquePointer) { self.raw = raw }
  /// Leaves it to the end of the process: without a server SDL would wait for ever for the window to go.
  consuming func abandon() { discard self }
  deinit { SDL_DestroyWindow(raw) }
}

/// A renderer.
nonisolated struct RendererHandle: ~Copyable {
  let raw: OpaquePointer
  init(_ raw: OpaquePointer) { self.raw = raw }
  deinit { SDL_DestroyRenderer(raw) }
}

/// A texture; the renderer must outlive it.
nonisolated struct TextureHandle: ~Copyable {
  let raw: OpaquePointer
  init(_ raw: OpaquePointer) { self.raw = raw }
  deinit { SDL_DestroyTexture(raw) }
}

/// Pixels in memory.
nonisolated struct SurfaceHandle: ~Copyable {
  let raw: UnsafeMutablePointer<SDL_Surface>
  init(_ raw: UnsafeMutablePointer<SDL_Surface>) { self.raw = raw }
  deinit { SDL_FreeSurface(raw) }
}

/// The shape of the pointer.
nonisolated struct CursorHandle: ~Copyable {
  let raw: OpaquePointer
  init(_ raw: OpaquePointer) { self.raw = raw }
  deinit { SDL_FreeCursor(raw) }
}

/// A texture among others.
final class Texture {
  let handle: TextureHandle
  /// The renderer lives as long.
  private let renderer: SharedRenderer

  /// - Parameter access: Streaming textures are locked and painted, static ones updated.
  /// - Returns: `nil` where SDL has no memory.
  init?(_ renderer: SharedRenderer, access: SDL_TextureAccess, width: Int, height: Int) {
    guard
      let made = SDL_CreateTexture(
        renderer.raw, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.rawValue), Int32(width), Int32(height))
    else { return nil }
    handle = TextureHandle(made)
    self.renderer = renderer
  }

  var raw: OpaquePointer { handle.raw }
}

/// A renderer that lives as long as anything that was made with it.
final class SharedRenderer {
  let raw: OpaquePointer
  private let own: RendererHandle?
  /// What it draws into lives as long.
  private let target: AnyObject?

  /// Takes a renderer over.
  init(_ handle: consuming RendererHandle, drawingInto target: AnyObject? = nil) {
    raw = handle.raw
    own = consume handle
    self.target = target
  }

  /// Another program's renderer, which must outlive what is made with this.
  init(borrowing raw: OpaquePointer) {
    self.raw = raw
    own = nil
    target = nil
  }
}

/// Pixels that live as long as what draws into them.
final class SharedSurface {
  let handle: SurfaceHandle
  init(_ handle: consuming SurfaceHandle) { self.handle = handle }
  var raw: UnsafeMutablePointer<SDL_Surface> { handle.raw }
}
