// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A value in a ``JSONDocument``.
///
/// Each accessor returns `nil` for a value of another kind:
///
/// ```swift
/// let value = JSONDocument(parsing: "[1, true]").root
/// value?.elements?.map(\.number)    // [1, nil]
/// value?.string                     // nil
/// ```
package struct JSONValue: Sendable {
  /// The document that contains the value.
  package let document: JSONDocument
  /// The index of the value's node.
  package let index: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  private var node: JSONNode { document.nodes[index] }

  /// The kind of the value; never a name.
  package var kind: JSONNode.Kind { node.kind }

  /// The byte range of the value in the text, including quotes and brackets.
  package var range: Range<Int> { node.range }
}

extension JSONValue {
  /// The members of an object in document order, including those with equal names.
  package var members: JSONMembers? {
    kind == .object ? JSONMembers(document, inside: index) : nil
  }

  /// The elements of an array in order.
  package var elements: JSONElements? {
    kind == .array ? JSONElements(document, inside: index) : nil
  }

  /// A string with its escapes resolved; invalid escapes become U+FFFD.
  package var string: String? { kind == .string ? document.text(ofNode: index) : nil }

  /// The nearest `Double` to a number; a number beyond its range is infinite.
  package var number: Double? {
    kind == .number ? Double(document.source.text(in: range)) : nil
  }

  /// The Boolean value; `nil` if the value is neither `true` nor `false`.
  package var bool: Bool? { kind == .true ? true : kind == .false ? false : nil }

  /// A Boolean value that indicates whether the value is `null`.
  package var isNull: Bool { kind == .null }

  /// The value of an object's member; of several members with the name, the last one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  package subscript(name: String) -> JSONValue? {
    var found: JSONValue?
    for member in members ?? JSONMembers() where member.name == name { found = member.value }
    return found
  }
}

extension JSONDocument {
  /// Returns the text of a string or name with its escapes resolved.
  func text(ofNode index: Int) -> String {
    let node = nodes[index]
    let bytes = source.utf8(in: node.content)
    return node.flags.contains(.escaped)
      ? unescapedText(bytes) : String(decoding: bytes, as: UTF8.self)
  }
}
