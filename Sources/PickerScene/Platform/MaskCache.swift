import CSDL2
import PickerCore

/// Antialiased shapes as white textures, from the signed distance to a rounded rectangle's edge.
/// Large ones keep only their corners: the texture is cut in nine and its middle row and column are stretched.
final class MaskCache {
  /// In pixels.
  enum Profile: Hashable {
    case solid
    /// What a rounded rectangle leaves of its bounds.
    case inverse
    case outline(thickness: Double)
    /// The rectangle is inside by `blur`.
    case shadow(blur: Double)
  }

  private struct Key: Hashable {
    var profile: Profile
    var radius: Double
    var width, height: Int
  }

  private let renderer: OpaquePointer
  private var textures: [Key: OpaquePointer] = [:]
  private static let limit = 256

  init(renderer: OpaquePointer) { self.renderer = renderer }

  /// Destroys the textures.
  func forget() {
    for texture in textures.values { SDL_DestroyTexture(texture) }
    textures = [:]
  }

  /// Draws a shape into whole pixels.
  func draw(_ shape: DrawShape, _ bounds: Rect, scale: Double, _ color: RGBA) {
    let half = min(bounds.width, bounds.height) / 2
    switch shape {
    case .roundedRect(let radius): draw(.solid, radius: min(radius * scale, half), bounds, color)
    case .disc: draw(.solid, radius: half, bounds, color)
    case .outline(let radius, let thickness):
      draw(.outline(thickness: thickness * scale), radius: min(radius * scale, half), bounds, color)
    case .ring(let thickness): draw(.outline(thickness: thickness * scale), radius: half, bounds, color)
    case .shadow(let radius, let blur):
      let blur = (blur * scale).rounded(.up)
      draw(.shadow(blur: blur), radius: min(radius * scale, half), bounds.inset(-blur), color)
    }
  }

  /// Paints over the corners that rounding cuts off.
  func cutCorners(_ bounds: Rect, radius: Double, scale: Double, _ background: RGBA) {
    let radius = min(radius * scale, bounds.width / 2, bounds.height / 2)
    if radius > 0 { draw(.inverse, radius: radius, bounds, background) }
  }

  private func draw(_ profile: Profile, radius: Double, _ bounds: Rect, _ color: RGBA) {
    let width = Int(bounds.width), height = Int(bounds.height)
    guard width > 0, height > 0, color.alpha > 0 else { return }
    let corner: Int
    switch profile {
    case .solid, .inverse: corner = Int(radius.rounded(.up))
    case .outline(let thickness): corner = Int(max(radius, thickness).rounded(.up))
    case .shadow(let blur): corner = Int((blur + max(radius, blur)).rounded(.up))
    }
    let key = Key(
      profile: profile, radius: radius, width: min(width, 2 * corner + 1), height: min(height, 2 * corner + 1))
    guard let texture = texture(key) else { return }
    let c = color.rgb.bytes
    SDL_SetTextureColorMod(texture, c.x, c.y, c.z)
    SDL_SetTextureAlphaMod(texture, byte(color.alpha))
    SDL_SetRenderDrawColor(renderer, c.x, c.y, c.z, byte(color.alpha))
    SDL_SetRenderDrawBlendMode(renderer, color.alpha < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)

    let columns = slices(Int(bounds.x), width, key.width, corner)
    let rows = slices(Int(bounds.y), height, key.height, corner)
    for (j, row) in rows.enumerated() {
      for (i, column) in columns.enumerated() {
        let isMiddle = columns.count == 3 && i == 1, isCenter = isMiddle && rows.count == 3 && j == 1
        let isEdge = isMiddle || rows.count == 3 && j == 1
        var target = SDL_Rect(
          x: Int32(column.target), y: Int32(row.target), w: Int32(column.length), h: Int32(row.length))
        switch profile {
        case .inverse where isEdge: continue
        case .outline where isCenter: continue
        case .solid where isEdge, .shadow where isCenter: SDL_RenderFillRect(renderer, &target)
        default:
          var source = SDL_Rect(
            x: Int32(column.source), y: Int32(row.source), w: Int32(column.size), h: Int32(row.size))
          SDL_RenderCopy(renderer, texture, &source, &target)
        }
      }
    }
  }

  private struct Slice {
    var source, size, target, length: Int
  }

  /// One slice where the texture is as long as the target, else both corners and what is between.
  private func slices(_ origin: Int, _ length: Int, _ textureLength: Int, _ corner: Int) -> [Slice] {
    guard length > textureLength else { return [Slice(source: 0, size: length, target: origin, length: length)] }
    guard corner > 0 else { return [Slice(source: 0, size: 1, target: origin, length: length)] }
    return [
      Slice(source: 0, size: corner, target: origin, length: corner),
      Slice(source: corner, size: 1, target: origin + corner, length: length - 2 * corner),
      Slice(source: corner + 1, size: corner, target: origin + length - corner, length: corner),
    ]
  }

  private func texture(_ key: Key) -> OpaquePointer? {
    if let known = textures[key] { return known }
    if textures.count >= Self.limit { forget() }
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(key.width),
        Int32(key.height))
    else { return nil }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    let pixels = mask(key)
    SDL_UpdateTexture(texture, nil, pixels, Int32(key.width * 4))
    textures[key] = texture
    return texture
  }

  private func mask(_ key: Key) -> [UInt32] {
    let width = Double(key.width), height = Double(key.height), radius = key.radius
    let shape: Shape =
      switch key.profile {
      case .solid, .inverse: .roundedRectangle(width: width, height: height, radius: radius)
      case .outline(let thickness): .outline(width: width, height: height, radius: radius, thickness: thickness)
      case .shadow(let blur): .shadow(width: width - 2 * blur, height: height - 2 * blur, radius: radius, blur: blur)
      }
    var pixels = [UInt32](repeating: 0, count: key.width * key.height)
    var span = pixels.mutableSpan
    ShapeMask.fill(shape, &span, PixelGrid(width: key.width, height: key.height))
    // What a rounded rectangle leaves of its bounds has the rest of the coverage.
    return key.profile == .inverse ? pixels.map { $0 ^ 0xFF00_0000 } : pixels
  }
}
