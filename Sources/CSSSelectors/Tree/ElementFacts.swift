// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// What selectors can ask of one element itself, whatever is around it.
///
/// Names are atoms of the table that the selectors were parsed with; one that this table does not know is left out.
package struct ElementFacts: Sendable {
  /// The type; nil for none.
  ///
  /// A type that the table does not know can be given as any atom beyond the table's own, the same for
  /// the same type: `:first-of-type` and its like tell types apart that no selector names.
  package var type: Atom?
  /// The types that the element's type is a kind of: a type selector with one of their names matches as well.
  package var supertypes: [Atom] = []
  /// The id.
  package var id: Atom?
  /// The classes.
  package var classes: [Atom] = []
  /// The known pseudo-classes that hold.
  package var pseudoClasses = PseudoClassSet()
  /// The names of the other states, those of `:state()`.
  package var states: [Atom] = []
  /// The attributes with their values.
  package var attributes: [(name: Atom, value: String)] = []
  /// The language of the text, such as `de-CH`; nil for that of the parent.
  package var language: String?
  /// The direction of the text; nil for that of the parent.
  package var direction: Direction?
  /// Whether the element holds text of its own, so that it is not `:empty`.
  package var hasText = false
  /// Which pseudo-element of its parent this is; nil for an element proper.
  package var pseudoElement: PseudoElement?
  /// The names of the part, for a pseudo-element that is one.
  package var parts: [Atom] = []

  /// An element of which nothing is known but what is given.
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
  /// Adds the attributes that some names know, with those of the id and the classes: `[class^=icon]` asks for them.
  ///
  /// - Parameters:
  ///   - attributes: the attributes; one that is named `id` or `class` stays what it is.
  ///   - id: the id, `nil` for none.
  ///   - classes: the classes.
  ///   - names: the names of the sheets.
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
