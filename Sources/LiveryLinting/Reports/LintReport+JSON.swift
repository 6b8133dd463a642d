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
        forEachFinding { finding, location, fix in
          json.object { json in
            Self.write(finding, location, into: &json)
            if let fix { Self.write(fix, into: &json) }
          }
        }
      }
    }
  }

  private static func write(
    _ finding: Finding, _ location: ReportedLocation, into json: inout JSONWriter
  ) {
    json.member("rule", finding.rule.name)
    json.member("severity", finding.diagnostic.severity.rawValue)
    json.member("message", finding.diagnostic.message)
    json.member("file", location.file)
    json.member("line", location.start.line)
    json.member("column", location.start.column)
    json.member("endLine", location.end.line)
    json.member("endColumn", location.end.column)
    json.member("start", location.range.lowerBound)
    json.member("end", location.range.upperBound)
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
