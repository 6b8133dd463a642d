// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// The nodes of a program as the cascade sees them: the flattened tree, and what the nodes bring besides their names.
struct NodeTree: Sendable {
  /// The elements that selectors are matched against; parts stand among them.
  private(set) var tree: StyleTree
  /// The elements as they were described, without what is below them.
  private(set) var elements: [StyleElement?] = []
  /// The elements with declarations of their own or with values set by code.
  private(set) var attached: [Int: AttachedStyle] = [:]
  /// The sizes that are known.
  private(set) var sizes: [Int: StyleSize] = [:]
  /// The names of the sheets, those of the elements' types, and those of the custom properties
  /// that elements declare themselves.
  private(set) var names: AtomTable
  /// The names as the styles of the elements share them.
  private(set) var sharedNames: SheetNames

  /// The pseudo-elements that every element and every part has.
  let pseudoElements: [PseudoElement]

  /// Creates a tree without nodes, for the names and the environment of some rules.
  init(in rules: ActiveRules, pseudoElements: [PseudoElement] = []) {
    self.init(
      StyleTree(rootDirection: rules.environment.rootDirection), names: rules.index.names,
      pseudoElements: pseudoElements)
  }

  private init(_ tree: StyleTree, names: AtomTable, pseudoElements: [PseudoElement]) {
    self.tree = tree
    self.names = names
    sharedNames = SheetNames(names)
    self.pseudoElements = pseudoElements
  }

  /// Creates the tree of elements that no program describes, from a finished tree.
  init(_ tree: StyleTree, names: AtomTable) {
    self.init(tree, names: SheetNames(names))
  }

  /// Creates the tree of elements that no program describes, from a finished tree.
  init(_ tree: StyleTree, names: SheetNames) {
    self.tree = tree
    self.names = names.table
    sharedNames = names
    pseudoElements = []
    elements = Array(repeating: nil, count: tree.elements.count)
  }

  /// A tree without nodes, for other names and with the same pseudo-elements.
  func emptied(names: AtomTable) -> NodeTree {
    NodeTree(
      StyleTree(rootDirection: tree.rootDirection), names: names, pseudoElements: pseudoElements)
  }

  /// The number of elements, parts included.
  var count: Int { elements.count }
}

extension NodeTree {
  /// The place of an element: the indexes of its parent and of the sibling before it, `nil` for none.
  struct Place {
    let parent: Int?
    let previousSibling: Int?
  }

  /// Adds an element, its parts and its pseudo-elements.
  ///
  /// - Returns: the element's index; its parts follow, then the pseudo-elements of all of them.
  mutating func append(_ element: StyleElement, at place: Place) -> Int {
    let facts = ElementFacts(element, type: names.intern(element.type), names)
    let index = tree.append(
      facts, parent: place.parent, previousSibling: place.previousSibling,
      isRoot: place.parent == nil)
    elements.append(element.childless)
    note(element, at: index)
    for part in element.parts {
      tree.append(partFacts(part, of: facts), parent: index)
      elements.append(nil)
    }
    for owner in index...index + element.parts.count {
      for pseudoElement in pseudoElements {
        tree.append(ElementFacts(pseudoElement: pseudoElement), parent: owner)
        elements.append(nil)
      }
    }
    return index
  }

  /// Adds a row of roots with all that is below them, in document order; however deep that goes, nothing here is recursive.
  ///
  /// - Parameters:
  ///   - row: objects or values that stand for the roots.
  ///   - add: adds the element of one of them at a place; returns its index and those below it, or `nil` to leave it out.
  mutating func append<Node>(
    _ row: [Node], _ add: (inout NodeTree, Node, Place) -> (index: Int, children: [Node])?
  ) {
    // The next child of each element on the way down.
    var path: [(row: [Node], next: Int, parent: Int?, previous: Int?)] = [(row, 0, nil, nil)]
    while let level = path.last {
      guard level.next < level.row.count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let place = Place(parent: level.parent, previousSibling: level.previous)
      guard let (index, children) = add(&self, level.row[level.next], place) else { continue }
      path[path.count - 1].previous = index
      if !children.isEmpty { path.append((children, 0, index, nil)) }
    }
  }

  /// Adds a part or pseudo-element right behind the element that it belongs to; gives its index.
  mutating func append(_ name: PseudoElementName, of owner: Int) -> Int {
    let index = tree.append(facts(of: name, owner), parent: owner)
    elements.append(nil)
    return index
  }

  /// Adds a part or pseudo-element to a tree that is finished, behind all else; nobody
  /// described it, so it does not count.
  mutating func appendUncounted(_ name: PseudoElementName, of owner: Int) -> Int {
    tree.appendPseudoElement(facts(of: name, owner), of: owner)
  }

  /// Replaces what an element says of itself; its parts stay as many as they were.
  ///
  /// - Returns: the indexes of the elements that are neither this one nor its parts, for which something
  ///   changed that they have from their place.
  mutating func replace(_ index: Int, with element: StyleElement) -> [Int] {
    let facts = ElementFacts(element, type: names.intern(element.type), names)
    var others = tree.replace(index, with: facts)
    for (offset, part) in element.parts.enumerated() {
      others += tree.replace(index + 1 + offset, with: partFacts(part, of: facts))
    }
    elements[index] = element.childless
    defer { shareNames() }
    note(element, at: index)
    return others.filter { $0 < index || $0 > index + element.parts.count }
  }

  /// What selectors can ask of a part: it has the states of the element that it belongs to.
  private func partFacts(_ part: String, of facts: ElementFacts) -> ElementFacts {
    ElementFacts(
      pseudoClasses: facts.pseudoClasses, states: facts.states, pseudoElement: .part,
      parts: [part].compactMap(names.find))
  }

  /// Completes the tree once all elements are there.
  mutating func finish() {
    tree.finish(structure: true)
    elements.trim()
    shareNames()
  }

  /// Lets styles know names that came after the last time.
  private mutating func shareNames() {
    if names.count != sharedNames.table.count { sharedNames = SheetNames(names) }
  }

  /// What is known of a part or pseudo-element: a part is in the states of its element.
  private func facts(of name: PseudoElementName, _ owner: Int) -> ElementFacts {
    guard let part = name.part else { return ElementFacts(pseudoElement: name.pseudoElement) }
    let above = elements[owner].map { ElementFacts($0, type: nil, names) }
    return ElementFacts(
      pseudoClasses: above?.pseudoClasses ?? PseudoClassSet(), states: above?.states ?? [],
      pseudoElement: .part, parts: [part].compactMap(names.find))
  }

  private mutating func note(_ element: StyleElement, at index: Int) {
    attached[index] = AttachedStyle(element, &names)
    sizes[index] = element.size
  }
}

extension StyleElement {
  /// The element without what is below it.
  var childless: StyleElement {
    var element = self
    element.children = []
    return element
  }
}
