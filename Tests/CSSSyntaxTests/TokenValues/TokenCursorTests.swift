// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("reading tokens with a cursor")
struct TokenCursorTests {
  @Test("skips white space and comments, or returns them")
  func trivia() {
    var cursor = TokenCursor(TokenStream(" a/**/ b"))
    #expect(cursor.kind == .whitespace)
    #expect(cursor.peek() == .ident)
    #expect(cursor.next() == 1)
    #expect(cursor.nextIncludingTrivia() == 2)
    #expect(cursor.skipTrivia() == true)
    #expect(cursor.skipTrivia() == false)
    #expect(cursor.next() == 4)
    #expect(cursor.next() == nil)
    #expect(cursor.isAtEnd() == true)
    #expect(cursor.peek() == .endOfFile)
  }

  @Test("a cursor does not read past its range or the text")
  func runs() {
    let stream = TokenStream("a b c")
    var cursor = TokenCursor(stream, 1..<4)
    #expect(cursor.next() == 2)
    #expect(cursor.isAtEnd() == true)
    #expect(cursor.position == 4)
    var beyond = TokenCursor(stream, 3..<99)
    #expect(beyond.next() == 4)
    #expect(beyond.next() == nil)
    var outside = TokenCursor(stream, 50..<99)
    #expect(outside.next() == nil)
    #expect(outside.peek() == .endOfFile)
  }

  @Test("parses only the contents of a block")
  func contents() {
    let stream = TokenStream("f(a b) c")
    var cursor = TokenCursor(stream)
    #expect(cursor.next() == 0)
    let read = cursor.contents { inner -> [Int]? in
      var positions: [Int] = []
      while let position = inner.next() { positions.append(position) }
      #expect(inner.isAtEnd() == true)
      return positions
    }
    #expect(read == [1, 3])
    #expect(cursor.next().map(stream.text(of:)) == "c")
  }

  @Test(
    "fails with an expectation if contents remain unparsed",
    arguments: [("f(a b)", "')'"), ("(a b)", "')'"), ("[a b]", "the end"), ("{a b}", "the end")])
  func unreadContents(text: String, accepted: String) {
    var cursor = TokenCursor(TokenStream(text))
    _ = cursor.next()
    let value: Int? = cursor.contents { $0.next() }
    #expect(value == nil)
    #expect(cursor.expectation?.position == 3)
    #expect(cursor.expectation?.accepted == accepted)
  }

  @Test("an unclosed block ends with the range, and a failure inside fails the block")
  func unclosedContents() {
    var cursor = TokenCursor(TokenStream("f(a"))
    _ = cursor.next()
    let value: Int? = cursor.contents { $0.next() }
    #expect(value == 1)
    #expect(cursor.isAtEnd() == true)
    var failing = TokenCursor(TokenStream("f(a)"))
    _ = failing.next()
    let failed: Int? = failing.contents { $0.expected("<length>") }
    #expect(failed == nil)
    #expect(failing.expectation?.accepted == "<length>")
  }

  @Test("a bracket of another kind does not end a block")
  func otherBrackets() {
    var cursor = TokenCursor(TokenStream("(a ] } b) c"))
    _ = cursor.next()
    let count = cursor.contents { inner -> Int? in
      var count = 0
      while inner.next() != nil { count += 1 }
      return count
    }
    #expect(count == 4)
  }

  @Test("skips blocks with their contents")
  func skipping() {
    let stream = TokenStream("f(a [b) c] {d}) e; [g")
    var cursor = TokenCursor(stream)
    _ = cursor.next()
    cursor.skipBlock()
    #expect(cursor.next().map(stream.text(of:)) == "e")
    var whole = TokenCursor(stream)
    whole.skipToEnd()
    #expect(whole.isAtEnd() == true)
    var inside = TokenCursor(stream)
    _ = inside.next()
    let isRead: Bool? = inside.contents { block in
      block.skipToEnd()
      return true
    }
    #expect(isRead == true)
    #expect(inside.next().map(stream.text(of:)) == "e")
  }

  @Test("parses and skips no block without an opening token")
  func noBlock() {
    var cursor = TokenCursor(TokenStream("a (b)"))
    let atStart: Int? = cursor.contents { $0.next() }
    #expect(atStart == nil)
    cursor.skipBlock()
    #expect(cursor.next() == 0)
    let afterName: Int? = cursor.contents { $0.next() }
    #expect(afterName == nil)
    cursor.skipBlock()
    #expect(cursor.position == 1)
  }

  @Test("keeps the farthest expectation, and the last one at one position")
  func expectations() {
    var cursor = TokenCursor(TokenStream("a b c"))
    #expect(cursor.expectation == nil)
    var ahead = cursor
    _ = ahead.next()
    _ = ahead.expected("<b>") as Int?
    #expect(ahead.expectation?.position == 2)
    #expect(ahead.expectation?.accepted == "<b>")
    _ = ahead.expected("<c>") as Int?
    #expect(ahead.expectation?.accepted == "<c>")
    _ = cursor.expected("<a>") as Int?
    #expect(cursor.expectation?.position == 0)
    #expect(cursor.expectation?.accepted == "<a>")
  }

  @Test("rejects contents nested deeper than the limit")
  func nesting() {
    func depth(_ count: Int) -> Int? {
      func nested(_ cursor: inout TokenCursor) -> Int? {
        guard cursor.peek() == .leftParenthesis, cursor.next() != nil else { return 0 }
        return cursor.contents { nested(&$0) }.map { $0 + 1 }
      }
      let text = String(repeating: "(", count: count) + String(repeating: ")", count: count)
      var cursor = TokenCursor(TokenStream(text))
      return nested(&cursor)
    }
    #expect(depth(TokenCursor.maximumDepth) == TokenCursor.maximumDepth)
    #expect(depth(TokenCursor.maximumDepth + 1) == nil)
    #expect(depth(100_000) == nil)
  }
}
