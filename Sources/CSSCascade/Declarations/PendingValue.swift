// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declared value with variables, of a longhand or a shorthand.
final class PendingValue: Sendable {
  let property: Property
  let stream: TokenStream
  let tokens: Range<Int>
  /// The distinct names that the value refers to, those in fallbacks included.
  let references: [Atom]
  /// Whether substitution may result in a CSS-wide keyword.
  let mayBeKeyword: Bool
  /// Whether a sheet declares the value, which then lives as long as its rules.
  let isOfSheet: Bool

  init(
    _ property: Property, _ stream: TokenStream, in tokens: Range<Int>, names: AtomTable,
    isOfSheet: Bool
  ) {
    self.isOfSheet = isOfSheet
    self.property = property
    self.stream = stream
    self.tokens = tokens
    let found = VariableReferences(stream, in: tokens, names: names)
    references = found.names
    mayBeKeyword = found.mayBeKeyword(in: stream, tokens)
  }
}
