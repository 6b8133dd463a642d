// SPDX-License-Identifier: Apache-2.0

extension StyledText {
  /// The node at a path; set it to `nil` to remove the node.
  ///
  /// Setting a node at a path without a node does nothing.
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

  /// Appends a node to the root.
  public mutating func append(_ node: LayoutNode) { root.children.append(node) }

  /// Inserts a node at a path.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - path: the path of the inserted node; the last index may equal the number of siblings.
  /// - Returns: whether the path is valid.
  @discardableResult
  public mutating func insert(_ node: LayoutNode, at path: NodePath) -> Bool {
    guard let parent = path.parent, let index = path.indices.last,
      case .element(let element)? = self[parent], 0...element.children.count ~= index
    else { return false }
    edit(path) { siblings, index in siblings.insert(node, at: index) }
    return true
  }

  /// Removes a node.
  ///
  /// - Parameter path: the path of the node; the root cannot be removed.
  /// - Returns: the node, or `nil` if there is none.
  @discardableResult
  public mutating func remove(at path: NodePath) -> LayoutNode? {
    guard !path.indices.isEmpty, let node = self[path] else { return nil }
    edit(path) { siblings, index in siblings.remove(at: index) }
    return node
  }

  /// Replaces a node with other nodes.
  ///
  /// - Parameters:
  ///   - path: the path of the node; the root cannot be replaced.
  ///   - nodes: the new nodes, which may be empty.
  /// - Returns: the previous node, or `nil` if there is none.
  @discardableResult
  public mutating func replace(at path: NodePath, with nodes: [LayoutNode]) -> LayoutNode? {
    guard !path.indices.isEmpty, let node = self[path] else { return nil }
    edit(path) { siblings, index in siblings.replaceSubrange(index...index, with: nodes) }
    return node
  }

  /// Changes the children of the parent of a path, which must exist.
  private mutating func edit(_ path: NodePath, _ change: (inout [LayoutNode], Int) -> Void) {
    guard let index = path.indices.last else { return }
    // Each element is moved out of its parent, so that only the path is copied.
    var stack = [root]
    root = LayoutElement(Self.rootType)
    for index in path.indices.dropLast() {
      let parent = stack.count - 1
      guard case .element(let element) = stack[parent].children[index] else {
        preconditionFailure("the path must lead through elements")
      }
      stack[parent].children[index] = .text("")
      stack.append(element)
    }
    change(&stack[stack.count - 1].children, index)
    while stack.count > 1 {
      let element = stack.removeLast()
      stack[stack.count - 1].children[path.indices[stack.count - 1]] = .element(element)
    }
    root = stack[0]
  }
}
