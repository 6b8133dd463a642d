// SPDX-License-Identifier: Apache-2.0

/// What is wrong with the text of a grammar, and where.
///
/// ```swift
/// ValueSyntaxError(offset: 7, expected: "a term").description   // "expected a term at byte 7 of the grammar"
/// ```
package struct ValueSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The byte of the text at which it stops being a grammar.
  package let offset: Int
  /// What a grammar would have there.
  package let expected: String

  /// The mistake as a sentence.
  package var description: String { "expected \(expected) at byte \(offset) of the grammar" }
}
