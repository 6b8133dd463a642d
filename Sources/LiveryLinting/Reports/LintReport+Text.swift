// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import LiveryTooling

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
