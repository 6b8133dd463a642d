// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension Property: CustomStringConvertible {
  /// Creates the property with a name, ignoring ASCII case, or returns `nil` if there is none.
  ///
  /// ```swift
  /// Property(name: "Font-Size")   // Property.fontSize
  /// Property(name: "--accent")    // nil: custom properties are not in the table
  /// ```
  public init?(name: String) {
    var name = name
    guard let property = name.withUTF8({ Self.find($0) }) else { return nil }
    self = property
  }

  /// The name in CSS.
  public var description: String { name }
}

extension Property {
  /// Parses a value of a longhand, or returns `nil` if it does not match the grammar or the
  /// property is a shorthand.
  ///
  /// The caller checks that no tokens remain. The cascade handles CSS-wide keywords and `var()`,
  /// which are not values here. On failure, the cursor's `expectation` describes the accepted
  /// values.
  package func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    withExpectation(&cursor) { parseLonghand(&$0) }
  }

  /// Parses a value and expands it to the longhands that the property sets, or to the longhand
  /// itself.
  ///
  /// ```swift
  /// var cursor = TokenCursor(TokenStream("1px 2px"))
  /// Property.margin.expand(&cursor)   // margin-top: 1px, margin-right: 2px, margin-bottom: 1px, margin-left: 2px
  /// ```
  package func expand(_ cursor: inout TokenCursor) -> [LonghandValue]? {
    guard isShorthand else {
      return parse(&cursor).map { [LonghandValue(self, $0)] }
    }
    return withExpectation(&cursor) { parseShorthand(&$0) }
  }

  /// Parses a range of tokens as one value of a longhand.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The tokens of the value, all of them by default.
  /// - Returns: The value, or `nil` if the tokens are not a value of the property.
  public func value(_ stream: TokenStream, in range: Range<Int>? = nil) -> CSSValue? {
    var cursor = TokenCursor(stream, range)
    return parse(&cursor).flatMap { cursor.isAtEnd() ? $0 : nil }
  }

  /// Parses a text as one value of a longhand, or returns `nil` if it is not a value of the
  /// property.
  public func value(parsing text: String) -> CSSValue? { value(TokenStream(text)) }

  /// Parses a range of tokens and returns the longhand values, or `nil` if it is not a value of the
  /// property.
  package func longhandValues(
    _ stream: TokenStream, in range: Range<Int>? = nil
  ) -> [LonghandValue]? {
    var cursor = TokenCursor(stream, range)
    return expand(&cursor).flatMap { cursor.isAtEnd() ? $0 : nil }
  }

  /// Runs a parser.
  ///
  /// If it fails without an expectation, the whole grammar becomes the expectation.
  private func withExpectation<Value>(
    _ cursor: inout TokenCursor, _ parse: (inout TokenCursor) -> Value?
  ) -> Value? {
    cursor.skipTrivia()
    let start = cursor.position
    if let value = parse(&cursor) { return value }
    guard (cursor.expectation?.position ?? -1) < start else { return nil }
    cursor.rewind(to: start)
    return cursor.expected(syntax)
  }
}
