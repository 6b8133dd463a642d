// SPDX-License-Identifier: Apache-2.0

/// A syntax error in the text of a grammar, with its position.
///
/// ```swift
/// ValueSyntaxError(offset: 7, expected: "a term").description   // "expected a term at byte 7 of the grammar"
/// ```
package struct ValueSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The byte offset of the error in the text.
  package let offset: Int
  /// The expected syntax.
  package let expected: String

  /// The error message.
  package var description: String { "expected \(expected) at byte \(offset) of the grammar" }
}
