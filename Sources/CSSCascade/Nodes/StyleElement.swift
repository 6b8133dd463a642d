// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// An element and its descendants as a value.
///
/// Toolkits that rebuild the description of their tree and keep no objects use it.
///
/// ```swift
/// let button = StyleElement("button", classes: ["primary"], states: ["hover"])
/// let toolbar = StyleElement("toolbar", id: "main", children: [button])
/// sheet.styledTree(of: toolbar).style(at: 1).color
/// ```
///
/// As with ``StyleNode``, states and attributes that are not listed do not match.
public struct StyleElement: Sendable, Hashable {
  /// The element type, for type selectors.
  public var type: String
  /// The id.
  public var id: String?
  /// The classes.
  public var classes: [String]
  /// The states.
  ///
  /// Each is the name of a pseudo-class without its colon, or a custom state for `:state(name)`.
  public var states: [String]
  /// The attributes.
  ///
  /// The `id` and `class` attributes are implied, and `dir` is the direction of the text.
  public var attributes: [String: String]
  /// The child elements, in order.
  public var children: [StyleElement]
  /// The values that few elements have; `nil` if all of them are empty.
  private var rare: RareData?

  /// Creates an element of a type.
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

extension StyleElement {
  /// The types that are supertypes of the type.
  public var supertypes: [String] {
    get { rare?.values.supertypes ?? [] }
    set { change { $0.supertypes = newValue } }
  }

  /// The names of the parts that the element draws itself, for `::part(name)`.
  public var parts: [String] {
    get { rare?.values.parts ?? [] }
    set { change { $0.parts = newValue } }
  }

  /// The language of the text, such as `de-CH`; `nil` to inherit the parent's language.
  public var language: String? {
    get { rare?.values.language }
    set { change { $0.language = newValue } }
  }

  /// The text of the element; only the presence of characters other than white space matters.
  public var text: String? {
    get { rare?.values.text }
    set { change { $0.text = newValue } }
  }

  /// The size of the element in px, for container queries; `nil` if it is unknown.
  public var size: StyleSize? {
    get { rare?.values.size }
    set { change { $0.size = newValue } }
  }

  /// The inline style of the element, which wins over all author rules.
  public var inlineStyle: String? {
    get { rare?.values.inlineStyle }
    set { change { $0.inlineStyle = newValue } }
  }

  /// The presentational hints that the program sets on the element.
  public var presentationalHints: [LonghandValue] {
    get { rare?.values.presentationalHints ?? [] }
    set { change { $0.presentationalHints = newValue } }
  }

  private mutating func change(_ body: (inout RareData.Values) -> Void) {
    var values = rare?.values ?? RareData.Values()
    body(&values)
    rare = values == RareData.Values() ? nil : RareData(values)
  }
}

/// The values that few elements have, in separate storage to save memory for all others.
private final class RareData: Sendable, Hashable {
  let values: Values

  struct Values: Sendable, Hashable {
    var supertypes: [String] = []
    var parts: [String] = []
    var language: String?
    var text: String?
    var size: StyleSize?
    var inlineStyle: String?
    var presentationalHints: [LonghandValue] = []
  }

  init(_ values: Values) { self.values = values }

  static func == (first: RareData, second: RareData) -> Bool {
    first === second || first.values == second.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
