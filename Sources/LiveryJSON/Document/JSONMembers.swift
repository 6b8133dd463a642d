// SPDX-License-Identifier: Apache-2.0

/// One member of an object: a name and a value.
public struct JSONMember: Sendable {
  /// The name with its escapes resolved.
  public let name: String
  /// The bytes of the text that the name covers, quotes included.
  public let nameRange: Range<Int>
  /// The value.
  public let value: JSONValue
}

/// The members of an object, in the order of the text.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument?
  private var following: Int
  private let end: Int

  /// No members.
  init() {
    document = nil
    following = 0
    end = 0
  }

  init(_ document: JSONDocument, inside index: Int) {
    self.document = document
    following = index + 1
    end = Int(document.nodes[index].next)
  }

  /// The next member, or nil behind the last.
  public mutating func next() -> JSONMember? {
    guard let document, following < end else { return nil }
    let name = following
    let value = name + 1
    following = Int(document.nodes[value].next)
    return JSONMember(
      name: document.text(ofNode: name), nameRange: document.nodes[name].range,
      value: JSONValue(document, value))
  }
}
