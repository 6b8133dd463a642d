// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// A complex selector: compound selectors joined by combinators.
///
/// ```swift
/// let selector = SelectorList(parsing: "a>b:HOVER")[0]
/// selector.description                                     // "a > b:hover"
/// selector.specificity                                     // (0,1,2)
/// selector.matches(ElementDescription(parsing: "a > b"))   // false, since it is not hovered
/// ```
///
/// Defined by [Selectors Level 4, section 3.1](https://drafts.csswg.org/selectors-4/#complex).
package struct ComplexSelector: Sendable {
  private let table: SelectorTable
  private let names: AtomTable
  private let index: Int

  /// Creates the selector of a record of a table, with the names that it was parsed with.
  package init(_ table: SelectorTable, _ index: Int, names: AtomTable) {
    self.table = table
    self.names = names
    self.index = index
  }

  /// The specificity of the selector.
  package var specificity: Specificity { table.selectors[index].specificity }

  /// The selector in canonical form, with every `&` replaced by the selectors that it represents.
  ///
  /// Inside a rule `.a`, `> .b` is `.a > .b`.
  package var resolvedDescription: String { table.resolvedDescription(of: index, names: names) }

  /// Returns whether the selector matches the element of a description.
  ///
  /// An invalid description matches no selector.
  package func matches(_ description: ElementDescription) -> Bool {
    guard let (tree, element) = description.tree(names: names) else { return false }
    return table.matches(index, element, in: tree)
  }
}

extension ComplexSelector: Hashable {
  /// Selectors are equal if their canonical forms are equal.
  package static func == (left: Self, right: Self) -> Bool {
    left.resolvedDescription == right.resolvedDescription
  }

  /// Hashes the canonical form.
  package func hash(into hasher: inout Hasher) { hasher.combine(resolvedDescription) }
}

extension ComplexSelector: CustomStringConvertible {
  /// The selector in canonical form; `&` is kept, and written explicitly if it is implied.
  ///
  /// Defined by [CSSOM, section 5.2](https://drafts.csswg.org/cssom-1/#serializing-selectors).
  package var description: String { table.description(of: index, names: names) }
}
