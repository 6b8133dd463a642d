// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The members of a JSON style sheet as a list, for comparison with another sheet.
struct SheetEntries {
  /// The members, in order.
  private(set) var all: [Entry] = []
  /// The comments in CSS syntax, in order.
  private(set) var comments: [JSONComment] = []

  /// A member: a value, an element of an array of rules, or an object of rules.
  struct Entry {
    /// The path, name and value of the member.
    let identity: Identity
    /// The name of the member.
    let name: String
    /// The byte range of the name, or of the element.
    let nameRange: Range<Int>
    /// The byte range of the value.
    let valueRange: Range<Int>
    /// The content of a string value.
    var string: String?
    /// Whether the value is an object of rules.
    var isRules = false
  }

  /// The identity of a member: two members with equal path, name and value are equal.
  struct Identity: Hashable {
    /// The path of the enclosing rules.
    let path: [String]
    /// The name of the member.
    let name: String
    /// The value in canonical form, with parsed numbers and sorted object members.
    let value: String
  }

  /// Reads the members of a sheet, without its includes.
  init(_ source: SourceText) {
    let document = JSONDocument(parsing: source, options: .handwritten)
    if let root = document.root { read(SheetValue(text: 0, json: root), [], depth: 0) }
    // Only punctuation and comments occur between names and simple values.
    var end = 0
    for node in document.nodes where node.kind != .object && node.kind != .array {
      comments += jsonComments(in: source, end..<max(end, node.range.lowerBound))
      end = max(end, node.range.upperBound)
    }
    comments += jsonComments(in: source, end..<max(end, source.byteCount))
  }

  private mutating func read(_ value: SheetValue, _ path: [String], depth: Int) {
    if depth > SheetReader.maximumDepth { return }
    for element in value.json.elements ?? JSONElements() where element.kind != .array {
      let element = value.with(element)
      if element.json.kind == .object {
        read(element, path, depth: depth)
      } else {
        add(element, named: "", at: element.json.range, path)
      }
    }
    for member in value.json.members ?? JSONMembers() where !member.nameRange.isEmpty {
      let inner = value.with(member.value)
      let role = SheetKey(member.name)
      guard role.containsRules(member.name, inner) else {
        add(inner, named: member.name, at: member.nameRange, path)
        continue
      }
      all.append(
        Entry(
          identity: Identity(path: path, name: member.name, value: "{}"), name: member.name,
          nameRange: member.nameRange, valueRange: inner.json.range, isRules: true))
      read(inner, path + [pathComponent(member.name, role)], depth: depth + 1)
    }
  }

  private mutating func add(
    _ value: SheetValue, named name: String, at range: Range<Int>, _ path: [String]
  ) {
    let identity = Identity(path: path, name: name, value: value.json.canonicalText)
    all.append(
      Entry(
        identity: identity, name: name, nameRange: range, valueRange: value.json.range,
        string: value.json.string))
  }

  /// Returns a path component in CSS syntax.
  private func pathComponent(_ name: String, _ role: SheetKey) -> String {
    switch role {
    case .selector: ruleHead(name, isAtRule: false) ?? name
    case .atRule: ruleHead(name, isAtRule: true) ?? name
    default: name
    }
  }
}

extension JSONValue {
  /// The value as a canonical text, which is equal for equal values.
  fileprivate var canonicalText: String {
    switch kind {
    case .object:
      let members = (members ?? JSONMembers()).map {
        jsonString($0.name) + ":" + $0.value.canonicalText
      }
      return "{" + members.sorted().joined(separator: ",") + "}"
    case .array:
      return "[" + (elements ?? JSONElements()).map(\.canonicalText).joined(separator: ",") + "]"
    case .string: return jsonString(string ?? "")
    case .number: return number.map { "\($0)" } ?? ""
    default: return document.source.text(in: range)
    }
  }
}
