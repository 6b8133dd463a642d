// SPDX-License-Identifier: Apache-2.0

/// A rule with one of its selectors.
struct IndexedRule: Sendable {
  /// The match, with the selector's specificity.
  let match: RuleMatch
  /// The index of the selector.
  let selector: UInt32
}
