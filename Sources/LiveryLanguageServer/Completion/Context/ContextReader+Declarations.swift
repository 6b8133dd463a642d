// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension ContextReader {
  /// Returns the role of a cursor among the declarations of a rule.
  ///
  /// - Parameters:
  ///   - head: The first token of the statement before the word, or `nil` if the word is the first.
  ///   - atRule: The at-rule whose descriptors are declared, or `nil` for properties.
  /// - Returns: The role.
  mutating func declarationRole(
    beginningAt head: Int?, atRule: String?
  ) -> CompletionContext.Role {
    guard let head else { return nameRole(atRule: atRule) }
    guard stream[head].kind == .ident, let colon = nextToken(from: head + 1),
      stream[colon].kind == .colon
    else { return selectorRole(from: rules.statement) }
    let name = stream.value(of: head)
    if atRule == nil, isNestedSelector(head, colon) { return selectorRole(from: rules.statement) }
    return valueRole(of: name, after: colon, atRule: atRule)
  }

  /// Returns the role of the first word of a statement: a name, or a nested selector.
  private mutating func nameRole(atRule: String?) -> CompletionContext.Role {
    let isName =
      switch word.kind {
      case nil, .ident: true
      case .delim: stream.isDelim(word.token, "-")
      default: false
      }
    let following = followingToken
    let hasColon = following < stream.count && stream[following].kind == .colon
    let isSelector =
      word.kind != nil && atRule == nil && statementEnd == .leftBrace && !isOnNewLine(following)
      && !(hasColon && isSpace(following + 1))
    guard isName, !isSelector else {
      return atRule == nil ? selectorRole(from: rules.statement) : .none
    }
    // Directly after a semicolon, the declaration before it has just ended.
    if word.kind == nil, word.token > 0, stream[word.token - 1].kind == .semicolon { return .none }
    return .property(
      PropertyPosition(
        atRule: atRule, hasColon: word.kind != nil && hasColon,
        hasSemicolon: following < stream.count && stream[following].kind == .semicolon))
  }

  private func isSpace(_ token: Int) -> Bool {
    token >= stream.count || stream[token].kind.isTrivia
  }

  /// Returns whether a statement that begins with a name and a colon is a nested rule.
  private func isNestedSelector(_ head: Int, _ colon: Int) -> Bool {
    guard colon == head + 1, !stream.isCustomName(at: head), statementEnd == .leftBrace else {
      return false
    }
    if colon + 1 < word.token { return !isSpace(colon + 1) }
    return word.kind != nil && !isOnNewLine(followingToken)
  }

  /// Returns the role of a cursor in a value.
  private func valueRole(
    of name: String, after colon: Int, atRule: String?
  ) -> CompletionContext.Role {
    var (name, start) = (name, colon + 1)
    // A name and a colon on a new line begin another declaration, after a missing semicolon.
    var token = start
    while token < word.token {
      defer { token += 1 }
      guard stream[token].kind == .ident, token > start, isOnNewLine(token),
        let next = nextToken(from: token + 1), stream[next].kind == .colon
      else { continue }
      let other = stream.value(of: token)
      guard other.hasPrefix("--") || Property(name: other) != nil else { continue }
      (name, start) = (other, next + 1)
      token = next
    }
    let tokens = min(start, word.token)..<word.token
    let end = previousToken.flatMap { $0 >= start ? stream.range(of: $0).upperBound : nil }
    let mayBegin = end != nil && isOnNewLine(word.token) && isWordOrEmpty
    if mayBegin, word.kind != nil, followingToken < stream.count,
      stream[followingToken].kind == .colon
    {
      return .property(PropertyPosition(atRule: atRule, hasColon: true, missingSemicolon: end))
    }
    return .value(
      ValuePosition(
        name: name, atRule: atRule, tokens: tokens,
        mayBeSelector: atRule == nil && start == colon + 1 && tokens.isEmpty && colon > 0
          && !stream[colon - 1].kind.isTrivia && (word.kind == nil || word.kind == .ident),
        missingSemicolon: mayBegin ? end : nil))
  }

  private var isWordOrEmpty: Bool { word.kind == nil || word.kind == .ident }
}
