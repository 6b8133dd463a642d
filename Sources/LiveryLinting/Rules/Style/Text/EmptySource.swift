// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An empty sheet.
  package static let emptySource = Self("empty-source", .warning) { _ in "this sheet is empty" }
}

extension LintRule {
  /// An empty sheet.
  static let emptySource = LintRule(
    .emptySource, .style,
    help: "a sheet has rules, or a comment that explains why it has none",
    bad: "",
    good: "/* to come */"
  ) { (sheet: LintedSheet) in
    guard sheet.isAsWritten, sheet.stream.allSatisfy({ $0.kind == .whitespace }) else { return [] }
    return [Diagnostic(.emptySource, range: 0..<sheet.stream.byteCount)]
  }
}
