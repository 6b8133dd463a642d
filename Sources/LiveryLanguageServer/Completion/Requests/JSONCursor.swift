// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
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

  /// Creates the context of a cursor in the value of a property.
  fileprivate init(valueOf property: String, _ stream: TokenStream, at offset: Int) {
    let word = CursorWord(in: stream, at: offset)
    let isText = [.string, .badString, .url, .badURL, .comment].contains(word.kind)
    self.init(
      stream: stream, word: word, rules: OpenRules(in: stream, before: word.token),
      role: isText ? .none : .value(ValuePosition(name: property, tokens: 0..<word.token)))
  }
}

extension CompletionBuilder {
  /// Adds the items for a string of a sheet in JSON.
  mutating func build(in string: JSONCursor) {
    if string.property == nil {
      addMemberNames()
    } else {
      build()
      // A text with quotes would need escapes in JSON.
      items.removeAll { ($0.text ?? $0.label).utf8.contains { "\"\\".utf8.contains($0) } }
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
