import Foundation

/// What a process has done since it started, as the kernel counts it.
struct ProcessActivity: Equatable {
  /// Processor time of all threads, in seconds.
  var seconds: Double
  /// How often its threads went to sleep, and so were woken.
  var sleeps: Int

  init(pid: pid_t) throws {
    let stat = try String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    // The name, in parentheses, may hold blanks; after it comes field 3. User and system time are fields 14 and 15.
    guard let end = stat.lastIndex(of: ")") else { throw HarnessError("no times in: \(stat)") }
    let fields = stat[end...].split(separator: " ")
    seconds = (Double(fields[12])! + Double(fields[13])!) / Double(sysconf(Int32(_SC_CLK_TCK)))
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")
    sleeps = try threads.map { thread in
      let status = try String(contentsOfFile: "/proc/\(pid)/task/\(thread)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
    }.reduce(0, +)
  }
}
