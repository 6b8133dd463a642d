// SPDX-License-Identifier: Apache-2.0

/// The rules and names that all styles of a tree share.
final class SheetContext: Sendable {
  /// The rules that apply.
  let rules: ActiveRules
  /// The names of custom properties.
  let names: SheetNames

  init(_ rules: ActiveRules, names: SheetNames) {
    self.rules = rules
    self.names = names
  }
}
