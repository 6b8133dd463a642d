// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// The nodes of a program in the cascade: the flattened tree, and the nodes' declarations and
/// sizes.
struct NodeTree: Sendable {
  /// The elements for selector matching, including parts.
  private(set) var tree: StyleTree
  /// The descriptions of the elements, without their descendants.
  private(set) var elements: [StyleElement?] = []
  /// The elements with inline styles or presentational hints.
  private(set) var attached: [Int: AttachedStyle] = [:]
  /// The known sizes.
  private(set) var sizes: [Int: StyleSize] = [:]
  /// The names in the sheets, the types of the elements, and the custom properties that elements
  /// declare.
  private(set) var names: AtomTable
  /// The names, shared by the styles of the elements.
  private(set) var sharedNames: TreeNames

  /// The pseudo-elements of each element and each part.
  let pseudoElements: [PseudoElement]

  /// Creates an empty tree for the names and the environment of some rules.
  init(in rules: CascadeData, pseudoElements: [PseudoElement] = []) {
    self.init(
      StyleTree(rootDirection: rules.environment.rootDirection), names: rules.index.names,
      pseudoElements: pseudoElements)
  }

  private init(_ tree: StyleTree, names: AtomTable, pseudoElements: [PseudoElement]) {
    self.tree = tree
    self.names = names
    sharedNames = TreeNames(names)
    self.pseudoElements = pseudoElements
  }

  /// Creates the tree of synthetic elements from a finished tree.
  init(_ tree: StyleTree, names: AtomTable) {
    self.init(tree, names: TreeNames(names))
  }

  /// Creates the tree of synthetic elements from a finished tree.
  init(_ tree: StyleTree, names: TreeNames) {
    self.tree = tree
    self.names = names.table
    sharedNames = names
    pseudoElements = []
    elements = Array(repeating: nil, count: tree.elements.count)
  }

  /// Returns an empty tree with other names and the same pseudo-elements.
  func emptyCopy(names: AtomTable) -> NodeTree {
    NodeTree(
      StyleTree(rootDirection: tree.rootDirection), names: names, pseudoElements: pseudoElements)
  }

  /// The number of elements, including parts.
  var count: Int { elements.count }
}

extension NodeTree {
  /// The position of an element: the indices of its parent and its previous sibling, or `nil` for
  /// none.
  struct InsertionPoint {
    let parent: Int?
    let previousSibling: Int?
  }

  /// Adds an element, its parts and its pseudo-elements.
  ///
  /// - Returns: The index of the element, which its parts follow, then the pseudo-elements of all
  ///   of them.
  mutating func append(_ element: StyleElement, at position: InsertionPoint) -> Int {
    let facts = ElementFacts(element, type: names.intern(element.type), names)
    let index = tree.append(
      facts, parent: position.parent, previousSibling: position.previousSibling,
      isRoot: position.parent == nil)
    elements.append(element.childless)
    attachStyle(of: element, at: index)
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

  /// Adds sibling roots with all their descendants, in document order.
  ///
  /// The algorithm is not recursive, so the depth is not limited.
  ///
  /// - Parameters:
  ///   - row: Objects or values that represent the roots.
  ///   - add: Adds the element of a node at a position. Returns its index and its children, or
  ///     `nil` to omit the node.
  mutating func append<Node>(
    _ row: [Node], _ add: (inout NodeTree, Node, InsertionPoint) -> (index: Int, children: [Node])?
  ) {
    // The next child of each element on the path.
    var path: [(row: [Node], next: Int, parent: Int?, previous: Int?)] = [(row, 0, nil, nil)]
    while let level = path.last {
      guard level.next < level.row.count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let position = InsertionPoint(parent: level.parent, previousSibling: level.previous)
      guard let (index, children) = add(&self, level.row[level.next], position) else { continue }
      path[path.count - 1].previous = index
      if !children.isEmpty { path.append((children, 0, index, nil)) }
    }
  }

  /// Adds a part or pseudo-element immediately after its element, and returns its index.
  mutating func append(_ name: PseudoElementName, of owner: Int) -> Int {
    let index = tree.append(facts(of: name, owner), parent: owner)
    elements.append(nil)
    return index
  }

  /// Adds a part or pseudo-element to the end of a finished tree.
  ///
  /// The program does not describe it, so `count` does not include it.
  mutating func appendUncounted(_ name: PseudoElementName, of owner: Int) -> Int {
    tree.appendPseudoElement(facts(of: name, owner), of: owner)
  }

  /// Replaces the description of an element with an equal number of parts.
  ///
  /// - Returns: The indices of the elements with changed position-dependent features, except this
  ///   element and its parts.
  mutating func replace(_ index: Int, with element: StyleElement) -> [Int] {
    let facts = ElementFacts(element, type: names.intern(element.type), names)
    var others = tree.replace(index, with: facts)
    for (offset, part) in element.parts.enumerated() {
      others += tree.replace(index + 1 + offset, with: partFacts(part, of: facts))
    }
    elements[index] = element.childless
    defer { shareNames() }
    attachStyle(of: element, at: index)
    return others.filter { $0 < index || $0 > index + element.parts.count }
  }

  /// Returns the features of a part, which has the states of its element.
  private func partFacts(_ part: String, of facts: ElementFacts) -> ElementFacts {
    ElementFacts(
      pseudoClasses: facts.pseudoClasses, states: facts.states, pseudoElement: .part,
      parts: [part].compactMap(names.find))
  }

  /// Completes the tree after all elements are added.
  mutating func finish() {
    tree.finish(structure: true)
    elements.trim()
    shareNames()
  }

  /// Shares names that were added since the last call.
  private mutating func shareNames() {
    if names.count != sharedNames.table.count { sharedNames = TreeNames(names) }
  }

  /// Returns the features of a part or pseudo-element.
  ///
  /// A part has the states of its element.
  private func facts(of name: PseudoElementName, _ owner: Int) -> ElementFacts {
    guard let part = name.part else { return ElementFacts(pseudoElement: name.pseudoElement) }
    let above = elements[owner].map { ElementFacts($0, type: nil, names) }
    return ElementFacts(
      pseudoClasses: above?.pseudoClasses ?? PseudoClassSet(), states: above?.states ?? [],
      pseudoElement: .part, parts: [part].compactMap(names.find))
  }

  private mutating func attachStyle(of element: StyleElement, at index: Int) {
    attached[index] = AttachedStyle(element, &names)
    sizes[index] = element.size
  }
}

extension StyleElement {
  /// The element without its children.
  var childless: StyleElement {
    var element = self
    element.children = []
    return element
  }
}
