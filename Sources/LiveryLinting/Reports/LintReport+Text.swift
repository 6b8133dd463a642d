// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import LiveryFormatting

extension LintReport {
  /// Writes each finding with its source line, and a summary line at the end.
  package func text(into sink: inout TextSink, usesColor: Bool = false) {
    // Writes in batches, so that the text of all sheets is never in memory at once.
    var rest = bySheet[...]
    while !rest.isEmpty {
      let next = Array(rest.prefix(64))
      rest = rest.dropFirst(next.count)
      for text in concurrentMap(next.count, { Self.text(of: next[$0], usesColor: usesColor) }) {
        sink.write(text)
      }
    }
    if bySheet.contains(where: { !$0.isEmpty }) { sink.write(summary + "\n") }
  }

  private static func text(of findings: [Finding], usesColor: Bool) -> String {
    guard let stream = findings.first?.stream else { return "" }
    let printer = DiagnosticPrinter(stream, usesColor: usesColor)
    return findings.reduce(into: "") { text, finding in
      text += printer.text(of: finding.diagnostic, foundBy: finding.rule.name) + "\n"
    }
  }

  /// The number of findings of each severity, as in `2 errors, 1 warning`.
  private var summary: String {
    [Diagnostic.Severity.error, .warning, .note]
      .map { (number: count(of: $0), word: $0.rawValue) }
      .filter { $0.number > 0 }
      .map { $0.number == 1 ? "1 \($0.word)" : "\($0.number) \($0.word)s" }
      .joined(separator: ", ")
  }
}
