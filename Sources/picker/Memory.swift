import Glibc
import PickerCore
import PickerScene

/// What the program remembers for its window: the last tab, the swatches, the recent colors. What cannot be read or
/// written is complained of and stops nothing.
final class Memory {
  private let settingsFolder = Settings.folder(environment: variable)
  private var settings = Settings()
  private let dataFolder = SwatchFile.folder(environment: variable)
  private var files: (kept: SwatchFile, recent: SwatchFile)?
  private var savedRevisions = (kept: 0, recent: 0)

  init() { if let settingsFolder { settings = Settings.load(from: settingsFolder, complain: complain) } }

  var lastSpace: (any ColorSpace.Type)? { settings.space.flatMap(ColorSpaces.named) }

  /// Called with each picture that is on the screen. With the first one the swatches are read, which the start need not
  /// wait for; later they are written when they have changed.
  /// - Returns: Whether swatches have come.
  func follow(_ picker: PickerView) -> Bool {
    guard let dataFolder else { return false }
    guard let files else {
      var kept = SwatchFile(.swatches, in: dataFolder), recent = SwatchFile(.recent, in: dataFolder)
      picker.shelves = SwatchShelves(kept: kept.load(complain: complain), recent: recent.load(complain: complain))
      files = (kept, recent)
      return !picker.shelves.kept.isEmpty || !picker.shelves.recent.isEmpty
    }
    let shelves = picker.shelves
    if shelves.keptRevision != savedRevisions.kept {
      savedRevisions.kept = shelves.keptRevision
      save(shelves.kept, files.kept)
    }
    if shelves.recentRevision != savedRevisions.recent {
      savedRevisions.recent = shelves.recentRevision
      save(shelves.recent, files.recent)
    }
    return false
  }

  /// Puts a color among the recent ones: to those that are there now, for other windows may have been open.
  func noteChoice(of color: Color) {
    guard let dataFolder else { return }
    var file = SwatchFile(.recent, in: dataFolder)
    var shelves = SwatchShelves(recent: file.load(complain: complain))
    shelves.noteChoice(of: color)
    save(shelves.recent, file)
  }

  func keepTab(of scene: FormattedScene) {
    guard let settingsFolder, let space = scene.picker?.space.id, space != settings.space else { return }
    settings.space = space
    do { try settings.save(to: settingsFolder) } catch { complain("\(error)") }
  }

  private func save(_ swatches: [Swatch], _ file: SwatchFile) {
    do { try file.save(swatches) } catch { complain("\(error)") }
  }

  private nonisolated static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
