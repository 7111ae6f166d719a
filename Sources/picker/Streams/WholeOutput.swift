import Glibc

/// Writes a whole file: a temporary one that then takes the name, so that whatever fails leaves the old one as it was.
/// What is no file, such as a pipe, is written to as it is.
/// - Throws: `Failure`: the system's refusal.
func writeWhole(_ bytes: [UInt8], to file: String) throws(Failure) {
  func failure(_ number: Int32) -> Failure { .refused("cannot write \(quotedFile(file)): \(systemMessage(number))") }
  var status = stat()
  let isThere = stat(file, &status) == 0
  if isThere, status.st_mode & S_IFMT != S_IFREG {
    let descriptor = open(file, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    let error = write(bytes, to: descriptor)
    guard close(descriptor) == 0, error == 0 else { throw failure(error == 0 ? errno : error) }
    return
  }
  if isThere, access(file, W_OK) != 0 { throw failure(errno) }
  // A link stays one: what it leads to is replaced.
  let path = isThere ? resolved(file) : file
  let new = "\(path).\(getpid()).new"
  let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isThere ? status.st_mode & 0o777 : 0o666)
  guard descriptor >= 0 else { throw failure(errno) }
  var error = write(bytes, to: descriptor)
  if error == 0, fsync(descriptor) != 0 { error = errno }
  if close(descriptor) != 0, error == 0 { error = errno }
  if error == 0, rename(new, path) != 0 { error = errno }
  guard error == 0 else {
    unlink(new)
    throw failure(error)
  }
}

/// - Returns: The system's error number; 0 when all is written.
private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  _ = signal(SIGPIPE, SIG_IGN)
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return count < 0 ? errno : EIO }
    written += count
  }
  return 0
}

private func resolved(_ file: String) -> String {
  guard let path = realpath(file, nil) else { return file }
  defer { free(path) }
  return String(cString: path)
}
