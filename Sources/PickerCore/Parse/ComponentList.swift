/// The components and alpha between a function's parentheses, in the space's own units.
struct ComponentList {
  var components = SIMD3<Double>.zero
  var missing: Color.Missing = []
  var alpha = 1.0
  var units: [Notation.Unit] = []
  var alphaUnit: Notation.Unit?

  mutating func append(_ quantity: Quantity, _ component: Double) {
    let index = units.count
    components[index] = component
    if quantity.kind == .none { missing.insert(.component(index)) }
    units.append(quantity.unit)
  }

  mutating func setAlpha(_ quantity: Quantity) {
    alpha = quantity.kind == .percentage ? quantity.value / 100 : quantity.value
    alpha = min(max(alpha, 0), 1) + 0
    if quantity.kind == .none { missing.insert(.alpha) }
    alphaUnit = quantity.unit
  }

  func color(in function: ColorFunction) -> Color {
    Color(colorSpace(function.space), components, alpha: alpha, missing: missing)
  }

  func notation(_ form: Notation.Form) -> Notation { Notation(form, units: units, alphaUnit: alphaUnit) }
}

/// The space that a table names.
func colorSpace(_ id: String) -> any ColorSpace.Type {
  id == LinearDisplayP3.id ? LinearDisplayP3.self : ColorSpaces.named(id) ?? SRGB.self
}

extension ColorParser {
  /// Components in either form; the first comma tells which.
  mutating func takeComponents(of function: ColorFunction, _ name: String) throws(ColorParseError) -> ParsedColor {
    cursor.skipSpace()
    let start = cursor.offset
    let first = try takeQuantity(expecting: function.channels[0].expectation)
    cursor.skipSpace()
    let isLegacy = function.legacy != nil && cursor.peek() == UInt8(ascii: ",")
    let parts =
      isLegacy
      ? try takeLegacy(function, first: first, at: start) : try takeModern(function, first: (first, start))
    return ParsedColor(parts.color(in: function), parts.notation(.function(name, isLegacy: isLegacy)))
  }

  /// `1 2 3 / alpha`.
  /// - Parameter first: the first component where it is taken already, and its place.
  mutating func takeModern(
    _ function: ColorFunction, first: (Quantity, at: Int)?
  ) throws(ColorParseError) -> ComponentList {
    var list = ComponentList()
    for (index, channel) in function.channels.enumerated() {
      cursor.skipSpace()
      var start = cursor.offset
      let quantity: Quantity
      if index == 0, let first {
        (quantity, start) = first
      } else {
        quantity = try takeQuantity(expecting: channel.expectation)
      }
      guard let component = channel.component(quantity) else { throw ColorParseError(channel.expectation, at: start) }
      list.append(quantity, component)
    }
    try takeSlashAlpha(into: &list)
    return list
  }

  /// ` / alpha`, or nothing.
  mutating func takeSlashAlpha(into list: inout ComponentList) throws(ColorParseError) {
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "/")) {
      list.setAlpha(try takeAlpha("a number, a percentage or none"))
    } else if let origin {
      list.alpha = origin.alpha
      if origin.isAlphaMissing { list.missing.insert(.alpha) }
    }
    cursor.skipSpace()
    guard cursor.peek() == UInt8(ascii: ")") || cursor.isAtEnd else {
      throw cursor.error((list.alphaUnit == nil ? "a slash and alpha, or " : "") + "a closing parenthesis")
    }
  }

  private mutating func takeAlpha(_ expectation: String) throws(ColorParseError) -> Quantity {
    cursor.skipSpace()
    let start = cursor.offset
    let alpha = try takeQuantity(expecting: expectation)
    guard alpha.kind != .angle else { throw ColorParseError(expectation, at: start) }
    return alpha
  }

  /// `1, 2, 3, alpha` (CSS Color 4, sections 5.1 and 7), where `none` cannot stand.
  private mutating func takeLegacy(
    _ function: ColorFunction, first: Quantity, at start: Int
  ) throws(ColorParseError) -> ComponentList {
    var list = ComponentList(), quantity = first, start = start
    for index in function.channels.indices {
      if index > 0 {
        try takeSeparator()
        start = cursor.offset
        quantity = try takeQuantity(expecting: function.legacyExpectation(index, first: first))
      }
      guard let component = function.legacyComponent(quantity, index, first: first) else {
        throw ColorParseError(function.legacyExpectation(index, first: first), at: start)
      }
      list.append(quantity, component)
    }
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: ",")) {
      cursor.skipSpace()
      start = cursor.offset
      let alpha = try takeAlpha("a number or a percentage")
      guard alpha.kind != .none else { throw ColorParseError("a number or a percentage", at: start) }
      list.setAlpha(alpha)
    }
    cursor.skipSpace()
    guard cursor.peek() == UInt8(ascii: ")") || cursor.isAtEnd else {
      throw cursor.error((list.alphaUnit == nil ? "a comma and alpha, or " : "") + "a closing parenthesis")
    }
    return list
  }

  mutating func takeSeparator() throws(ColorParseError) {
    cursor.skipSpace()
    guard cursor.take(UInt8(ascii: ",")) else { throw cursor.error("a comma") }
    cursor.skipSpace()
  }
}

extension ColorFunction {
  /// The component that a quantity is in the form with commas; `nil` where it cannot stand.
  func legacyComponent(_ quantity: Quantity, _ index: Int, first: Quantity) -> Double? {
    let channel = channels[index]
    guard quantity.kind != .none, let component = channel.component(quantity) else { return nil }
    switch legacy {
    case .alike: return quantity.kind == first.kind ? component : nil
    case .percentages where !channel.isHue:
      return quantity.kind == .percentage ? min(max(component, 0), 1) : nil
    default: return component
    }
  }

  func legacyExpectation(_ index: Int, first: Quantity) -> String {
    let channel = channels[index]
    switch legacy {
    case .alike where index > 0: return first.kind == .percentage ? "a percentage" : "a number"
    case .percentages where !channel.isHue: return "a percentage"
    default: return channel.legacyExpectation
    }
  }
}
