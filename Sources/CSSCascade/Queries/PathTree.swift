// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The elements that selectors can depend on for one element.
///
/// These are its ancestors, and the siblings of all of them and of the element.
///
/// Descendants are included only if a selector of the sheets depends on them. Otherwise a
/// placeholder prevents the element from matching `:empty`.
struct PathTree {
  private let stylers: StylerPool
  /// Whether selectors depend on the descendants of elements.
  private let includesDescendants: Bool
  /// The queried part or pseudo-element; `nil` for the element itself.
  private let pseudoElement: PseudoElementName?

  /// Creates trees for queries of a cache.
  init(in cache: StyleCache, _ pseudoElement: PseudoElementName?) {
    stylers = cache.stylers
    includesDescendants = cache.dependsOnDescendants
    self.pseudoElement = pseudoElement
  }

  /// An element of the tree before it is added.
  private enum Member {
    /// The element at a level of the path.
    case step(Int)
    case node(any StyleNode)
    /// An element that is not on the path.
    case element(StyleElement)

    /// A placeholder that prevents its parent from matching `:empty`.
    static var placeholder: Member { .element(StyleElement("")) }
  }

  private func members(below element: StyleElement) -> [Member] {
    if element.children.isEmpty { return [] }
    return includesDescendants ? element.children.map { .element($0) } : [.placeholder]
  }

  /// Returns the style of the element at the end of a path, or of a pseudo-element of it.
  func style(at path: StylePath) -> ComputedStyle {
    func row(_ number: Int) -> [Member] {
      let step = path.steps[number]
      return step.precedingSiblings.map { .element($0) } + [.step(number)]
        + step.followingSiblings.map { .element($0) }
    }
    var nodes = NodeTree(in: stylers.rules)
    var subject = 0
    nodes.append(row(0)) { nodes, member, position in
      guard case .step(let number) = member else { return add(member, at: position, to: &nodes) }
      let element = path.steps[number].element
      let index = nodes.append(element, at: position)
      if number < path.steps.count - 1 { return (index, row(number + 1)) }
      subject = pseudoElement.map { nodes.append($0, of: index) } ?? index
      return (index, members(below: element))
    }
    return style(of: subject, in: &nodes)
  }

  /// Returns the style of a node, or of a pseudo-element of it.
  func style(of node: any StyleNode) -> ComputedStyle {
    let path = ElementPath(to: node)
    var nodes = NodeTree(in: stylers.rules)
    var subject = 0
    var visited: Set<ObjectIdentifier> = []
    nodes.append([Member.node(path.root)]) { nodes, member, position in
      guard case .node(let child) = member else { return add(member, at: position, to: &nodes) }
      guard visited.insert(ObjectIdentifier(child)).inserted else { return nil }
      let index = nodes.append(child.styleElement, at: position)
      if child === node { subject = pseudoElement.map { nodes.append($0, of: index) } ?? index }
      let children = path.children(of: child)
      if children.isEmpty { return (index, []) }
      let isOpen = includesDescendants || path.leads(through: child)
      return (index, isOpen ? children.map { .node($0) } : [.placeholder])
    }
    return style(of: subject, in: &nodes)
  }

  private func style(of element: Int, in nodes: inout NodeTree) -> ComputedStyle {
    nodes.finish()
    let styler = stylers.styler(for: nodes)
    defer { stylers.retain(styler) }
    return styler.use { [nodes] in $0.style(of: element, in: nodes) }
  }

  private func add(
    _ member: Member, at position: NodeTree.InsertionPoint, to nodes: inout NodeTree
  ) -> (index: Int, children: [Member])? {
    guard case .element(let element) = member else { return nil }
    return (nodes.append(element, at: position), members(below: element))
  }
}

/// The path from the topmost node down to the queried node.
private struct ElementPath {
  /// The topmost node.
  let root: any StyleNode
  /// For each ancestor of the queried node, the next node down the path.
  private var next: [ObjectIdentifier: any StyleNode] = [:]

  /// Creates the path to a node.
  ///
  /// If a node is its own ancestor, the node where the cycle closes counts as the topmost one.
  init(to node: any StyleNode) {
    var top = node
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(node)]
    while let parent = top.styleParent, visited.insert(ObjectIdentifier(parent)).inserted {
      next[ObjectIdentifier(parent)] = top
      top = parent
    }
    root = top
  }

  /// Whether the queried node is a descendant of a node.
  func leads(through node: any StyleNode) -> Bool { next[ObjectIdentifier(node)] != nil }

  /// Returns the children of a node, and the next node of the path even if they lack it.
  func children(of node: any StyleNode) -> [any StyleNode] {
    let children = node.styleChildren
    guard let step = next[ObjectIdentifier(node)], !children.contains(where: { $0 === step })
    else { return children }
    return children + [step]
  }
}
