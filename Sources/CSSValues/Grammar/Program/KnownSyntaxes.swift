// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The grammars of rules that were read, by text: the properties of a theme refer to few of them, and many to the same.
final class KnownSyntaxes: Sendable {
  static let shared = KnownSyntaxes()

  private let syntaxes = Mutex<[String: ValueSyntax]>([:])

  /// The greatest number of texts that are kept; the table has fewer.
  private static let capacity = 2048

  /// Reads a grammar, unless it was read before.
  ///
  /// - Throws: if the text is no grammar.
  func syntax(parsing text: String) throws(ValueSyntaxError) -> ValueSyntax {
    if let known = syntaxes.withLock({ $0[text] }) { return known }
    let syntax = try ValueSyntax(parsing: text)
    syntaxes.withLock { if $0.count < Self.capacity { $0[text] = syntax } }
    return syntax
  }
}
