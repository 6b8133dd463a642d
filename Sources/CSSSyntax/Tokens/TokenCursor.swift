// SPDX-License-Identifier: Apache-2.0

/// Reads the tokens of a run one after the other: the input of every parser of selectors and values.
///
/// Convention of all parse functions, here and in the rooms that follow: on success exactly the parsed value was consumed;
/// on failure the function gives nil and the cursor may stand anywhere, so a caller that has another idea takes a copy
/// first. The contents of a function or block are read by ``contents(_:)``, so that a bad
/// value never eats what stands behind its parenthesis.
///
/// ```swift
/// var cursor = TokenCursor(TokenStream("rgb(1 2 3) solid"))
/// cursor.next()                                   // the function token
/// cursor.contents { $0.skipToEnd(); return true } // passes over 1 2 3 and the parenthesis
/// cursor.next()                                   // the ident token `solid`
/// ```
public struct TokenCursor: Sendable {
  /// The text that is read.
  public let stream: TokenStream
  /// The position of the next token.
  public private(set) var position: Int
  /// The position behind the last token.
  public private(set) var end: Int
  /// How many blocks deep the cursor stands.
  private var depth = 0
  /// What ends the block that is being read; never met at depth zero.
  private var closing = TokenKind.endOfFile
  /// The farthest place at which something else was expected, and what.
  package private(set) var expectation: Expectation?

  /// Blocks deeper than this are refused: ``contents(_:)`` gives nil.
  package static let maximumDepth = 512

  /// What would have been accepted at a token.
  package struct Expectation: Sendable, Hashable {
    /// The position of the token that was found instead.
    package let position: Int
    /// What is accepted, in the words of value grammars: `<color>`, `'solid'`.
    package let accepted: String
  }

  /// A cursor over a run of tokens, by default all of them.
  public init(_ stream: TokenStream, _ range: Range<Int>? = nil) {
    self.stream = stream
    let range = (range ?? 0..<stream.count).clamped(to: 0..<stream.count)
    position = range.lowerBound
    end = range.upperBound
  }

  /// A cursor that stands in a block which ends with a token of the kind `closing`, so many blocks deep.
  package init(_ stream: TokenStream, _ range: Range<Int>, in closing: TokenKind, depth: Int) {
    self.init(stream, range)
    self.closing = closing
    self.depth = depth
  }
}

extension TokenCursor {
  /// The next token's kind, white space and comments passed over; `.endOfFile` at the end of the run or block.
  public mutating func peek() -> TokenKind {
    skipTrivia()
    return kind
  }

  /// Takes the next token, white space and comments passed over, and gives its position; nil at the end.
  public mutating func next() -> Int? {
    skipTrivia()
    return nextIncludingTrivia()
  }

  /// Takes the next token, whatever it is, and gives its position; nil at the end of the run or block.
  package mutating func nextIncludingTrivia() -> Int? {
    guard kind != .endOfFile else { return nil }
    position += 1
    return position - 1
  }

  /// The kind of the very next token, white space and comments included; `.endOfFile` at the end of the run or block.
  public var kind: TokenKind {
    guard position < end else { return .endOfFile }
    let kind = stream.tokens[position].kind
    return kind == closing ? .endOfFile : kind
  }

  /// Whether nothing but white space and comments is left of the run or block.
  public mutating func isAtEnd() -> Bool { peek() == .endOfFile }

  /// Passes over white space and comments; tells whether there was white space.
  @discardableResult
  public mutating func skipTrivia() -> Bool {
    var space = false
    while position < end, stream.tokens[position].kind.isTrivia {
      space = space || stream.tokens[position].kind == .whitespace
      position += 1
    }
    return space
  }

  /// Passes over the rest of the run or block.
  package mutating func skipToEnd() {
    while let token = nextIncludingTrivia() {
      if stream.tokens[token].kind.isOpening { skipBlock() }
    }
  }
}

extension TokenCursor {
  /// Reads the inside of the function or block whose opening token was just taken, up to and with its end.
  ///
  /// `parse` sees the block's tokens alone and must read all of them. A block that the text never closes ends with the run.
  /// Blocks nested deeper than 512 give nil.
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

  /// Passes over the block whose opening token was just taken, up to and with its end.
  public mutating func skipBlock() {
    if position > 0 { skipBlock(openedAt: position - 1) }
  }

  /// Passes over the rest of a block in which the cursor stands, outside of any block inside it, up to and with its end.
  package mutating func skipBlock(openedAt opening: Int) {
    var open: [TokenKind] = []
    var inner = stream.tokens[opening].kind.closing
    while let awaited = inner, position < end {
      let kind = stream.tokens[position].kind
      position += 1
      if kind == awaited {
        inner = open.popLast()
      } else if let closing = kind.closing {
        open.append(awaited)
        inner = closing
      }
    }
  }

  /// Reads what may not stand there: where `parse` gives nil, the cursor stands where it stood before.
  ///
  /// What was expected on the way is remembered.
  package mutating func attempt<Value>(_ parse: (inout TokenCursor) -> Value?) -> Value? {
    let start = position
    if let value = parse(&self) { return value }
    position = start
    return nil
  }

  /// Goes back to a place where the cursor stood in the same block; what was expected since then is remembered.
  package mutating func goBack(to position: Int) { self.position = position }

  /// Reads a part of the run, up to a place inside it: `parse` sees the tokens before that place alone and must read all of
  /// them.
  package mutating func part<Value>(
    upTo limit: Int, _ parse: (inout TokenCursor) -> Value?
  ) -> Value? {
    let outer = end
    end = min(max(limit, position), outer)
    defer { end = outer }
    guard let value = parse(&self) else { return nil }
    return isAtEnd() ? value : expected("the end")
  }

  /// The position of the next comma outside of functions and blocks, or where the run ends; nothing is consumed.
  package var nextComma: Int {
    var cursor = self
    while cursor.kind != .comma, let token = cursor.nextIncludingTrivia() {
      if stream.tokens[token].kind.isOpening { cursor.skipBlock() }
    }
    return cursor.position
  }

  /// Remembers that `accepted` would have been accepted at the next token, unless an earlier attempt got farther.
  ///
  /// - Returns: nil, so that a parse function ends with `return cursor.expected("<color>")`.
  package mutating func expected<Value>(_ accepted: String) -> Value? {
    skipTrivia()
    if let farthest = expectation, farthest.position > position { return nil }
    expectation = Expectation(position: position, accepted: accepted)
    return nil
  }
}
