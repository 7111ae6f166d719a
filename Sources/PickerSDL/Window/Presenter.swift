import CSDL2
import PickerCore
import PickerScene

/// Brings a picture into a window. Sizes are in pixels.
protocol Presenter: AnyObject {
  /// The size of the picture now.
  var pixelSize: (width: Int, height: Int) { get }
  /// Whether a picture can be shown now. Where not, the window's loop wakes up when it can.
  var takesPicture: Bool { get }
  /// Draws the damaged rectangles and shows them. Returns false where the window asks for a whole picture
  /// instead: its size has just changed.
  func present(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) throws(SDLError) -> Bool
  /// The window's size may have changed.
  func windowChanged()
  /// What the window shows is lost, as after a reset of the graphics device; the picture itself is still there.
  func restore() throws(SDLError)
}

extension Presenter {
  var takesPicture: Bool { true }
}
