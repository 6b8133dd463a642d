// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A value in a ``JSONDocument``.
///
/// Each way to look at it gives nil when it is of another kind:
///
/// ```swift
/// let value = JSONDocument(parsing: "[1, true]").root
/// value?.elements?.map(\.number)    // [1, nil]
/// value?.string                     // nil
/// ```
package struct JSONValue: Sendable {
  /// The document that holds the value.
  package let document: JSONDocument
  /// The index of the value's node.
  package let index: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  private var node: JSONNode { document.nodes[index] }

  /// What the value is; never a name.
  package var kind: JSONNode.Kind { node.kind }

  /// The bytes of the text that the value covers, quotes and brackets included.
  package var range: Range<Int> { node.range }
}

extension JSONValue {
  /// An object's members in the order of the text, those with equal names all of them.
  package var members: JSONMembers? {
    kind == .object ? JSONMembers(document, inside: index) : nil
  }

  /// An array's values in order.
  package var elements: JSONElements? {
    kind == .array ? JSONElements(document, inside: index) : nil
  }

  /// A string with its escapes resolved; what cannot be resolved is U+FFFD.
  package var string: String? { kind == .string ? document.text(ofNode: index) : nil }

  /// The `Double` that is nearest to a number; one beyond their range is infinite.
  package var number: Double? {
    kind == .number ? Double(document.source.text(in: range)) : nil
  }

  /// Whether it is `true`; nil when it is neither `true` nor `false`.
  package var bool: Bool? { kind == .true ? true : kind == .false ? false : nil }

  /// Whether it is `null`.
  package var isNull: Bool { kind == .null }

  /// The value of an object's member, the last one of that name.
  ///
  /// - Complexity: in proportion to the number of members.
  package subscript(name: String) -> JSONValue? {
    var found: JSONValue?
    for member in members ?? JSONMembers() where member.name == name { found = member.value }
    return found
  }
}

extension JSONDocument {
  /// The text of a string or a name with its escapes resolved.
  func text(ofNode index: Int) -> String {
    let node = nodes[index]
    let bytes = source.utf8(in: node.content)
    return node.flags.contains(.escaped)
      ? unescapedText(bytes) : String(decoding: bytes, as: UTF8.self)
  }
}
