import CFontconfig

/// Which fonts the system has, and which of them suits.
nonisolated final class FontConfiguration: @unchecked Sendable {
  private let raw: OpaquePointer

  /// Takes over what fontconfig has loaded.
  init(taking raw: OpaquePointer) { self.raw = raw }

  deinit { FcConfigDestroy(raw) }

  /// The best scalable sans-serif face that has a character; `nil` where none has.
  func match(bold: Bool, having scalar: Unicode.Scalar? = nil) -> FontBook.Face? {
    guard let made = FcPatternCreate() else { return nil }
    let pattern = PatternHandle(raw: made)
    FcPatternAddString(pattern.raw, FC_FAMILY, "sans-serif")
    FcPatternAddInteger(pattern.raw, FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddBool(pattern.raw, FC_SCALABLE, FcTrue)
    FcPatternAddBool(pattern.raw, FC_COLOR, FcFalse)
    if let scalar, let made = FcCharSetCreate() {
      let set = CharacterSetHandle(raw: made)
      FcCharSetAddChar(set.raw, scalar.value)
      FcPatternAddCharSet(pattern.raw, FC_CHARSET, set.raw)
    }
    _ = FcConfigSubstitute(raw, pattern.raw, FcMatchPattern)
    FcDefaultSubstitute(pattern.raw)
    var result = FcResultNoMatch
    guard let best = FcFontMatch(raw, pattern.raw, &result) else { return nil }
    let found = PatternHandle(raw: best)
    if let scalar {
      var set: OpaquePointer?
      guard FcPatternGetCharSet(found.raw, FC_CHARSET, 0, &set) == FcResultMatch, let set,
        FcCharSetHasChar(set, scalar.value) != 0
      else { return nil }
    }
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(found.raw, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(found.raw, FC_INDEX, 0, &index)
    return FontBook.Face(file: String(cString: file), index: Int(index))
  }
}

/// What a font must have, or has.
nonisolated private struct PatternHandle: ~Copyable {
  let raw: OpaquePointer
  deinit { FcPatternDestroy(raw) }
}

/// Characters that a font has.
nonisolated private struct CharacterSetHandle: ~Copyable {
  let raw: OpaquePointer
  deinit { FcCharSetDestroy(raw) }
}
