// SPDX-License-Identifier: Apache-2.0

extension StyledText {
  /// Returns the first element with a class, in document order.
  public func first(withClass name: String) -> LayoutElement? {
    guard let path = path(ofFirst: { $0.classes.contains(name) }),
      case .element(let element)? = self[path]
    else { return nil }
    return element
  }

  /// Returns the path of the first element in document order that satisfies a predicate.
  ///
  /// - Parameter predicate: a closure that tests each element, starting with the root.
  /// - Returns: the path, or `nil` if no element satisfies the predicate.
  /// - Throws: the error of the predicate.
  public func path(
    ofFirst predicate: (LayoutElement) throws -> Bool
  ) rethrows -> NodePath? {
    try search { element, _ in try predicate(element) }
  }

  /// Returns the path of an element.
  ///
  /// - Parameter number: the index of the element in document order, starting with the root at 0.
  /// - Returns: the path, or `nil` if there are fewer elements.
  public func elementPath(at number: Int) -> NodePath? {
    search { $1 == number }
  }

  /// Returns the index of an element in document order, starting with the root at 0.
  ///
  /// - Parameter path: the path of the element.
  /// - Returns: the index, or `nil` if there is no such element.
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

  /// Returns the path of the first element that satisfies a predicate of the element and its index.
  private func search(_ predicate: (LayoutElement, Int) throws -> Bool) rethrows -> NodePath? {
    if try predicate(root, 0) { return [] }
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
      if try predicate(element, number) { return NodePath(open.map(\.index)) }
      open.append((element.children, -1))
    }
    return nil
  }
}

extension LayoutNode {
  /// The number of elements in the node, including the node itself.
  fileprivate var elementCount: Int {
    guard case .element(let element) = self else { return 0 }
    var count = 0
    element.walk { if case .begin = $0 { count += 1 } }
    return count
  }
}
