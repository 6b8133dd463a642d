// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Every sentence about what lint is told to leave in peace.
extension Diagnostic.Kind {
  /// A comment that disables what nothing is found by.
  package static let needlessDisable = Self("needless-disable", .warning) {
    let isEnable = $0.found == "livery-enable"
    let what = $0.subject.isEmpty ? "anything" : "'\($0.subject)'"
    return isEnable ? "nothing disables \(what) here" : "there is no finding of \(what) to disable"
  }
  /// A comment that names no rule, or is misspelt.
  package static let unknownDisable = Self("unknown-disable", .warning) {
    "unknown rule or comment '\($0.found)'\($0.didYouMean)"
  }
  /// A comment that does not say why.
  package static let disableWithoutReason = Self("disable-without-reason", .error) { _ in
    "say why, as in '/* livery-disable rule -- reason */'"
  }
  /// An entry of a baseline whose finding is gone.
  package static let needlessBaseline = Self("needless-baseline", .warning) {
    "'\($0.subject)' finds this \($0.limit == 1 ? "once" : "\($0.limit) times") less in '\($0.found)'; --write-baseline writes what is left"
  }
  /// A baseline that is none.
  package static let invalidBaseline = Self("invalid-baseline", .error) {
    "\($0.subject) takes \($0.expected)"
  }
}
