// SPDX-License-Identifier: Apache-2.0
package import CSSCascade

/// An element as a style node, for computed styles, explanations and styled trees.
///
/// ```swift
/// let node = ElementNode(StyledText(markup: "Read <b>this</b>").root)
/// node.styleChildren.map(\.styleType)                // ["b"]
/// ```
///
/// A ``BoxTree`` styles elements directly, without nodes. A node keeps the state of its element at
/// creation.
package final class ElementNode: StyleNode {
  /// The element.
  package let element: LayoutElement
  /// The nodes of the child elements, in order.
  package private(set) var children: [ElementNode] = []
  /// The parent node, held weakly.
  package private(set) weak var parent: (any StyleNode)?

  /// Creates the node of an element, and the nodes of all its descendants.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - parent: the parent node, such as the label that shows a text; `nil` for a root.
  package init(_ element: LayoutElement, below parent: (any StyleNode)? = nil) {
    self.element = element
    self.parent = parent
    for case .element(let child) in element.children {
      children.append(ElementNode(child, below: self))
    }
  }
}

extension ElementNode {
  /// The element's type.
  package var styleType: String { element.type }
  /// The element's id.
  package var styleID: String? { element.id }
  /// The element's classes.
  package var styleClasses: [String] { element.classes }
  /// The element's states.
  package var styleStates: [String] { element.states }
  /// The element's attributes.
  package var styleAttributes: [String: String] { element.attributes }
  /// The language of the element's text.
  package var styleLanguage: String? { element.language }
  /// A placeholder text if the element has text, otherwise `nil`.
  package var styleText: String? { element.styleElement.text }
  /// The inline style of the element.
  package var inlineStyle: String? { element.inlineStyle }
  /// The parent node.
  package var styleParent: (any StyleNode)? { parent }
  /// The child nodes.
  package var styleChildren: [any StyleNode] { children }
}
