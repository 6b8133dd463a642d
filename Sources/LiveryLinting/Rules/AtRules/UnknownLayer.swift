// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax

extension Diagnostic.Kind {
  /// A layer named once whose name is similar to a frequent one.
  package static let unknownLayer = Self("unknown-layer", .warning) { singleUse($0) }
}

extension LintRule {
  /// A layer whose name probably has a spelling mistake.
  static let unknownLayer = LintRule(
    .unknownLayer, .bug, scope: .structure(.rules),
    help:
      "a layer name that occurs once and resembles a declared or frequent one makes a separate layer",
    bad: "@layer base, theme; @layer bsae { .pane { color: red } }",
    good: "@layer base, theme; @layer base { .pane { color: red } }"
  ) { (theme: LintedTheme) in
    let layers = theme.sheets.map(\.layerUses)
    var uses = NameUses(layers.map(\.uses))
    uses.declare(layers.flatMap(\.declared))
    for sheet in theme.otherSheets {
      let other = sheet.layerUses
      uses.declare(other.declared + other.uses.map(\.name))
    }
    return uses.findings(.unknownLayer, subject: "layer")
  }
}

extension LintedSheet {
  /// The words in layer names: those that `@layer` lists declare, and those used elsewhere.
  fileprivate var layerUses: (declared: [String], uses: [NameUses.Use]) {
    var declared: [String] = []
    var uses: [NameUses.Use] = []
    for node in atRules {
      let rule = atRule(node)
      var tokens = rule.prelude
      if rule.isCalled("import") {
        guard let function = tokens.first(where: { stream.value(of: $0, equals: "layer") }),
          stream[function].kind == .function
        else { continue }
        var cursor = TokenCursor(stream, function..<tokens.upperBound)
        _ = cursor.nextIncludingTrivia()
        cursor.skipBlock()
        tokens = function + 1..<cursor.position
      } else if !rule.isCalled("layer") {
        continue
      }
      let words = tokens.filter { stream[$0].kind == .ident }
      // A single name without a block may be one of several statements. A list declares the order
      // of all layers.
      if !rule.hasBlock, tokens.contains(where: { stream[$0].kind == .comma }) {
        declared += words.map { stream.value(of: $0) }
      } else {
        uses += words.map { (stream.value(of: $0), stream.range(of: $0)) }
      }
    }
    return (declared, uses)
  }
}
