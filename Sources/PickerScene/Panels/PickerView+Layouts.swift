import PickerCore

/// Where the picker's parts are. Each layout says where the surface, the preview and the value, and the sections stand.
extension PickerView {
  func showParts(_ ui: UI) {
    state.isDense = false
    switch state.layout.kind {
    case .wide: showWide(ui)
    case .low where state.layout.hasUprightBars: showUpright(ui)
    case .low: showLevel(ui)
    case .tall: showTall(ui)
    case .phone: showPhone(ui)
    case .least: showLeast(ui)
    }
    if !state.hasAlphaBeside, ui.focus != state.alpha.id.field { state.alpha.model.commit() }
  }

  private var layout: PickerLayout { state.layout }

  // MARK: Two columns

  private func showWide(_ ui: UI) {
    let size = layout.size, top = layout.header, content = size.x - 2 * layout.margin - 24
    // The plane gets more of a wider window than the column of numbers.
    let right =
      if size.x <= 960 {
        content - (content * 0.558).rounded()
      } else if size.x <= 1280 {
        (396 + (size.x - 960) * 0.625).rounded()
      } else {
        min(720, 596 + (size.x - 1280) * 0.2).rounded()
      }
    let column = Rect(size.x - layout.margin - right, top, right, 0)
    let preview = layout.touch + 40
    let head = top + preview + layout.gap + (layout.touch - 4) + layout.gap
    state.isDense = head + stackHeight(right) > size.y - stripHeight(1) - 20
    let fixed = head + stackHeight(right)
    let rows = stripRows(room: size.y - fixed - 12), strip = stripHeight(rows), bar = size.y - strip
    let bottom = bar - (rows > 1 ? 12 : 20)
    showHeader(ui, surface: nil)
    showSurface(ui, Rect(layout.margin, top, content - right, bottom - top))
    ui.clip(Rect(column.x - 24, 0, right + 44, bar)) {
      // What is left over goes to the sections as far as they can use it, and to the preview.
      let spare = max(0, bottom - fixed), most = stackHeight(right, spare: .infinity) - stackHeight(right)
      let forPreview = max(0, spare - most)
      var parts = Column(column, gap: layout.gap)
      pages.show(ui, Pages.value) {
        let height = max(layout.row, preview + min(0, bottom - fixed) + forPreview)
        _ = self.preview.show(ui, parts.take(height), &state)
        _ = value.show(ui, value.place(in: &parts, state), &state)
      }
      showStack(ui, Rect(column.x, column.y + parts.height + layout.gap, right, 0), spare: spare - forPreview)
    }
    showStrip(ui, Rect(0, bar, size.x, strip))
  }

  private func showLevel(_ ui: UI) {
    let size = layout.size, top = layout.header, right = lowColumn, strip = stripHeight(1)
    let x = size.x - layout.margin - right, bottom = size.y - strip
    showHeader(ui, surface: nil)
    showSurface(ui, Rect(layout.margin, top, x - 24 - layout.margin, bottom - 6 - top))
    showValueRow(ui, Rect(x, top, right, layout.row))
    let column = Rect(x, top + layout.row + 12, right, 0)
    let room = bottom - 12 - column.y
    showStackOrPages(ui, column, room: room)
    showStrip(ui, Rect(0, bottom, size.x, strip))
  }

  private func showUpright(_ ui: UI) {
    let size = layout.size, isTiny = size.y < 360 * layout.enlargement
    let isSmall = size.x < 760 * layout.enlargement, right = lowColumn
    let x = size.x - layout.margin - right, header = layout.header
    let top = header + (header > layout.row ? 0 : 4), bottom = size.y - (header > layout.row ? 16 : 12)
    let area = Rect(layout.margin, top, x - (isSmall ? 10 : 18) - layout.margin, bottom - top)
    let bars = layout.barsGap + (state.hasAlpha ? 2 : 1) * layout.touch
    let button = Rect(area.maxX - bars - layout.touch, 0, layout.touch, header)
    let places = HeaderPanel.Places(layout)
    let free = Rect(button.maxX + 8, 0, places.cancel.x - 8 - button.maxX - 8, header)
    showHeader(ui, surface: isTiny ? Rect(0, 0, 0, 0) : free)
    showSurface(ui, area, bars: .uprightWithButton(button))
    var column = Column(Rect(x, header, right, 0))
    let fourRows = layout.touch + layout.tabsGap + 4 * layout.row
    let hasOwnRow = header + layout.row + 12 + layout.row + 16 + layout.touch + fourRows <= size.y
    if hasOwnRow {
      pages.show(ui, Pages.value) {
        _ = preview.show(ui, column.take(layout.row + 8), &state)
        column.skip(4)
        _ = value.show(ui, value.place(in: &column, state), &state)
      }
    } else {
      showValueRow(ui, column.take(layout.row))
    }
    if !isTiny { column.skip(layout.pageGap) }
    let strip = isTiny ? Rect(free.x, (header - layout.touch) / 2, free.width, layout.touch) : column.take(layout.touch)
    let y = header + column.height + (isTiny ? 0 : layout.pageGap)
    showPages(ui, strip, Rect(x, y, right, size.y - y), end: 8)
  }

