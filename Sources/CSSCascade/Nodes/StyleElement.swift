// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// An element described by a value, with what is below it: for toolkits that describe their
/// trees anew and keep no objects.
///
/// ```swift
/// let button = StyleElement("button", classes: ["primary"], states: ["hover"])
/// let toolbar = StyleElement("toolbar", id: "main", children: [button])
/// sheet.styledTree(of: toolbar).style(at: 1).color
/// ```
///
/// What a description does not say does not hold, as with ``StyleNode``.
public struct StyleElement: Sendable, Hashable {
  /// The type, which type selectors name.
  public var type: String
  /// The types that the type is a kind of.
  public var supertypes: [String] = []
  /// The id.
  public var id: String?
  /// The classes.
  public var classes: [String]
  /// The states: names of pseudo-classes without their colons, and the program's own, which `:state(name)` asks for.
  public var states: [String]
  /// The attributes; `id` and `class` are among them without being listed, and `dir` says which way the text runs.
  public var attributes: [String: String]
  /// The names of the parts that the element draws itself, which `::part(name)` asks for.
  public var parts: [String] = []
  /// The language of the text, such as `de-CH`; nil for the parent's.
  public var language: String?
  /// The text that the element shows; it only matters whether there is any besides white space.
  public var text: String?
  /// The size in px that the element has, for container queries; nil as long as nobody knows.
  public var size: StyleSize?
  /// Declarations of the element's own; they win over all rules of the author's origin.
  public var inlineStyle: String?
  /// Values that the program's code gave the element.
  public var codeSetValues: [LonghandValue] = []
  /// The elements right below, in order.
  public var children: [StyleElement]

  /// An element of a type.
  public init(
    _ type: String, id: String? = nil, classes: [String] = [], states: [String] = [],
    attributes: [String: String] = [:], children: [StyleElement] = []
  ) {
    self.type = type
    self.id = id
    self.classes = classes
    self.states = states
    self.attributes = attributes
    self.children = children
  }
}
