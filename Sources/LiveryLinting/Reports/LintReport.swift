// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// The findings of a ``Linter``, with writers for several report formats.
public struct LintReport: Sendable {
  /// The findings of each linted sheet, in the order of its text.
  package let bySheet: [[Finding]]

  /// Creates a report from the findings of each sheet.
  package init(bySheet: [[Finding]]) { self.bySheet = bySheet }

  /// Creates a report from findings, in which those of one sheet are consecutive.
  package init(_ findings: [Finding]) {
    let starts = findings.indices.filter {
      $0 == 0 || findings[$0].stream !== findings[$0 - 1].stream
    }
    bySheet = zip(starts, starts.dropFirst() + [findings.count]).map { Array(findings[$0..<$1]) }
  }

  /// Creates a report with the findings of several reports, in order.
  package init(joining reports: [LintReport]) { bySheet = reports.flatMap(\.bySheet) }

  /// The findings, sheet by sheet in the order of the text.
  public var findings: [Finding] { bySheet.flatMap(\.self) }

  /// A report of the errors only.
  package var errors: LintReport {
    LintReport(bySheet: bySheet.map { $0.filter { $0.diagnostic.severity == .error } })
  }

  /// Returns the number of findings with a severity.
  public func count(of severity: Diagnostic.Severity) -> Int {
    // Counting by index avoids copies of the findings.
    bySheet.reduce(0) { count, findings in
      count + findings.indices.count { findings[$0].diagnostic.severity == severity }
    }
  }
}
