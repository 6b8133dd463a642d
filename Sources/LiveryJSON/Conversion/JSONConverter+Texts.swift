// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Texts.
extension JSONConverter {
  /// A selector as the name of a member, told from a type that a path leads to by a space behind it where there is need.
  func literalKey(_ selector: String, _ place: Place) -> String {
    let isPlain =
      SheetKey(selector) == .selector || place.isInSelector && isTypeKey(selector)
    return isPlain ? selector : selector + " "
  }

  /// The comments among some tokens.
  func comments(in tokens: Range<Int>) -> [String] {
    tokens.filter { tree.stream[$0].kind == .comment }.compactMap { position in
      let text = tree.stream.text(of: position)
      return text.utf8.count >= 4 && text.hasSuffix("*/") ? text : nil
    }
  }

  /// Tells that a part of the sheet is left out, unless it says nothing.
  mutating func lose(_ tokens: Range<Int>) {
    let stream = tree.stream
    let silent: Set<TokenKind> = [.whitespace, .comment, .semicolon]
    if tokens.allSatisfy({ silent.contains(stream[$0].kind) }) { return }
    log.add(
      Diagnostic(.lostInJSON, range: stream.byteRange(of: tokens), facts: [stream.found(tokens)]))
  }

  /// Tells of the comments of a declaration that stand outside of its value.
  mutating func loseComments(of declaration: Declaration, all: Bool = false) {
    let stream = tree.stream
    for position in declaration.tokens
    where stream[position].kind == .comment && (all || !declaration.value.contains(position)) {
      log.add(
        Diagnostic(
          .commentLostInJSON, range: stream.range(of: position),
          facts: [stream.found(position..<position + 1)]))
    }
  }
}
