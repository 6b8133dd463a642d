// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A reader of the texts of a JSON style sheet as groups of declarations and rules.
struct SheetReader {
  /// The maximum nesting depth of rules.
  static let maximumDepth = 64

  /// The reader of included files.
  var including: SheetInclusion
  /// The diagnostics of the texts.
  var log = SheetLog()
  /// The number of objects so far.
  private var objects = 0

  init(_ including: SheetInclusion) { self.including = including }

  /// Reads the main text of the sheet.
  mutating func read() -> SheetGroup { readText(0, depth: 0) }

  /// Reads an entire text, at a nesting depth.
  private mutating func readText(_ text: Int, depth: Int) -> SheetGroup {
    let document = JSONDocument(parsing: including.texts[text], options: .handwritten)
    for diagnostic in document.diagnostics { log.add(diagnostic, in: text) }
    var group = SheetGroup()
    guard let root = document.root else {
      log.add(.emptyJSONSheet, at: JSONLocation(text: text, range: 0..<0))
      return group
    }
    let value = SheetValue(text: text, json: root)
    guard root.kind == .object || root.kind == .array else {
      if root.kind != .invalid {
        log.add(.invalidJSONRules, at: value.location, [.subject("a style sheet"), found(value)])
      }
      return group
    }
    let length = including.texts[text].byteCount
    addComments(in: 0..<value.json.range.lowerBound, of: value, to: &group)
    read(value, of: "a style sheet", into: &group, depth: depth)
    addComments(in: value.json.range.upperBound..<length, of: value, to: &group)
    return group
  }

  /// Reads an object of rules, or an array of such objects.
  private mutating func read(
    _ value: SheetValue, of name: String, into group: inout SheetGroup, depth: Int
  ) {
    switch value.json.kind {
    case .object: readObject(value, into: &group, depth: depth)
    case .array: readArray(value, of: name, into: &group, depth: depth)
    case .string:
      group.items.append(
        SheetItem(key: "", role: .empty, location: value.location, content: .splice(value)))
    case .invalid: break
    default: log.add(.invalidJSONRules, at: value.location, [.subject(name), found(value)])
    }
  }

  private mutating func readArray(
    _ value: SheetValue, of name: String, into group: inout SheetGroup, depth: Int
  ) {
    var gap = value.json.range.lowerBound + 1
    for element in value.json.elements ?? JSONElements() {
      addComments(in: gap..<element.range.lowerBound, of: value, to: &group)
      gap = element.range.upperBound
      if element.kind == .array {
        // A nested array is not allowed, although its elements could be inlined.
        log.add(
          .invalidJSONRules, at: value.with(element).location,
          [.subject(name), found(value.with(element))])
      } else {
        read(value.with(element), of: name, into: &group, depth: depth)
      }
    }
    addComments(in: gap..<value.json.range.upperBound, of: value, to: &group)
  }

  private mutating func readObject(
    _ value: SheetValue, into group: inout SheetGroup, depth: Int
  ) {
    objects += 1
    let object = objects
    var members = SheetGroup()
    var gap = value.json.range.lowerBound + 1
    for member in value.json.members ?? JSONMembers() {
      addComments(in: gap..<member.nameRange.lowerBound, of: value, to: &members)
      gap = member.value.range.upperBound
      readMember(member, of: value, object: object, into: &group, members: &members, depth: depth)
    }
    addComments(in: gap..<value.json.range.upperBound, of: value, to: &members)
    group.items += members.items
  }

  /// Reads a member; included members are inserted before those of the object.
  private mutating func readMember(
    _ member: JSONMember, of parent: SheetValue, object: Int, into included: inout SheetGroup,
    members: inout SheetGroup, depth: Int
  ) {
    let value = parent.with(member.value)
    if member.nameRange.isEmpty || value.json.kind == .invalid { return }
    let name = parent.json.document.nodes[member.value.index - 1]
    let location = JSONLocation(text: parent.text, range: name.content)
    var item = SheetItem(
      key: member.name, role: SheetKey(member.name), location: location,
      isVerbatim: !name.flags.contains(.escaped), object: object, content: .value(value))
    switch item.role {
    case .empty: return log.add(.emptyJSONName, at: location)
    case .include: return include(item, value, into: &included, depth: depth)
    default: break
    }
    if item.role.containsRules(member.name, value) {
      guard depth < Self.maximumDepth else {
        return log.add(.jsonRulesTooDeep, at: location, [.limit(Self.maximumDepth)])
      }
      var group = SheetGroup()
      read(value, of: "'\(shortened(member.name))'", into: &group, depth: depth + 1)
      item.content = .rules(group)
    }
    members.items.append(item)
  }

  private mutating func include(
    _ item: SheetItem, _ value: SheetValue, into group: inout SheetGroup, depth: Int
  ) {
    guard let text = including.text(of: value, at: item.location, &log) else { return }
    group.items += readText(text, depth: depth).items
    including.endText()
  }
}

extension SheetReader {
  private func found(_ value: SheetValue) -> Diagnostic.Fact {
    including.texts[value.text].found(value.json.range)
  }

  /// Adds the comments between members.
  private func addComments(in gap: Range<Int>, of value: SheetValue, to group: inout SheetGroup) {
    guard gap.count > 3 else { return }
    for comment in jsonComments(in: including.texts[value.text], gap) {
      group.items.append(
        SheetItem(
          key: "", role: .empty, location: JSONLocation(text: value.text, range: comment.range),
          content: .comment(comment.text)))
    }
  }
}
