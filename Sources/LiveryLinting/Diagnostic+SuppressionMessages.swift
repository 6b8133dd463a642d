// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages about suppressed findings.
extension Diagnostic.Kind {
  /// A comment that disables no finding.
  package static let needlessDisable = Self("needless-disable", .warning) {
    let isEnable = $0.found == "livery-enable"
    let what = $0.subject.isEmpty ? "anything" : "'\($0.subject)'"
    return isEnable
      ? "no comment disables \(what) here" : "there is no finding of \(what) to disable"
  }
  /// A comment with an unknown rule name or an unknown command.
  package static let unknownDisable = Self("unknown-disable", .warning) {
    "unknown rule or comment '\($0.found)'\($0.didYouMean)"
  }
  /// A comment without a reason.
  package static let disableWithoutReason = Self("disable-without-reason", .error) { _ in
    "the reason is missing; write '/* livery-disable rule -- reason */'"
  }
  /// A baseline entry that no longer matches a finding.
  package static let needlessBaseline = Self("needless-baseline", .warning) {
    "'\($0.subject)' reports this \($0.limit == 1 ? "once" : "\($0.limit) times") less in '\($0.found)'; update the baseline with --write-baseline"
  }
  /// An invalid baseline.
  package static let invalidBaseline = Self("invalid-baseline", .error) {
    "\($0.subject) takes \($0.expected)"
  }
}
