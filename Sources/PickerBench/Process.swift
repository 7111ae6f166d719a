import Glibc

/// Ends the program with one line that says why; status 1.
func stop(_ message: String) -> Never {
  let line = Array("picker-bench: \(message)\n".utf8)
  _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  exit(1)
}

/// What the kernel tells of a process.
struct Usage {
  /// Processor time of all threads.
  let milliseconds: Double
  /// How often its threads went to sleep, and so were woken.
  let sleeps: Int

  init(_ pid: pid_t) {
    var nanoseconds = 0.0, sleeps = 0
    for thread in names(in: "/proc/\(pid)/task") {
      let folder = "/proc/\(pid)/task/\(thread)"
      nanoseconds += content("\(folder)/schedstat").split(separator: " ").first.flatMap { Double($0) } ?? 0
      sleeps += Int(field("voluntary_ctxt_switches:", in: content("\(folder)/status")) ?? 0)
    }
    milliseconds = nanoseconds / 1e6
    self.sleeps = sleeps
  }
}

/// In MiB: pages of its own, and with them its share of those that others use as well.
func memory(_ pid: pid_t) -> (unshared: Double, proportional: Double) {
  let text = content("/proc/\(pid)/smaps_rollup")
  func mebibytes(_ name: String) -> Double { (field(name, in: text) ?? 0) / 1024 }
  return (mebibytes("Private_Clean:") + mebibytes("Private_Dirty:"), mebibytes("Pss:"))
}

/// The number after a name at the start of a line.
private func field(_ name: String, in text: String) -> Double? {
  guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
  return line.dropFirst(name.count).split { $0 == " " || $0 == "\t" }.first.flatMap { Double($0) }
}

private func content(_ path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 65536)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}

/// What a folder has, but for hidden files.
func names(in path: String) -> [String] {
  guard let folder = opendir(path) else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}
