// SPDX-License-Identifier: Apache-2.0
import LiveryLinting

extension Linter {
  /// A linter with all rules off but some.
  init(only names: String...) {
    self.init()
    for name in LintRule.names where !names.contains(name) { severities[name] = .some(nil) }
  }
}
