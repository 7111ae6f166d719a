import PickerCore

/// The menu of a swatch, of the preview, or of the background: at the view that it was asked for.
struct PickerMenu {
  enum Subject: Hashable {
    /// The swatch at an index of the bar.
    case swatch(Int)
    case color(Color)
    case background
  }

  var state = MenuState()
  var subject = Subject.background
  var owner: WidgetID?
  var anchor = Rect(0, 0, 0, 0)
}

extension PickerView {
  /// - Parameter owner: What has the focus once the menu is closed.
  func openMenu(_ ui: UI, _ subject: PickerMenu.Subject, owner: WidgetID?, at anchor: Rect) {
    contextMenu = PickerMenu(subject: subject, owner: owner, anchor: anchor)
    guard let first = items(subject).first else { return }
    ui.open(&contextMenu.state, at: first.id)
  }

  private func items(_ subject: PickerMenu.Subject) -> [MenuItem] {
    let asBackground = MenuItem("menu.background", tr("Use as background"))
    switch subject {
    case .swatch: return [asBackground, MenuItem("menu.remove", tr("Remove"))]
    case .color: return [asBackground]
    case .background:
      return [MenuItem("menu.current", tr("Use this color"))]
        + (contrastBackground == nil ? [] : [MenuItem("menu.none", tr("No background"))])
    }
  }

  func showMenu(_ ui: UI) {
    guard contextMenu.state.isOpen else { return }
    ui.deferred.append { ui in
      let menu = self.contextMenu
      guard
        let item = ui.menu(
          &self.contextMenu.state, at: menu.anchor, owner: menu.owner, self.items(menu.subject), current: "")
      else { return }
      switch (item.id.name, menu.subject) {
      case ("menu.remove", .swatch(let index)): self.removeSwatch(index)
      case ("menu.background", .swatch(let index)): self.setBackground(self.swatch(index)?.color)
      case ("menu.background", .color(let color)): self.setBackground(color)
      case ("menu.current", _): self.setBackground(self.model.color)
      default: self.setBackground(nil)
      }
    }
  }

  private func swatch(_ index: Int) -> Swatch? {
    let all = shelves.kept.count
    if index < all { return shelves.kept[index] }
    return shelves.recent.indices.contains(index - all) ? shelves.recent[index - all] : nil
  }

  /// The background that contrast is measured against, besides white and black; the plane's lines go with it.
  public func setBackground(_ color: Color?) {
    let old = contrastBackground
    contrastBackground = color?.rgba
    if paperKind == .background || old == nil && color != nil { paperKind = color == nil ? nil : .background }
    if color != nil { wantsContrastLines = true }
  }
}
