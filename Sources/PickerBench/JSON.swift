import Glibc
import PickerCore

/// As much JSON as results need.
enum JSON {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])

  private func write(to json: inout JSONWriter) {
    switch self {
    case .string(let string): json.string(string)
    case .number(let number): json.number(number)
    case .bool(let bool): json.bool(bool)
    case .array(let values): json.array { json in values.forEach { $0.write(to: &json) } }
    case .object(let fields):
      json.object { json in
        for (name, value) in fields {
          json.key(name)
          value.write(to: &json)
        }
      }
    }
  }

  /// Writes the text, making the folder where needed; false where the system refuses.
  func write(to path: String) -> Bool {
    if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o777) }
    guard let file = fopen(path, "w") else { return false }
    var json = JSONWriter(.lines(indent: 2))
    write(to: &json)
    let written = fputs(json.text + "\n", file) >= 0
    return fclose(file) == 0 && written
  }
}
