// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
import LiveryFormatting
import LiveryJSON
import LiveryPrinting

/// Findings that are known and left in peace until somebody mends them.
///
/// A finding is known again by its rule, its file and what its line says: lines before it may come and go. It is kept in a
/// file:
///
/// ```json
/// {"version":1,"findings":[
///   {"rule":"no-important","file":"brand.css","line":"8c1a2f0011223344","count":2}
/// ]}
/// ```
public struct Baseline: Sendable {
  /// Findings that are the same but for their place.
  struct Key: Hashable {
    let rule: String
    let file: String
    let line: String
  }

  /// How many of them are known, and where that is written.
  private struct Entry {
    var count: Int
    let range: Range<Int>
  }

  private var entries: [Key: Entry] = [:]
  /// The keys in the order of the text.
  private var keys: [Key] = []
  /// What is wrong with the text.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The findings of a report.
  ///
  /// - Parameters:
  ///   - report: What is known from now on.
  ///   - name: What a file is called in the baseline, such as its path seen from the baseline's folder.
  public init(of report: LintReport, naming name: (String) -> String) {
    report.forEach { finding, place, _ in
      add(Key(finding, at: place, naming: name), count: 1, range: 0..<0)
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
  fileprivate init(_ finding: Finding, at place: ReportedPlace, naming name: (String) -> String) {
    self.init(
      rule: finding.rule.name, file: name(place.file), line: LineFingerprint(place).text)
  }
}

extension Baseline {
  /// Reads a baseline; what is wrong with it is told by ``diagnostics``.
  public init(reading source: SourceText) {
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

  /// Leaves out of a report what is known.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - files: The files that were looked at, as the baseline calls them.
  ///   - name: What a file is called in the baseline.
  /// - Returns: What is new, and what is known of these files and was not found any more: diagnostics of the baseline's text.
  public func applied(
    to report: LintReport, of files: Set<String>, naming name: (String) -> String
  ) -> (report: LintReport, needless: [Diagnostic]) {
    var left = entries.mapValues(\.count)
    var kept: [Finding] = []
    report.forEach { finding, place, _ in
      let key = Key(finding, at: place, naming: name)
      guard let count = left[key], count > 0 else { return kept.append(finding) }
      left[key] = count - 1
    }
    var log = DiagnosticLog()
    for key in keys where files.contains(key.file) {
      guard let count = left[key], count > 0, let entry = entries[key] else { continue }
      log.add(
        Diagnostic(
          .needlessBaseline, range: entry.range,
          facts: [.subject(key.rule), .found(key.file), .limit(count)]))
    }
    return (LintReport(kept), log.diagnostics)
  }

  /// The baseline as it is kept in a file.
  public var text: String {
    JSONWriter.text { json in
      write(into: &json)
      json.sink.write("\n")
    }
  }

  /// Writes the baseline, in an order that does not depend on that of the findings.
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
