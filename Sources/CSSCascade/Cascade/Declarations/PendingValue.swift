// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A value with variables in it, of a longhand or of the shorthand that was declared.
final class PendingValue: Sendable {
  let property: Property
  let stream: TokenStream
  let tokens: Range<Int>
  /// The names that the value refers to, those in fallbacks too, each once.
  let references: [Atom]
  /// Whether the value may come to a keyword that every property takes: one stands in a fallback, or the environment or a
  /// function has one.
  ///
  /// The text of a custom property never is one, because there the keyword counts for the custom property.
  let mayBeKeyword: Bool
  /// Whether the value is declared in a sheet, and lives as long as its rules.
  let isOfSheet: Bool

  init(
    _ property: Property, _ stream: TokenStream, _ tokens: Range<Int>, _ names: AtomTable,
    isOfSheet: Bool = true
  ) {
    self.isOfSheet = isOfSheet
    self.property = property
    self.stream = stream
    self.tokens = tokens
    let found = VariableReferences(stream, tokens, names)
    references = found.distinctNames
    mayBeKeyword = found.mayBeKeyword(in: stream, tokens)
  }
}
