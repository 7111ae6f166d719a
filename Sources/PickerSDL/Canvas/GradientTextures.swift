import CSDL2
import PickerCore
import PickerRaster
import PickerScene

/// Gradients in streaming textures of one renderer. One whose inputs and size stay keeps its texture; another takes
/// the texture of one of the same size that is no longer shown.
final class GradientTextures {
  private struct Entry {
    var fill: GradientFill
    var width, height: Int
    var texture: Texture
    /// Whether the picture that is being drawn shows it.
    var isShown = true
  }

  private let renderer: SharedRenderer
  private var entries: [Entry] = []
  /// Pixels in a point.
  private var scale = 1.0

  init(renderer: SharedRenderer) { self.renderer = renderer }

  /// Destroys the textures.
  func forget() { entries = [] }

  /// Before a picture: what it does not show may be reused by what it does.
  func keepOnly(_ items: [PaintItem], scale: Double) {
    if scale != self.scale { forget() }
    self.scale = scale
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
    entries.removeAll { !$0.isShown }
  }

  /// `nil` where there is nothing to show or SDL has no memory.
  func texture(_ fill: GradientFill, width: Int, height: Int) -> OpaquePointer? {
    if let known = index(fill, width, height) {
      entries[known].isShown = true
      return entries[known].texture.raw
    }
    guard width > 0, height > 0 else { return nil }
    let place: Int
    if let old = entries.firstIndex(where: { !$0.isShown && $0.width == width && $0.height == height }) {
      place = old
    } else {
      guard let made = Texture(renderer, access: SDL_TEXTUREACCESS_STREAMING, width: width, height: height) else {
        return nil
      }
      place = entries.count
      entries.append(Entry(fill: fill, width: width, height: height, texture: made))
    }
    entries[place].fill = fill
    entries[place].isShown = true
    let texture = entries[place].texture.raw
    SDL_SetTextureBlendMode(texture, fill.isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    var pixels: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(texture, nil, &pixels, &pitch) == 0, let pixels else {
      entries.remove(at: place)
      return nil
    }
    fill.paint(
      into: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height, stride: Int(pitch) / 4,
      scale: scale)
    SDL_UnlockTexture(texture)
    return texture
  }

  private func index(_ fill: GradientFill, _ width: Int, _ height: Int) -> Int? {
    for i in entries.indices
    where entries[i].width == width && entries[i].height == height && entries[i].fill == fill {
      return i
    }
    return nil
  }
}
