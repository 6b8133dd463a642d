// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A rule outside all layers.
  package static let requireLayer = Self("require-layer", .warning) { _ in
    "this rule is in no '@layer', so it overrides all rules that are in one"
  }
}

extension LintRule {
  /// A rule outside all layers.
  static let requireLayer = LintRule(
    .requireLayer, .style, scope: .rule,
    help:
      "style rules belong in an @layer, because a rule outside of all layers overrides the rules of every layer",
    bad: "@layer base { .pane { color: red } } .title { color: blue }",
    good: "@layer base { .pane { color: red } } @layer titles { .title { color: blue } }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    // For each list of enclosing at-rules, by its number, whether a layer is among them.
    var known: [Int: Bool] = [0: false]
    for (block, prelude, depth) in sheet.nestedRules where depth == 0 {
      let contexts = block.contexts
      let isLayered =
        known[contexts] ?? sheet.contexts.texts(of: contexts).contains { $0.hasPrefix("@layer ") }
      known[contexts] = isLayered
      if isLayered { continue }
      log.add(Diagnostic(.requireLayer, range: sheet.stream.byteRange(of: prelude)))
    }
    return log.diagnostics
  }
}
