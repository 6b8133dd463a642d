// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What ``Linter`` found, for people and for programs.
public struct LintReport: Sendable {
  /// The findings of each sheet that was looked at, in the order of its text.
  package let bySheet: [[Finding]]

  /// A report of the findings of some sheets.
  package init(bySheet: [[Finding]]) { self.bySheet = bySheet }

  /// A report of some findings, those of a sheet behind one another.
  package init(_ findings: [Finding]) {
    let starts = findings.indices.filter {
      $0 == 0 || findings[$0].stream !== findings[$0 - 1].stream
    }
    bySheet = zip(starts, starts.dropFirst() + [findings.count]).map { Array(findings[$0..<$1]) }
  }

  /// The findings of some reports, one after the other.
  package init(joining reports: [LintReport]) { bySheet = reports.flatMap(\.bySheet) }

  /// The findings, sheet by sheet in the order of the text.
  public var findings: [Finding] { bySheet.flatMap(\.self) }

  /// The errors alone.
  public var errors: LintReport {
    LintReport(bySheet: bySheet.map { $0.filter { $0.diagnostic.severity == .error } })
  }

  /// How many findings have a severity.
  public func count(of severity: Diagnostic.Severity) -> Int {
    // By their places: nothing is copied for a look.
    bySheet.reduce(0) { count, findings in
      count + findings.indices.count { findings[$0].diagnostic.severity == severity }
    }
  }
}
