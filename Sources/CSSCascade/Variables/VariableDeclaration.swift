// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A custom property and its declared value.
struct VariableDeclaration: Sendable {
  let name: Atom
  let value: Value

  /// The declared value of a custom property.
  enum Value: Sendable {
    /// The tokens of a value.
    case tokens(TokenStream, Range<Int>)
    /// A CSS-wide keyword.
    case keyword(CSSWideKeyword)
  }

  /// Creates a declaration from its parsed value.
  init(_ name: Atom, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Whether the declaration reverts other declarations.
  var isReverting: Bool {
    if case .keyword(let keyword) = value { keyword.isRevert } else { false }
  }

  /// Parses a declaration, or returns `nil` if it contains a malformed `var()` or an invalid token.
  init?(_ name: Atom, _ stream: TokenStream, in tokens: Range<Int>) {
    self.name = name
    if let keyword = CSSWideKeyword(stream, in: tokens) {
      value = .keyword(keyword)
    } else if VariableUse(stream, in: tokens) == .malformed || !stream.isDeclarationValue(tokens) {
      return nil
    } else {
      value = .tokens(stream, tokens)
    }
  }
}
