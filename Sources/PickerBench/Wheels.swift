import PickerCore
import PickerRaster

/// The hue wheel's two pictures as wide as a window shows them: the ring is painted once a size, the triangle for
/// every hue. The items are the pixels of the square that holds the wheel.
func wheels() -> [Race] {
  let side = 480, radius = Double(side) / 2, center = Point(radius, radius), canvas = Canvas(side, side)
  let ring = HueRing(center: center, radius: radius, thickness: 32)
  let triangle = ShadeTriangle(center: center, radius: ring.innerRadius - 8)
  let spaces: [(name: String, colors: WheelSpace)] = [("HSV", .hsv), ("OKHSV", .okhsv)]
  return [
    Race(
      name: "wheel \(side)x\(side)", items: side * side,
      contenders: [canvas.memset]
        + spaces.flatMap { name, colors in
          [
            Contender("\(name) ring") { canvas.paint { HueRingPicture(colors, ring).fill(&$0, $1, cores: 1) } },
            turning("\(name) triangle") { hue in
              canvas.paint { ShadeTrianglePicture(colors, hue: hue, triangle).fill(&$0, $1, cores: 1) }
            },
          ]
        })
  ]
}
