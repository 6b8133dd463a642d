// SPDX-License-Identifier: Apache-2.0

/// A rule that counts for whatever element its selectors match, and how strong it is before its specificity is weighed.
package struct UnconditionalRule: Sendable {
  /// The rule's number in the ``RuleIndex/rules``.
  package let number: Int
  /// The rank of its origin and layer among normal declarations; the greater one wins.
  package let level: UInt32
  /// The rank of its origin and layer among important declarations; the greater one wins.
  package let importance: UInt32
}
