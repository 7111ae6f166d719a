import TestSupport
import Testing

@testable import PickerCore
@testable import PickerRaster

/// Gradients computed by other programs; the columns are told by the header.
@Suite struct RasterVectorTests {
  static let rows = (try? Vectors(shared: "gradients").rows) ?? []

  /// `#rrggbb@position`, separated by blanks; nil for stops of other kinds.
  static func gradient(_ stops: String) -> LinearGradient? {
    var result: [LinearGradient.Stop] = []
    for stop in stops.split(separator: " ") {
      let parts = stop.split(separator: "@")
      guard parts.count == 2, parts[0].count == 7, let value = UInt32(parts[0].dropFirst(), radix: 16),
        let position = Double(parts[1])
      else { return nil }
      let color = RGB(bytes: UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
      result.append(.init(color, at: position))
    }
    return result.isEmpty ? nil : LinearGradient(result)
  }

  @Test func linearGradientsInEncodedSRGBAgree() {
    var checked = 0
    for row in Self.rows where row["kind"] == "linear" && row["space"] == "srgb" {
      guard let gradient = Self.gradient(row["stops"]), let t = row.number("t"), let bytes = row.bytes else { continue }
      let position = row["x"] == "-" ? t : PixelGrid(width: Int(row["width"]) ?? 0, height: 1).right(Int(row["x"]) ?? 0)
      #expect(isWithinOne(gradient.color(at: position).argb8888, bytes), "\(row["id"])")
      checked += 1
      guard let width = Int(row["width"]), let x = Int(row["x"]) else { continue }
      #expect(isWithinOne(Canvas(width, 2, gradient)[x, 1], bytes), "\(row["id"])")
    }
    #expect(checked > 150)
  }

  /// The file's stops sit at six decimals of a sixth, ours at the sixth.
  @Test func spectrumAgrees() {
    var checked = 0
    for row in Self.rows where row["name"] == "spectrum" && row["space"] == "srgb" {
      guard let t = row.number("t"), let bytes = row.bytes else { continue }
      #expect(isWithinOne(Spectrum().color(at: t).argb8888, bytes), "\(row["id"])")
      guard let width = Int(row["width"]), let x = Int(row["x"]) else { continue }
      #expect(isWithinOne(Canvas(width, 2, Spectrum())[x, 1], bytes), "\(row["id"])")
      checked += 1
    }
    #expect(checked > 0)
  }

  @Test func saturationValueFieldsAgree() {
    var checked = 0
    for row in Self.rows where row["kind"] == "sv-field" {
      guard let hue = row.number("field_hue"), let width = Int(row["width"]), let height = Int(row["height"]),
        let x = Int(row["x"]), let y = Int(row["y"]), let bytes = row.bytes,
        let r = row.number("srgb_r"), let g = row.number("srgb_g"), let b = row.number("srgb_b")
      else { continue }
      let plane = SaturationValuePlane(hue: hue), grid = PixelGrid(width: width, height: height)
      let error = plane.color(at: grid.center(x, y)).components - [r, g, b]
      #expect((error * error).sum() < 1e-24, "\(row["id"])")
      let pixel = Canvas(width, height, plane)[x, y]
      #expect(pixel == 0xFF00_0000 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z), "\(row["id"])")
      checked += 1
    }
    #expect(checked == 210)
  }

  func isWithinOne(_ pixel: UInt32, _ bytes: SIMD3<Int>) -> Bool {
    withinOneLevel(pixel, 0xFF00_0000 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z))
  }
}

extension Vectors.Row {
  fileprivate var bytes: SIMD3<Int>? {
    guard let r = Int(self["r8"]), let g = Int(self["g8"]), let b = Int(self["b8"]) else { return nil }
    return [r, g, b]
  }
}
