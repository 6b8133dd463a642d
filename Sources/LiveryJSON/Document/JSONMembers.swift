// SPDX-License-Identifier: Apache-2.0

/// A member of an object: a name and a value.
package struct JSONMember: Sendable {
  /// The name with its escapes resolved.
  package let name: String
  /// The byte range of the name in the text, including quotes.
  package let nameRange: Range<Int>
  /// The value.
  package let value: JSONValue
}

/// The members of an object, in document order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private var nodes: JSONNodes?

  /// Creates an empty sequence.
  init() {}

  init(_ document: JSONDocument, inside index: Int) { nodes = JSONNodes(document, inside: index) }

  /// The next member, or `nil` after the last.
  package mutating func next() -> JSONMember? {
    // The name is a separate node before the value.
    guard let name = nodes?.next(), let value = nodes?.next(), let document = nodes?.document else {
      return nil
    }
    return JSONMember(
      name: document.text(ofNode: name), nameRange: document.nodes[name].range,
      value: JSONValue(document, value))
  }
}
