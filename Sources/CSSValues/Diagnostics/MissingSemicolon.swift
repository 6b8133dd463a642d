// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The place at which a semicolon is missing: a value that goes on with another declaration, or a declaration that goes on
/// with a nested rule.
///
/// ```css
/// a { color: red
///     top: 1px }       /* the value of 'color' has a name and a colon */
/// ```
package struct MissingSemicolon: Sendable {
  /// The byte offset of the end of the declaration that lacks the semicolon.
  package let offset: Int
  /// The tokens after the place, up to white space.
  private let next: Range<Int>
  private let stream: TokenStream

  /// Finds the place in the value of a declaration.
  ///
  /// A value of CSS has no colon outside of blocks, that of a custom property may: there, the name of a property at the
  /// beginning of a line is taken for a declaration, and nothing else.
  ///
  /// - Parameters:
  ///   - value: The tokens of the value.
  ///   - stream: The text.
  ///   - isCustom: Whether the declaration is that of a custom property.
  package init?(inValue value: Range<Int>, of stream: TokenStream, isCustom: Bool) {
    guard stream.hasColon(in: value) else { return nil }
    var cursor = TokenCursor(stream, value)
    var previous: Int?
    while let token = cursor.next() {
      if let previous, stream[token].kind == .ident, cursor.peek() == .colon {
        let isOnOwnLine = stream.hasNewline(from: previous, to: token)
        let isKnown = stream.namesProperty(token)
        if isCustom ? isOnOwnLine && isKnown : isOnOwnLine || isKnown {
          self.init(after: previous, before: token, of: stream)
          return
        }
      }
      previous = stream.end(of: token, &cursor)
    }
    return nil
  }

  /// Finds the place in the head of a nested rule that begins with a declaration, whose line ends without a semicolon.
  ///
  /// - Parameters:
  ///   - head: The tokens of the head.
  ///   - stream: The text.
  ///   - isInvalid: Whether the head is known to be no selector. Otherwise the colon needs white space or a number after it.
  package init?(inHead head: Range<Int>, of stream: TokenStream, isInvalid: Bool = false) {
    guard stream.hasColon(in: head) else { return nil }
    var cursor = TokenCursor(stream, head)
    guard let name = cursor.next(), stream.namesProperty(name), cursor.peek() == .colon,
      let colon = cursor.next(), let first = cursor.next(),
      isInvalid || first > colon + 1 || stream.isNumeric(first)
    else { return nil }
    var previous = stream.end(of: first, &cursor)
    while let token = cursor.next() {
      if stream.hasNewline(from: previous, to: token) {
        self.init(after: previous, before: token, of: stream)
        return
      }
      previous = stream.end(of: token, &cursor)
    }
    return nil
  }

  private init(after previous: Int, before next: Int, of stream: TokenStream) {
    offset = stream.range(of: previous).upperBound
    let end = (next..<stream.count).first {
      stream[$0].kind.isTrivia || stream[$0].kind == .leftBrace
    }
    self.next = next..<(stream[next].kind == .ident ? next + 1 : end ?? stream.count)
    self.stream = stream
  }

  /// The diagnostic, with the semicolon as an unsafe fix: it brings a declaration to life.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .missingSemicolon, range: offset..<offset, facts: [stream.found(next)],
      fixIts: [.init(range: offset..<offset, replacement: ";", isSafe: false)])
  }
}

extension TokenStream {
  /// Whether some tokens hold a colon: nearly all values and heads of rules hold none.
  fileprivate func hasColon(in range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .colon }
  }

  /// Whether a token is the name of a property, a custom one included.
  fileprivate func namesProperty(_ token: Int) -> Bool {
    guard self[token].kind == .ident else { return false }
    return isCustomPropertyName(token) || Property(name: value(of: token)) != nil
  }

  /// Whether a token is a number, a percentage or a dimension, which no selector has after a colon.
  fileprivate func isNumeric(_ token: Int) -> Bool {
    [.number, .percentage, .dimension].contains(self[token].kind)
  }

  /// The last token of the component value that begins with a token, which the cursor has just passed.
  fileprivate func end(of token: Int, _ cursor: inout TokenCursor) -> Int {
    guard self[token].kind.isOpening else { return token }
    cursor.skipBlock()
    return cursor.position - 1
  }

  /// Whether a line ends between two tokens, outside of comments.
  fileprivate func hasNewline(from previous: Int, to next: Int) -> Bool {
    (previous + 1..<next).contains { self[$0].kind == .whitespace && newlines(in: $0) > 0 }
  }
}
