// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A selector list, such as `a, .b > c`, in source order.
///
/// ```swift
/// let list = SelectorList(parsing: "a , .b>c")
/// list.description            // "a, .b > c"
/// list.map(\.specificity)     // [(0,0,1), (0,1,1)]
/// SelectorList(parsing: "a, b:hovr").diagnostics[0].message
/// // "unknown pseudo-class ':hovr'; did you mean ':hover'?"
/// ```
///
/// A single invalid selector makes the whole list invalid. An invalid list is empty and has
/// ``diagnostics``.
///
/// Defined by
/// [Selectors Level 4, section 4.1](https://drafts.csswg.org/selectors-4/#selector-list).
package struct SelectorList: Sendable {
  /// The reasons that the list is invalid; empty if it is valid.
  package let diagnostics: [Diagnostic]
  /// The records of the selectors.
  package let table: SelectorTable
  /// The names in the selectors.
  package let names: AtomTable

  /// Parses a list outside of any rule.
  package init(parsing text: String) {
    let stream = TokenStream(text, name: "<selector>")
    var table = SelectorTable()
    var names = AtomTable()
    var log = DiagnosticLog(stream.diagnostics)
    _ = table.parseList(stream, 0..<stream.count, nestedIn: nil, names: &names, log: &log)
    self.table = table
    self.names = names
    diagnostics = log.diagnostics
  }
}

extension SelectorList: RandomAccessCollection {
  /// Zero.
  package var startIndex: Int { 0 }
  /// The number of selectors; zero for an invalid list.
  package var endIndex: Int { table.count }

  /// The selector at a position.
  package subscript(position: Int) -> ComplexSelector {
    precondition(position >= 0 && position < endIndex, "the index must be within the list")
    return ComplexSelector(table, position, names: names)
  }
}

extension SelectorList {
  /// The pseudo-elements that the selectors name, except parts.
  package var pseudoElements: [PseudoElement] {
    PseudoElement.allCases.filter { pseudoElement in
      pseudoElement != .part
        && table.components.contains {
          $0.kind == .pseudoElement && $0.value == UInt32(pseudoElement.rawValue)
        }
    }
  }
}

extension SelectorList: Hashable {
  /// Lists are equal if their selectors are equal and in the same order.
  package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Hashes the selectors.
  package func hash(into hasher: inout Hasher) {
    for selector in self { hasher.combine(selector) }
  }
}

extension SelectorList: CustomStringConvertible {
  /// The selectors in canonical form, joined by commas.
  ///
  /// Defined by [CSSOM, section 5.2](https://drafts.csswg.org/cssom-1/#serializing-selectors).
  package var description: String { map(\.description).joined(separator: ", ") }
}
