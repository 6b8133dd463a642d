// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// An object of the program that has a style: a view, a control, an item of a scene.
///
/// ```swift
/// final class Button: StyleNode {
///   var styleType: String { "button" }
///   var styleClasses: [String] { isPrimary ? ["primary"] : [] }
///   var styleStates: [String] { isPressed ? ["active", "hover"] : [] }
///   var styleParent: (any StyleNode)? { superview }
///   var styleChildren: [any StyleNode] { subviews }
///   …
/// }
/// sheet.computedStyle(for: button).color
/// ```
///
/// Every requirement but the type, the parent and the children has a default. A node is queried
/// once when it is styled, never during selector matching. States that a node does not list do not
/// match: a button that can be disabled lists `enabled` or `disabled`. Do not list states that
/// follow from the tree: `:root`, `:empty`, `:focus-within`, and structural ones such as
/// `:first-child`.
///
/// A program that keeps no objects describes its elements with ``StyleElement``.
public protocol StyleNode: AnyObject {
  /// The element type, for type selectors.
  var styleType: String { get }
  /// The supertypes of the type; a selector with a supertype matches as well.
  var styleSupertypes: [String] { get }
  /// The id, unique in its window.
  var styleID: String? { get }
  /// The classes.
  var styleClasses: [String] { get }
  /// The states: names of pseudo-classes without their colons, such as `hover`.
  ///
  /// Every other name is a custom state for `:state(name)`.
  var styleStates: [String] { get }
  /// The attributes.
  ///
  /// The `id` and `class` attributes are implied, and `dir` is the direction of the text.
  var styleAttributes: [String: String] { get }
  /// The names of the parts that the node draws itself, for `::part(name)`.
  var styleParts: [String] { get }
  /// The language of the text, such as `de-CH`; `nil` to inherit the parent's language.
  var styleLanguage: String? { get }
  /// The text of the node; only the presence of characters other than white space matters.
  var styleText: String? { get }
  /// The size of the node at its last layout in px, for container queries; `nil` if it is unknown.
  var styleSize: StyleSize? { get }
  /// The inline style, such as `color: red; width: 20px`, which wins over all author rules.
  var inlineStyle: String? { get }
  /// The presentational hints that the program sets on the node; see <doc:ValuesSetByCode>.
  var presentationalHints: [LonghandValue] { get }

  /// The parent node; `nil` for a root.
  var styleParent: (any StyleNode)? { get }
  /// The child nodes, in order.
  var styleChildren: [any StyleNode] { get }
}

extension StyleNode {
  /// No supertypes.
  public var styleSupertypes: [String] { [] }
  /// No id.
  public var styleID: String? { nil }
  /// No classes.
  public var styleClasses: [String] { [] }
  /// No states.
  public var styleStates: [String] { [] }
  /// No attributes.
  public var styleAttributes: [String: String] { [:] }
  /// No parts.
  public var styleParts: [String] { [] }
  /// The parent's language.
  public var styleLanguage: String? { nil }
  /// No text.
  public var styleText: String? { nil }
  /// An unknown size.
  public var styleSize: StyleSize? { nil }
  /// No inline style.
  public var inlineStyle: String? { nil }
  /// No presentational hints.
  public var presentationalHints: [LonghandValue] { [] }

  /// The node as a value, without its children.
  public var styleElement: StyleElement {
    var element = StyleElement(styleType)
    element.supertypes = styleSupertypes
    element.id = styleID
    element.classes = styleClasses
    element.states = styleStates
    element.attributes = styleAttributes
    element.parts = styleParts
    element.language = styleLanguage
    element.text = styleText
    element.size = styleSize
    element.inlineStyle = inlineStyle
    element.presentationalHints = presentationalHints
    return element
  }
}
