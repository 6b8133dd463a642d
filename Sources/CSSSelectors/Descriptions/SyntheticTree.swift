// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A tree of the synthetic elements of several descriptions, for selectors to be matched against.
///
/// Descriptions share the elements of their common beginning, from the root down. The tree is not a
/// real document: children of one parent are siblings only if a description states so.
package struct SyntheticTree {
  /// The elements so far; call `finish()` before matching selectors against them.
  package var tree: StyleTree
  /// Whether each element, up to the last implied root, is an implied root.
  private var areImpliedRoots: [Bool] = []
  private let names: AtomTable
  /// The elements by the path of facts that leads to them; `nil` if descriptions share no elements.
  private var indexes: [Step: Int]?

  /// An element together with the elements before it in its description.
  private struct Step: Hashable {
    /// The index of the element before it in the description, or `nil` for the first.
    let previous: Int?
    /// Whether no description names the element.
    let isImplied: Bool
    let element: SyntheticElement
  }

  /// Creates an empty tree.
  ///
  /// - Parameters:
  ///   - names: The names that the selectors were parsed with.
  ///   - rootDirection: The direction of a root that states none.
  ///   - isShared: Whether descriptions may share elements; not if a selector depends on
  ///     descendants.
  package init(names: AtomTable, rootDirection: Direction = .ltr, isShared: Bool = true) {
    self.names = names
    tree = StyleTree(rootDirection: rootDirection)
    indexes = isShared ? [:] : nil
  }

  /// Adds the elements of a description.
  ///
  /// - Returns: The index of the subject, or `nil` if the description describes no element.
  package mutating func add(_ description: ElementDescription) -> Int? {
    let elements = description.elements
    guard !elements.isEmpty else { return nil }
    let includesRoot = elements.contains { $0.pseudoClasses.contains(.root) }
    let includesBody = elements.contains { $0.type == "body" }
    var last: Int?
    if description.hasImpliedRoot {
      var body = SyntheticElement()
      body.type = "body"
      let root = add(body, after: nil, isRoot: true, isImplied: true)
      while areImpliedRoots.count <= root { areImpliedRoots.append(false) }
      areImpliedRoots[root] = true
      last = root
    }
    for element in elements {
      var synthetic = element
      // A root without a type is the body: what `.a` inherits, `:root .a` does.
      if !includesBody, synthetic.pseudoClasses.contains(.root), synthetic.type == nil {
        synthetic.type = "body"
      }
      last = add(synthetic, after: last, isRoot: last == nil && !includesRoot)
    }
    return last
  }

  /// Whether an element is a root that no description names.
  package func isImpliedRoot(_ element: Int) -> Bool {
    element < areImpliedRoots.count && areImpliedRoots[element]
  }

  private mutating func add(
    _ element: SyntheticElement, after other: Int?, isRoot: Bool, isImplied: Bool = false
  ) -> Int {
    let step = Step(previous: other, isImplied: isImplied, element: element)
    if let index = indexes?[step] { return index }
    let index = tree.append(element, after: other, isRoot: isRoot, names)
    indexes?[step] = index
    return index
  }
}

extension StyleTree {
  /// Appends a synthetic element relative to the element before it in the description.
  fileprivate mutating func append(
    _ synthetic: SyntheticElement, after other: Int?, isRoot: Bool, _ names: AtomTable
  ) -> Int {
    var parent = other
    var sibling: Int?
    if synthetic.relation == .nextSibling, let other {
      let sharedParent = Int(elements[other].parent)
      parent = sharedParent >= 0 ? sharedParent : nil
      sibling = other
    }
    var facts = ElementFacts(
      type: synthetic.type.flatMap { names.find($0) }, id: synthetic.id.flatMap { names.find($0) },
      classes: synthetic.classes.compactMap { names.find($0) },
      pseudoClasses: synthetic.pseudoClasses,
      states: synthetic.states.compactMap { names.find($0) },
      pseudoElement: synthetic.pseudoElement,
      parts: synthetic.parts.compactMap { names.find($0) })
    facts.addAttributes(
      synthetic.attributes.map { (key: $0.name, value: $0.value) }, id: synthetic.id,
      classes: synthetic.classes, names: names)
    facts.language = synthetic.language
    facts.direction = synthetic.direction
    return append(facts, parent: parent, previousSibling: sibling, isRoot: isRoot)
  }
}
