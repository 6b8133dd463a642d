// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// Nodes that stand below or beside one another, as many as it takes; a list holds them, so that depth costs no stack.
final class NodeRow {
  /// How the nodes stand to one another.
  enum Shape: Sendable { case chain, row }

  /// One of the nodes; it belongs to a list that must live as long.
  final class Node: StyleNode {
    private let element: StyleElement
    private let number: Int
    private unowned let row: NodeRow

    fileprivate init(_ element: StyleElement, _ number: Int, _ row: NodeRow) {
      self.element = element
      self.number = number
      self.row = row
    }

    var styleType: String { element.type }
    var styleClasses: [String] { element.classes }
    var styleParts: [String] { element.parts }
    var styleSize: StyleSize? { element.size }
    var inlineStyle: String? { element.inlineStyle }
    var styleParent: (any StyleNode)? { row.parent(of: number) }
    var styleChildren: [any StyleNode] { row.children(of: number) }
  }

  private let shape: Shape
  private var nodes: [Node] = []

  /// So many nodes, the first being the root.
  init(_ shape: Shape, _ count: Int, _ element: (Int) -> StyleElement) {
    self.shape = shape
    nodes = (0..<count).map { Node(element($0), $0, self) }
  }

  var root: Node { nodes[0] }

  private func parent(of number: Int) -> Node? {
    number == 0 ? nil : shape == .row ? nodes[0] : nodes[number - 1]
  }

  private func children(of number: Int) -> [any StyleNode] {
    switch shape {
    case .chain: Array(nodes[(number + 1)...].prefix(1))
    case .row: number == 0 ? Array(nodes[1...]) : []
    }
  }
}
