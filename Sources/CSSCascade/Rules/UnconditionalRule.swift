// SPDX-License-Identifier: Apache-2.0

/// A rule that applies to all elements that its selectors match, with its cascade rank before
/// specificity.
package struct UnconditionalRule: Sendable {
  /// The index of the rule in the ``RuleIndex/rules``.
  package let number: Int
  /// The rank of its origin and layer among normal declarations.
  ///
  /// The greater rank wins.
  package let level: UInt32
  /// The rank of its origin and layer among important declarations.
  ///
  /// The greater rank wins.
  package let importance: UInt32
}
