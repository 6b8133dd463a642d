// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// A list of many nodes in a chain or a row; the list owns them, so that depth needs no stack.
final class NodeRow {
  /// The relation of the nodes to one another.
  enum Shape: Sendable { case chain, row }

  /// A node, which is valid only as long as its list.
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

  /// Creates a number of nodes, the first of which is the root.
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
