// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// What selectors can ask about one element, flattened: what is above it, and what stands beside these.
///
/// What is below an element only counts where a selector of the sheets looks there; else a stand-in keeps it from being
/// `:empty`.
struct PathTree {
  private var nodes: NodeTree
  /// Whether selectors ask what is below elements.
  private let isWhole: Bool
  /// The part or pseudo-element of the element that is the one in question; nil for the element itself.
  private let pseudoElement: PseudoElementName?

  private init(in answers: AnswerCache, _ pseudoElement: PseudoElementName?) {
    nodes = NodeTree(in: answers.rules)
    isWhole = answers.asksBelow
    self.pseudoElement = pseudoElement
  }

  /// The style that rules give the element at a path's end, or a pseudo-element of it.
  static func style(
    at path: StylePath, _ pseudoElement: PseudoElementName?, in answers: AnswerCache
  ) -> ComputedStyle {
    var tree = PathTree(in: answers, pseudoElement)
    let element = tree.append(path)
    return tree.style(of: element, in: answers.rules)
  }

  /// The style that rules give a node, or a pseudo-element of it.
  static func style(
    of node: any StyleNode, _ pseudoElement: PseudoElementName?, in answers: AnswerCache
  ) -> ComputedStyle {
    var tree = PathTree(in: answers, pseudoElement)
    let element = tree.append(node)
    return tree.style(of: element, in: answers.rules)
  }

  private mutating func style(of element: Int, in rules: ActiveRules) -> ComputedStyle {
    nodes.finish()
    var styler = TreeStyler(rules)
    return styler.style(of: element, in: nodes)
  }

  /// Adds the element that the question is about; gives the place of that, or of the pseudo-element asked for.
  private mutating func appendSubject(
    _ element: StyleElement, parent: Int?, previousSibling: Int?
  ) -> (element: Int, subject: Int) {
    let index = nodes.append(element, parent: parent, previousSibling: previousSibling)
    return (index, pseudoElement.map { nodes.append($0, of: index) } ?? index)
  }

  /// Keeps an element from being `:empty` for children that do not count else.
  private mutating func appendStandIn(below parent: Int) {
    _ = nodes.append(StyleElement(""), parent: parent, previousSibling: nil)
  }
}

// MARK: Paths

extension PathTree {
  /// Adds the elements of a path with their siblings; gives the place of the last one, or of
  /// the pseudo-element asked for.
  private mutating func append(_ path: StylePath) -> Int {
    var indexes: [Int] = []
    var subject = 0
    for (number, step) in path.steps.enumerated() {
      var previous: Int?
      for sibling in step.precedingSiblings {
        previous = append(sibling, parent: indexes.last, previousSibling: previous)
      }
      if number < path.steps.count - 1 {
        indexes.append(
          nodes.append(step.element, parent: indexes.last, previousSibling: previous))
      } else {
        let added = appendSubject(
          step.element, parent: indexes.last, previousSibling: previous)
        appendChildren(of: step.element, at: added.element)
        indexes.append(added.element)
        subject = added.subject
      }
    }
    // In document order what is behind an element comes after all that is below it.
    for step in path.steps.reversed() {
      var previous = indexes.popLast()
      for sibling in step.followingSiblings {
        previous = append(sibling, parent: indexes.last, previousSibling: previous)
      }
    }
    return subject
  }

  private mutating func append(
    _ element: StyleElement, parent: Int?, previousSibling: Int?
  ) -> Int {
    let index = nodes.append(element, parent: parent, previousSibling: previousSibling)
    appendChildren(of: element, at: index)
    return index
  }

  private mutating func appendChildren(of element: StyleElement, at index: Int) {
    guard !element.children.isEmpty else { return }
    if isWhole {
      nodes.append(element.children, below: index)
    } else {
      appendStandIn(below: index)
    }
  }
}

// MARK: Nodes

extension PathTree {
  /// Adds the nodes above a node with their children; gives the place of the node, or of the pseudo-element asked for.
  private mutating func append(_ node: any StyleNode) -> Int {
    let path = NodePath(to: node)
    var subject = 0
    var seen: Set<ObjectIdentifier> = []
    var levels: [(children: [any StyleNode], next: Int, parent: Int?, previous: Int?)] = [
      ([path.root], 0, nil, nil)
    ]
    while let level = levels.last {
      guard level.next < level.children.count else {
        levels.removeLast()
        continue
      }
      let child = level.children[level.next]
      levels[levels.count - 1].next += 1
      guard seen.insert(ObjectIdentifier(child)).inserted else { continue }
      let index: Int
      if child === node {
        (index, subject) = appendSubject(
          child.styleElement, parent: level.parent, previousSibling: level.previous)
      } else {
        index = nodes.append(
          child.styleElement, parent: level.parent, previousSibling: level.previous)
      }
      levels[levels.count - 1].previous = index
      let children = path.children(of: child)
      if children.isEmpty { continue }
      if isWhole || path.leads(through: child) {
        levels.append((children, 0, index, nil))
      } else {
        appendStandIn(below: index)
      }
    }
    return subject
  }
}

/// The way from the topmost node down to one that a question is about.
private struct NodePath {
  /// The topmost node.
  let root: any StyleNode
  /// For each node above the one in question the next one down.
  private var next: [ObjectIdentifier: any StyleNode] = [:]

  /// The way to a node; one that is its own ancestor is taken for the topmost one where it turns up again.
  init(to node: any StyleNode) {
    var top = node
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(node)]
    while let parent = top.styleParent, seen.insert(ObjectIdentifier(parent)).inserted {
      next[ObjectIdentifier(parent)] = top
      top = parent
    }
    root = top
  }

  /// Whether the node in question is below a node.
  func leads(through node: any StyleNode) -> Bool { next[ObjectIdentifier(node)] != nil }

  /// The children of a node; one that names it as its parent is among them, whatever the node says.
  func children(of node: any StyleNode) -> [any StyleNode] {
    let children = node.styleChildren
    guard let step = next[ObjectIdentifier(node)], !children.contains(where: { $0 === step })
    else { return children }
    return children + [step]
  }
}
