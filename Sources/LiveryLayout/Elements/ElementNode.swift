// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// An element as a node of a program's own tree, for all that asks nodes: a sheet's styles, its explanations, a styled tree.
///
/// ```swift
/// let node = ElementNode(StyledText(markup: "Read <b>this</b>").root)
/// node.styleChildren.map(\.styleType)                // ["b"]
/// ```
///
/// A ``BoxTree`` needs none of them: it styles elements as they are. Nodes are what an element was when they were made.
public final class ElementNode: StyleNode {
  /// The element.
  public let element: LayoutElement
  /// The nodes of the elements in it, in order.
  public private(set) var children: [ElementNode] = []
  /// The node above; it is not kept alive by those below it.
  public private(set) weak var parent: (any StyleNode)?

  /// The node of an element, with those of all elements in it.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - parent: the node that it stands in, such as the label that shows a text; nil for a root.
  public init(_ element: LayoutElement, below parent: (any StyleNode)? = nil) {
    self.element = element
    self.parent = parent
    for case .element(let child) in element.children {
      children.append(ElementNode(child, below: self))
    }
  }
}

extension ElementNode {
  /// The element's type.
  public var styleType: String { element.type }
  /// The element's id.
  public var styleID: String? { element.id }
  /// The element's classes.
  public var styleClasses: [String] { element.classes }
  /// The element's states.
  public var styleStates: [String] { element.states }
  /// The element's attributes.
  public var styleAttributes: [String: String] { element.attributes }
  /// The language of the element's text.
  public var styleLanguage: String? { element.language }
  /// Some text where the element has any.
  public var styleText: String? { element.facts.text }
  /// The element's own declarations.
  public var inlineStyle: String? { element.inlineStyle }
  /// The node above.
  public var styleParent: (any StyleNode)? { parent }
  /// The nodes right below.
  public var styleChildren: [any StyleNode] { children }
}