  /// The width of the right column of a low window.
  private var lowColumn: Double {
    let more = max(0, layout.size.x - 800 * layout.enlargement) * 136 / 224
    return min(640, 320 * layout.enlargement + more).rounded()
  }

  // MARK: One column

  private func showTall(_ ui: UI) {
    let size = layout.size, width = size.x - 2 * layout.margin, top = layout.header,
      bars = SurfacePanel.barsHeight(state)
    let fixed = top + bars + 6 + layout.row + 12 + stackHeight(width) + 12
    let rows = stripRows(room: size.y - fixed - width), strip = stripHeight(rows), bar = size.y - strip
    // The plane is no higher than wide.
    let plane = min(width, size.y - fixed - strip), spare = size.y - fixed - strip - plane
    showHeader(ui, surface: nil)
    let area = Rect(layout.margin, top, width, plane + bars)
    showSurface(ui, area)
    let most = stackHeight(width, spare: .infinity) - stackHeight(width), forValue = max(0, spare - most)
    let row = Rect(layout.margin, area.maxY + 6, width, layout.row + forValue)
    showValueRow(ui, row)
    showStack(ui, Rect(layout.margin, row.maxY + 12, width, 0), spare: spare - forValue)
    showStrip(ui, Rect(0, bar, size.x, strip))
  }

  private func showPhone(_ ui: UI) {
    let size = layout.size, width = size.x - 2 * layout.margin, top = layout.header + 4
    let head = layout.row + 4 + layout.touch + 4, bars = SurfacePanel.barsHeight(state) + 2
    let channels = layout.touch + 3 * layout.row + 8, room = size.y - top - head - channels
    // A fourth row only where the plane keeps most of a square.
    let page = state.hasAlpha && room - bars - layout.row >= 0.8 * width ? channels + layout.row : channels
    let surface = size.y - top - head - page
    showHeader(ui, surface: nil)
    let area = Rect(layout.margin, top, width, surface - 2)
    let isLevel = surface - bars >= 120
    showSurface(ui, isLevel ? area : Rect(area.x, area.y, width, area.height - 4), bars: isLevel ? .level : .upright)
    var column = Column(Rect(layout.margin, area.maxY + 2, width, 0), gap: 4)
    showValueRow(ui, column.take(layout.row))
    let strip = column.take(layout.touch), y = strip.maxY + 4
    showPages(ui, strip, Rect(layout.margin, y, width, size.y - y), end: 8)
  }

  private func showLeast(_ ui: UI) {
    let size = layout.size, header = layout.header, width = size.x - 2 * layout.margin
    showHeader(ui, surface: nil)
    let strip = Rect(layout.margin, header, width, layout.touch), y = strip.maxY + 2
    let area = Rect(layout.margin, y, width, size.y - y - 2)
    let first = [
      SegmentStrip.Item(id: Pages.plane, title: tr("Plane")), SegmentStrip.Item(id: Pages.value, title: tr("Value")),
    ]
    pages.showStrip(
      ui, strip, first + sections.map { SegmentStrip.Item(id: $0.id, title: $0.title) }, current: pages.part, layout)
    switch pages.part {
    case Pages.plane: showSurface(ui, area.inset(2, 0), bars: .one)
    case Pages.value: showValuePage(ui, area)
    default: showPage(ui, area, end: 0)
    }
    dropHiddenDrafts(except: pages.part)
  }

  /// Preview, value, the space, and alpha.
  private func showValuePage(_ ui: UI, _ area: Rect) {
    pages.show(ui, Pages.value) {
      let alpha = state.hasAlpha ? layout.touch : 0, hasSpaces = !hasTabsOnPage(area.height)
      var column = Column(area, spare: area.height - 2 * layout.row - alpha)
      let top = column.take(layout.row, upTo: 3 * layout.row)
      let button = hasSpaces ? 84.0 + 8 : 0
      _ = preview.show(ui, Rect(top.x, top.y, top.width - button, top.height), &state)
      if hasSpaces { spaces.show(ui, Rect(top.maxX - 84, top.y, 84, layout.row), &state) }
      _ = value.show(ui, column.take(layout.row), &state)
      guard state.hasAlpha else { return }
      let row = column.take(layout.touch)
      surface.showAlpha(ui, row.inset((layout.touch - layout.bar) / 2, 0), &state)
    }
  }

  /// Whether a page of a height has room for the spaces and all rows.
  private func hasTabsOnPage(_ height: Double) -> Bool { height >= layout.touch + 3 * layout.row }

  // MARK: Parts

  private func showHeader(_ ui: UI, surface free: Rect?) {
    header.show(ui, title, free: free ?? HeaderPanel.Places(layout).middle, &state)
  }

  private func showSurface(_ ui: UI, _ rect: Rect, bars: SurfacePanel.Bars = .level) {
    pages.show(ui, Pages.plane) {
      _ = picture.picture == nil ? surface.show(ui, rect, bars: bars, &state) : picture.show(ui, rect, &state)
    }
  }

