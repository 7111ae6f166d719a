import CSDL2

/// What SDL is asked for in a window on Wayland.
enum WaylandWindow {
  /// Opens a window without OpenGL where SDL lets one: for a window that does not say how it is drawn, SDL before 2.30
  /// loads OpenGL, which takes most of the start and fifty megabytes without a graphics card. With the flag for Vulkan it
  /// only wants a loader that knows of surfaces, which a program may have within itself (`vkGetInstanceProcAddr`).
  static func create(title: String, width: Int32, height: Int32, flags: UInt32) -> OpaquePointer? {
    let flags = flags | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let create = { SDL_CreateWindow(title, kWindowPositionCentered, kWindowPositionCentered, width, height, $0) }
    var version = SDL_version()
    SDL_GetVersion(&version)
    guard version.major == 2, version.minor < 30, SDL_Vulkan_LoadLibrary("") == 0 else { return create(flags) }
    defer { SDL_Vulkan_UnloadLibrary() }
    return create(flags | SDL_WINDOW_VULKAN.rawValue) ?? create(flags)
  }
}
