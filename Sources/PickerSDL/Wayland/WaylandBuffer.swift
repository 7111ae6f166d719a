import Glibc
import PickerCore
import PickerScene
import PickerWayland

/// Pixels that the window shows, or showed last.
final class WaylandBuffer {
  private let memory: SharedPixels
  /// Whether the compositor may be reading it.
  private(set) var isShown = false
  /// What has changed in the picture since this buffer was painted.
  private var missed: [Rect] = []

  /// - Parameter release: Told each time the compositor has read it.
  init(_ memory: consuming SharedPixels, release: @escaping () -> Void) {
    self.memory = memory
    self.memory.buffer.onEvent { [unowned self] (_, _) in
      isShown = false
      release()
    }
  }

  var width: Int { memory.width }
  var height: Int { memory.height }
  var pitch: Int { memory.pitch }
  var pixels: UnsafeMutableRawPointer { memory.start }
  var object: WaylandObject { memory.buffer }
  var whole: Rect { Rect(0, 0, Double(width), Double(height)) }

  func show() { isShown = true }

  /// Notes what is painted into another buffer.
  func miss(_ damage: [Rect]) { for rect in damage { DamageTracker.merge(rect, into: &missed) } }

  /// Takes from a newer buffer what this one has missed and what is not painted anew.
  func catchUp(with newer: WaylandBuffer, except damage: [Rect]) {
    for rect in missed where !damage.contains(where: { $0.union(rect) == $0 }) {
      let start = Int(rect.y) * pitch + Int(rect.x) * 4
      for row in 0..<Int(rect.height) {
        memcpy(pixels + start + row * pitch, newer.pixels + start + row * pitch, Int(rect.width) * 4)
      }
    }
    missed.removeAll(keepingCapacity: true)
  }
}
