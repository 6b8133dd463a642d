// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors

/// The styles of many described elements, computed together: an ancestor that several of them share is styled once.
package struct DescribedStyles: Sendable {
  /// For each description the index of its element; `nil` if it is invalid.
  package let elements: [Int?]
  private let described: DescribedTree
  private let styles: [ComputedStyle]

  /// Styles the elements of some descriptions.
  package init(_ descriptions: some Sequence<ElementDescription>, in sheet: CSSStyleSheet) {
    let answers = sheet.answers
    let names = answers.index.names
    var described = DescribedTree(
      names: names, rootDirection: answers.environment.rootDirection, isShared: !answers.asksBelow)
    elements = descriptions.map { described.add($0) }
    described.tree.finish()
    self.described = described
    var styler = TreeStyler(answers.rules)
    styles = styler.styles(of: NodeTree(described.tree, names: names)).map {
      styler.store.style($0)
    }
  }

  /// The style of an element.
  package subscript(element: Int) -> ComputedStyle { styles[element] }

  /// The element that is described around another one; nil where none is.
  package func container(of element: Int) -> Int? {
    let parent = Int(described.tree.elements[element].parent)
    return parent < 0 || described.isImpliedRoot(parent) ? nil : parent
  }
}
