import PickerCore

/// The combined picker: plane and strip, preview, value, channels, and what judges a color. It holds the color, its
/// history and the panels; several pickers are independent.
public final class PickerView: Scene {
  var state: PickerState
  public var title: String
  var header = HeaderPanel()
  var surface = SurfacePanel()
  /// In the surface's place while a picture is open.
  var picture = PicturePanel()
  var preview = PreviewPanel()
  var value = ValuePanel()
  /// The tools, from top to bottom. A tool more is a row more here.
  var sections = [
    Section("channels", tr("Channels"), [TabsPanel(), ChannelsPanel()]),
    Section("check", tr("Check"), [ProofPanel()]),
    Section("relate", tr("Relate"), [RelatePanel()]),
    Section("palette", tr("Palette"), [SwatchesPanel()], isStrip: true),
  ]
  var spaces = SpaceButton()
  private var holdMenu = HoldMenu()
  private var allowedMark = AllowedMark()
  /// Which of them is shown where there is room for one.
  var pages = Pages()

  /// A sentence that stays above the swatches until it is taken away, such as that they cannot be saved.
  public var notice: String?
  /// Whether a gesture or typing is under way.
  public private(set) var isBusy = false
  /// What became of the color in the last pass.
  public private(set) var change = Change.none

  /// - Parameters:
  ///   - previous: What a tap on *Old* returns to; by default the color itself.
  ///   - space: Whose tab is shown; HSV where the space has none.
  ///   - hasAlpha: Whether the color may be translucent.
  ///   - wheel: Whether tabs that have a hue wheel show it.
  public init(
    _ color: Color, previous: Color? = nil, space: any ColorSpace.Type = HSV.self, title: String = "Picker",
    hasAlpha: Bool = true, wheel: Bool = false
  ) {
    let tab = PickerTab.all.first { $0.space.id == space.id } ?? .hsv
    state = PickerState(color, opening: previous, tab: tab, hasAlpha: hasAlpha, isWheel: wheel)
    self.title = title
  }

  // MARK: What programs ask

  public var color: Color { state.color }

  /// Sets the color from outside, as one undo step.
  public func set(_ color: Color) {
    dropDrafts()
    state.edit { $0.set(color) }
    state.history.commit(state.color)
  }

  /// How the color is written in the value field, copied and printed.
  public var format: OutputFormat {
    get { state.format }
    set { state.format = newValue }
  }

  /// The swatches of the bar. Setting them is no step of undo.
  public var shelves: SwatchShelves {
    get { state.shelves }
    set { state.shelves = newValue }
  }

  /// The background that contrast is measured against, besides white and black; the plane's lines go with it.
  public func setBackground(_ color: Color?) { state.setBackground(color) }

  /// What the color has to be. A color that is set, typed or pasted is never changed for them, only marked.
  public var rules: RuleSet {
    get { state.ruling.rules }
    set { state.ruling.set(newValue, palette: state.shelves.kept) }
  }

  /// Whether the color meets the rules.
  public var isAllowed: Bool { state.ruling.test.allows(state.color) }

  /// The space of the current tab.
  public var space: any ColorSpace.Type { state.tab.space }
  /// Whether tabs that have a hue wheel show it.
  public var isWheel: Bool { state.isWheel }
  /// Whether typed text is shown rather than the color's.
  public var isDrafting: Bool {
    value.isDrafting || state.alpha.model.isDrafting || sections.contains { $0.isDrafting }
  }

  // MARK: One pass

  /// Draws the picker over the whole client area, whose background is the theme's window color, and answers its input.
  public func show(_ ui: UI) -> PickerAction {
    let old = state.color
    state.action = .none
    (state.companions, state.nextCompanions) = (state.nextCompanions, [])
    state.ruling.set(state.ruling.rules, palette: state.shelves.kept)
    switch ui.input.event {
    case .key, .pressed, .scrolled, .command:
      state.refusal = nil
      state.ruling.note = nil
    default: break
    }
    if let picked = header.answer(ui) { set(Color(picked)) }
    state.layout = PickerLayout(Point(ui.bounds.width, ui.bounds.height), touch: ui.touchSize)
    ui.leastTouch = state.layout.touch
    showParts(ui)
    header.showAbove(ui)
    _ = preview.showAbove(ui, &state)
    _ = value.showAbove(ui, &state)
    spaces.showAbove(ui, &state)
    picture.showAbove(ui, &state)
    for index in sections.indices { sections[index].showAbove(ui, &state) }
    holdMenu.show(ui, &state)
    allowedMark.show(ui, &state)
    if let notice {
      let height = SwatchesPanel.stripHeight(rows: 1, state)
      ui.showNote(notice, beside: Rect(0, ui.bounds.height - height, ui.bounds.width, height))
    }
    if ui.isPannedByFinger {
      let color = state.color
      ui.loupeColors = LoupeColors(new: state.shownRGB, old: state.openingRGB, text: state.text(of: color))
    }
    ui.showDeferred()
    if state.action == .none { answerKeys(ui) }
    isBusy = ui.isGesturing || ui.isHoldingKey || isDrafting
    let isCommitted = !isBusy && state.history.commit(state.color)
    change = isCommitted ? .committed : state.color == old ? .none : .moved
    return state.action
  }

  private func answerKeys(_ ui: UI) {
    if ui.input.event == .closeRequested { return state.action = .cancel }
    guard let (key, modifiers) = ui.unusedKey else { return }
    if let nudge = Nudge(key, modifiers) {
      ui.useHeldKey()
      return state.nudge(nudge)
    }
    switch (key, modifiers) {
    case (.enter, []) where !isDrafting: state.action = .select
    case (.escape, _) where isDrafting:
      dropDrafts()
      ui.moveFocus(to: nil)
    case (.escape, _): state.action = .cancel
    case (.character("c"), .control): ui.clipboard.write(state.text(of: state.color))
    case (.character("v"), .control): paste(ui.clipboard.read())
    case (.character("e"), .control): header.startPicking(ui)
    case (.character("z"), .control):
      dropDrafts()
      state.undo()
    case (.character("z"), [.control, .shift]), (.character("y"), .control):
      dropDrafts()
      state.redo()
    default: break
    }
  }

  /// Takes in text from elsewhere; what is no color is shown with what is wrong about it.
  private func paste(_ text: String) {
    do throws(ColorParseError) {
      let color = try Color(text)
      state.edit { $0.set(color) }
    } catch {
      state.refusal = error.message
    }
  }

  /// What was typed and not committed goes; the value that it gave stays, to be undone as any other.
  private func dropDrafts() {
    value.dropDraft()
    state.alpha.model.commit()
    for index in sections.indices { sections[index].dropDraft() }
  }
}
