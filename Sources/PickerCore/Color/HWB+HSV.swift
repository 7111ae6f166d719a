extension HWB {
  /// Both have one hue; exact where the way over encoded sRGB would round.
  public init(_ hsv: HSV) {
    let c = hsv.components
    self.init(c.x, (1 - c.y) * c.z, 1 - c.z)
  }
}
