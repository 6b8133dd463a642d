// SPDX-License-Identifier: Apache-2.0
import LiveryFormatting
import LiveryPrinting

extension LintReport {
  /// Returns the report for people: each finding with its line and a caret, then the counts.
  ///
  /// - Parameter usesColor: Whether escape sequences of a terminal color the text.
  /// - Returns: The lines of the report, empty if there are no findings.
  public func text(usesColor: Bool = false) -> String {
    TextSink.text { text(into: &$0, usesColor: usesColor) }
  }

  /// The findings as a JSON object, `{"version":1,"findings":[…]}`.
  public var jsonText: String { JSONWriter.text(of: json) }

  /// Returns the findings in SARIF 2.1.0.
  ///
  /// - Parameter version: The version of the program that lints.
  /// - Returns: A JSON object, without a line break at the end.
  public func sarif(version: String) -> String {
    JSONWriter.text { sarif(version: version, into: &$0) }
  }

  /// The findings as workflow commands of GitHub Actions, one a line.
  public var github: String { TextSink.text(of: github) }

  /// Returns the findings as a JUnit report in XML.
  ///
  /// - Parameter files: The paths of all linted files; those without findings are passed tests.
  /// - Returns: An XML document with a test suite for each file.
  public func junit(files: [String]) -> String {
    TextSink.text { junit(files: files, into: &$0) }
  }
}
