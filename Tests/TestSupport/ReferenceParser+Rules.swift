// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

// https://drafts.csswg.org/css-syntax-3/#parser-algorithms
extension ReferenceParser {
  // https://drafts.csswg.org/css-syntax-3/#consume-stylesheet-contents
  mutating func consumeStylesheetContents() -> [ReferenceSyntax] {
    var rules: [ReferenceSyntax] = []
    while true {
      switch next {
      case .whitespace, .cdo, .cdc: discard()
      case .endOfFile: return rules
      case .atKeyword: rules.append(consumeAtRule(nested: false))
      default: rules.append(consumeQualifiedRule(stop: nil, nested: false))
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-at-rule
  mutating func consumeAtRule(nested: Bool) -> ReferenceSyntax {
    let name = consume()
    var prelude: [ReferenceValue] = []
    while true {
      switch next {
      case .semicolon, .endOfFile:
        discard()
        return .atRule(name: name, prelude: trimmed(prelude), contents: nil)
      case .rightBrace:
        if nested { return .atRule(name: name, prelude: trimmed(prelude), contents: nil) }
        // This is a parse error.
        prelude.append(.token(consume()))
      case .leftBrace:
        return .atRule(name: name, prelude: trimmed(prelude), contents: consumeBlock())
      default:
        prelude.append(consumeComponentValue())
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-qualified-rule
  mutating func consumeQualifiedRule(stop: TokenKind?, nested: Bool) -> ReferenceSyntax {
    let mark = index
    var prelude: [ReferenceValue] = []
    while true {
      if next == .endOfFile || next == stop { return nothing(since: mark) }
      switch next {
      case .rightBrace:
        // This is a parse error.
        if nested { return nothing(since: mark) }
        prelude.append(.token(consume()))
      case .leftBrace:
        if beginsLikeCustomProperty(prelude) {
          if nested { consumeRemnantsOfBadDeclaration(nested: true) } else { _ = consumeBlock() }
          return nothing(since: mark)
        }
        return .qualifiedRule(prelude: trimmed(prelude), contents: consumeBlock())
      default:
        prelude.append(consumeComponentValue())
      }
    }
  }

  /// Returns whether the first two values, except white space, are a custom name and a colon.
  private func beginsLikeCustomProperty(_ prelude: [ReferenceValue]) -> Bool {
    let first = prelude.filter { !isWhitespace($0) }.prefix(2)
    guard first.count == 2, kind(of: first[first.startIndex]) == .ident else { return false }
    return source.value(of: first[first.startIndex].first).hasPrefix("--")
      && kind(of: first[first.startIndex + 1]) == .colon
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-block
  mutating func consumeBlock() -> [ReferenceSyntax] {
    discard()
    let rules = consumeBlockContents()
    discard()
    return rules
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-block-contents
  mutating func consumeBlockContents() -> [ReferenceSyntax] {
    var rules: [ReferenceSyntax] = []
    while true {
      switch next {
      case .whitespace, .semicolon: discard()
      case .atKeyword: rules.append(consumeAtRule(nested: true))
      case .endOfFile, .rightBrace: return rules
      default:
        // Mark input, consume a declaration; if there is none, restore the mark and consume a rule.
        let mark = index
        if let declaration = consumeDeclaration(nested: true) {
          rules.append(declaration)
        } else {
          index = mark
          rules.append(consumeQualifiedRule(stop: .semicolon, nested: true))
        }
      }
    }
  }
}
