// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
import CSSSyntax

extension StyledTree {
  /// Returns the indices of the elements that match a selector list, in document order.
  ///
  /// Empty for an invalid list.
  ///
  /// ```swift
  /// styled.elements(matching: "toolbar > .primary, :root")
  /// ```
  ///
  /// - Complexity: Linear in the number of elements for each selector.
  public func elements(matching selectors: String) -> [Int] {
    elements(matching: SelectorList(parsing: selectors))
  }

  /// Returns the elements that match a selector list, including parts and pseudo-elements, in
  /// document order.
  ///
  /// - Complexity: Linear in the number of elements for each selector.
  package func elements(matching selectors: SelectorList) -> [Int] {
    // The tree has only the names of its sheets.
    let tree = nodes(named: selectors.names).tree
    var context = MatchingContext()
    return selectors.table.withMatcher(in: tree, &context) { matcher in
      (0..<count).filter { element in
        selectors.indices.contains { matcher.matches($0, element) }
      }
    }
  }

  /// Returns the elements of the tree with other names.
  private func nodes(named names: AtomTable) -> NodeTree {
    var copy = nodes.emptyCopy(names: names)
    var lastChildren = [Int?](repeating: nil, count: count)
    for index in 0..<count {
      guard let element = element(at: index) else { continue }
      let parent = parent(of: index)
      let previous = parent.flatMap { lastChildren[$0] }
      _ = copy.append(
        element, at: NodeTree.InsertionPoint(parent: parent, previousSibling: previous))
      if let parent { lastChildren[parent] = index }
    }
    copy.finish()
    return copy
  }

  /// Returns the selector of a part or pseudo-element, such as `::part(knob)`, or `nil` for any
  /// other element.
  package func pseudoElementText(at index: Int) -> String? {
    guard let pseudoElement = nodes.tree.elements[index].pseudoElement else { return nil }
    guard pseudoElement == .part, let owner = parent(of: index), let element = element(at: owner)
    else { return "::" + pseudoElement.name }
    return "::part(" + identifierText(element.parts[index - owner - 1]) + ")"
  }
}
