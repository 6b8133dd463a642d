// SPDX-License-Identifier: Apache-2.0

/// One member of an object: a name and a value.
package struct JSONMember: Sendable {
  /// The name with its escapes resolved.
  package let name: String
  /// The bytes of the text that the name covers, quotes included.
  package let nameRange: Range<Int>
  /// The value.
  package let value: JSONValue
}

/// The members of an object, in the order of the text.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private var nodes: JSONNodes?

  /// No members.
  init() {}

  init(_ document: JSONDocument, inside index: Int) { nodes = JSONNodes(document, inside: index) }

  /// The next member, or `nil` after the last.
  package mutating func next() -> JSONMember? {
    // A name is a node of its own, before that of the value.
    guard let name = nodes?.next(), let value = nodes?.next(), let document = nodes?.document else {
      return nil
    }
    return JSONMember(
      name: document.text(ofNode: name), nameRange: document.nodes[name].range,
      value: JSONValue(document, value))
  }
}
