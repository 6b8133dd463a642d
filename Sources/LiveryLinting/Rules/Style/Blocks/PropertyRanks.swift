// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

/// The sort order of the declarations in a block.
package struct PropertyRanks: Sendable {
  /// The rank of each property.
  private let ranks: [Int]

  /// Creates the order in which the properties of the rule's option come first.
  package init(_ settings: FileSettings) {
    var order: [Property: Int] = [:]
    if case .names(let names)? = settings.rules[LintRule.propertyOrder.name]?.options["order"] {
      for property in names.compactMap(Property.init(name:)) where order[property] == nil {
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
  package func rank(of declaration: Declaration) -> Int {
    if declaration.isCustom { return -1 }
    let name = declaration.tokens.lowerBound
    let property = Property(nameToken: name, in: declaration.tree.stream)
    return property.map { ranks[Int($0.rawValue)] } ?? .max
  }
}
