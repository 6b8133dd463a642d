// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The tokens that a term may begin with: never fewer than there are, so that what is not in the set need not be tried.
struct FirstSet: Sendable, Hashable {
  /// A bit for each kind of token that may stand first whatever its name is.
  var kinds: UInt32 = 0
  /// The numbers of the words and functions that may stand first, ascending.
  var names: [UInt16] = []
  /// Whether the term may match nothing, so that anything may come next.
  var isNullable = false

  /// Every token, and none.
  static let anything = FirstSet(kinds: .max, isNullable: true)

  static func kind(_ kinds: TokenKind...) -> FirstSet {
    FirstSet(kinds: kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
  }

  static func name(_ name: UInt16) -> FirstSet { FirstSet(names: [name]) }

  /// Adds what another term may begin with; whether it may match nothing is left as it is.
  mutating func add(_ other: FirstSet) {
    kinds |= other.kinds
    guard !other.names.isEmpty else { return }
    names = Array(Set(names).union(other.names)).sorted()
  }
}
