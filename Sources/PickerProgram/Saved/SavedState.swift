import Glibc
import PickerCore
import PickerScene
import PickerSystem

/// What the program remembers for its window: the last tab and whether it had a wheel, the swatches, the recent colors.
/// What cannot be read or written is complained of and stops nothing.
package final class SavedState {
  private let settingsFolder = Environment.process.folder(.configuration)
  private var settings = Settings()
  private let dataFolder = Environment.process.folder(.data)
  private let reading: SwatchReading
  private let complain: @Sendable (String) -> Void
  private var isReading = false
  private var files: (kept: SwatchWriting, recent: SwatchWriting)?
  private var savedRevisions = (kept: 0, recent: 0)

  /// Whether the swatches are the user's own, to be read and written; not where a palette is shown in their place.
  private let keepsSwatches: Bool

  /// - Parameters:
  ///   - complain: Told, on any thread, what could not be read or written.
  ///   - wake: Has the window show its views once more, from any thread.
  package init(
    keepsSwatches: Bool = true, complain: @escaping @Sendable (String) -> Void, wake: @escaping @Sendable () -> Void
  ) {
    self.keepsSwatches = keepsSwatches
    self.complain = complain
    reading = SwatchReading(complain: complain, wake: wake)
    if let settingsFolder { settings = Settings.load(from: settingsFolder, complain: complain) }
  }

  package var lastSpace: (any ColorSpace.Type)? { settings.space.flatMap(ColorSpaces.named) }
  package var showsWheel: Bool { settings.isWheel }

  /// Called with each picture that is on the screen. With the first one reading the swatches begins, which the start does
  /// not wait for, nor the window; later they are written when they have changed.
  /// - Returns: Whether swatches have come.
  package func follow(_ picker: PickerView) -> Bool {
    guard let dataFolder else { return false }
    guard let files else {
      if !isReading { reading.begin(dataFolder) }
      isReading = true
      guard let read = reading.result.withLock({ $0 }) else { return false }
      files = (SwatchWriting(read.keptFile, complain: complain), SwatchWriting(read.recentFile, complain: complain))
      let kept = keepsSwatches ? read.kept : []
      picker.shelves.append(kept: kept, recent: read.recent)
      return !kept.isEmpty || !read.recent.isEmpty
    }
    let shelves = picker.shelves
    if keepsSwatches, shelves.keptRevision != savedRevisions.kept {
      savedRevisions.kept = shelves.keptRevision
      files.kept.save(shelves.kept)
    }
    if shelves.recentRevision != savedRevisions.recent {
      savedRevisions.recent = shelves.recentRevision
      files.recent.save(shelves.recent)
    }
    return false
  }

  /// The user is done.
  /// - Parameters:
  ///   - picker: `nil` where another view was shown.
  ///   - chosen: Goes to the recent colors; `nil` where none was chosen.
  package func close(_ picker: PickerView?, chosen: Color?) {
    if let picker {
      // Swatches that were edited before those of the file had come wait for them.
      while isReading, files == nil, picker.shelves.keptRevision + picker.shelves.recentRevision > 0 {
        if !follow(picker) { usleep(1000) }
      }
      if let files {
        _ = follow(picker)
        files.kept.finish()
        files.recent.finish()
      }
      keep(Settings(space: picker.space.id, isWheel: picker.isWheel))
    }
    if let chosen { noteChoice(of: chosen) }
  }

  /// Adds to the recent colors that are there now, for other windows may have been open.
  private func noteChoice(of color: Color) {
    guard let dataFolder else { return }
    var file = SwatchFile(.recent, in: dataFolder)
    var shelves = SwatchShelves(recent: file.load(complain: complain))
    shelves.noteChoice(of: color)
    do { try file.save(shelves.recent) } catch { complain("\(error)") }
  }

  private func keep(_ last: Settings) {
    guard let settingsFolder, last != settings, settings.mayReplaceFile else { return }
    settings = last
    do { try settings.save(to: settingsFolder) } catch { complain("\(error)") }
  }
}
