import CDBus
import Glibc
import PickerCore
import PickerScene

/// Asks the desktop's portal to pick a color from the screen, where programs may not look at it themselves.
///
/// Source: XDG Desktop Portal, `org.freedesktop.portal.Screenshot.PickColor` and `org.freedesktop.portal.Request`.
nonisolated enum PortalColorPick {
  private static let request = "org.freedesktop.portal.Request"
  private static let bus = "org.freedesktop.DBus"

  /// Blocks until the user is done, or `stop` has something to read or ends. The portal then gives up by itself, since
  /// its caller is gone.
  static func run(until stop: Int32) -> PickOutcome {
    guard let session = DBusSession() else { return .failed(.nothingPicks) }
    let portal = PortalSettings.name, token = "picker\(getpid())"
    session.listen("type='signal',sender='\(portal)',interface='\(request)',member='Response'")
    session.listen("type='signal',sender='\(bus)',interface='\(bus)',member='NameOwnerChanged',arg0='\(portal)'")
    let question = session.call(
      portal, PortalSettings.path, "org.freedesktop.portal.Screenshot", "PickColor"
    ) { arguments in
      arguments.append("")
      arguments.inside("a", "{sv}") { options in
        options.inside("e", nil) { entry in
          entry.append("handle_token")
          entry.inside("v", "s") { $0.append(token) }
        }
      }
    }
    // Without a number it was not sent.
    guard question != 0 else { return .failed(.portalFailed) }
    var outcome: PickOutcome?
    let isStopped = session.takeMessages(until: stop) { message in
      if dbus_message_get_reply_serial(message) == question {
        if dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_ERROR { outcome = .failed(.nothingPicks) }
      } else if dbus_message_is_signal(message, request, "Response") != 0,
        let path = dbus_message_get_path(message), String(cString: path).hasSuffix("/" + token)
      {
        outcome = self.outcome(DBusValue.arguments(of: message))
      } else if dbus_message_is_signal(message, bus, "NameOwnerChanged") != 0,
        DBusValue.arguments(of: message).last == .text("")
      {
        outcome = .failed(.portalFailed)
      }
      return outcome == nil
    }
    return outcome ?? (isStopped ? .cancelled : .failed(.portalFailed))
  }

  /// What a response says: a number, and a dictionary that has the color where the number is 0.
  static func outcome(_ arguments: [DBusValue]) -> PickOutcome {
    if arguments.first == .integer(1) { return .cancelled }
    guard arguments.count == 2, arguments[0] == .integer(0), case .list(let results) = arguments[1] else {
      return .failed(.portalFailed)
    }
    for case .list(let entry) in results where entry.count == 2 && entry[0] == .text("color") {
      guard case .list(let parts) = entry[1], parts.count == 3, case .double(let red) = parts[0],
        case .double(let green) = parts[1], case .double(let blue) = parts[2]
      else { break }
      let unit = 0.0...1
      if unit ~= red, unit ~= green, unit ~= blue { return .picked(RGB(red, green, blue)) }
    }
    return .failed(.portalFailed)
  }
}
