// SPDX-License-Identifier: Apache-2.0

/// The members of an object in a JSON style sheet, or of several objects in an array.
struct SheetGroup {
  /// The members in cascade order: included members come before those of the object.
  var items: [SheetItem] = []
}

/// A member of a group: a declaration or a rule.
struct SheetItem {
  /// The name, with its escapes resolved.
  let key: String
  /// The role of the name.
  let role: SheetKey
  /// The range of the name without its quotes.
  let location: JSONLocation
  /// Whether the name contains no escapes.
  var isVerbatim = false
  /// The number of the object that contains the member.
  var object = 0
  /// The content of the member.
  var content: Content
  /// The node of the group from which a reference took the rules.
  var origin: Int?

  /// The content of a member.
  enum Content {
    /// The value of a declaration, or a reference to a group.
    case value(SheetValue)
    /// Declarations and rules.
    case rules(SheetGroup)
    /// A reference to a group, as an element of an array of rules.
    case splice(SheetValue)
    /// CSS declarations that were made from a value.
    case declarations([SheetDeclaration], SheetValue)
    /// A comment in CSS syntax.
    case comment(String)
  }
}

/// A value of a JSON style sheet, with the text that contains it.
struct SheetValue {
  /// The index of the text.
  let text: Int
  /// The value.
  let json: JSONValue

  /// The range of the value, without the quotes of a string.
  var location: JSONLocation {
    JSONLocation(text: text, range: json.document.nodes[json.index].valueContent)
  }

  /// Whether the value is a string without escapes.
  var isVerbatim: Bool {
    let node = json.document.nodes[json.index]
    return node.kind == .string && !node.flags.contains(.escaped)
  }

  /// Whether the value must be a font: an object of font members that has a name and a size.
  var isFont: Bool {
    var names: Set<String> = []
    for member in json.members ?? JSONMembers() {
      guard SheetCompiler.fontMembers.contains(member.name), member.value.kind != .object else {
        return false
      }
      names.insert(member.name)
    }
    return names.contains("name") && names.contains("size")
  }

  /// Returns another value of the same text.
  func with(_ other: JSONValue) -> SheetValue { SheetValue(text: text, json: other) }
}

extension JSONNode {
  /// The byte range of a value, between the quotes of a string.
  var valueContent: Range<Int> { kind == .string || kind == .name ? content : range }
}
