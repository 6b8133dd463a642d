// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The faults of one sheet that the rule compiler found, and the rules whose blocks it did not read.
struct CompileReport: Sendable {
  /// The faults, in the order of the text.
  var diagnostics: [Diagnostic] = []
  /// The nodes of the skipped rules, in ascending order: style rules with invalid selectors, and at-rules without style
  /// rules in effect.
  private(set) var skippedNodes: [UInt32] = []

  /// Adds a skipped rule, which follows all others.
  mutating func skip(_ node: Int) { skippedNodes.append(UInt32(truncatingIfNeeded: node)) }
}
