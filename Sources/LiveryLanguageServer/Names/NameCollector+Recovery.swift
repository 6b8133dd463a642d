// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension NameCollector {
  /// Adds the names in a text that is no rule or declaration.
  ///
  /// An unclosed parenthesis makes the rest of the sheet such a text, which has the names of its
  /// rules while a selector or a value is being written. Braces and semicolons end parentheses here.
  mutating func addRecoveredNames(in tokens: Range<Int>, of node: Int) {
    var start = tokens.lowerBound
    // Whether each open block has keyframes, whose selectors have no names.
    var open: [Bool] = []
    for token in tokens {
      let statement = stream.trimmed(start..<token)
      switch stream[token].kind {
      case .leftBrace:
        let isKeyframes = isKeyframes(statement)
        if open.last != true || isKeyframes { addPreludeNames(in: statement, of: node) }
        open.append(isKeyframes)
      case .rightBrace:
        addDeclarationNames(in: statement, of: node)
        _ = open.popLast()
      case .semicolon: addDeclarationNames(in: statement, of: node)
      default: continue
      }
      start = token + 1
    }
    addDeclarationNames(in: stream.trimmed(start..<tokens.upperBound), of: node)
  }

  /// Returns the first semicolon or closing brace in an unclosed parenthesis of a value, or the end
  /// of the value.
  func endOfStatement(in value: Range<Int>) -> Int {
    var open: [TokenKind] = []
    var end: Int?
    for token in value {
      let kind = stream[token].kind
      if kind.isOpening {
        open.append(kind)
      } else if let last = open.last, last.closing == kind {
        open.removeLast()
      } else if kind == .rightBrace || kind == .semicolon && open.last != .leftBrace {
        end = end ?? token
      }
    }
    return open.isEmpty ? value.upperBound : end ?? value.upperBound
  }

  private func isKeyframes(_ prelude: Range<Int>) -> Bool {
    guard let first = prelude.first, stream[first].kind == .atKeyword else { return false }
    return stream.value(of: first).lowercased().hasSuffix("keyframes")
  }

  /// Adds the names before a brace: those of selectors, or that of keyframes.
  private mutating func addPreludeNames(in prelude: Range<Int>, of node: Int) {
    guard let first = prelude.first else { return }
    if isKeyframes(prelude) {
      let name = prelude.dropFirst().first { stream[$0].kind == .ident }
      if let name { add(.keyframes, .declaration, token: name, node: node) }
    } else if stream[first].kind != .atKeyword {
      addSelectorNames(in: prelude, of: node)
    }
  }

  /// Adds the names of a declaration, if the tokens are one.
  private mutating func addDeclarationNames(in tokens: Range<Int>, of node: Int) {
    var cursor = TokenCursor(stream, tokens)
    guard cursor.peek() == .ident, let name = cursor.next(), cursor.peek() == .colon,
      let colon = cursor.next()
    else { return }
    let value = stream.trimmed(colon + 1..<tokens.upperBound)
    add(DeclaredValue(name: name, value: value, hasBlocks: true), of: node)
  }
}
