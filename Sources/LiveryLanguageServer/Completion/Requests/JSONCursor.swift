// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues
import LiveryJSON
import LiveryLinting

/// A cursor in a string of a sheet in JSON: the name of a member, or a value in CSS.
///
/// ```swift
/// let text = SourceText(#"{"button": {"borderStyle": "so"}}"#)
/// JSONCursor(in: text, at: 30)?.property    // "border-style"
/// ```
struct JSONCursor {
  /// The bytes between the quotes.
  let content: Range<Int>
  /// The property whose value the string is, or `nil` for the name of a member.
  let property: String?
  /// Whether the cursor is in the path of a reference.
  let isReference: Bool
  /// The role of the cursor in the text of the string.
  let context: CompletionContext

  /// Finds the string at a cursor, or returns `nil` if there is none, or if it has escapes.
  ///
  /// - Parameters:
  ///   - text: The text in JSON, which may be incomplete.
  ///   - offset: The byte offset of the cursor.
  init?(in text: SourceText, at offset: Int) {
    let nodes = JSONDocument(parsing: text, options: .handwritten).nodes
    let index = nodes.partitioningIndex { Int($0.start) >= offset } - 1
    guard index > 0, nodes[index].kind == .name || nodes[index].kind == .string,
      !nodes[index].flags.contains(.escaped)
    else { return nil }
    content = nodes[index].content
    guard content.lowerBound <= offset, offset <= content.upperBound else { return nil }
    let stream = TokenStream(text.text(in: content))
    let cursor = offset - content.lowerBound
    let reference = nodes[index].kind == .string ? stream.reference(at: cursor) : nil
    isReference = reference != nil
    if let reference {
      property = nil
      context = CompletionContext(reference: reference, stream, at: cursor)
      return
    }
    guard nodes[index].kind == .string else {
      property = nil
      context = CompletionContext(memberName: stream, at: cursor)
      return
    }
    guard nodes[index - 1].kind == .name else { return nil }
    let key = text.text(in: nodes[index - 1].content)
    let name = key.hasSuffix(":") ? String(key.dropLast()) : key
    let property = name.contains("-") ? name : kebabName(of: name)
    self.property = property
    context = CompletionContext(valueOf: property, stream, at: cursor)
  }
}

extension CompletionContext {
  /// Creates the context of a cursor in the name of a member, which is replaced as a whole.
  fileprivate init(memberName stream: TokenStream, at offset: Int) {
    var word = CursorWord(in: stream, at: offset)
    word.replace(0..<stream.byteCount)
    self.init(
      stream: stream, word: word, rules: OpenRules(in: stream, before: 0),
      role: .property(PropertyPosition(hasColon: true)))
  }

  /// Creates the context of a cursor in a reference, which is replaced as a whole.
  fileprivate init(reference: Range<Int>, _ stream: TokenStream, at offset: Int) {
    var word = CursorWord(in: stream, at: offset)
    word.replace(reference)
    self.init(
      stream: stream, word: word, rules: OpenRules(in: stream, before: 0), role: .none)
  }

  /// Creates the context of a cursor in the value of a property.
  fileprivate init(valueOf property: String, _ stream: TokenStream, at offset: Int) {
    let word = CursorWord(in: stream, at: offset)
    let isText = [.string, .badString, .url, .badURL, .comment].contains(word.kind)
    self.init(
      stream: stream, word: word, rules: OpenRules(in: stream, before: word.token),
      role: isText ? .none : .value(ValuePosition(name: property, tokens: 0..<word.token)))
  }
}

extension TokenStream {
  /// Returns the bytes of the reference of a sheet in JSON at a cursor, or `nil` if the text is no
  /// reference or function.
  fileprivate func reference(at cursor: Int) -> Range<Int>? {
    guard byteCount > 0, "@~".utf8.contains(bytes[0]) else { return nil }
    func isPart(_ offset: Int) -> Bool {
      bytes[offset] > 0x20 && !",()@~".utf8.contains(bytes[offset])
    }
    var start = cursor
    while start > 0, isPart(start - 1) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "@") else { return nil }
    var end = cursor
    while end < byteCount, isPart(end) { end += 1 }
    return start - 1..<end
  }
}

extension CompletionBuilder {
  /// Adds the items for a string of a sheet in JSON.
  mutating func build(in string: JSONCursor) {
    if string.isReference {
      addReferences()
    } else if string.property == nil {
      addMemberNames()
    } else {
      build()
      // A text with quotes would need escapes in JSON.
      items.removeAll { ($0.text ?? $0.label).utf8.contains { "\"\\".utf8.contains($0) } }
    }
  }

  /// Adds the references to the values and groups of the sheet.
  private mutating func addReferences() {
    let source = sheet.source
    for path in JSONStyleSheet.paths(in: sheet.writtenText, loader: source.loader) {
      let color = path.value.flatMap { SpecifiedColor(parsing: $0)?.absolute }
      var item = CompletionItem(
        label: "@" + path.text,
        kind: path.value == nil ? .module : color == nil ? .variable : .color)
      item.rank = path.value == nil ? .theme : .sheet
      item.detail = path.value.map { String($0.prefix(120)) }
      if color != nil { item.documentation = path.value }
      items.add(item)
    }
  }

  /// Adds the names of properties in camel case, and of element types.
  private mutating func addMemberNames() {
    let usesHyphens = prefix.contains("-")
    for entry in PropertyItems.all where !entry.isAlias {
      let name = usesHyphens ? entry.name : camelName(of: entry.name) ?? entry.name
      var item = CompletionItem(label: name, kind: .property, detail: entry.initial)
      item.documentation = entry.documentation
      items.add(item)
    }
    for name in names(of: .customProperty) {
      items.add(CompletionItem(label: name.name, kind: .variable, rank: name.rank))
    }
    for kind in [NameKind.type, .class, .id] {
      let sign = kind == .class ? "." : kind == .id ? "#" : ""
      for name in names(of: kind) {
        items.add(
          CompletionItem(
            label: sign + identifierText(name.name), kind: .class, rank: name.rank,
            origin: origin(of: name.sheet)))
      }
    }
    for name in theme.vocabulary.typeNames {
      items.add(CompletionItem(label: name, kind: .class, rank: .theme))
    }
    if prefix.hasPrefix("@") { addAtRules() }
  }
}
