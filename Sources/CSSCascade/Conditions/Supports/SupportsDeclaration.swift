// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration that an `@supports` condition tests.
///
/// Defined by [`<supports-decl>`](https://drafts.csswg.org/css-conditional-3/#typedef-supports-decl).
struct SupportsDeclaration {
  /// Whether the property is known and accepts the value.
  let isSupported: Bool

  /// Parses a range of tokens as one declaration; `nil` if no name and colon begin it.
  ///
  /// A custom property accepts any value. A value with variables is supported unless it is invalid
  /// before substitution.
  init?(_ stream: TokenStream, in tokens: Range<Int>) {
    var cursor = TokenCursor(stream, tokens)
    guard cursor.peek() == .ident, let name = cursor.next(), cursor.peek() == .colon,
      cursor.next() != nil
    else { return nil }
    let value = stream.withoutImportance(cursor.position..<cursor.end)
    guard stream.firstUnmatched(in: value) == nil else { return nil }
    guard stream.isDeclarationValue(value) else {
      isSupported = false
      return
    }
    switch VariableUse(stream, in: value) {
    case .malformed: isSupported = false
    case .valid: isSupported = stream.isCustomPropertyName(name) || stream.property(at: name) != nil
    case .none:
      isSupported =
        stream.isCustomPropertyName(name)
        || stream.property(at: name)?.accepts(stream, value) ?? false
    }
  }
}

extension SupportsDeclaration {
  /// Returns whether the next tokens are a name and a colon.
  static func begins(at cursor: TokenCursor) -> Bool {
    var cursor = cursor
    return cursor.peek() == .ident && cursor.next() != nil && cursor.peek() == .colon
  }
}

extension Property {
  /// Returns whether a range of tokens without variables is a value of the property.
  fileprivate func accepts(_ stream: TokenStream, _ value: Range<Int>) -> Bool {
    CSSWideKeyword(stream, in: value) != nil || longhandValues(stream, in: value) != nil
  }
}

extension TokenStream {
  /// Returns the property that a token names.
  fileprivate func property(at name: Int) -> Property? {
    withName(of: name) { Property.find($0) }
  }

  /// Returns a range of tokens without a trailing `!important`.
  fileprivate func withoutImportance(_ positions: Range<Int>) -> Range<Int> {
    let value = trimmed(positions)
    guard let last = value.last, tokens[last].kind == .ident,
      self.value(of: last, equals: "important")
    else { return value }
    let rest = trimmed(value.lowerBound..<last)
    guard let sign = rest.last, isDelim(sign, "!") else { return value }
    return trimmed(rest.lowerBound..<sign)
  }

  /// Returns whether a range of tokens is a valid value of a custom property.
  ///
  /// Defined by [`<declaration-value>`](https://drafts.csswg.org/css-syntax-3/#typedef-declaration-value).
  func isDeclarationValue(_ positions: Range<Int>) -> Bool {
    guard firstUnmatched(in: positions) == nil else { return false }
    var cursor = TokenCursor(self, positions)
    while let token = cursor.nextIncludingTrivia() {
      if tokens[token].kind.isOpening { cursor.skipBlock() }
      if tokens[token].kind == .semicolon || isDelim(token, "!") { return false }
    }
    return true
  }
}
