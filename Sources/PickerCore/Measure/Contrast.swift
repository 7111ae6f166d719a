import func Glibc.pow

/// How well text stands out from what lies behind it.
public enum Contrast {
  /// WCAG 2's contrast ratio, `1...21`. Text and background may swap places, unless one is translucent:
  /// text is laid over the background and the background over white, in encoded sRGB as browsers do. What is no number
  /// cannot be told apart from anything: 1.
  ///
  /// Source: WCAG 2.2, "contrast ratio" and "relative luminance", with its coefficients of four digits.
  public static func ratio(text: RGBA, on background: RGBA) -> Double {
    let (text, background) = composited(text, background)
    let a = luminance(text), b = luminance(background)
    let ratio = (max(a, b) + 0.05) / (min(a, b) + 0.05)
    return ratio.isNaN ? 1 : ratio
  }

  /// The perceptual lightness contrast "Lc": positive for dark text on light, negative for light on dark,
  /// about `-108...106`, 0 where it is too small to measure. Text and background do not commute.
  ///
  /// Implements the published constants 0.0.98G-4g of A. Somers' APCA; its licence asks that results of this
  /// algorithm be shown as "Lc".
  public static func lightnessContrast(text: RGBA, on background: RGBA) -> Double {
    let (text, background) = composited(text, background)
    let t = screenLuminance(text), b = screenLuminance(background)
    guard abs(b - t) >= 0.0005 else { return 0 }  // nor what is no number
    if b > t {
      let contrast = (pow(b, 0.56) - pow(t, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (pow(b, 0.65) - pow(t, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// WCAG's relative luminance, `0...1`.
  public static func luminance(_ rgb: RGB) -> Double { rgb.base.luminance }

  /// Luminance by the simple power curve of a screen, with black lifted by the light that a screen scatters.
  private static func screenLuminance(_ rgb: RGB) -> Double {
    let light = Gamut.clip(rgb.components).map { pow($0, 2.4) }
    let y = (light * SIMD3(0.2126729, 0.7151522, 0.0721750)).sum()
    return y > 0.022 ? y : y + pow(0.022 - y, 1.414)
  }

  private static func composited(_ text: RGBA, _ background: RGBA) -> (RGB, RGB) {
    let opaque = background.over(RGB(1, 1, 1))
    return (text.over(opaque), opaque)
  }
}

extension LinearSRGB {
  /// WCAG's relative luminance, `0...1`.
  public var luminance: Double { min(max((components * SIMD3(0.2126, 0.7152, 0.0722)).sum(), 0), 1) }
}

extension RGBA {
  /// What shows when this color lies on an opaque one, blended in encoded sRGB.
  public func over(_ background: RGB) -> RGB {
    RGB(components: background.components + (rgb.components - background.components) * min(max(alpha, 0), 1))
  }
}
