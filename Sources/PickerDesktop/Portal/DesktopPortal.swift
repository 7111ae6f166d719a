import CDBus
import PickerScene
import PickerSystem

/// What the desktop's portal has said about its settings.
nonisolated struct PortalSettings {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"
  static let groups = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  private(set) var desktop = DesktopSettings()
  private var asksForLessMotion = false, animates = true

  /// Takes the answer to `ReadAll` in: a dictionary of dictionaries.
  mutating func takeAll(_ arguments: [DBusValue]) {
    guard case .list(let groups)? = arguments.first else { return }
    for case .list(let entry) in groups where entry.count == 2 {
      guard case (.text(let group), .list(let settings)) = (entry[0], entry[1]) else { continue }
      for case .list(let setting) in settings where setting.count == 2 { take([.text(group)] + setting) }
    }
  }

  /// Takes one setting in, as `SettingChanged` tells it: group, key, value. Unknown values are ignored.
  mutating func take(_ arguments: [DBusValue]) {
    guard arguments.count == 3, case (.text(let group), .text(let key)) = (arguments[0], arguments[1]) else { return }
    switch (group, key, arguments[2]) {
    case ("org.freedesktop.appearance", "color-scheme", .integer(let scheme)):
      desktop.colorScheme = DesktopSettings.ColorScheme(rawValue: Int32(clamping: scheme)) ?? .noPreference
    case ("org.freedesktop.appearance", "contrast", .integer(let contrast)): desktop.wantsHighContrast = contrast == 1
    case ("org.freedesktop.appearance", "reduced-motion", .integer(let motion)): asksForLessMotion = motion == 1
    case ("org.gnome.desktop.interface", "enable-animations", .bool(let isOn)): animates = isOn
    default: break
    }
    desktop.wantsLessMotion = asksForLessMotion || !animates
  }
}

/// Tells of the desktop's settings, once they are known and whenever they change, for as long as this object lives. It
/// waits on a thread of its own; without a bus or a portal nothing comes.
nonisolated package final class DesktopPortal: Sendable {
  private let stopSignal: StopSignal

  /// - Parameter deliver: Told of the settings on that thread; returns whether they were taken.
  /// - Returns: `nil` where the session has no bus.
  package init?(deliver: @escaping @Sendable (DesktopSettings) -> Bool) {
    guard DBusSession.isOffered, let signal = try? StopSignal() else { return nil }
    stopSignal = signal
    guard BackgroundThread.run({ Self.follow(until: signal.descriptor, deliver) }) else { return nil }
  }

  deinit { stopSignal.raise() }

  private static func follow(until stop: Int32, _ deliver: (DesktopSettings) -> Bool) {
    guard let bus = DBusSession() else { return }
    for group in PortalSettings.groups {
      bus.listen(
        "type='signal',sender='\(PortalSettings.name)',path='\(PortalSettings.path)',"
          + "interface='\(PortalSettings.interface)',member='SettingChanged',arg0='\(group)'")
    }
    let question = bus.call(
      PortalSettings.name, PortalSettings.path, PortalSettings.interface, "ReadAll", PortalSettings.groups)
    var settings = PortalSettings(), posted = DesktopSettings()
    bus.takeMessages(until: stop) { message in
      if dbus_message_get_reply_serial(message) == question,
        dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_RETURN
      {
        settings.takeAll(DBusValue.arguments(of: message))
      } else if dbus_message_is_signal(message, PortalSettings.interface, "SettingChanged") != 0 {
        settings.take(DBusValue.arguments(of: message))
      }
      if settings.desktop != posted, deliver(settings.desktop) { posted = settings.desktop }
      return true
    }
  }
}
