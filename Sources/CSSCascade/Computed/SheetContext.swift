// SPDX-License-Identifier: Apache-2.0

/// The rules and names that all styles of a tree share.
final class SheetContext: Sendable {
  /// The rules that apply.
  let rules: CascadeData
  /// The names of custom properties.
  let names: TreeNames

  init(_ rules: CascadeData, names: TreeNames) {
    self.rules = rules
    self.names = names
  }
}
