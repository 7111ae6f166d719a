import PickerCore
import PickerScene
import PickerSystem

/// What the program remembers for its window: the last tab and whether it had a wheel, the swatches, the recent colors.
/// What cannot be read or written is reported and stops nothing.
package final class SavedState {
  private let settingsFolder: FilePath?
  private let dataFolder: FilePath?
  private var settings = Settings()
  private let stores: (kept: SwatchStore, recent: SwatchStore)?
  private var isLoading = false, isLoaded = false
  private var savedRevisions = (kept: 0, recent: 0)
  private let complain: @Sendable (String) -> Void
  private var problem: FileError?
  /// Told, with a sentence for the user, when swatches cannot be saved; with `nil` when they are saved after all.
  package var onProblem: (String?) -> Void = { _ in }

  /// Whether the swatches are the user's own, to be read and written; not where a palette is shown in their place.
  private let keepsSwatches: Bool

  /// - Parameters:
  ///   - complain: Told, on any thread, what could not be read or written.
  ///   - wake: Has the window show its views once more, from any thread.
  package init(
    keepsSwatches: Bool = true, environment: Environment = .process, complain: @escaping @Sendable (String) -> Void,
    wake: @escaping @Sendable () -> Void
  ) {
    self.keepsSwatches = keepsSwatches
    self.complain = complain
    settingsFolder = environment.folder(.configuration)
    dataFolder = environment.folder(.data)
    stores = dataFolder.map { folder in
      func store(_ name: SwatchFile.Name) -> SwatchStore {
        SwatchStore(SwatchFile(name, in: folder), complain: complain, wake: wake)
      }
      return (store(.swatches), store(.recent))
    }
    if let settingsFolder {
      let settings = BackgroundThread.result(within: SwatchStore.patience) {
        Settings.load(from: settingsFolder, complain: complain)
      }
      if settings == nil { complain("the disk does not answer; the settings are not read") }
      self.settings = settings ?? Settings()
    }
  }

  package var lastSpace: (any ColorSpace.Type)? { settings.space.flatMap(ColorSpaces.named) }
  package var showsWheel: Bool { settings.isWheel }

  /// Called after each picture that is shown. The first one starts reading the swatches, for which neither the start nor
  /// the window waits; later they are written when they have changed.
  /// - Returns: Whether swatches have been read since the last call.
  package func follow(_ picker: PickerView) -> Bool {
    guard let stores else { return false }
    guard isLoaded else {
      if !isLoading {
        isLoading = true
        stores.kept.load()
        stores.recent.load()
      }
      guard let kept = stores.kept.loaded, let recent = stores.recent.loaded else { return false }
      return take(kept, recent, into: picker)
    }
    let shelves = picker.shelves
    if keepsSwatches, shelves.keptRevision != savedRevisions.kept {
      savedRevisions.kept = shelves.keptRevision
      stores.kept.save(shelves.kept)
    }
    if shelves.recentRevision != savedRevisions.recent {
      savedRevisions.recent = shelves.recentRevision
      stores.recent.save(shelves.recent)
    }
    let problem = stores.kept.problem ?? stores.recent.problem
    guard problem != self.problem else { return false }
    self.problem = problem
    onProblem(problem?.description)
    return true
  }

  private func take(_ kept: [Swatch], _ recent: [Swatch], into picker: PickerView) -> Bool {
    isLoaded = true
    let kept = keepsSwatches ? kept : []
    picker.shelves.append(kept: kept, recent: recent)
    return !kept.isEmpty || !recent.isEmpty
  }

  /// The user is done.
  /// - Parameters:
  ///   - picker: `nil` where another view was shown.
  ///   - chosen: Goes to the recent colors; `nil` where none was chosen.
  package func close(_ picker: PickerView?, chosen: Color?) {
    if let picker { saveSwatches(of: picker) }
    let last = picker.map { Settings(space: $0.space.id, isWheel: $0.isWheel) } ?? settings
    guard last != settings || chosen != nil else { return }
    let former = settings, settingsFolder = settingsFolder, dataFolder = dataFolder, complain = complain
    let isDone: Void? = BackgroundThread.result(within: SwatchStore.patience) {
      if let settingsFolder, last != former {
        do throws(FileError) { try last.save(to: settingsFolder, complain: complain) } catch {
          complain(error.description)
        }
      }
      if let dataFolder, let chosen { Self.note(chosen, in: dataFolder, complain) }
    }
    if isDone == nil { complain("the disk does not answer; the settings and the color are not saved") }
  }

  private func saveSwatches(of picker: PickerView) {
    guard let stores, isLoading else { return }
    if !isLoaded, picker.shelves.keptRevision + picker.shelves.recentRevision > 0 {
      // Swatches that were edited before those of the file had come wait for them.
      guard let kept = stores.kept.waitUntilLoaded(), let recent = stores.recent.waitUntilLoaded() else {
        return complain("the disk does not answer; the swatches are not saved")
      }
      _ = take(kept, recent, into: picker)
    }
    guard isLoaded else { return }
    _ = follow(picker)
    _ = stores.kept.close()
    _ = stores.recent.close()
  }

  /// Adds to the recent colors that are there now, for other windows may have been open.
  nonisolated private static func note(
    _ color: Color, in folder: FilePath, _ complain: @Sendable (String) -> Void
  ) {
    var file = SwatchFile(.recent, in: folder)
    do {
      try file.update(complain: complain) { recent in
        var shelves = SwatchShelves(recent: recent)
        shelves.noteChoice(of: color)
        recent = shelves.recent
      }
    } catch { complain(error.description) }
  }
}
