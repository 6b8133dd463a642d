// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import LiveryPrinting

extension LintReport {
  /// Writes a JSON object with the list of findings.
  package func json(into json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      json.name("findings")
      json.array(onLines: true) { json in
        forEach { finding, place, fix in
          json.object { json in
            Self.write(finding, place, into: &json)
            if let fix { Self.write(fix, into: &json) }
          }
        }
      }
    }
  }

  private static func write(
    _ finding: Finding, _ place: ReportedPlace, into json: inout JSONWriter
  ) {
    json.member("rule", finding.rule.name)
    json.member("severity", finding.diagnostic.severity.rawValue)
    json.member("message", finding.diagnostic.message)
    json.member("file", place.file)
    json.member("line", place.start.line)
    json.member("column", place.start.column)
    json.member("endLine", place.end.line)
    json.member("endColumn", place.end.column)
    json.member("start", place.range.lowerBound)
    json.member("end", place.range.upperBound)
  }

  /// Writes a fix, its edits combined into one.
  private static func write(_ fix: ReportedFix, into json: inout JSONWriter) {
    let (range, replacement) = fix.whole
    json.name("fix")
    json.object { json in
      json.member("replacement", replacement)
      json.member("start", range.lowerBound)
      json.member("end", range.upperBound)
      json.member("safe", fix.isSafe)
    }
  }
}
