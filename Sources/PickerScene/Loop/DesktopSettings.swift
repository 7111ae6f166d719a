/// What the desktop asks of its programs.
nonisolated public struct DesktopSettings: Hashable, Sendable {
  public enum ColorScheme: Int32, Sendable { case noPreference, dark, light }

  public var colorScheme = ColorScheme.noPreference
  public var wantsHighContrast = false
  public var wantsLessMotion = false

  public init() {}
}

/// How the window's grays are chosen.
nonisolated public enum ThemeChoice: String, CaseIterable, Sendable {
  case light, dark
  /// As the desktop says, also when it changes; dark until it says something.
  case auto

  /// The theme for what is known of the desktop.
  public func theme(_ desktop: DesktopSettings = DesktopSettings()) -> Theme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto:
      switch (desktop.colorScheme == .light, desktop.wantsHighContrast) {
      case (false, false): .dark
      case (false, true): .highContrastDark
      case (true, false): .light
      case (true, true): .highContrastLight
      }
    }
  }
}
