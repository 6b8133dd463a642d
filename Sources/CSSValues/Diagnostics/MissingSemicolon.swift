// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The position of a missing semicolon.
///
/// The value runs into another declaration, or the declaration runs into a nested rule.
///
/// ```css
/// a { color: red
///     top: 1px }       /* the value of 'color' has a name and a colon */
/// ```
package struct MissingSemicolon: Sendable {
  /// The byte offset of the end of the declaration that lacks the semicolon.
  package let offset: Int
  /// The tokens after the position, up to white space.
  private let next: Range<Int>
  private let stream: TokenStream

  /// Finds a missing semicolon in the value of a declaration.
  ///
  /// A CSS value has no colon outside of blocks, but the value of a custom property may have one.
  /// There, only a property name at the beginning of a line counts as a declaration.
  ///
  /// - Parameters:
  ///   - value: The tokens of the value.
  ///   - stream: The token stream that contains the value.
  ///   - isCustom: Whether the declaration sets a custom property.
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

  /// Finds a missing semicolon in the prelude of a nested rule.
  ///
  /// The prelude begins with a declaration whose line ends without a semicolon.
  ///
  /// - Parameters:
  ///   - prelude: The tokens of the prelude.
  ///   - stream: The token stream that contains the prelude.
  ///   - isInvalid: Whether the prelude is known not to be a selector. Otherwise white space or a
  ///     number must follow the colon.
  package init?(inPrelude prelude: Range<Int>, of stream: TokenStream, isInvalid: Bool = false) {
    guard stream.hasColon(in: prelude) else { return nil }
    var cursor = TokenCursor(stream, prelude)
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

  /// The diagnostic, with the semicolon as an unsafe fix, since it activates a declaration.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .missingSemicolon, range: offset..<offset, facts: [stream.found(next)],
      fixIts: [.init(range: offset..<offset, replacement: ";", isSafe: false)])
  }
}

extension TokenStream {
  /// Returns whether a range of tokens contains a colon, which nearly all values and preludes lack.
  fileprivate func hasColon(in range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .colon }
  }

  /// Returns whether a token is the name of a property, including custom properties.
  fileprivate func namesProperty(_ token: Int) -> Bool {
    guard self[token].kind == .ident else { return false }
    return isCustomPropertyName(token) || Property(name: value(of: token)) != nil
  }

  /// Returns whether a token is a number, a percentage or a dimension.
  ///
  /// None of them can follow a colon in a selector.
  fileprivate func isNumeric(_ token: Int) -> Bool {
    [.number, .percentage, .dimension].contains(self[token].kind)
  }

  /// Returns the last token of the component value whose first token the cursor has just passed.
  fileprivate func end(of token: Int, _ cursor: inout TokenCursor) -> Int {
    guard self[token].kind.isOpening else { return token }
    cursor.skipBlock()
    return cursor.position - 1
  }

  /// Returns whether there is a line break between two tokens, outside of comments.
  fileprivate func hasNewline(from previous: Int, to next: Int) -> Bool {
    (previous + 1..<next).contains { self[$0].kind == .whitespace && newlineCount(in: $0) > 0 }
  }
}
