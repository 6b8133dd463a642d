// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import LiveryFormatting
import LiveryJSON
import LiveryPrinting

/// Known findings that lint ignores until they are fixed.
///
/// A finding is identified by its rule, its file and the text of its line, so lines before it may
/// change. A baseline is stored in a file:
///
/// ```json
/// {"version":1,"findings":[
///   {"rule":"no-important","file":"brand.css","line":"8c1a2f0011223344","count":2}
/// ]}
/// ```
package struct Baseline: Sendable {
  /// The identity of findings that differ only in their positions.
  struct Key: Hashable {
    let rule: String
    let file: String
    let line: String
  }

  /// The number of known findings with one key, and the range of the entry in the baseline's text.
  private struct Entry {
    var count: Int
    let range: Range<Int>
  }

  private var entries: [Key: Entry] = [:]
  /// The keys in the order of the text.
  private var keys: [Key] = []
  /// The problems with the text of the baseline.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a baseline from the findings of a report.
  ///
  /// - Parameters:
  ///   - report: The report with the findings.
  ///   - name: Returns the name of a file in the baseline, such as its path relative to the
  ///     baseline's folder.
  package init(of report: LintReport, naming name: (String) -> String) {
    report.forEachFinding { finding, location, _ in
      add(Key(finding, at: location, naming: name), count: 1, range: 0..<0)
    }
  }

  private mutating func add(_ key: Key, count: Int, range: Range<Int>) {
    if entries[key] == nil {
      entries[key] = Entry(count: 0, range: range)
      keys.append(key)
    }
    entries[key]?.count += count
  }
}

extension Baseline.Key {
  fileprivate init(
    _ finding: Finding, at location: ReportedLocation, naming name: (String) -> String
  ) {
    self.init(
      rule: finding.rule.name, file: name(location.file), line: LineFingerprint(location).text)
  }
}

extension Baseline {
  /// Reads a baseline and stores its problems in ``diagnostics``.
  package init(reading source: SourceText) {
    let document = JSONDocument(parsing: source)
    diagnostics = document.diagnostics
    guard let root = document.root, document.isValid else { return }
    guard root["version"]?.number == 1, let findings = root["findings"]?.elements else {
      let range = root.range.lowerBound..<root.range.lowerBound + 1
      let facts: [Diagnostic.Fact] = [
        .subject("a baseline"), .expected("\"version\": 1 and the list \"findings\""),
      ]
      diagnostics.append(Diagnostic(.invalidBaseline, range: range, facts: facts))
      return
    }
    var log = DiagnosticLog(diagnostics)
    for element in findings {
      var texts: [String: JSONValue] = [:]
      if let members = element.members {
        for member in members { texts[member.name] = member.value }
      }
      guard let rule = texts["rule"]?.string, let file = texts["file"]?.string,
        let line = texts["line"]?.string, let count = texts["count"]?.number,
        count >= 1, count <= 1e9
      else {
        let facts: [Diagnostic.Fact] = [
          .subject("a finding"), .expected("\"rule\", \"file\", \"line\" and \"count\""),
        ]
        log.add(Diagnostic(.invalidBaseline, range: element.range, facts: facts))
        continue
      }
      add(Key(rule: rule, file: file, line: line), count: Int(count), range: element.range)
    }
    diagnostics = log.diagnostics
  }

  /// Removes known findings from a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - files: The linted files, by their names in the baseline.
  ///   - name: Returns the name of a file in the baseline.
  /// - Returns: The report of new findings, and diagnostics for baseline entries of these files
  ///   that match no finding.
  package func applied(
    to report: LintReport, of files: Set<String>, naming name: (String) -> String
  ) -> (report: LintReport, needless: [Diagnostic]) {
    var remainingCounts = entries.mapValues(\.count)
    var remaining: [Finding] = []
    report.forEachFinding { finding, location, _ in
      let key = Key(finding, at: location, naming: name)
      guard let count = remainingCounts[key], count > 0 else { return remaining.append(finding) }
      remainingCounts[key] = count - 1
    }
    var log = DiagnosticLog()
    for key in keys where files.contains(key.file) {
      guard let count = remainingCounts[key], count > 0, let entry = entries[key] else { continue }
      log.add(
        Diagnostic(
          .needlessBaseline, range: entry.range,
          facts: [.subject(key.rule), .found(key.file), .limit(count)]))
    }
    return (LintReport(remaining), log.diagnostics)
  }

  /// The text of the baseline file.
  package var text: String {
    JSONWriter.text { json in
      write(into: &json)
      json.sink.write("\n")
    }
  }

  /// Writes the baseline, sorted independently of the order of the findings.
  private func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      json.name("findings")
      json.array(onLines: true) { json in
        let sorted = keys.sorted {
          ($0.file, $0.rule, $0.line) < ($1.file, $1.rule, $1.line)
        }
        for key in sorted {
          json.object { json in
            json.member("rule", key.rule)
            json.member("file", key.file)
            json.member("line", key.line)
            json.member("count", entries[key]?.count ?? 1)
          }
        }
      }
    }
  }
}
