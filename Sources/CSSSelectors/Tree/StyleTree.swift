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
/// Names are atoms of the name table that the selectors were parsed with. A name that the table
/// does not contain cannot match and is omitted: `nil` for a type or an id, no entry for a class.
///
/// A pseudo-element or part is a separate element, a child of its originating element.
package struct StyleTree: Sendable {
  /// The elements, each after its parent and its previous sibling.
  package internal(set) var elements: [Element] = []
  /// The classes, states, parts and supertypes of all elements.
  var names: [Atom] = []
  /// The attributes of all elements.
  var attributes: [Attribute] = []
  /// The values of ``attributes``, and languages.
  var text: [UInt8] = []
  /// The ancestor filter of each element; available after `finish(structure:)`.
  package internal(set) var filters: [AncestorFilter] = []
  /// Whether the tree contains all elements, so that structural pseudo-classes can apply.
  package internal(set) var hasStructure = false
  /// The number of names, attributes and bytes that replaced elements left unused.
  var unusedCount = 0
  /// The number of proper elements without a parent.
  var topLevelCount = 0

  /// The direction of a root that states none.
  package let rootDirection: Direction

  /// Creates a tree without elements.
  package init(rootDirection: Direction = .ltr) { self.rootDirection = rootDirection }

  /// The atom for a missing name, and for a name that the table does not contain.
  package static let noName = Atom(rawValue: .max)
}

extension StyleTree {
  /// An element of the tree.
  package struct Element: Sendable {
    /// The type, or ``StyleTree/noName``.
    package internal(set) var type: Atom
    /// The id, or ``StyleTree/noName``.
    package internal(set) var id: Atom
    /// The index of the parent, or of the originating element of a pseudo-element; -1 for a root.
    package internal(set) var parent: Int32
    /// The index of the previous sibling, or -1.
    package internal(set) var previousSibling: Int32
    /// The index of the next sibling, or -1.
    package internal(set) var nextSibling: Int32 = -1
    /// The index of the first proper child, or -1.
    package internal(set) var firstChild: Int32 = -1
    /// The index of the last proper child, or -1.
    package internal(set) var lastChild: Int32 = -1
    /// The number of proper children.
    package internal(set) var childCount: UInt32 = 0
    /// The element's position among its proper siblings, from 1; zero for a pseudo-element.
    package internal(set) var siblingIndex: UInt32 = 0
    /// The index after the last descendant; available after `finish(structure:)`.
    package internal(set) var subtreeEnd: UInt32 = 0
    /// The pseudo-classes that apply.
    package internal(set) var pseudoClasses: PseudoClassSet
    /// The start of the element's classes among the names.
    ///
    /// The states begin at the end of the classes, and the parts at the end of the states.
    var classStart: UInt32
    var stateStart: UInt32
    var partStart: UInt32
    var partEnd: UInt32
    /// The end of the element's supertypes, which begin at the end of its parts.
    var supertypeEnd: UInt32
    var attributeStart: UInt32
    var attributeEnd: UInt32
    /// The bytes of the language in the tree's text; empty if none is stated.
    var language: Range<UInt32> = 0..<0
    /// The direction of the element's text.
    package internal(set) var direction = Direction.ltr
    /// The kind of pseudo-element, or `nil` for a proper element.
    package internal(set) var pseudoElement: PseudoElement?
    /// Whether the element contains text.
    var hasText = false
    /// Whether the facts stated the focus on the element, or inside it.
    var hasFocus = false
    /// Whether the language is stated and not inherited from the parent.
    var specifiesLanguage = false
    /// Whether the direction is stated and not inherited from the parent.
    var specifiesDirection = false
    /// The number of children with the focus inside, plus one if the element has the focus itself.
    var focusCount: UInt32 = 0
  }

  /// An attribute of an element.
  struct Attribute: Sendable {
    let name: Atom
    /// The bytes of the value in the tree's text.
    let value: Range<UInt32>
  }

  /// Returns the proper element that a pseudo-element or part belongs to; a proper element itself.
  package func originatingElement(of element: Int) -> Int {
    withView { $0.originatingElement(of: element) }
  }

  /// Returns the classes of an element that the name table contains.
  package func classes(of element: Int) -> ArraySlice<Atom> {
    names[Int(elements[element].classStart)..<Int(elements[element].stateStart)]
  }
}
