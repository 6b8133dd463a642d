// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A universal selector.
  package static let universalSelector = Self("universal-selector", .warning) { _ in
    "'*' matches all elements, including those added later"
  }
}

extension LintRule {
  /// A universal selector.
  static let universalSelector = LintRule(
    .universalSelector, .style, scope: .rule,
    help: "a rule names the elements that it matches; * matches all, including those added later",
    bad: ".pane > * { color: red }",
    good: ".pane > .item { color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    // `*|type` is a namespace prefix.
    for token in sheet.selectorTokens
    where stream.isDelim(token, "*") && !stream.isDelim(token + 1, "|") {
      log.add(Diagnostic(.universalSelector, range: stream.range(of: token)))
    }
    return log.diagnostics
  }
}