  /// The preview and the value side by side.
  private func showValueRow(_ ui: UI, _ rect: Rect) {
    pages.show(ui, Pages.value) {
      let width = PreviewPanel.width(inRow: rect.width, layout)
      _ = preview.show(ui, Rect(rect.x, rect.y, width, rect.height), &state)
      let x = rect.x + width + 8
      _ = value.show(ui, Rect(x, rect.maxY - layout.row, rect.maxX - x, layout.row), &state)
    }
  }

  /// The sections that are not along the bottom.
  private var stacked: [Int] { sections.indices.filter { !(layout.hasStrip && sections[$0].isStrip) } }

  /// The height of sections below each other.
  private func stackHeight(_ width: Double, _ indices: [Int]? = nil, spare: Double = 0) -> Double {
    let heights = (indices ?? stacked).map { sections[$0].height(width, state, spare: spare) }
    return heights.reduce(0, +) + layout.gap * Double(max(0, heights.count - 1))
  }

  private func showStack(_ ui: UI, _ rect: Rect, _ indices: [Int]? = nil, spare: Double = 0) {
    var column = Column(rect, gap: layout.gap, spare: spare)
    for index in indices ?? stacked {
      pages.show(ui, sections[index].id) { sections[index].show(ui, in: &column, &state) }
    }
  }

  /// As many sections below each other as fit whole, and the others as pages.
  private func showStackOrPages(_ ui: UI, _ rect: Rect, room: Double) {
    let all = stacked, height = stackHeight(rect.width)
    guard height > room else { return showStack(ui, rect, spare: room - height) }
    func fits(_ count: Int) -> Bool {
      let tallest = all[count...].map { sections[$0].height(rect.width, state) }.max() ?? 0
      let above = stackHeight(rect.width, Array(all[..<count]))
      return above + (count > 0 ? layout.gap : 0) + layout.touch + layout.pageGap + tallest <= room
    }
    let count = (0...max(0, all.count - 2)).last { fits($0) } ?? 0, first = Array(all[..<count])
    showStack(ui, rect, first)
    let y = rect.y + (count > 0 ? stackHeight(rect.width, first) + layout.gap : 0), end = rect.y + room
    let strip = Rect(rect.x, y, rect.width, layout.touch), top = strip.maxY + layout.pageGap
    showPages(ui, strip, Rect(rect.x, top, rect.width, end - top), Array(all[count...]), end: 0)
  }

  /// A strip of pages and the current one.
  private func showPages(_ ui: UI, _ strip: Rect, _ area: Rect, _ indices: [Int]? = nil, end: Double) {
    let shown = (indices ?? stacked).map { sections[$0] }
    let current = shown.first { $0.id == pages.section }?.id ?? shown.first?.id ?? pages.section
    pages.showStrip(
      ui, strip, shown.map { SegmentStrip.Item(id: $0.id, title: $0.title) }, current: current, layout)
    let isThere = shown.contains { $0.id == pages.section }
    showPage(ui, area, current: isThere ? pages.section : current, end: end)
    if indices == nil { dropHiddenDrafts(except: pages.section) }
  }

  /// - Parameter end: What stays free below the page, in points.
  private func showPage(_ ui: UI, _ area: Rect, current: WidgetID? = nil, end: Double) {
    guard let index = sections.firstIndex(where: { $0.id == current ?? pages.section }) else { return }
    let id = sections[index].id
    pages.show(ui, id) {
      if sections[index].isStrip {
        let size = layout.size, x = layout.kind == .low ? area.x - 10 : 0
        let top = layout.kind == .phone ? area.y + 4 : area.y
        sections[index].panels[0].fill(ui, Rect(x, top, size.x - x, size.y - top), &state)
        return
      }
      let height = area.height - end
      if layout.kind == .least, !hasTabsOnPage(area.height), sections[index].panels.count > 1,
        id.name == "page.channels"
      {
        _ = sections[index].panels[1].show(ui, Rect(area.x, area.y, area.width, height), &state)
        return
      }
      let least = sections[index].height(area.width, state)
      var column = Column(area, gap: layout.gap, spare: height - least)
      sections[index].show(ui, in: &column, &state)
    }
  }

  private func showStrip(_ ui: UI, _ rect: Rect) {
    guard let index = sections.firstIndex(where: \.isStrip) else { return }
    pages.show(ui, sections[index].id) { sections[index].panels[0].fill(ui, rect, &state) }
  }

  /// How many rows of swatches there are, where there is room for them.
  private func stripRows(room: Double) -> Int {
    let fit = Int((room - 16) / layout.row)
    return max(1, min(fit, SwatchesPanel.rows(state)))
  }

  private func stripHeight(_ rows: Int) -> Double { SwatchesPanel.stripHeight(rows: rows, state) }

  /// What is typed in a page that is left is over.
  private func dropHiddenDrafts(except id: WidgetID) {
    for index in sections.indices where sections[index].id != id { sections[index].dropDraft() }
    if layout.kind == .least, id != Pages.value { value.dropDraft() }
  }
}

extension Panel {
  /// Shows the panel over all of a rectangle.
  fileprivate mutating func fill(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) { _ = show(ui, rect, &picker) }
}
