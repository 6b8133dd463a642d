// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A type selector before a class or id that is specific enough.
  package static let overqualified = Self("overqualified", .warning) {
    "'\($0.found)' restricts the class or id after it to one type of element"
  }
}

extension LintRule {
  /// A type selector before a class or id that is specific enough.
  static let overqualified = LintRule(
    .overqualified, .style, scope: .rule,
    help:
      "a class or id selects by itself; a type before it makes it harder to override and to reuse",
    bad: "button.primary { color: red }",
    good: ".primary { color: red } button:hover { color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for token in sheet.selectorTokens where stream[token].kind == .ident {
      guard stream.isTypeSelector(token),
        stream[token + 1].kind == .hash
          || stream.isDelim(token + 1, ".") && stream[token + 2].kind == .ident
      else { continue }
      log.add(
        Diagnostic(
          .overqualified, range: stream.range(of: token),
          facts: [stream.found(token..<token + 1)]))
    }
    return log.diagnostics
  }
}

extension TokenStream {
  /// Returns whether an identifier in a selector can be a type, because it is no class or
  /// pseudo-class.
  fileprivate func isTypeSelector(_ token: Int) -> Bool {
    token == 0 || self[token - 1].kind != .colon && !isDelim(token - 1, ".")
  }
}
