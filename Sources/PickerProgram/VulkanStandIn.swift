/// Stands in for a Vulkan loader: it knows the two extensions that SDL asks for before it opens a window that is drawn
/// with Vulkan, and nothing else. SDL finds it by name in the program itself, which exports it (Package.swift). So SDL
/// before 2.30 opens a window on Wayland without OpenGL.
@_cdecl("vkGetInstanceProcAddr") nonisolated public func standInForVulkan(
  _ instance: OpaquePointer?, _ name: UnsafePointer<CChar>?
) -> (@convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<UInt32>?, UnsafeMutableRawPointer?) -> Int32)? {
  guard let name, String(cString: name) == "vkEnumerateInstanceExtensionProperties" else { return nil }
  return listExtensions
}

/// `VkExtensionProperties`: a name of 256 bytes, and a version.
nonisolated private let entrySize = 260

/// - Returns: `VK_SUCCESS`, or `VK_INCOMPLETE` where there is no room for both.
nonisolated private func listExtensions(
  _ layer: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<UInt32>?, _ entries: UnsafeMutableRawPointer?
) -> Int32 {
  let names: [StaticString] = ["VK_KHR_surface", "VK_KHR_wayland_surface"]
  guard let count else { return 0 }
  guard let entries else {
    count.pointee = UInt32(names.count)
    return 0
  }
  let room = min(Int(count.pointee), names.count)
  for (i, name) in names.prefix(room).enumerated() {
    let entry = entries + i * entrySize
    entry.initializeMemory(as: UInt8.self, repeating: 0, count: entrySize)
    entry.copyMemory(from: name.utf8Start, byteCount: name.utf8CodeUnitCount)
    entry.storeBytes(of: 1, toByteOffset: 256, as: UInt32.self)
  }
  count.pointee = UInt32(room)
  return room < names.count ? 5 : 0
}
