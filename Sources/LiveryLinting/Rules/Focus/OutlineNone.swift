// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A focus ring that is removed.
  package static let outlineNone = Self("outline-none", .warning) { _ in
    "this removes the focus ring, and nothing else shows the focus"
  }
}

extension LintRule {
  /// A focus ring that is removed without a replacement.
  static let outlineNone = LintRule(
    .outlineNone, .bug,
    scope: .structure(.allDeclarations(withValuesWhere: { $1.mayAffectFocusRing })),
    help:
      "keyboard users cannot see the focus if its outline is removed and nothing replaces it",
    bad: ".button:focus { outline: none }",
    good: ".button:focus { outline: none; box-shadow: 0 0 0 2px blue }"
  ) { (sheet: LintedSheet) in
    let removals = sheet.declarations.filter {
      sheet.removesOutline($0) && !sheet.isStarting($0)
    }
    let hidden = removals.filter { sheet.hidesFocus(sheet.blocks[$0.block]) }
    guard !hidden.isEmpty else { return [] }
    var log = DiagnosticLog()
    let rings = FocusRings(sheet, about: removals.map { sheet.blocks[$0.block] })
    for declaration in hidden where !rings.isReplaced(in: sheet.blocks[declaration.block]) {
      let node = sheet.tree.nodes[declaration.node]
      let tokens = Int(node.first)..<Int(node.contentEnd)
      log.add(Diagnostic(.outlineNone, range: sheet.stream.byteRange(of: tokens)))
    }
    return log.diagnostics
  }
}
