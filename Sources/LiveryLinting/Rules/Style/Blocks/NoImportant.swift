// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A declaration with `!important`.
  package static let noImportant = Self("no-important", .warning) { _ in
    "only another important declaration overrides this; use a layer or a selector instead"
  }
}

extension LintRule {
  /// A declaration with `!important`.
  static let noImportant = LintRule(
    .noImportant, .style, scope: .rule,
    help: "a declaration wins by its selector or its layer, not by !important",
    bad: ".pane { color: red !important }",
    good: ".pane.wide { color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for declaration in sheet.declarations where declaration.isImportant {
      let node = sheet.tree.nodes[declaration.node]
      let rest = Int(node.contentEnd)..<Int(node.end)
      guard let mark = rest.first(where: { stream.isDelim($0, "!") }),
        let word = rest.last(where: { stream[$0].kind == .ident }), mark < word
      else { continue }
      log.add(Diagnostic(.noImportant, range: stream.byteRange(of: mark..<word + 1)))
    }
    return log.diagnostics
  }
}
