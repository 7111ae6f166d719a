import Glibc

/// What the process holds.
struct Footprint {
  /// Resident, in kilobytes.
  let kilobytes: Int
  let descriptors: Int

  init() {
    var pages = 0
    if let file = fopen("/proc/self/statm", "r") {
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      if fgets(&line, 256, file) != nil {
        let words = String(decoding: line.map { UInt8(bitPattern: $0) }.prefix { $0 != 0 }, as: UTF8.self).split(
          separator: " ")
        pages = words.count > 1 ? Int(words[1]) ?? 0 : 0
      }
    }
    kilobytes = pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
    descriptors = (0..<256).count { fcntl($0, F_GETFD) != -1 }
  }
}
