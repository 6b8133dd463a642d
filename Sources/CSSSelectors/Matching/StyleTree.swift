// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The elements that selectors are matched against, in flat arrays.
///
/// ```swift
/// var tree = StyleTree()
/// let root = tree.append(type: names.find("body"), parent: nil, isRoot: true)
/// let item = tree.append(type: nil, classes: [toolbar], parent: root)
/// ```
///
/// Names are atoms of the table that the sheet's selectors were parsed with. A name that this table
/// does not know cannot match anything and is left out: nil for a type or an id, no entry for a
/// class.
///
/// A pseudo-element or part is an element of its own, below the element that it belongs to.
package struct StyleTree: Sendable {
  /// The elements, each behind its parent and its previous sibling.
  package internal(set) var elements: [Element] = []
  /// Classes, states and parts of all elements.
  var names: [Atom] = []
  /// The attributes of all elements.
  var attributes: [Attribute] = []
  /// The values of ``attributes``.
  var text: [UInt8] = []

  /// A tree without elements.
  package init() {}

  /// Stands for no name, and for a name that the table does not know.
  package static let noName = Atom(rawValue: .max)
}

extension StyleTree {
  /// One element.
  package struct Element: Sendable {
    /// The type, or ``StyleTree/noName``.
    package internal(set) var type: Atom
    /// The id, or ``StyleTree/noName``.
    package internal(set) var id: Atom
    /// The index of the parent, or of the element that a pseudo-element belongs to; -1 for a root.
    package internal(set) var parent: Int32
    /// The index of the sibling right before; -1 for none.
    package internal(set) var previousSibling: Int32
    /// The pseudo-classes that hold.
    package internal(set) var pseudoClasses: PseudoClassSet
    /// Where the element's classes begin among the names; its states begin where they end, its
    /// parts where those do.
    var classStart: UInt32
    var stateStart: UInt32
    var partStart: UInt32
    var partEnd: UInt32
    var attributeStart: UInt32
    var attributeEnd: UInt32
    /// Which pseudo-element this is; nil for an element proper.
    package internal(set) var pseudoElement: PseudoElement?
  }

  /// One attribute of an element.
  struct Attribute: Sendable {
    let name: Atom
    /// The bytes of the value in the tree's text.
    let value: Range<UInt32>
  }

  /// The element that a pseudo-element or part belongs to in the end; an element proper is its own.
  package func originatingElement(of element: Int) -> Int {
    var proper = element
    while elements[proper].pseudoElement != nil, elements[proper].parent >= 0 {
      proper = Int(elements[proper].parent)
    }
    return proper
  }

  /// The classes of an element that the table knows.
  package func classes(of element: Int) -> ArraySlice<Atom> {
    names[Int(elements[element].classStart)..<Int(elements[element].stateStart)]
  }
}

extension StyleTree {
  /// Adds an element.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - id: its id.
  ///   - classes: its classes.
  ///   - pseudoClasses: the known pseudo-classes that hold.
  ///   - states: the names of the other states, those of `:state()`.
  ///   - attributes: its attributes with their values.
  ///   - pseudoElement: which pseudo-element of `parent` this is.
  ///   - parts: the names of the part, for a `pseudoElement` that is one.
  ///   - parent: the element above it.
  ///   - previousSibling: the sibling right before it, an element with the same parent.
  ///   - isRoot: whether `:root` and `:scope` hold.
  /// - Returns: its index.
  @discardableResult
  package mutating func append(
    type: Atom? = nil, id: Atom? = nil, classes: [Atom] = [],
    pseudoClasses: PseudoClassSet = PseudoClassSet(), states: [Atom] = [],
    attributes: [(name: Atom, value: String)] = [], pseudoElement: PseudoElement? = nil,
    parts: [Atom] = [], parent: Int?, previousSibling: Int? = nil, isRoot: Bool = false
  ) -> Int {
    precondition(parent ?? -1 < elements.count, "a parent is in the tree already")
    precondition(previousSibling ?? -1 < elements.count, "a sibling is in the tree already")
    let classStart = UInt32(truncatingIfNeeded: names.count)
    names += classes
    let stateStart = UInt32(truncatingIfNeeded: names.count)
    names += states
    let partStart = UInt32(truncatingIfNeeded: names.count)
    names += parts
    let attributeStart = UInt32(truncatingIfNeeded: self.attributes.count)
    for attribute in attributes { append(attribute.name, attribute.value) }
    var holding = pseudoClasses
    if isRoot { holding.formUnion(PseudoClassSet([.root, .scope])) }
    elements.append(
      Element(
        type: type ?? Self.noName, id: id ?? Self.noName,
        parent: Int32(truncatingIfNeeded: parent ?? -1),
        previousSibling: Int32(truncatingIfNeeded: previousSibling ?? -1), pseudoClasses: holding,
        classStart: classStart, stateStart: stateStart, partStart: partStart,
        partEnd: UInt32(truncatingIfNeeded: names.count), attributeStart: attributeStart,
        attributeEnd: UInt32(truncatingIfNeeded: self.attributes.count),
        pseudoElement: pseudoElement))
    return elements.count - 1
  }

  private mutating func append(_ name: Atom, _ value: String) {
    let start = UInt32(truncatingIfNeeded: text.count)
    text.append(contentsOf: value.utf8)
    attributes.append(
      Attribute(name: name, value: start..<UInt32(truncatingIfNeeded: text.count)))
  }
}
