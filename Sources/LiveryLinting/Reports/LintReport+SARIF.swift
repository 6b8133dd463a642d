// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import LiveryPrinting

extension LintReport {
  /// Writes the report in the format that code scanning services read.
  ///
  /// - Parameters:
  ///   - version: The version of the program that writes the report.
  ///   - json: The writer that receives the document.
  ///
  /// Defined by [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
  package func sarif(version: String, into json: inout JSONWriter) {
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.name("runs")
      json.array { json in
        json.object { json in
          json.name("tool")
          json.object { json in
            json.name("driver")
            json.object { Self.writeDriver(version, into: &$0) }
          }
          json.member("columnKind", "utf16CodeUnits")
          json.name("results")
          json.array(onLines: true) { writeResults(into: &$0) }
        }
      }
    }
  }

  private static func writeDriver(_ version: String, into json: inout JSONWriter) {
    json.member("name", "livery")
    json.member("version", version)
    json.name("rules")
    json.array(onLines: true) { json in
      for rule in LintRule.all {
        json.object { json in
          json.member("id", rule.name)
          json.name("shortDescription")
          json.object { $0.member("text", rule.help) }
          json.name("help")
          json.object { json in
            json.member(
              "text", "\(rule.help)\n\nWrong:\n\(rule.bad.source)\n\nRight:\n\(rule.good.source)")
          }
          json.name("defaultConfiguration")
          json.object { json in
            json.member("enabled", rule.group != .style)
            json.member("level", rule.severity.rawValue)
          }
          json.name("properties")
          json.object { json in
            json.name("tags")
            json.array { $0.value(rule.group.rawValue) }
          }
        }
      }
    }
  }

  private func writeResults(into json: inout JSONWriter) {
    let numbers = Dictionary(
      LintRule.all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    var results: [Result] = []
    forEachFinding { finding, location, fix in
      let fingerprint = LineFingerprint(location).text
      // A number distinguishes findings of equal lines.
      let number = counts["\(location.file) \(finding.rule.name) \(fingerprint)", default: 0] + 1
      counts["\(location.file) \(finding.rule.name) \(fingerprint)"] = number
      results.append(
        Result(
          finding: finding, number: numbers[finding.rule.name], location: location, fix: fix,
          fingerprint: "\(fingerprint):\(number)"))
    }
    for result in results { json.object { result.write(into: &$0) } }
  }
}

/// A finding as a SARIF result.
private struct Result {
  let finding: Finding
  /// The index of the rule in the list of all rules.
  let number: Int?
  let location: ReportedLocation
  let fix: ReportedFix?
  let fingerprint: String

  func write(into json: inout JSONWriter) {
    json.member("ruleId", finding.rule.name)
    if let number { json.member("ruleIndex", number) }
    json.member("level", finding.diagnostic.severity.rawValue)
    json.name("message")
    json.object { $0.member("text", finding.diagnostic.message) }
    json.name("locations")
    json.array { json in
      json.object { json in
        json.name("physicalLocation")
        json.object { json in
          writeFile(into: &json)
          json.name("region")
          write(location, into: &json)
        }
      }
    }
    json.name("partialFingerprints")
    json.object { $0.member("primaryLocationLineHash", fingerprint) }
    if let fix { write(fix, into: &json) }
  }

  private func writeFile(into json: inout JSONWriter) {
    json.name("artifactLocation")
    json.object { json in
      json.member("uri", uri(of: location.file))
      if !location.file.hasPrefix("/") { json.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private func write(_ region: ReportedLocation, into json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", region.start.line)
      json.member("startColumn", region.start.column)
      json.member("endLine", region.end.line)
      json.member("endColumn", region.end.column)
    }
  }

  private func write(_ fix: ReportedFix, into json: inout JSONWriter) {
    json.name("fixes")
    json.array { json in
      json.object { json in
        json.name("description")
        json.object { $0.member("text", fix.isSafe ? "mend it" : "mend it, if that is meant") }
        json.name("artifactChanges")
        json.array { json in
          json.object { json in
            writeFile(into: &json)
            json.name("replacements")
            json.array { json in
              for (location, replacement) in fix.edits {
                json.object { json in
                  json.name("deletedRegion")
                  write(location, into: &json)
                  json.name("insertedContent")
                  json.object { $0.member("text", replacement) }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Returns a path as a URI.
  private func uri(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + path.percentEncodedPath
  }
}
