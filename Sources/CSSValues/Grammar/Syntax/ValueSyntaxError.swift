// SPDX-License-Identifier: Apache-2.0

/// What is wrong with the text of a grammar, and where.
///
/// ```swift
/// ValueSyntaxError(offset: 7, expected: "a term").description   // "expected a term at byte 7 of the grammar"
/// ```
public struct ValueSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The byte of the text at which it stops being a grammar.
  public let offset: Int
  /// What a grammar would have there.
  public let expected: String

  /// The mistake as a sentence.
  public var description: String { "expected \(expected) at byte \(offset) of the grammar" }
}
