// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

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
    let order = sheet.settings.names("order", of: .propertyOrder)
    let ranks = PropertyRanks(order)
    var log = DiagnosticLog()
    for block in sheet.blocks where block.acceptsProperties {
      for (before, after) in zip(block.declarations, block.declarations.dropFirst()) {
        let (first, second) = (sheet.declarations[Int(before)], sheet.declarations[Int(after)])
        // A rule or at-rule between two declarations begins a new list.
        guard second.node == first.node + 1, !second.isCustom || !first.isCustom,
          ranks.rank(of: second) < ranks.rank(of: first)
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

/// The sort order of properties in a block.
private struct PropertyRanks {
  private let ranks: [Int]

  /// Creates the order in which the named properties come first.
  init(_ names: [String]) {
    var order: [Property: Int] = [:]
    for name in names {
      if let property = Property(name: name), order[property] == nil {
        order[property] = order.count
      }
    }
    let named = order.count
    var ranks = Array(repeating: 0, count: Property.allCases.count)
    for (index, property) in Property.allCases.sorted(by: { $0.name < $1.name }).enumerated() {
      ranks[Int(property.rawValue)] = order[property] ?? named + index
    }
    self.ranks = ranks
  }

  /// Returns the rank of a declaration: custom properties first, unknown properties last.
  func rank(of declaration: LintedDeclaration) -> Int {
    if declaration.isCustom { return -1 }
    return declaration.property.map { ranks[Int($0.rawValue)] } ?? .max
  }
}
