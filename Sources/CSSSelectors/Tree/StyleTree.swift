// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The elements that selectors are matched against, in flat arrays.
///
/// ```swift
/// var tree = StyleTree()
/// let root = tree.append(ElementFacts(type: names.find("body")), parent: nil, isRoot: true)
/// let item = tree.append(ElementFacts(classes: [toolbar]), parent: root)
/// tree.finish(structure: true)
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
  /// Classes, states, parts and supertypes of all elements.
  var names: [Atom] = []
  /// The attributes of all elements.
  var attributes: [Attribute] = []
  /// The values of ``attributes``, and languages.
  var text: [UInt8] = []
  /// What is above each element, once the tree is finished.
  package internal(set) var filters: [AncestorFilter] = []
  /// Whether the tree holds every element there is, so that structural pseudo-classes can hold.
  package internal(set) var hasStructure = false
  /// How many names, attributes and bytes belonged to elements as they were before they were replaced.
  var abandoned = 0
  /// How many proper elements have no parent.
  var topCount = 0

  /// The direction of a root that states none.
  package let rootDirection: Direction

  /// Creates a tree without elements.
  package init(rootDirection: Direction = .ltr) { self.rootDirection = rootDirection }

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
    /// The index of the sibling right behind; -1 for none.
    package internal(set) var nextSibling: Int32 = -1
    /// The index of the first proper child; -1 for none.
    package internal(set) var firstChild: Int32 = -1
    /// The index of the last proper child; -1 for none.
    package internal(set) var lastChild: Int32 = -1
    /// How many proper children the element has.
    package internal(set) var childCount: UInt32 = 0
    /// The element's place among its proper siblings, from 1; zero for a pseudo-element.
    package internal(set) var place: UInt32 = 0
    /// The index behind the last element below this one; known once the tree is finished.
    package internal(set) var subtreeEnd: UInt32 = 0
    /// The pseudo-classes that hold.
    package internal(set) var pseudoClasses: PseudoClassSet
    /// Where the element's classes begin among the names; its states begin where they end, its
    /// parts where those do.
    var classStart: UInt32
    var stateStart: UInt32
    var partStart: UInt32
    var partEnd: UInt32
    /// The element's supertypes end here; they begin where its parts end.
    var supertypeEnd: UInt32
    var attributeStart: UInt32
    var attributeEnd: UInt32
    /// The bytes of the language in the tree's text; empty where nobody says one.
    var language: Range<UInt32> = 0..<0
    /// Which way the element's text runs.
    package internal(set) var direction = Direction.ltr
    /// Which pseudo-element this is; nil for an element proper.
    package internal(set) var pseudoElement: PseudoElement?
    /// Whether the element holds text.
    var hasText = false
    /// Whether the element itself was said to have the focus, or one within.
    var holdsFocus = false
    /// Whether the language is the element's own and not that of its parent.
    var statesLanguage = false
    /// Whether the direction is the element's own and not that of its parent.
    var statesDirection = false
    /// How many of the element's children have the focus within, the element itself counted as one of them.
    var focusCount: UInt32 = 0
  }

  /// One attribute of an element.
  struct Attribute: Sendable {
    let name: Atom
    /// The bytes of the value in the tree's text.
    let value: Range<UInt32>
  }

  /// The element that a pseudo-element or part belongs to in the end; an element proper is its own.
  package func originatingElement(of element: Int) -> Int {
    withView { $0.originatingElement(of: element) }
  }

  /// The classes of an element that the table knows.
  package func classes(of element: Int) -> ArraySlice<Atom> {
    names[Int(elements[element].classStart)..<Int(elements[element].stateStart)]
  }
}
