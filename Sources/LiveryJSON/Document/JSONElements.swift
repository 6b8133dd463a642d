// SPDX-License-Identifier: Apache-2.0

/// The child nodes of an array or object, in document order.
struct JSONNodes: Sendable {
  let document: JSONDocument
  private var following: Int
  private let end: Int

  init(_ document: JSONDocument, inside index: Int) {
    self.document = document
    following = index + 1
    end = Int(document.nodes[index].next)
  }

  /// The index of the next node, or `nil` after the last.
  mutating func next() -> Int? {
    guard following < end else { return nil }
    defer { following = Int(document.nodes[following].next) }
    return following
  }
}

/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private var nodes: JSONNodes?

  /// Creates an empty sequence.
  init() {}

  init(_ document: JSONDocument, inside index: Int) { nodes = JSONNodes(document, inside: index) }

  /// The next value, or `nil` after the last.
  package mutating func next() -> JSONValue? {
    guard let index = nodes?.next(), let document = nodes?.document else { return nil }
    return JSONValue(document, index)
  }
}
