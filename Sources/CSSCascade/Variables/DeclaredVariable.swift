// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A custom property and what is declared for it.
struct DeclaredVariable: Sendable {
  let name: Atom
  let value: Value

  /// What a declaration says of a custom property.
  enum Value: Sendable {
    /// The tokens of a value.
    case tokens(TokenStream, Range<Int>)
    /// A keyword that every property takes.
    case keyword(CSSWideKeyword)
  }

  /// A declaration that was read before.
  init(_ name: Atom, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Whether the declaration takes back what others declare.
  var takesBack: Bool {
    if case .keyword(let keyword) = value { keyword.isRevert } else { false }
  }

  /// Reads a declaration; nil when a `var()` in it is malformed, or what may not stand in any value.
  init?(_ name: Atom, _ stream: TokenStream, in tokens: Range<Int>) {
    self.name = name
    if let keyword = CSSWideKeyword(stream, in: tokens) {
      value = .keyword(keyword)
    } else if VariableUse(stream, tokens) == .malformed || !stream.isDeclarationValue(tokens) {
      return nil
    } else {
      value = .tokens(stream, tokens)
    }
  }
}
