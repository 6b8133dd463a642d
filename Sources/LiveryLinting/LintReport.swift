// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
public import LiveryTooling

/// What ``Linter`` found, for people and for programs.
public struct LintReport: Sendable {
  /// The findings, sheet by sheet in the order of the text.
  public let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }

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

extension LintReport {
  /// Writes each finding with its source line, and a line with their number at the end.
  public func text(into sink: inout TextSink, usesColor: Bool = false) {
    var printer: DiagnosticPrinter?
    var printed: TokenStream?
    for finding in findings {
      if printed !== finding.stream { printer = nil }
      let current = printer ?? DiagnosticPrinter(finding.stream, usesColor: usesColor)
      (printer, printed) = (current, finding.stream)
      sink.write(current.text(of: finding.diagnostic, foundBy: finding.rule.name))
      sink.write("\n")
    }
    if !findings.isEmpty { sink.write(summary + "\n") }
  }

  /// How many findings there are of each severity, as in `2 errors, 1 warning`.
  private var summary: String {
    [Diagnostic.Severity.error, .warning, .note]
      .map { (number: count(of: $0), word: $0.rawValue) }
      .filter { $0.number > 0 }
      .map { $0.number == 1 ? "1 \($0.word)" : "\($0.number) \($0.word)s" }
      .joined(separator: ", ")
  }
}

extension LintReport {
  /// Writes an object with the list of findings.
  public func json(into json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      json.name("findings")
      json.array(onLines: true) { json in
        var lines: LineIndex?
        var indexed: TokenStream?
        for finding in findings {
          if indexed !== finding.stream { lines = nil }
          let current = lines ?? LineIndex(finding.stream)
          (lines, indexed) = (current, finding.stream)
          json.object { write(finding, current, into: &$0) }
        }
      }
    }
  }

  private func write(_ finding: Finding, _ lines: LineIndex, into json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    let (start, end) = lines.locations(of: diagnostic.range)
    json.member("rule", finding.rule.name)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("message", diagnostic.message)
    json.member("file", start.name)
    json.member("line", start.line)
    json.member("column", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
    json.member("start", start.offset)
    json.member("end", end.offset)
    guard let fix = diagnostic.fixIts.first.flatMap(finding.stream.original) else { return }
    json.name("fix")
    json.object { json in
      json.member("replacement", fix.replacement)
      json.member("start", fix.range.lowerBound)
      json.member("end", fix.range.upperBound)
      json.member("safe", fix.isSafe)
    }
  }
}
