// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension ElementDescription {
  /// Whether a root is implied above the described elements because they name none.
  package var hasImpliedRoot: Bool {
    !elements.contains { $0.pseudoClasses.contains(.root) || $0.type == "body" }
  }

  /// The described elements as a tree that selectors can be matched against, and the index of the
  /// described one.
  ///
  /// - Parameter names: the names that the selectors were parsed with.
  /// - Returns: nil when the selector describes no element.
  package func tree(names: AtomTable) -> (tree: StyleTree, element: Int)? {
    guard !elements.isEmpty else { return nil }
    var tree = StyleTree()
    var last: Int?
    let statesRoot = elements.contains { $0.pseudoClasses.contains(.root) }
    let namesBody = elements.contains { $0.type == "body" }
    if !statesRoot, !namesBody {
      last = tree.append(ElementFacts(type: names.find("body")), parent: nil, isRoot: true)
    }
    for element in elements {
      var described = element
      // A root without a type is the body: what `.a` inherits, `:root .a` does.
      if !namesBody, described.pseudoClasses.contains(.root), described.type == nil {
        described.type = "body"
      }
      last = tree.append(described, behind: last, isRoot: last == nil && !statesRoot, names)
    }
    tree.finish()
    return last.map { (tree, $0) }
  }
}

extension StyleTree {
  /// Adds a described element in its place as seen from another.
  fileprivate mutating func append(
    _ described: DescribedElement, behind other: Int?, isRoot: Bool, _ names: AtomTable
  ) -> Int {
    var parent = other
    var sibling: Int?
    if described.place == .nextSibling, let other {
      let above = Int(elements[other].parent)
      parent = above >= 0 ? above : nil
      sibling = other
    }
    var facts = ElementFacts(
      type: described.type.flatMap(names.find), id: described.id.flatMap(names.find),
      classes: described.classes.compactMap(names.find), pseudoClasses: described.pseudoClasses,
      states: described.states.compactMap(names.find),
      attributes: described.attributeValues.compactMap { attribute in
        names.find(attribute.name).map { ($0, attribute.value) }
      },
      pseudoElement: described.pseudoElement, parts: described.parts.compactMap(names.find))
    facts.language = described.language
    facts.direction = described.direction
    return append(facts, parent: parent, previousSibling: sibling, isRoot: isRoot)
  }
}

extension DescribedElement {
  /// The attributes with `id` and `class` among them, for selectors such as `[class^=icon]`.
  fileprivate var attributeValues: [(name: String, value: String)] {
    var values = attributes.map { (name: $0.name, value: $0.value) }
    if let id, !attributes.contains(where: { $0.name == "id" }) { values.append(("id", id)) }
    if !classes.isEmpty, !attributes.contains(where: { $0.name == "class" }) {
      values.append(("class", classes.joined(separator: " ")))
    }
    return values
  }
}
