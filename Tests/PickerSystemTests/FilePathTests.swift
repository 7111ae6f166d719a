import PickerSystem
import Testing

@Suite struct FilePathTests {
  @Test(
    arguments: [
      ("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/c", "a/b", "c"), ("/", "/", ""),
    ] as [(FilePath, FilePath, FilePath)])
  func aPathHasAFolderAndAName(_ path: FilePath, _ folder: FilePath, _ name: FilePath) {
    #expect(path.folder == folder && path.name == name)
  }

  @Test func namesAreJoinedWithOneSlash() {
    #expect(("/a" as FilePath) / "b" == "/a/b" && ("/" as FilePath) / "b" == "/b" && ("a/" as FilePath) / "b" == "a/b")
  }

  @Test func bytesStayWhatTheyAre() {
    let bytes: [UInt8] = [0x2F, 0x63, 0xE9, 0xFF]
    #expect(FilePath(bytes).bytes == bytes)
    FilePath(bytes).withCString { #expect(FilePath(cString: $0).bytes == bytes) }
    #expect(FilePath([0x61, 0, 0x62]).bytes == [0x61], "as the system reads it")
  }

  @Test func inAMessageNothingIsLeftThatATerminalObeys() {
    #expect(FilePath("/a\u{1b}]0;x\u{7}\n\u{202e}ü").description == #"/a\u{1b}]0;x\u{7}\u{a}\u{202e}ü"#)
    #expect("\(FileError("/a\n", .write, SystemError(28)))" == #"/a\u{a} cannot be written: No space left on device"#)
  }
}
