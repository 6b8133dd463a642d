// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import LiveryDisplay

/// An element for layout: its data for selector matching, its content and its children.
///
/// ```swift
/// var title = LayoutElement("label", classes: ["title"], [.text("Inbox")])
/// title.states = ["hover"]
/// ```
///
/// Markup, the rows of tables and the views of a program all become such elements. Their styles
/// determine the layout: `display`, margins, floats and the rest of the CSS box model.
public struct LayoutElement: Sendable, Hashable {
  /// The type, matched by type selectors.
  public var type: String
  /// The id.
  public var id: String?
  /// The classes.
  public var classes: [String]
  /// The states: names of pseudo-classes without their colons, and the program's own.
  public var states: [String] = []
  /// The attributes, without `id`, `class`, `style` and `lang`, which are properties of their own.
  public var attributes: [String: String] = [:]
  /// The language of the text, such as `de-CH`; `nil` for the language of the parent.
  public var language: String?
  /// The declarations of the inline style, such as `color: red`.
  public var inlineStyle: String?
  /// The replaced content, shown instead of the children; `nil` for none.
  public var content: ReplacedContent?
  /// The child texts and elements, in order.
  public var children: [LayoutNode]

  /// Creates an element with its children.
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

/// A child of an element: a text or another element.
public enum LayoutNode: Sendable, Hashable {
  /// A text; the style determines the meaning of its white space.
  case text(String)
  /// An element.
  case element(LayoutElement)
}

/// The content of a replaced element, which CSS does not lay out.
///
/// Defined by [CSS Display 4, "replaced element"](https://drafts.csswg.org/css-display-4/#replaced-element).
public enum ReplacedContent: Sendable, Hashable {
  /// An image, and a default image to show while it is unavailable.
  ///
  /// The image sets the size unless the style does.
  case image(ImageSource?, default: ImageSource? = nil)
  /// A view that the program draws itself, with a size in px.
  case view(Size)
}

extension LayoutElement {
  /// The synthetic element for selector matching, without children.
  public var styleElement: StyleElement {
    var element = StyleElement(
      type, id: id, classes: classes, states: states, attributes: attributes)
    element.language = language
    element.inlineStyle = inlineStyle
    element.text = content == nil ? children.first { $0.isInk }.map { _ in "x" } : nil
    return element
  }
}

extension LayoutNode {
  /// Whether the node is a text that contains more than white space.
  fileprivate var isInk: Bool {
    if case .text(let text) = self { text.contains { !$0.isWhitespace } } else { false }
  }
}
