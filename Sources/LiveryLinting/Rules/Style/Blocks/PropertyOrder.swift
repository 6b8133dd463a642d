// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A declaration that is out of order.
  package static let propertyOrder = Self("property-order", .warning) {
    "'\($0.found)' belongs before '\($0.expected)'"
  }
}

extension LintRule {
  /// A declaration that is out of order.
  static let propertyOrder: LintRule = LintRule(
    .propertyOrder, .style, scope: .rule,
    help:
      "custom properties come first, then those of the option 'order', then the others in alphabetical order",
    options: [RuleOption("order", .names, help: "the properties that come first, in their order")],
    bad: ".pane { width: 8px; color: red }",
    good: ".pane { --gap: 8px; color: red; width: 8px }"
  ) { (sheet: LintedSheet) in
    let ranks = PropertyRanks(sheet.settings.fileSettings)
    var log = DiagnosticLog()
    for block in sheet.blocks where block.acceptsProperties {
      for (before, after) in zip(block.declarations, block.declarations.dropFirst()) {
        let (first, second) = (sheet.declarations[Int(before)], sheet.declarations[Int(after)])
        // A rule or at-rule between two declarations begins a new list.
        guard second.node == first.node + 1, !second.isCustom || !first.isCustom,
          ranks.rank(of: sheet.view(second)) < ranks.rank(of: sheet.view(first))
        else { continue }
        log.add(
          Diagnostic(
            .propertyOrder, range: sheet.nameRange(of: second),
            facts: [
              .found(String(sheet.view(second).name.prefix(60))),
              .expected(String(sheet.view(first).name.prefix(60))),
            ]))
      }
    }
    return log.diagnostics
  }
}
