import CSDL2
import PickerCore

/// Gradients in streaming textures of one renderer. One whose inputs and size stay keeps its texture; another takes
/// the texture of one of the same size that is shown no more.
final class GradientTextures {
  private struct Entry {
    var fill: GradientFill
    var width, height: Int
    var texture: OpaquePointer
    /// Whether the picture that is being drawn shows it.
    var isShown = true
  }

  private let renderer: OpaquePointer
  private var entries: [Entry] = []

  init(renderer: OpaquePointer) { self.renderer = renderer }

  /// Destroys the textures.
  func forget() {
    for entry in entries { SDL_DestroyTexture(entry.texture) }
    entries = []
  }

  /// Before a picture: what it does not show may be reused by what it does.
  func keepOnly(_ items: [PaintItem]) {
    for i in entries.indices { entries[i].isShown = false }
    for i in items.indices {
      guard case .gradient(let fill, _, _, _) = items[i].command else { continue }
      if let known = index(fill, Int(items[i].shape.width), Int(items[i].shape.height)) {
        entries[known].isShown = true
      }
    }
  }

  /// After a picture: what it did not show goes.
  func sweep() {
    for i in entries.indices.reversed() where !entries[i].isShown {
      SDL_DestroyTexture(entries.remove(at: i).texture)
    }
  }

  /// `nil` where there is nothing to show or SDL has no memory.
  func texture(_ fill: GradientFill, width: Int, height: Int) -> OpaquePointer? {
    if let known = index(fill, width, height) {
      entries[known].isShown = true
      return entries[known].texture
    }
    guard width > 0, height > 0 else { return nil }
    let place: Int
    if let old = entries.firstIndex(where: { !$0.isShown && $0.width == width && $0.height == height }) {
      place = old
    } else {
      guard
        let made = SDL_CreateTexture(
          renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
          Int32(height))
      else { return nil }
      place = entries.count
      entries.append(Entry(fill: fill, width: width, height: height, texture: made))
    }
    entries[place].fill = fill
    entries[place].isShown = true
    SDL_SetTextureBlendMode(entries[place].texture, fill.isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    var pixels: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(entries[place].texture, nil, &pixels, &pitch) == 0, let pixels else {
      SDL_DestroyTexture(entries.remove(at: place).texture)
      return nil
    }
    GradientRaster.rasterize(
      fill, into: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height, stride: Int(pitch) / 4)
    SDL_UnlockTexture(entries[place].texture)
    return entries[place].texture
  }

  private func index(_ fill: GradientFill, _ width: Int, _ height: Int) -> Int? {
    for i in entries.indices
    where entries[i].width == width && entries[i].height == height && entries[i].fill == fill {
      return i
    }
    return nil
  }
}
