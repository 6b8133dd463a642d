// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An empty comment.
  package static let emptyComment = Self("empty-comment", .warning) { _ in "this comment is empty" }
}

extension LintRule {
  /// An empty comment.
  static let emptyComment = LintRule(
    .emptyComment, .style,
    help: "a comment contains text",
    bad: "/* */ .pane { color: red }",
    good: "/* panes */ .pane { color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    var customs = CustomValues(sheet)
    for token in stream.indices where stream[token].kind == .comment {
      let range = stream.range(of: token)
      guard !stream[token].flags.contains(.unterminated), range.count >= 4,
        stream.utf8(in: range.lowerBound + 2..<range.upperBound - 2).allSatisfy(\.isWhitespace)
      else { continue }
      // After white space, removal joins no tokens. Values of custom properties must stay as
      // written.
      let isApart =
        token > 0 && stream[token - 1].kind == .whitespace && !customs.contains(token)
      log.add(
        Diagnostic(
          .emptyComment, range: range,
          fixIts: isApart ? [.init(range: range, replacement: "", isSafe: true)] : []))
    }
    return log.diagnostics
  }
}
