// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension Property: CustomStringConvertible {
  /// The property of a name in any ASCII case; nil when there is none.
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

  /// The name as CSS writes it.
  public var description: String { name }
}

extension Property {
  /// Reads a value of a longhand; nil where it does not match the grammar, and for a shorthand.
  ///
  /// The caller checks that nothing is left. CSS-wide keywords and `var()` are the cascade's, and no values here. What
  /// would have been accepted is in the cursor's `expectation`.
  package func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    reading(&cursor) { readLonghand(&$0) }
  }

  /// Reads a value and gives it to the longhands that the property sets: those of a shorthand, or itself.
  ///
  /// ```swift
  /// var cursor = TokenCursor(TokenStream("1px 2px"))
  /// Property.margin.expand(&cursor)   // margin-top: 1px, margin-right: 2px, margin-bottom: 1px, margin-left: 2px
  /// ```
  package func expand(_ cursor: inout TokenCursor) -> [LonghandValue]? {
    guard isShorthand else {
      return parse(&cursor).map { [LonghandValue(self, $0)] }
    }
    return reading(&cursor) { readShorthand(&$0) }
  }

  /// The value of a longhand that a run of tokens is as a whole.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - range: the tokens of the value, all of them by default.
  /// - Returns: nil where the tokens are no value of the property.
  public func value(_ stream: TokenStream, in range: Range<Int>? = nil) -> CSSValue? {
    var cursor = TokenCursor(stream, range)
    return parse(&cursor).flatMap { cursor.isAtEnd() ? $0 : nil }
  }

  /// The value of a longhand that a text is as a whole; nil where it is none.
  public func value(parsing text: String) -> CSSValue? { value(TokenStream(text)) }

  /// The values of longhands that a run of tokens is as a whole; nil where it is no value of the property.
  package func longhandValues(
    _ stream: TokenStream, in range: Range<Int>? = nil
  ) -> [LonghandValue]? {
    var cursor = TokenCursor(stream, range)
    return expand(&cursor).flatMap { cursor.isAtEnd() ? $0 : nil }
  }

  /// Runs a reader; where it fails without a word, the grammar itself is what was expected.
  private func reading<Value>(
    _ cursor: inout TokenCursor, _ read: (inout TokenCursor) -> Value?
  ) -> Value? {
    cursor.skipTrivia()
    let start = cursor.position
    if let value = read(&cursor) { return value }
    guard (cursor.expectation?.position ?? -1) < start else { return nil }
    cursor.goBack(to: start)
    return cursor.expected(syntax)
  }
}
