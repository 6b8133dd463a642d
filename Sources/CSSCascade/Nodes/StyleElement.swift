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
  /// The id.
  public var id: String?
  /// The classes.
  public var classes: [String]
  /// The states: names of pseudo-classes without their colons, and the program's own, which `:state(name)` asks for.
  public var states: [String]
  /// The attributes; `id` and `class` are among them without being listed, and `dir` says which way the text runs.
  public var attributes: [String: String]
  /// The elements right below, in order.
  public var children: [StyleElement]
  /// The facts that few elements have; `nil` if all of them are empty.
  private var rare: RareFacts?

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

extension StyleElement {
  /// The types that the type is a kind of.
  public var supertypes: [String] {
    get { rare?.values.supertypes ?? [] }
    set { change { $0.supertypes = newValue } }
  }

  /// The names of the parts that the element draws itself, which `::part(name)` asks for.
  public var parts: [String] {
    get { rare?.values.parts ?? [] }
    set { change { $0.parts = newValue } }
  }

  /// The language of the text, such as `de-CH`; `nil` for the parent's.
  public var language: String? {
    get { rare?.values.language }
    set { change { $0.language = newValue } }
  }

  /// The text that the element shows; it only matters whether there is any besides white space.
  public var text: String? {
    get { rare?.values.text }
    set { change { $0.text = newValue } }
  }

  /// The size in px that the element has, for container queries; `nil` as long as it is unknown.
  public var size: StyleSize? {
    get { rare?.values.size }
    set { change { $0.size = newValue } }
  }

  /// Declarations of the element's own; they win over all rules of the author's origin.
  public var inlineStyle: String? {
    get { rare?.values.inlineStyle }
    set { change { $0.inlineStyle = newValue } }
  }

  /// Values that the program's code gave the element.
  public var codeSetValues: [LonghandValue] {
    get { rare?.values.codeSetValues ?? [] }
    set { change { $0.codeSetValues = newValue } }
  }

  private mutating func change(_ body: (inout RareFacts.Values) -> Void) {
    var values = rare?.values ?? RareFacts.Values()
    body(&values)
    rare = values == RareFacts.Values() ? nil : RareFacts(values)
  }
}

/// The facts of an element that few elements have: a tree needs no memory for those of all others.
private final class RareFacts: Sendable, Hashable {
  let values: Values

  struct Values: Sendable, Hashable {
    var supertypes: [String] = []
    var parts: [String] = []
    var language: String?
    var text: String?
    var size: StyleSize?
    var inlineStyle: String?
    var codeSetValues: [LonghandValue] = []
  }

  init(_ values: Values) { self.values = values }

  static func == (first: RareFacts, second: RareFacts) -> Bool {
    first === second || first.values == second.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
