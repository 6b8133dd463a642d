// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A font family that occurs twice in a list.
  package static let duplicateFontFamily = Self("duplicate-font-family", .warning) {
    "the font family \($0.found) is already in this list"
  }
}

extension LintRule {
  /// A font family that occurs twice in a list.
  static let duplicateFontFamily = LintRule(
    .duplicateFontFamily, .bug, scope: .rule,
    help: "a font family that occurs again in a list has no effect there",
    bad: ".title { font-family: Lato, 'Noto Sans', lato, sans-serif }",
    good: ".title { font-family: Lato, 'Noto Sans', sans-serif }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for (_, families) in sheet.familyLists {
      var known: Set<String> = []
      for (number, family) in families.enumerated() {
        // `monospace, monospace` is a known workaround for smaller text in browsers.
        if family.isGeneric, family.name == "monospace" { continue }
        let key = family.isGeneric ? family.name : "'" + family.name
        if known.insert(key).inserted { continue }
        let gap = families[number - 1].tokens.upperBound..<family.tokens.upperBound
        log.add(
          Diagnostic(
            .duplicateFontFamily, range: stream.byteRange(of: family.tokens),
            facts: [stream.found(family.tokens)],
            fixIts: [
              .init(range: stream.byteRange(of: gap), replacement: "", isSafe: false)
            ]))
      }
    }
    return log.diagnostics
  }
}
