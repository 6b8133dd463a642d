// SPDX-License-Identifier: Apache-2.0

extension StyledText {
  /// The first element that has a class, in the order in which elements begin.
  public func first(withClass name: String) -> LayoutElement? {
    guard let path = path(ofFirst: { $0.classes.contains(name) }),
      case .element(let element)? = self[path]
    else { return nil }
    return element
  }

  /// The path of the first element of which something is true, in the order in which elements begin.
  ///
  /// - Parameter predicate: what is asked of each element, the root first.
  /// - Returns: The path, or nil if it is true of none.
  /// - Throws: What the predicate throws.
  public func path(
    ofFirst predicate: (LayoutElement) throws -> Bool
  ) rethrows -> NodePath? {
    try search { element, _ in try predicate(element) }
  }

  /// The path of an element by its number.
  ///
  /// - Parameter number: the place of the element in the order in which elements begin; the root's is 0.
  /// - Returns: The path, or nil if there are fewer elements.
  public func elementPath(at number: Int) -> NodePath? {
    search { $1 == number }
  }

  /// The number of an element: its place in the order in which elements begin, 0 for the root.
  ///
  /// - Parameter path: where the element is.
  /// - Returns: The number, or nil if there is no element.
  public func elementNumber(at path: NodePath) -> Int? {
    guard case .element? = self[path] else { return nil }
    var number = 0
    var element = root
    for index in path.indices {
      for node in element.children[..<index] { number += node.elementCount }
      guard case .element(let child) = element.children[index] else { return nil }
      element = child
      number += 1
    }
    return number
  }

  /// The path of the first element for which a question is answered with yes; it gets the number too.
  private func search(_ question: (LayoutElement, Int) throws -> Bool) rethrows -> NodePath? {
    if try question(root, 0) { return [] }
    var number = 0
    var open: [(children: [LayoutNode], index: Int)] = [(root.children, -1)]
    while let (children, last) = open.last {
      let index = last + 1
      if index == children.count {
        open.removeLast()
        continue
      }
      open[open.count - 1].index = index
      guard case .element(let element) = children[index] else { continue }
      number += 1
      if try question(element, number) { return NodePath(open.map(\.index)) }
      open.append((element.children, -1))
    }
    return nil
  }
}

extension LayoutNode {
  /// How many elements there are, with the node itself.
  fileprivate var elementCount: Int {
    guard case .element(let element) = self else { return 0 }
    var count = 0
    element.walk { if case .begin = $0 { count += 1 } }
    return count
  }
}
