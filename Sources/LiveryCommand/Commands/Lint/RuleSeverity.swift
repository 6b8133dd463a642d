// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax

/// The value of `--rule`: the name of a lint rule and the severity of its findings.
struct RuleSeverity: ExpressibleByArgument {
  let name: String
  /// The severity, or `nil` to turn the rule off.
  let severity: Diagnostic.Severity?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    switch parts[1] {
    case "off": severity = nil
    case "warning": severity = .warning
    case "error": severity = .error
    default: return nil
    }
  }
}
