// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Conversion of selectors and comments.
extension JSONConverter {
  /// Returns a selector as a member name.
  ///
  /// A trailing space distinguishes the selector from a type name in a path.
  func literalKey(_ selector: String, _ context: NestingContext) -> String {
    let isPlain =
      SheetKey(selector) == .selector || context.isInSelector && isTypeKey(selector)
    return isPlain ? selector : selector + " "
  }

  /// Returns the comments among tokens.
  func comments(in tokens: Range<Int>) -> [String] {
    tokens.filter { tree.stream[$0].kind == .comment }.compactMap { position in
      let text = tree.stream.text(of: position)
      return text.utf8.count >= 4 && text.hasSuffix("*/") ? text : nil
    }
  }

  /// Reports that a part of the sheet is omitted, unless the part is empty.
  mutating func reportLoss(_ tokens: Range<Int>) {
    let stream = tree.stream
    let silent: Set<TokenKind> = [.whitespace, .comment, .semicolon]
    if tokens.allSatisfy({ silent.contains(stream[$0].kind) }) { return }
    log.add(
      Diagnostic(.lostInJSON, range: stream.byteRange(of: tokens), facts: [stream.found(tokens)]))
  }

  /// Reports the comments of a declaration outside of its value.
  mutating func reportLostComments(of declaration: Declaration, all: Bool = false) {
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
