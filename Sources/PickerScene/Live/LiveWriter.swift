import Glibc

/// Writes lines to a file descriptor on a thread of its own, so that a slow or dead reader never slows the window.
/// Of changes that were not yet written the newest wins; other lines all stay, up to a limit.
public nonisolated final class LiveWriter: @unchecked Sendable {
  private let descriptor: Int32
  private var lines: [(text: String, isChange: Bool)] = []
  private var isWriting = false
  private var isDead = false
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let signal: UnsafeMutablePointer<pthread_cond_t>
  private static let limit = 1024

  /// - Parameter descriptor: Stays open; the process ends with the writer.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    lock = .allocate(capacity: 1)
    signal = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(signal, nil)
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { raw in
        if let raw { Unmanaged<LiveWriter>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    pthread_detach(thread)
  }

  /// Queues a line. A change replaces a change that still waits at the end of the queue.
  public func write(_ text: String, isChange: Bool = false) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard !isDead else { return }
    if isChange, lines.last?.isChange == true { lines.removeLast() }
    if lines.count >= Self.limit { lines.removeFirst() }
    lines.append((text, isChange))
    pthread_cond_broadcast(signal)
  }

  /// Waits until all is written, the reader is gone, or the seconds are over.
  /// - Returns: Whether everything was written.
  public func finish(seconds: Int = 5) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_sec += seconds
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !isDead, isWriting || !lines.isEmpty {
      if pthread_cond_timedwait(signal, lock, &deadline) != 0 { return false }
    }
    return !isDead
  }

  private func run() {
    pthread_mutex_lock(lock)
    while true {
      while lines.isEmpty { pthread_cond_wait(signal, lock) }
      let text = lines.removeFirst().text + "\n"
      isWriting = true
      pthread_mutex_unlock(lock)
      let isWritten = writeAll(text, to: descriptor)
      pthread_mutex_lock(lock)
      isWriting = false
      if !isWritten {
        isDead = true
        lines = []
      }
      pthread_cond_broadcast(signal)
      if isDead { break }
    }
    pthread_mutex_unlock(lock)
  }
}

/// Writes all of a text.
/// - Returns: `false` when the system refused; `errno` tells why.
@discardableResult
public nonisolated func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }
}

/// Reads lines from a file descriptor on a thread of its own and hands each to `deliver`, there.
public nonisolated func readLines(descriptor: Int32, deliver: @escaping @Sendable (String) -> Void) {
  final class Job: Sendable {
    let descriptor: Int32
    let deliver: @Sendable (String) -> Void
    init(_ descriptor: Int32, _ deliver: @escaping @Sendable (String) -> Void) {
      self.descriptor = descriptor
      self.deliver = deliver
    }
  }
  var thread = pthread_t()
  let job = Unmanaged.passRetained(Job(descriptor, deliver))
  pthread_create(
    &thread, nil,
    { raw in
      guard let raw else { return nil }
      let job = Unmanaged<Job>.fromOpaque(raw).takeRetainedValue()
      var line: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 4096)
      let longest = 1 << 20
      while true {
        let count = buffer.withUnsafeMutableBytes { read(job.descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        for byte in buffer[..<count] {
          if byte == 10 {
            job.deliver(String(decoding: line, as: UTF8.self))
            line.removeAll(keepingCapacity: true)
          } else if line.count < longest {
            line.append(byte)
          }
        }
      }
    }, job.toOpaque())
  pthread_detach(thread)
}
