import Glibc
import PickerCore

/// A folder for what the measured program remembers, gone with this object.
final class Home {
  let path: String

  init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard let name = strdup("\(folder)/picker-bench.XXXXXX") else { return nil }
    defer { free(name) }
    guard mkdtemp(name) != nil else { return nil }
    path = String(cString: name)
    mkdir("\(path)/picker", 0o755)
  }

  deinit { Self.remove(path) }

  private static func remove(_ folder: String) {
    for name in names(in: folder) where unlink("\(folder)/\(name)") != 0 { remove("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// Each in another color.
  func keep(swatches count: Int) {
    guard let file = fopen("\(path)/picker/swatches.json", "w") else { return }
    defer { fclose(file) }
    var json = JSONWriter(.lines(indent: 0))
    json.array { json in
      for index in 0..<count {
        let hex = String(0x100_0000 + index * 7919 % 0x100_0000, radix: 16).dropFirst()
        json.object(.spaced) { $0.member("color", "#\(hex)") }
      }
    }
    fputs(json.text + "\n", file)
  }
}
