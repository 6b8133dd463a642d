// SPDX-License-Identifier: Apache-2.0

/// A cursor over a range of tokens: the input of every parser of selectors and values.
///
/// All parse functions, here and in the modules that build on this one, follow a convention. On
/// success, exactly the parsed value is consumed. On failure, the function returns `nil` and the
/// cursor may be at any position, so a caller with an alternative makes a copy first. The contents
/// of a function or block are parsed by ``contents(_:)``, so that an invalid value never consumes
/// tokens after its parenthesis.
///
/// ```swift
/// var cursor = TokenCursor(TokenStream("rgb(1 2 3) solid"))
/// cursor.next()                                   // the function token
/// cursor.contents { $0.skipToEnd(); return true } // passes over 1 2 3 and the parenthesis
/// cursor.next()                                   // the ident token `solid`
/// ```
public struct TokenCursor: Sendable {
  /// The stream of the tokens.
  public let stream: TokenStream
  /// The position of the next token.
  public private(set) var position: Int
  /// The position after the last token.
  public private(set) var end: Int
  /// The nesting depth of the cursor in blocks.
  private var depth = 0
  /// The token kind that ends the current block; never found at depth zero.
  private var closing = TokenKind.endOfFile
  /// The farthest position at which other syntax was expected, and that syntax.
  package private(set) var expectation: Expectation?

  /// The maximum depth of blocks; ``contents(_:)`` returns `nil` for deeper ones.
  package static let maximumDepth = 512

  /// The syntax that would have been accepted at a token.
  package struct Expectation: Sendable, Hashable {
    /// The position of the token that was found instead.
    package let position: Int
    /// The accepted syntax, in the notation of value grammars: `<color>`, `'solid'`.
    package let accepted: String
  }

  /// Creates a cursor over a range of tokens, by default all of them.
  public init(_ stream: TokenStream, _ range: Range<Int>? = nil) {
    self.stream = stream
    let range = (range ?? 0..<stream.count).clamped(to: 0..<stream.count)
    position = range.lowerBound
    end = range.upperBound
  }

  /// Creates a cursor in a block at a nesting depth; a token of the kind `closing` ends the block.
  package init(_ stream: TokenStream, _ range: Range<Int>, in closing: TokenKind, depth: Int) {
    self.init(stream, range)
    self.closing = closing
    self.depth = depth
  }
}

extension TokenCursor {
  /// Skips white space and comments, and returns the kind of the next token.
  ///
  /// The kind is `.endOfFile` at the end of the range or block.
  public mutating func peek() -> TokenKind {
    skipTrivia()
    return kind
  }

  /// Consumes the next token after white space and comments; returns its position or `nil`.
  public mutating func next() -> Int? {
    skipTrivia()
    return nextIncludingTrivia()
  }

  /// Consumes the next token of any kind; returns its position, or `nil` at the end.
  package mutating func nextIncludingTrivia() -> Int? {
    guard kind != .endOfFile else { return nil }
    position += 1
    return position - 1
  }

  /// The kind of the next token, including white space and comments; `.endOfFile` at the end.
  public var kind: TokenKind {
    guard position < end else { return .endOfFile }
    let kind = stream.tokens[position].kind
    return kind == closing ? .endOfFile : kind
  }

  /// Returns whether only white space and comments are left of the range or block.
  public mutating func isAtEnd() -> Bool { peek() == .endOfFile }

  /// Skips white space and comments, and returns whether there was white space.
  @discardableResult
  public mutating func skipTrivia() -> Bool {
    var hasWhitespace = false
    while position < end, stream.tokens[position].kind.isTrivia {
      hasWhitespace = hasWhitespace || stream.tokens[position].kind == .whitespace
      position += 1
    }
    return hasWhitespace
  }

  /// Skips the rest of the range or block.
  package mutating func skipToEnd() {
    while let token = nextIncludingTrivia() {
      if stream.tokens[token].kind.isOpening { skipBlock() }
    }
  }
}

extension TokenCursor {
  /// Parses the contents and the end of the function or block that was just opened.
  ///
  /// `parse` sees only the block's tokens and must consume all of them. An unclosed block ends with
  /// the range. The result is `nil` for blocks nested deeper than 512 levels.
  public mutating func contents<Value>(_ parse: (inout TokenCursor) -> Value?) -> Value? {
    guard position > 0, let inner = stream.tokens[position - 1].kind.closing,
      depth < Self.maximumDepth
    else { return nil }
    let outer = closing
    closing = inner
    depth += 1
    defer {
      closing = outer
      depth -= 1
    }
    guard let value = parse(&self) else { return nil }
    guard isAtEnd() else { return expected(inner == .rightParenthesis ? "')'" : "the end") }
    if position < end { position += 1 }
    return value
  }

  /// Skips the block whose opening token was just consumed, including its end.
  public mutating func skipBlock() {
    if position > 0 { skipBlock(openedAt: position - 1) }
  }

  /// Skips the rest of the block that begins at `opening`, including its end.
  ///
  /// The cursor must be directly in that block, and not in a block inside it.
  package mutating func skipBlock(openedAt opening: Int) {
    var open: [TokenKind] = []
    var inner = stream.tokens[opening].kind.closing
    while let expectedClosing = inner, position < end {
      let kind = stream.tokens[position].kind
      position += 1
      if kind == expectedClosing {
        inner = open.popLast()
      } else if let closing = kind.closing {
        open.append(expectedClosing)
        inner = closing
      }
    }
  }

  /// Parses an optional part: if `parse` returns `nil`, the position is restored.
  ///
  /// The expectations of the attempt are kept.
  package mutating func attempt<Value>(_ parse: (inout TokenCursor) -> Value?) -> Value? {
    let start = position
    if let value = parse(&self) { return value }
    position = start
    return nil
  }

  /// Returns to an earlier position in the same block; later expectations are kept.
  package mutating func rewind(to position: Int) { self.position = position }

  /// Parses a part of the range up to a limit.
  ///
  /// `parse` sees only the tokens before the limit and must consume all of them.
  package mutating func part<Value>(
    upTo limit: Int, _ parse: (inout TokenCursor) -> Value?
  ) -> Value? {
    let outer = end
    end = min(max(limit, position), outer)
    defer { end = outer }
    guard let value = parse(&self) else { return nil }
    return isAtEnd() ? value : expected("the end")
  }

  /// The position of the next comma outside of functions and blocks, or the end of the range.
  package var nextComma: Int {
    var cursor = self
    while cursor.kind != .comma, let token = cursor.nextIncludingTrivia() {
      if stream.tokens[token].kind.isOpening { cursor.skipBlock() }
    }
    return cursor.position
  }

  /// Records that `accepted` is accepted at the next token, unless an earlier attempt got farther.
  ///
  /// - Returns: `nil`, so that a parse function can end with `return cursor.expected("<color>")`.
  package mutating func expected<Value>(_ accepted: String) -> Value? {
    skipTrivia()
    if let farthest = expectation, farthest.position > position { return nil }
    expectation = Expectation(position: position, accepted: accepted)
    return nil
  }
}
