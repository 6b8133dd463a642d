// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A newline in a selector that may lack a comma.
  package static let selectorNewline = Self("selector-newline", .warning) { _ in
    "this newline is a descendant combinator; a comma may be missing before it"
  }
}

extension LintRule {
  /// A newline in a selector that may lack a comma.
  static let selectorNewline = LintRule(
    .selectorNewline, .style, scope: .rule,
    help:
      "a newline between selectors without a comma is a descendant combinator, which belongs on one line",
    bad: ".pane\n.title { color: red }",
    good: ".pane,\n.title { color: red } .pane .title { color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    guard sheet.isAsWritten else { return [] }
    var log = DiagnosticLog()
    for (_, prelude) in sheet.styleRules {
      var depth = 0
      for token in prelude {
        if stream[token].kind == .leftBracket { depth += 1 }
        if stream[token].kind == .rightBracket { depth -= 1 }
        guard depth == 0, stream.hasNewline(token), stream.isDescent(token, in: prelude) else {
          continue
        }
        let range = stream.range(of: token)
        let comma = Diagnostic.FixIt(
          range: range.lowerBound..<range.lowerBound, replacement: ",", isSafe: false)
        log.add(Diagnostic(.selectorNewline, range: range, fixIts: [comma]))
      }
    }
    return log.diagnostics
  }
}

extension TokenStream {
  fileprivate func hasNewline(_ token: Int) -> Bool {
    self[token].kind == .whitespace
      && utf8(in: range(of: token)).contains { $0 == 0x0A || $0 == 0x0C || $0 == 0x0D }
  }

  /// Returns whether white space is a descendant combinator between two compounds, without an
  /// adjacent comment.
  fileprivate func isDescent(_ space: Int, in prelude: Range<Int>) -> Bool {
    guard prelude.contains(space - 1), prelude.contains(space + 1) else { return false }
    let (before, after) = (self[space - 1].kind, self[space + 1].kind)
    let isEnd =
      before == .ident || before == .hash || before == .rightParenthesis || before == .rightBracket
      || isDelim(space - 1, "*") || isDelim(space - 1, "&")
    let isStart =
      after == .ident || after == .hash || after == .colon || after == .leftBracket
      || isDelim(space + 1, "*") || isDelim(space + 1, "&") || isDelim(space + 1, ".")
    return isStart && isEnd
  }
}
