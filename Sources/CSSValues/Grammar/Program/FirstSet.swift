// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The tokens that may begin a term.
///
/// The set may be too large but never too small, so tokens outside of it need not be tried.
struct FirstSet: Sendable, Hashable {
  /// A bit for each kind of token that may come first regardless of its name.
  var kinds: UInt32 = 0
  /// The numbers of the words and functions that may come first, ascending.
  var names: [UInt16] = []
  /// Whether the term may match no tokens, so that any token may come next.
  var isNullable = false

  /// All tokens, with the term being nullable.
  static let all = FirstSet(kinds: .max, isNullable: true)

  static func kind(_ kinds: TokenKind...) -> FirstSet {
    FirstSet(kinds: kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
  }

  static func name(_ name: UInt16) -> FirstSet { FirstSet(names: [name]) }

  /// Adds the tokens that may begin another term, without changing whether the term is nullable.
  mutating func add(_ other: FirstSet) {
    kinds |= other.kinds
    guard !other.names.isEmpty else { return }
    names = Array(Set(names).union(other.names)).sorted()
  }
}
