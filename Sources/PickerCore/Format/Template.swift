/// Why a template cannot be used: a field that nothing answers to.
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The UTF-8 offset of the field.
  public let offset: Int
  /// What is wrong and what could stand there.
  public let message: String

  public var description: String { "\(message) at byte \(offset)" }
}

/// Text with fields for the parts of a color, such as `rgb({r8}, {g8}, {b8})\n`.
///
/// Fields: every format by its name; `{SPACE.CHANNEL}` and `{SPACE.CHANNEL:DECIMALS}` with the numbers that the format
/// of that name prints; `{r8} {g8} {b8} {a8}` from 0 to 255, with `:x` or `:X` in two hexadecimal digits; `{r} {g} {b}`
/// and `{alpha}` from 0 to 1, with `:DECIMALS`. `{{` and `}}` are braces, `\n`, `\t` and `\\` what they are elsewhere.
public struct Template: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case field(TemplateField)
  }

  private var pieces: [Piece] = []

  /// - Throws: `TemplateError` for an unknown field or a brace without its partner.
  public init(_ template: String) throws(TemplateError) {
    let bytes = Array(template.utf8)
    var literal: [UInt8] = [], index = 0
    while index < bytes.count {
      let byte = bytes[index], next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "\\") where Self.escaped(next) != nil:
        literal.append(Self.escaped(next) ?? next)
        index += 2
      case UInt8(ascii: "{") where next == byte, UInt8(ascii: "}") where next == byte:
        literal.append(byte)
        index += 2
      case UInt8(ascii: "}"):
        throw TemplateError(offset: index, message: "a closing brace without its field; write }} for a brace")
      case UInt8(ascii: "{"):
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
          throw TemplateError(offset: index, message: "a field without its closing brace; write {{ for a brace")
        }
        let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        guard let field = TemplateField(name) else {
          throw TemplateError(offset: index, message: "unknown field {\(name)}; known are \(TemplateField.known)")
        }
        pieces.append(.text(String(decoding: literal, as: UTF8.self)))
        pieces.append(.field(field))
        literal = []
        index = end + 1
      default:
        literal.append(byte)
        index += 1
      }
    }
    pieces.append(.text(String(decoding: literal, as: UTF8.self)))
  }

  private static func escaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }

  /// The template filled in.
  public func text(_ color: ParsedColor, _ options: FormatOptions = FormatOptions()) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .field(let field): result += field.text(color, options)
      }
    }
    return result
  }
}
