import Glibc
import PickerSystem

/// Writes a whole file: a temporary one that then takes the name, so that whatever fails leaves the old one as it was.
/// What is no file, such as a pipe, is written to as it is.
/// - Throws: `Failure`: the system's refusal.
func writeWhole(_ bytes: [UInt8], to file: FilePath) throws(Failure) {
  do throws(SystemError) {
    if let type = try file.type(), type != S_IFREG {
      let output = try Descriptor(opening: file, O_WRONLY)
      try output.write(bytes)
      return try output.close()
    }
  } catch { throw .refused("cannot write \(quotedFile(file)): \(error)") }
  do { try AtomicFile(file, .shared).write(bytes) } catch {
    throw .refused("cannot write \(quotedFile(file)): \(error.error)")
  }
}
