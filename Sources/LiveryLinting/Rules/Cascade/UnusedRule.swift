// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
package import CSSSyntax
import LiveryPrinting

extension Diagnostic.Kind {
  /// A rule that matches none of the program's elements.
  package static let unusedRule = Self("unused-rule", .warning) {
    "no element that the program describes matches '\($0.found)'"
  }
}

extension LintRule {
  /// A rule that matches none of the program's elements.
  static let unusedRule = LintRule(
    .unusedRule, .bug, scope: .structure(.rules),
    help: "a rule that matches no element of the trees that .livery.yml names, in any state",
    bad: LintExample(
      ".tilte { color: red }", trees: [#"{"type": "window", "classes": ["title"]}"#]),
    good: LintExample(
      ".title:hover { color: red }", trees: [#"{"type": "window", "classes": ["title"]}"#])
  ) { (theme: LintedTheme) in
    guard !theme.trees.isEmpty else { return [] }
    let trees = theme.trees.map { StyledTree(of: $0, in: CSSStyleSheet()) }
    return theme.findings { sheet in
      var log = DiagnosticLog()
      for block in sheet.blocks where block.kind == .style && !block.selectors.isEmpty {
        let isUsed = block.selectors.contains { selector in
          let list = SelectorList(parsing: sheet.selectors.textWithoutStates(of: selector))
          return list.isEmpty || trees.contains { !$0.elements(matching: list).isEmpty }
        }
        guard !isUsed, case .qualifiedRule(let rule) = Syntax(sheet.tree, block.node) else {
          continue
        }
        let range = sheet.stream.byteRange(of: rule.prelude)
        log.add(
          Diagnostic(
            .unusedRule, range: range, facts: [sheet.stream.found(rule.prelude)]))
      }
      return log.diagnostics
    }
  }
}

extension String {
  /// The selector without the states and pseudo-elements of its compounds.
  package var withoutStates: String {
    guard utf8.contains(UInt8(ascii: ":")) else { return self }
    let stream = TokenStream(self, name: "<selector>")
    var text = ""
    var token = 0
    while token < stream.count {
      guard stream[token].kind == .colon else {
        text += stream.text(of: token)
        token += 1
        continue
      }
      let start = token
      while token < stream.count, stream[token].kind == .colon { token += 1 }
      var cursor = TokenCursor(stream, token..<stream.count)
      if stream[token].kind == .function {
        _ = cursor.nextIncludingTrivia()
        cursor.skipBlock()
      } else {
        _ = cursor.nextIncludingTrivia()
      }
      let isStructural =
        token - start == 1
        && (PseudoClass(named: stream.value(of: token))?.isStructural
          ?? !["state", "dir", "lang"].contains(stream.value(of: token).lowercased()))
      if isStructural { text += stream.text(of: start..<cursor.position) }
      token = max(cursor.position, token)
    }
    return text
  }
}
