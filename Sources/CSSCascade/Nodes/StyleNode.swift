// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// An object of the program that has a look: a view, a control, an item of a scene.
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
/// Everything but the type, the parent and the children has a default. A node is asked once when it is styled, never
/// while selectors are matched. What a node does not say does not hold: a button that can be disabled lists `enabled`
/// or `disabled`. What the tree tells by itself is not listed: `:root`, `:empty`, `:first-child` and its like,
/// `:focus-within`.
///
/// A program that keeps no objects describes its elements with ``StyleElement``.
public protocol StyleNode: AnyObject {
  /// The type, which type selectors name.
  var styleType: String { get }
  /// The types that the type is a kind of; a selector that names one of them matches as well.
  var styleSupertypes: [String] { get }
  /// The id, unique in its window.
  var styleID: String? { get }
  /// The classes.
  var styleClasses: [String] { get }
  /// The states: names of pseudo-classes without their colons, such as `hover`; every other name is one of the
  /// program's own, which `:state(name)` asks for.
  var styleStates: [String] { get }
  /// The attributes; `id` and `class` are among them without being listed, and `dir` says which way the text runs.
  var styleAttributes: [String: String] { get }
  /// The names of the parts that the node draws itself, which `::part(name)` asks for.
  var styleParts: [String] { get }
  /// The language of the text, such as `de-CH`; nil for the parent's.
  var styleLanguage: String? { get }
  /// The text that the node shows; it only matters whether there is any besides white space.
  var styleText: String? { get }
  /// The size in px that the node had when it was laid out last, for container queries; nil as long as nobody knows.
  var styleSize: StyleSize? { get }
  /// Declarations of the node's own, such as `color: red; width: 20px`; they win over all rules of the author's origin.
  var inlineStyle: String? { get }
  /// Values that the program's code gave the node; <doc:ValuesSetByCode> says what they win over.
  var codeSetValues: [LonghandValue] { get }

  /// The node above; nil for a root.
  var styleParent: (any StyleNode)? { get }
  /// The nodes right below, in order.
  var styleChildren: [any StyleNode] { get }
}

extension StyleNode {
  /// None.
  public var styleSupertypes: [String] { [] }
  /// None.
  public var styleID: String? { nil }
  /// None.
  public var styleClasses: [String] { [] }
  /// None.
  public var styleStates: [String] { [] }
  /// None.
  public var styleAttributes: [String: String] { [:] }
  /// None.
  public var styleParts: [String] { [] }
  /// The parent's.
  public var styleLanguage: String? { nil }
  /// None.
  public var styleText: String? { nil }
  /// Not known.
  public var styleSize: StyleSize? { nil }
  /// None.
  public var inlineStyle: String? { nil }
  /// None.
  public var codeSetValues: [LonghandValue] { [] }

  /// What the node says about itself, without what is below it.
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
    element.codeSetValues = codeSetValues
    return element
  }
}
