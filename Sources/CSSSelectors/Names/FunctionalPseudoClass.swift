// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The functional pseudo-classes.
///
/// Defined by [Selectors Level 4](https://drafts.csswg.org/selectors-4/#overview).
package enum FunctionalPseudoClass: UInt8, Sendable, Hashable, CaseIterable {
  case state
  case `is`, `where`, not, has
  case nthChild, nthLastChild, nthOfType, nthLastOfType
  case lang, dir, current, host, hostContext

  /// The lower-case names, in the order of the cases.
  static let names: [String] = """
    state is where not has nth-child nth-last-child nth-of-type nth-last-of-type \
    lang dir current host host-context
    """.split(separator: " ").map(String.init)

  /// The name without the colon and parentheses.
  package var name: String { Self.names[Int(rawValue)] }

  private static let vocabulary = CaseInsensitiveNames(names)

  /// Creates a function from its name, without regard to ASCII case; `nil` if it is unknown.
  init?(named name: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.vocabulary.index(of: name) else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: index))
  }
}
