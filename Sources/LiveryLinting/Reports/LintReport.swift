// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What ``Linter`` found, for people and for programs.
public struct LintReport: Sendable {
  /// The findings, sheet by sheet in the order of the text.
  public let findings: [Finding]

  /// A report of some findings.
  package init(_ findings: [Finding]) { self.findings = findings }

  /// The findings of some reports, one after the other.
  package init(joining reports: [LintReport]) { findings = reports.flatMap(\.findings) }

  /// The errors alone.
  public var errors: LintReport {
    LintReport(findings.filter { $0.diagnostic.severity == .error })
  }

  /// How many findings have a severity.
  public func count(of severity: Diagnostic.Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }
}
