// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The facts of an element itself that selectors can test, independent of other elements.
///
/// Names are atoms of the name table that the selectors were parsed with. Omit names that the table
/// does not contain.
package struct ElementFacts: Sendable {
  /// The type, or `nil` for none.
  ///
  /// A type that the table does not contain may be any atom beyond those of the table. Use the same
  /// atom for the same type, because `:first-of-type` and related selectors distinguish types that
  /// no selector names.
  package var type: Atom?
  /// The supertypes of the type; a type selector with one of their names matches as well.
  package var supertypes: [Atom] = []
  /// The id.
  package var id: Atom?
  /// The classes.
  package var classes: [Atom] = []
  /// The known pseudo-classes that apply.
  package var pseudoClasses = PseudoClassSet()
  /// The names of custom states, those of `:state()`.
  package var states: [Atom] = []
  /// The attributes with their values.
  package var attributes: [(name: Atom, value: String)] = []
  /// The language of the text, such as `de-CH`, or `nil` to inherit that of the parent.
  package var language: String?
  /// The direction of the text, or `nil` to inherit that of the parent.
  package var direction: Direction?
  /// Whether the element contains text of its own, so that it is not `:empty`.
  package var hasText = false
  /// The kind of pseudo-element of its parent, or `nil` for a proper element.
  package var pseudoElement: PseudoElement?
  /// The names of the part, for a pseudo-element that is one.
  package var parts: [Atom] = []

  /// Creates the facts of an element; defaults state nothing.
  package init(
    type: Atom? = nil, id: Atom? = nil, classes: [Atom] = [],
    pseudoClasses: PseudoClassSet = PseudoClassSet(), states: [Atom] = [],
    attributes: [(name: Atom, value: String)] = [], pseudoElement: PseudoElement? = nil,
    parts: [Atom] = []
  ) {
    self.type = type
    self.id = id
    self.classes = classes
    self.pseudoClasses = pseudoClasses
    self.states = states
    self.attributes = attributes
    self.pseudoElement = pseudoElement
    self.parts = parts
  }
}

extension ElementFacts {
  /// Adds the attributes whose names a table contains, and those for id and classes.
  ///
  /// Selectors such as `[class^=icon]` test the latter.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; explicit ones named `id` or `class` take precedence.
  ///   - id: The id, or `nil` for none.
  ///   - classes: The classes.
  ///   - names: The name table of the style sheets.
  package mutating func addAttributes(
    _ attributes: some Sequence<(key: String, value: String)>, id: String?, classes: [String],
    names: AtomTable
  ) {
    for (name, value) in attributes {
      if let atom = names.find(name) { self.attributes.append((atom, value)) }
    }
    func add(_ name: String, _ value: @autoclosure () -> String) {
      guard let atom = names.find(name), !self.attributes.contains(where: { $0.name == atom })
      else { return }
      self.attributes.append((atom, value()))
    }
    if let id { add("id", id) }
    if !classes.isEmpty { add("class", classes.joined(separator: " ")) }
  }
}
