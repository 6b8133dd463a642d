// SPDX-License-Identifier: Apache-2.0

/// The normal or the important declarations of one rule.
struct CascadeEntry: Sendable {
  /// The match of the rule.
  let match: RuleMatch
  /// Whether the entry has the important declarations.
  let isImportant: Bool

  /// Returns the entry's declarations of longhands in a block of the rule.
  func longhands(of block: DeclarationBlock) -> DeclaredLonghands {
    isImportant ? block.important : block.normal
  }
}
