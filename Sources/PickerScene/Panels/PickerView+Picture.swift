import PickerCore
import PickerRaster

/// The picture that is shown in the plane's place.
extension PickerView {
  /// Shows a picture in the plane's place, until the user closes it.
  /// - Parameters:
  ///   - pins: Places that are marked; those outside of it are left out.
  ///   - findMainColors: Gives, for pixels of the picture and a count, at most so many colors that it is made of, both
  ///     ARGB8888 in the picture's space. Without it there is no tool that pins those.
  public func open(
    _ picture: Picture, pins: [PicturePin] = [], findMainColors: (([UInt32], Picture, Int) -> [UInt32])? = nil
  ) {
    self.picture.open(picture, pins: pins)
    self.picture.findMainColors = findMainColors
  }

  /// The picture that is shown; `nil` once it is closed.
  public var shownPicture: Picture? { picture.picture }

  /// The places of the picture that are marked, also after it was closed.
  public var pins: [PicturePin] { picture.pins }
}
