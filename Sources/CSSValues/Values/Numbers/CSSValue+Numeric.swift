// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension CSSValue {
  /// Parses a number of the given kinds, plain or as a math function.
  ///
  /// ```swift
  /// var cursor = TokenCursor(TokenStream("calc(1px + 2em) 5%"))
  /// CSSValue.parseNumeric(&cursor, .lengthPercentage)                  // .calculation
  /// CSSValue.parseNumeric(&cursor, .lengthPercentage, in: .nonNegative)    // .percentage(5)
  /// ```
  ///
  /// - Parameters:
  ///   - cursor: The cursor before the value.
  ///   - kinds: The accepted kinds.
  ///   - range: The valid range. A plain number outside is an error. A calculation is clamped when
  ///     it is computed.
  ///   - symbols: Keywords for numbers in calculations, such as the channel keywords of a relative
  ///     color.
  /// - Returns: The value, or `nil` if there is no such number.
  package static func parseNumeric(
    _ cursor: inout TokenCursor, _ kinds: NumericKinds, in range: NumericRange = .all,
    symbols: [String] = []
  ) -> CSSValue? {
    if let value = peekNumber(&cursor, kinds, in: range) {
      _ = cursor.next()
      return value
    }
    guard cursor.kind == .function,
      let function = MathFunction(cursor.stream, at: cursor.position)
    else { return cursor.expected(kinds.syntax(in: range)) }
    var parser = CalculationParser(kinds: kinds, range: range, symbols: symbols)
    return parser.parse(function, &cursor).map { .calculation($0) }
  }

  /// Returns whether the next token begins a number of the given kinds or a math function.
  ///
  /// Consumes no token.
  static func beginsNumeric(_ cursor: inout TokenCursor, _ kinds: NumericKinds) -> Bool {
    if cursor.peek() == .function {
      return MathFunction(cursor.stream, at: cursor.position) != nil
    }
    return peekNumber(&cursor, kinds, in: .all) != nil
  }

  /// Returns whether the next token begins a number of any kind or a math function.
  ///
  /// Consumes no token.
  static func beginsNumeric(_ cursor: inout TokenCursor) -> Bool {
    switch cursor.peek() {
    case .number, .percentage, .dimension: true
    case .function: MathFunction(cursor.stream, at: cursor.position) != nil
    default: false
    }
  }

  /// Returns the plain number in range that the next token is, without consuming it.
  @inline(__always)
  static func peekNumber(
    _ cursor: inout TokenCursor, _ kinds: NumericKinds, in range: NumericRange
  ) -> CSSValue? {
    switch cursor.peek() {
    case .dimension:
      guard let unit = NumericUnit(cursor.stream, at: cursor.position), kinds.contains(unit.kind)
      else { return nil }
      let number = cursor.stream.finiteNumber(of: cursor.position)
      guard range == .all || range.contains(number * (unit.factor ?? 1)) else { return nil }
      return unit.cssValue(number)
    case .percentage where kinds.contains(.percentage):
      let number = cursor.stream.finiteNumber(of: cursor.position)
      let scale = kinds.contains(.number) ? 0.01 : 1
      return range.contains(number * scale) ? .percentage(number) : nil
    case .number:
      return plainNumber(cursor.stream, at: cursor.position, kinds, in: range)
    default:
      return nil
    }
  }

  /// Returns the value of a number token: a number, an integer, or a zero without its unit.
  private static func plainNumber(
    _ stream: TokenStream, at position: Int, _ kinds: NumericKinds, in range: NumericRange
  ) -> CSSValue? {
    let number = stream.finiteNumber(of: position)
    guard range.contains(number) else { return nil }
    if kinds.contains(.number) { return .number(number) }
    if kinds.contains(.integer), stream.tokens[position].flags.contains(.integer) {
      return .number(number)
    }
    guard number == 0 else { return nil }
    if kinds.contains(.length) { return .length(.zero) }
    return kinds.contains(.zero) ? .angle(.zero) : nil
  }
}

extension TokenStream {
  /// Returns the number of a numeric token, clamped to the range of values.
  func finiteNumber(of position: Int) -> Double { .finite(number(of: position)) }
}

extension Length {
  /// Returns the plain length that the next token is, without consuming it.
  ///
  /// A unitless zero is a length.
  static func peek(_ cursor: inout TokenCursor) -> Length? {
    CSSValue.peekNumber(&cursor, .length, in: .all).flatMap { Length($0) }
  }
}

extension CSSAngle {
  /// Returns the plain angle that the next token is, without consuming it.
  static func peek(_ cursor: inout TokenCursor) -> CSSAngle? {
    CSSValue.peekNumber(&cursor, .angle, in: .all).flatMap { CSSAngle($0) }
  }
}
