// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The errors that the rule compiler found in one sheet, and the rules whose blocks it skipped.
struct CompileReport: Sendable {
  /// The diagnostics in source order.
  var diagnostics: [Diagnostic] = []
  /// The nodes of the skipped rules, ascending: style rules with invalid selectors, and at-rules
  /// that contribute no style rules.
  private(set) var skippedNodes: [UInt32] = []

  /// Adds a skipped rule, which must come after all others.
  mutating func skip(_ node: Int) { skippedNodes.append(UInt32(truncatingIfNeeded: node)) }
}
