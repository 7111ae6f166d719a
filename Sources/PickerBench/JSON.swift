import Glibc

/// As much JSON as results need.
enum JSON {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])

  /// Indented by two blanks for each level.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .string(let string): return Self.quoted(string)
    case .number(let number):
      return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .bool(let bool): return bool ? "true" : "false"
    case .array(let values):
      return Self.block("[", values.map { $0.text(indent: inner) }, "]", indent)
    case .object(let fields):
      return Self.block("{", fields.map { "\(Self.quoted($0)): \($1.text(indent: inner))" }, "}", indent)
    }
  }

  private static func block(_ open: String, _ lines: [String], _ close: String, _ indent: String) -> String {
    guard !lines.isEmpty else { return open + close }
    return open + "\n" + lines.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + close
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\0"..." ":
        let hex = String(scalar.value, radix: 16)
        result += scalar == " " ? " " : "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Writes the text, making the folder where needed; false where the system refuses.
  func write(to path: String) -> Bool {
    if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o777) }
    guard let file = fopen(path, "w") else { return false }
    let written = fputs(text() + "\n", file) >= 0
    return fclose(file) == 0 && written
  }
}
