// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ComputedStyle {
  /// The names of the properties with a cascaded value for the element, without inherited ones.
  ///
  /// The longhands come in table order, then the custom properties sorted by name.
  ///
  /// Defined by [CSS Cascade 5, section 4.2](https://drafts.csswg.org/css-cascade-5/#cascaded).
  package var cascadedNames: [String] {
    var cascade = Cascade(sheets.rules.contexts.levels)
    let matches = tables.lists.address(of: row.rules).pointee.matches.map {
      cascade.attach(block(of: $0.rule), as: $0)
    }
    let entries = cascade.entries(of: matches)
    let longhands = cascade.longhands(among: entries, in: flow).union(declaredLogical)
    let variables = cascade.customProperties(among: entries).keys
    return longhands.sorted { $0.rawValue < $1.rawValue }.map(\.name)
      + variables.map { names.text(of: $0) }.sorted()
  }

  /// Returns the declarations of a rule, or of a block that is attached to an element.
  private func block(of rule: UInt32) -> DeclarationBlock {
    let rules = sheets.rules.index
    return Int(rule) < rules.rules.count
      ? rules.block(of: Int(rule)) : tables.attached[Int(rule) - rules.rules.count]
  }

  /// The logical longhands that rules declare for the element.
  var declaredLogical: Set<Property> {
    Set(
      tables.lists.address(of: row.rules).pointee.matches.flatMap { match in
        let block = block(of: match.rule)
        return [block.normal, block.important].flatMap(\.logical)
      })
  }
}

extension PreparedSelector {
  /// The names of the properties with a cascaded value for the element.
  ///
  /// Empty if no rule matches it.
  package var cascadedNames: [String] { computedStyle?.cascadedNames ?? [] }
}
