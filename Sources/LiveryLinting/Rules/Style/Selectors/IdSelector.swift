// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An id selector.
  package static let idSelector = Self("id-selector", .warning) {
    "'\($0.found)' is an ID selector, which no number of classes overrides"
  }
}

extension LintRule {
  /// An id selector.
  static let idSelector = LintRule(
    .idSelector, .style, scope: .rule,
    help: "a class selector can replace an ID selector, and other classes override it",
    bad: "#main { color: red }",
    good: ".main { color: red } [id=main] { color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for token in sheet.selectorTokens where stream[token].kind == .hash {
      log.add(
        Diagnostic(
          .idSelector, range: stream.range(of: token), facts: [stream.found(token..<token + 1)]))
    }
    return log.diagnostics
  }
}
