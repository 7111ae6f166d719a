import PickerCore
import PickerScene

/// What the options ask to see, and its size in points.
func makeScene(_ options: Options) throws(UsageError) -> (scene: any Scene, width: Int, height: Int) {
  if let extra = options.arguments.first { throw UsageError("unexpected '\(extra)'; see picker --help") }
  let opening = try readColor(options.color, option: "--color")
  switch options.sheet {
  case .picker:
    let view = PickerView(opening, title: options.title)
    return (view, options.size?.width ?? 960, options.size?.height ?? 660)
  case .rgb:
    return (SheetView(opening), options.size?.width ?? 420, options.size?.height ?? 552)
  }
}

/// Opens the window; on Select prints the color.
func openWindow(_ options: Options) throws(UsageError) -> Int32 {
  let (scene, width, height) = try makeScene(options)
  let action: PickerAction
  var live: LiveSession?
  do {
    let loop = try FrameLoop(
      title: options.title, size: Point(Double(width), Double(height)), scale: options.scale, theme: options.theme)
    if options.isLive { live = loop.goLive(scene) }
    action = try loop.run(scene)
  } catch {
    complain("\(error)")
    return ExitStatus.refused
  }
  if let live {
    return live.finish(selected: action == .select, scene)
      ? (action == .select ? ExitStatus.chosen : ExitStatus.cancelled) : ExitStatus.refused
  }
  guard action == .select else { return ExitStatus.cancelled }
  guard writeAll(scene.liveText(scene.liveColor) + "\n", to: 1) else {
    complain("cannot write to standard output")
    return ExitStatus.refused
  }
  return ExitStatus.chosen
}

/// Draws the window's first frame into a PNG file, without a display.
func snapshot(_ options: Options) throws(UsageError) -> Int32 {
  guard options.arguments.count == 1 else { throw UsageError("snapshot: expected one FILE.png") }
  var bare = options
  bare.arguments = []
  let (scene, width, height) = try makeScene(bare)
  do {
    try writeSnapshot(
      of: scene, width: width, height: height, scale: options.scale ?? 1,
      theme: options.theme.theme(), to: options.arguments[0])
    return ExitStatus.chosen
  } catch {
    complain("\(error)")
    return ExitStatus.refused
  }
}
