// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import LiveryFormatting

extension LintReport {
  /// Writes each finding as a workflow command, so that GitHub shows it at its line.
  ///
  /// Defined by [workflow commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
  package func github(into sink: inout TextSink) {
    forEachFinding { finding, location, _ in
      let diagnostic = finding.diagnostic
      sink.write(diagnostic.severity == .note ? "::notice" : "::\(diagnostic.severity.rawValue)")
      sink.write(" file=\(Self.escaped(property: location.file)),line=\(location.start.line)")
      sink.write(",col=\(location.start.column),endLine=\(location.end.line)")
      sink.write(
        ",endColumn=\(location.end.column),title=\(Self.escaped(property: finding.rule.name))")
      sink.write("::\(Self.escaped(data: diagnostic.message))\n")
    }
  }

  /// Returns a message with escapes for `%` and for line breaks, which would end the command.
  private static func escaped(data text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Returns the value of a property with escapes, also for commas and colons.
  private static func escaped(property text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
