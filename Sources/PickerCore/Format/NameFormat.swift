extension OutputFormat {
  /// The CSS name of the color, or of the nearest color that has one; `transparent` where nothing shows.
  static let name = OutputFormat("name") { color, options in
    if byte(color.color.alpha) == 0, color.color.rgb.bytes == SIMD3(0, 0, 0) { return "transparent" }
    return NearestName(to: color.mapped(options.gamut).rgb).name.name
  }
}
