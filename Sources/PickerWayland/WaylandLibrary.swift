import CWayland
import Glibc

/// libwayland-client, loaded on the first use: a program on X11 never does.
package struct WaylandLibrary: Sendable {
  /// `nil` where it is missing or older than 1.20.
  package static let shared = try? WaylandLibrary()

  typealias Object = OpaquePointer
  typealias Queue = OpaquePointer
  package typealias Display = OpaquePointer

  let send:
    @convention(c) (Object, UInt32, UnsafePointer<wl_interface>?, UInt32, UInt32, UnsafeMutablePointer<wl_argument>?) ->
      Object?
  let addDispatcher: @convention(c) (Object, wl_dispatcher_func_t, UnsafeRawPointer, UnsafeRawPointer?) -> Int32
  let destroy: @convention(c) (Object) -> Void
  let version: @convention(c) (Object) -> UInt32
  let createWrapper: @convention(c) (Object) -> Object?
  let destroyWrapper: @convention(c) (Object) -> Void
  let setQueue: @convention(c) (Object, Queue?) -> Void
  let createQueue: @convention(c) (Display) -> Queue?
  let destroyQueue: @convention(c) (Queue) -> Void
  let dispatchPending: @convention(c) (Display, Queue) -> Int32
  let roundtripOfQueue: @convention(c) (Display, Queue) -> Int32
  let roundtrip: @convention(c) (Display) -> Int32
  let flush: @convention(c) (Display) -> Int32
  let error: @convention(c) (Display) -> Int32
  let connect: @convention(c) (UnsafePointer<CChar>?) -> Display?
  let disconnect: @convention(c) (Display) -> Void

  /// Tables of the core protocol.
  package let registry, shm, pool, buffer, surface, callback, seat, pointer, touch, output: WaylandInterface

  private struct Missing: Error {}

  private init() throws {
    guard let library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL) else { throw Missing() }
    func symbol(_ name: String) throws -> UnsafeMutableRawPointer {
      guard let symbol = dlsym(library, name) else { throw Missing() }
      return symbol
    }
    func function<F>(_ name: String) throws -> F { unsafeBitCast(try symbol(name), to: F.self) }
    func interface(_ name: String) throws -> WaylandInterface {
      WaylandInterface(try symbol(name).assumingMemoryBound(to: wl_interface.self))
    }
    send = try function("wl_proxy_marshal_array_flags")
    addDispatcher = try function("wl_proxy_add_dispatcher")
    destroy = try function("wl_proxy_destroy")
    version = try function("wl_proxy_get_version")
    createWrapper = try function("wl_proxy_create_wrapper")
    destroyWrapper = try function("wl_proxy_wrapper_destroy")
    setQueue = try function("wl_proxy_set_queue")
    createQueue = try function("wl_display_create_queue")
    destroyQueue = try function("wl_event_queue_destroy")
    dispatchPending = try function("wl_display_dispatch_queue_pending")
    roundtripOfQueue = try function("wl_display_roundtrip_queue")
    roundtrip = try function("wl_display_roundtrip")
    flush = try function("wl_display_flush")
    error = try function("wl_display_get_error")
    connect = try function("wl_display_connect")
    disconnect = try function("wl_display_disconnect")
    registry = try interface("wl_registry_interface")
    shm = try interface("wl_shm_interface")
    pool = try interface("wl_shm_pool_interface")
    buffer = try interface("wl_buffer_interface")
    surface = try interface("wl_surface_interface")
    callback = try interface("wl_callback_interface")
    seat = try interface("wl_seat_interface")
    pointer = try interface("wl_pointer_interface")
    touch = try interface("wl_touch_interface")
    output = try interface("wl_output_interface")
  }
}
