/// The classes of bytes in CSS Syntax 3, section 4.2. Names are ASCII: bytes past 127 only ever make a name unknown.
extension UInt8 {
  @inline(__always) package var isSpace: Bool { self == 32 || (self >= 9 && self <= 13 && self != 11) }

  @inline(__always) package var isDigit: Bool { self >= 48 && self <= 57 }

  /// The value of a hexadecimal digit.
  @inline(__always) package var nibble: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }

  /// Starts a name: a letter, `_` or anything that is not ASCII.
  @inline(__always) package var startsName: Bool {
    let folded = self | 32
    return (folded >= 97 && folded <= 122) || self == UInt8(ascii: "_") || self >= 128
  }

  @inline(__always) package var continuesName: Bool { startsName || isDigit || self == UInt8(ascii: "-") }

  /// In lower case, ASCII letters only.
  @inline(__always) package var folded: UInt8 { self >= 65 && self <= 90 ? self + 32 : self }
}
