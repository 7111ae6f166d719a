import Glibc
import PickerSystem

/// All bytes of a file, or of standard input.
/// - Throws: `Failure`: a file that cannot be read is bad input, standard input the system's refusal.
func readWhole(_ file: FilePath?, atMost limit: Int) throws(Failure) -> [UInt8] {
  do throws(SystemError) {
    guard let file else { return try Transfer.readAll(from: 0, atMost: limit) }
    return try Descriptor(opening: file, O_RDONLY).readAll(atMost: limit)
  } catch {
    if error.number == EFBIG { throw .usage("\(file.map(quotedFile) ?? "standard input") has more than \(limit) bytes") }
    guard let file else { throw .refused("cannot read standard input: \(error)") }
    throw .usage("cannot read \(quotedFile(file)): \(error)")
  }
}
