// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import LiveryDisplay

/// An element that is laid out: what selectors may ask of it, what it shows, and what is in it.
///
/// ```swift
/// var title = LayoutElement("label", classes: ["title"], [.text("Inbox")])
/// title.states = ["hover"]
/// ```
///
/// Markup becomes such elements, and so do the rows of tables and the views of a program. Their
/// styles say where they go: `display`, margins, floats and all the rest of CSS's boxes.
public struct LayoutElement: Sendable, Hashable {
  /// The type, which type selectors name.
  public var type: String
  /// The id.
  public var id: String?
  /// The classes.
  public var classes: [String]
  /// The states: names of pseudo-classes without their colons, and the program's own.
  public var states: [String] = []
  /// The attributes, without `id`, `class`, `style` and `lang`, which are properties of their own.
  public var attributes: [String: String] = [:]
  /// The language of the text, such as `de-CH`; nil for that of the element above.
  public var language: String?
  /// Declarations of the element's own, such as `color: red`.
  public var inlineStyle: String?
  /// What is shown in place of children; nil for the children.
  public var content: ReplacedContent?
  /// Texts and elements inside, in order.
  public var children: [LayoutNode]

  /// An element with what is in it.
  public init(
    _ type: String, id: String? = nil, classes: [String] = [], content: ReplacedContent? = nil,
    _ children: [LayoutNode] = []
  ) {
    self.type = type
    self.id = id
    self.classes = classes
    self.content = content
    self.children = children
  }
}

/// What is in an element: text, or another element.
public enum LayoutNode: Sendable, Hashable {
  /// A text; what white space in it counts for is the style's.
  case text(String)
  /// An element.
  case element(LayoutElement)
}

/// What an element shows that CSS does not lay out.
///
/// Defined by [CSS Display 4, "replaced element"](https://drafts.csswg.org/css-display-4/#replaced-element).
public enum ReplacedContent: Sendable, Hashable {
  /// A picture, or while that cannot be had the other one; its size is the picture's where the style says none.
  case image(ImageSource?, default: ImageSource? = nil)
  /// A view that the program draws itself, of a size in px.
  case view(Size)
}

extension LayoutElement {
  /// What selectors may ask of the element, without what is in it.
  public var facts: StyleElement {
    var facts = StyleElement(
      type, id: id, classes: classes, states: states, attributes: attributes)
    facts.language = language
    facts.inlineStyle = inlineStyle
    facts.text = content == nil ? children.first { $0.isInk }.map { _ in "x" } : nil
    return facts
  }
}

extension LayoutNode {
  /// Whether the node is a text of more than white space.
  fileprivate var isInk: Bool {
    if case .text(let text) = self { text.contains { !$0.isWhitespace } } else { false }
  }
}
