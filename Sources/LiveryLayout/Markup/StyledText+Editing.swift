// SPDX-License-Identifier: Apache-2.0

extension StyledText {
  /// The node at a path; setting nil removes it, and setting where there is none does nothing.
  public subscript(path: NodePath) -> LayoutNode? {
    get {
      var node = LayoutNode.element(root)
      for index in path.indices {
        guard case .element(let element) = node, element.children.indices.contains(index) else {
          return nil
        }
        node = element.children[index]
      }
      return node
    }
    set {
      if path.indices.isEmpty, case .element(let element)? = newValue {
        root = element
      } else if !path.indices.isEmpty, self[path] != nil {
        edit(path) { siblings, index in
          siblings.replaceSubrange(index...index, with: newValue.map { [$0] } ?? [])
        }
      }
    }
  }

  /// Adds a node behind all others.
  public mutating func append(_ node: LayoutNode) { root.children.append(node) }

  /// Puts a node where a path says.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - path: where it is afterwards; its last place may be the number of nodes there are.
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func insert(_ node: LayoutNode, at path: NodePath) -> Bool {
    guard let parent = path.parent, let index = path.indices.last,
      case .element(let element)? = self[parent], 0...element.children.count ~= index
    else { return false }
    edit(path) { siblings, index in siblings.insert(node, at: index) }
    return true
  }

  /// Takes a node away.
  ///
  /// - Parameter path: where it is; the root cannot be taken away.
  /// - Returns: The node, or nil if there is none.
  @discardableResult
  public mutating func remove(at path: NodePath) -> LayoutNode? {
    guard !path.indices.isEmpty, let node = self[path] else { return nil }
    edit(path) { siblings, index in siblings.remove(at: index) }
    return node
  }

  /// Puts nodes in the place of one.
  ///
  /// - Parameters:
  ///   - path: where the one is; the root cannot be replaced.
  ///   - nodes: the others, of which there may be none.
  /// - Returns: The node that was there, or nil if there is none.
  @discardableResult
  public mutating func replace(at path: NodePath, with nodes: [LayoutNode]) -> LayoutNode? {
    guard !path.indices.isEmpty, let node = self[path] else { return nil }
    edit(path) { siblings, index in siblings.replaceSubrange(index...index, with: nodes) }
    return node
  }

  /// Changes the children of the element right above a path, which must be there.
  private mutating func edit(_ path: NodePath, _ change: (inout [LayoutNode], Int) -> Void) {
    guard let index = path.indices.last else { return }
    // Each element is taken out of the one above, so that nothing is copied but the way down.
    var way = [root]
    root = LayoutElement(Self.rootType)
    for index in path.indices.dropLast() {
      let parent = way.count - 1
      guard case .element(let element) = way[parent].children[index] else {
        preconditionFailure("a path through elements")
      }
      way[parent].children[index] = .text("")
      way.append(element)
    }
    change(&way[way.count - 1].children, index)
    while way.count > 1 {
      let element = way.removeLast()
      way[way.count - 1].children[path.indices[way.count - 1]] = .element(element)
    }
    root = way[0]
  }
}
