import Glibc
import PickerCore

/// What a fuzzer calls with bytes of its own making. `PICKER_FUZZ_TARGET` says which reader gets them.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "color": fuzzColor, "search": fuzzSearch, "template": fuzzTemplate, "json": fuzzJSON, "catalog": fuzzCatalog,
  "palette": fuzzPalette,
]

private let target: @Sendable ([UInt8]) -> Void = {
  let name = getenv("PICKER_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else {
    fatalError("PICKER_FUZZ_TARGET is one of \(targets.keys.sorted().joined(separator: ", "))")
  }
  return target
}()

/// Text as it comes in: mended where the bytes are no UTF-8.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// A fault that no bounds check and no sanitizer would see.
func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) {
  if !isRight { fatalError(fault()) }
}
