// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors

/// The styles of many synthetic elements, computed together.
///
/// An ancestor that several of them share is styled once.
package struct SyntheticElementStyles: Sendable {
  /// The index of each description's element, or `nil` if the description is invalid.
  package let elements: [Int?]
  private let described: SyntheticTree
  private let styles: [ComputedStyle]

  /// Computes the styles of the elements of some descriptions.
  package init(_ descriptions: some Sequence<ElementDescription>, in sheet: CSSStyleSheet) {
    let cache = sheet.styleCache
    let names = cache.index.names
    var described = SyntheticTree(
      names: names, rootDirection: cache.environment.rootDirection,
      isShared: !cache.dependsOnDescendants)
    elements = descriptions.map { described.add($0) }
    described.tree.finish()
    self.described = described
    var styler = TreeStyler(cache.rules)
    styles = styler.styles(of: NodeTree(described.tree, names: names)).map {
      styler.store.style($0)
    }
  }

  /// The style of an element.
  package subscript(element: Int) -> ComputedStyle { styles[element] }

  /// Returns the parent of an element in its description, or `nil` if there is none.
  package func container(of element: Int) -> Int? {
    let parent = Int(described.tree.elements[element].parent)
    return parent < 0 || described.isImpliedRoot(parent) ? nil : parent
  }
}
