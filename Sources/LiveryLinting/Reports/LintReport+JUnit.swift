// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import LiveryFormatting

extension LintReport {
  /// Writes the report as test results, in which a file is a suite and a finding a failed test.
  ///
  /// A file without findings is a suite with one passed test. A note is a skipped test.
  ///
  /// - Parameters:
  ///   - files: All linted files, in order.
  ///   - sink: The sink that receives the document.
  package func junit(files: [String], into sink: inout TextSink) {
    let suites = suites(of: files)
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    sink.write("<testsuites name=\"livery lint\" \(Self.counts(of: suites.map(\.cases)))>\n")
    for suite in suites {
      let file = Self.escaped(suite.file)
      let counts = Self.counts(of: [suite.cases])
      sink.write("  <testsuite name=\"\(file)\" \(counts)>\n")
      if suite.cases.isEmpty { sink.write("    <testcase name=\"lint\" classname=\"\(file)\"/>\n") }
      for testCase in suite.cases { Self.write(testCase, in: file, &sink) }
      sink.write("  </testsuite>\n")
    }
    sink.write("</testsuites>\n")
  }

  /// A finding as a test case.
  private struct Case {
    let finding: Finding
    let line: Int
    let column: Int
  }

  private func suites(of files: [String]) -> [(file: String, cases: [Case])] {
    var suites: [(file: String, cases: [Case])] = []
    var numbers: [String: Int] = [:]
    for file in files where numbers[file] == nil {
      numbers[file] = suites.count
      suites.append((file, []))
    }
    forEachFinding { finding, location, _ in
      let number = numbers[location.file] ?? suites.count
      if number == suites.count {
        numbers[location.file] = number
        suites.append((location.file, []))
      }
      suites[number].cases.append(
        Case(finding: finding, line: location.start.line, column: location.start.column))
    }
    return suites
  }

  /// Returns the counts of tests.
  ///
  /// A suite without findings has one passed test.
  private static func counts(of suites: [[Case]]) -> String {
    let tests = suites.reduce(0) { $0 + max($1.count, 1) }
    let findings = suites.reduce(0) { $0 + $1.count }
    let notes = suites.joined().count { $0.finding.diagnostic.severity == .note }
    return "tests=\"\(tests)\" failures=\"\(findings - notes)\" errors=\"0\""
      + " skipped=\"\(notes)\""
  }

  private static func write(_ testCase: Case, in file: String, _ sink: inout TextSink) {
    let diagnostic = testCase.finding.diagnostic
    let rule = testCase.finding.rule.name
    let position = "\(testCase.line):\(testCase.column)"
    let message = escaped(diagnostic.message)
    sink.write("    <testcase name=\"\(rule) at \(position)\" classname=\"\(file)\">\n")
    if diagnostic.severity == .note {
      sink.write("      <skipped message=\"\(message)\"/>\n")
    } else {
      let severity = diagnostic.severity.rawValue
      sink.write("      <failure type=\"\(severity)\" message=\"\(message)\">")
      sink.write("\(file):\(position): \(severity): \(message) [\(rule)]</failure>\n")
    }
    sink.write("    </testcase>\n")
  }

  /// Returns a text escaped for XML, without the characters that XML does not allow.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
  }
}
