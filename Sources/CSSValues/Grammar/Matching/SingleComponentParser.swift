// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// A parser of single components and lists of them, driven by the compiled grammar of a property.
///
/// ``SingleComponents/encoded(tokens:)`` describes the words.
struct SingleComponentParser {
  /// The first word, which remains valid because the program is static data.
  private let words: UnsafePointer<UInt32>
  /// The index of the first component that is not a keyword.
  private let nonKeywordStart: Int
  /// The number of the words.
  private let count: Int

  private typealias Role = SingleComponents.Role
  /// A role that matches any role.
  private static let anyRole: UInt32 = 4

  /// Creates a parser for the components in a list of the generated program.
  init(list: UnsafePointer<UInt32>) {
    words = list + 1
    nonKeywordStart = 3 + Int(words[2])
    count = Int(list.pointee)
  }

  /// Whether the parser accepts every value of the grammar.
  var isComplete: Bool { words[0] == 0 }

  /// Returns whether the next token may stand in a value of a grammar with values beyond these
  /// components.
  func acceptsNext(_ cursor: inout TokenCursor) -> Bool {
    let kind = cursor.peek()
    let grammars = PropertyGrammars.shared
    let tokens = grammars.tokenSet(Int32(words[0]) - 1)
    if tokens.accepts(kind) { return true }
    guard kind == .ident || kind == .function else { return false }
    let name = cursor.stream.withName(of: cursor.position) { grammars.find($0) }
    return grammars.contains(name, in: tokens)
  }

  /// Parses a value, or returns `nil`, with the cursor at any position, if the value has other
  /// components.
  func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    var role = Self.anyRole
    guard let value = component(&cursor, &role) else { return nil }
    if isComplete { return role == 0 ? value : list(&cursor, after: value, role: role) }
    guard cursor.isAtEnd() || !acceptsNext(&cursor) else { return nil }
    return role & Role.commaElement.rawValue == 0 ? value : .list([value])
  }

  /// Parses the rest of a list after its first component, which has a role.
  private func list(
    _ cursor: inout TokenCursor, after first: CSSValue, role: UInt32
  ) -> CSSValue? {
    let value = run(&cursor, after: first, role: role)
    guard role & Role.commaElement.rawValue != 0 else { return value }
    var values = [value]
    while cursor.consumeComma() {
      var role = Self.anyRole
      cursor.skipTrivia()
      guard let next = component(&cursor, &role), role & Role.commaElement.rawValue != 0 else {
        return nil
      }
      values.append(run(&cursor, after: next, role: role))
    }
    return .list(values)
  }

  /// Parses the rest of a list without commas after its first component, if the role of that
  /// component permits it.
  private func run(_ cursor: inout TokenCursor, after first: CSSValue, role: UInt32) -> CSSValue {
    guard role & Role.spaceElement.rawValue != 0 else { return first }
    var values: [CSSValue] = []
    var role = role
    while max(values.count, 1) != Int(words[1]) {
      let position = cursor.position
      cursor.skipTrivia()
      guard let next = component(&cursor, &role) else {
        cursor.rewind(to: position)
        break
      }
      if values.isEmpty { values = [first, next] } else { values.append(next) }
    }
    return values.isEmpty ? first : .sequence(of: values)
  }

  /// Parses a component with a role.
  ///
  /// If any role is accepted, `role` is set to the component's role.
  ///
  /// The next token is not trivia.
  private func component(_ cursor: inout TokenCursor, _ role: inout UInt32) -> CSSValue? {
    let kind = cursor.kind
    if kind == .ident, nonKeywordStart > 3, let keyword = Keyword.peek(&cursor),
      accepts(keyword, &role)
    {
      _ = cursor.next()
      return .keyword(keyword)
    }
    let position = cursor.position
    let bit: UInt32 = 1 << UInt32(kind.rawValue)
    var index = nonKeywordStart
    while index < count {
      let word = words[index]
      let isAccepted = words[index + 1] & bit != 0 && (role == Self.anyRole || role == word & 3)
      index += 2
      guard isAccepted else { continue }
      if let value = parse(word, &cursor) {
        role = word & 3
        return value
      }
      cursor.rewind(to: position)
    }
    return nil
  }

  /// Returns whether a keyword is a component with a role.
  ///
  /// If any role is accepted, `role` is set to the keyword's role.
  private func accepts(_ keyword: Keyword, _ role: inout UInt32) -> Bool {
    let word = UInt32(keyword.rawValue) << 2
    let index = (3..<nonKeywordStart).partitioningIndex { words[$0] >= word }
    guard index < nonKeywordStart, words[index] & ~3 == word,
      role == Self.anyRole || role == words[index] & 3
    else { return false }
    role = words[index] & 3
    return true
  }

  /// Parses the terminal or the type that a word encodes.
  @inline(__always)
  private func parse(_ word: UInt32, _ cursor: inout TokenCursor) -> CSSValue? {
    let number = Int(word >> 4)
    if word & 4 != 0 { return TypedGrammar(rawValue: UInt32(number))?.parse(&cursor) }
    if word & 8 != 0 {
      let name = cursor.stream.withName(of: cursor.position) { PropertyGrammars.shared.find($0) }
      let excluded = PropertyGrammars.shared.excluded(ofTerminal: number)
      if name > 0, PropertyGrammars.shared.contains(name, in: excluded) { return nil }
    }
    if let (kinds, range) = PropertyGrammars.numericTerminal(number) {
      return CSSValue.parseNumeric(&cursor, kinds, in: range)
    }
    return PropertyGrammars.shared.terminal(number).parse(&cursor)
  }
}
