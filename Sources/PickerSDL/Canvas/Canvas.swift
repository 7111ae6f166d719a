import PickerCore
import PickerRaster
import PickerScene

/// What a picture is drawn on: three ways to put pixels into rectangles. All measures are in whole pixels.
protocol Canvas: AnyObject {
  /// What follows is cut to the rectangle.
  func clip(_ area: PixelRect)
  func fill(_ area: PixelRect, _ color: RGBA)
  /// Paints a color as far as a part of a mask covers it; a part of one column or row is stretched over the target.
  func paint(_ mask: Coverage, _ source: PixelRect, into target: PixelRect, _ color: RGBA)
  func copy(_ gradient: GradientFill, into target: PixelRect)
  /// Before a picture: releases the gradients that it does not show.
  func keepOnly(_ items: [PaintItem], scale: Double)
  /// After a picture.
  func finish()
  /// Destroys what is cached for later pictures.
  func forget()
}
