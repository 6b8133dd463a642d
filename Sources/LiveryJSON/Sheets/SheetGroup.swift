// SPDX-License-Identifier: Apache-2.0

/// The members of an object of a JSON style sheet, or those of several that stand in an array.
struct SheetGroup {
  /// The members in the order in which they count: what is included comes before an object's own.
  var items: [SheetItem] = []
}

/// One member of a group: a declaration, or a rule.
struct SheetItem {
  /// The name, with its escapes resolved.
  let key: String
  /// What the name says.
  let role: SheetKey
  /// Where the name stands, without its quotes.
  let place: JSONPlace
  /// Whether the name is written without escapes.
  var isVerbatim = false
  /// The object that it stands in, told from others by a number.
  var object = 0
  /// What it is.
  var content: Content
  /// The node of the paths that a reference led to, where the rules were taken from there.
  var origin: Int?

  /// What a member is.
  enum Content {
    /// A value, of a declaration or a reference to a group.
    case value(SheetValue)
    /// Declarations and rules.
    case rules(SheetGroup)
    /// An element of an array of rules that refers to others.
    case splice(SheetValue)
    /// Declarations that a value became, under names of CSS.
    case made([SheetDeclaration], SheetValue)
    /// A remark, as CSS writes it.
    case comment(String)
  }
}

/// A value of a JSON style sheet and the text it stands in.
struct SheetValue {
  /// The number of the text.
  let text: Int
  /// The value.
  let json: JSONValue

  /// Where it stands, without a string's quotes.
  var place: JSONPlace {
    JSONPlace(text: text, range: json.document.nodes[json.index].valueContent)
  }

  /// Whether a string is written without escapes.
  var isVerbatim: Bool {
    let node = json.document.nodes[json.index]
    return node.kind == .string && !node.flags.contains(.escaped)
  }

  /// Whether it is an object that only a font can be: with a name and a size, and no more than fonts have.
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

  /// Another value of the same text.
  func with(_ other: JSONValue) -> SheetValue { SheetValue(text: text, json: other) }
}

extension JSONNode {
  /// The bytes of a value, between the quotes of a string.
  var valueContent: Range<Int> { kind == .string || kind == .name ? content : range }
}
