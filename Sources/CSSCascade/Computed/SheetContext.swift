// SPDX-License-Identifier: Apache-2.0

/// What all styles of a tree have in common: the rules that hold, and the names of the sheets and of the tree.
final class SheetContext: Sendable {
  /// The rules that hold.
  let rules: ActiveRules
  /// The names of custom properties.
  let names: SheetNames

  init(_ rules: ActiveRules, names: SheetNames) {
    self.rules = rules
    self.names = names
  }
}
