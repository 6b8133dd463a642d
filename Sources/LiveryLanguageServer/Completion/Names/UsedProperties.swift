// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The properties that a theme sets, with their ranks.
struct UsedProperties {
  private var ranks: [Property: CompletionItem.Rank] = [:]
  /// The properties that the rule at the cursor sets.
  private var inRule: Set<Property> = []

  /// Collects the properties.
  ///
  /// - Parameter builder: The builder with the sheets.
  init(for builder: borrowing CompletionBuilder) {
    let rule = builder.enclosingRule
    for (sheet, rank) in builder.rankedSheets where rank != .base {
      let isEdited = sheet.stream === builder.stream
      for node in sheet.tree.nodes
      where node.kind == .declaration && !node.flags.contains(.custom) {
        let token = Int(node.first)
        guard let property = Property(name: sheet.stream.value(of: token)) else { continue }
        if isEdited, builder.word.token..<builder.word.nextToken ~= token { continue }
        if ranks[property] == nil { ranks[property] = rank }
        if isEdited, rule.contains(token) { inRule.insert(property) }
      }
    }
  }

  /// Returns the rank of a property: one that the rule sets already is last.
  func rank(of property: Property) -> CompletionItem.Rank {
    inRule.contains(property) ? .universal : ranks[property] ?? .general
  }
}
