// SPDX-License-Identifier: Apache-2.0

/// A rule by one of its selectors.
struct IndexedRule: Sendable {
  /// The rule, with the selector's specificity.
  let match: RuleMatch
  /// The selector's record.
  let selector: UInt32
}
