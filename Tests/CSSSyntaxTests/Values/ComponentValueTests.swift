// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@Suite("component values")
struct ComponentValueTests {
  @Test("functions and blocks contain their values without comments")
  func nesting() {
    let stream = TokenStream("a(b/**/ [c]) d")
    let (values, diagnostics) = ComponentValue.list(in: stream)
    #expect(diagnostics == [])
    #expect(
      values == [
        .function(
          name: 0,
          values: [.token(1), .token(3), .block(opening: 4, values: [.token(5)], end: 7)], end: 8),
        .token(8), .token(9),
      ])
    #expect(values.map(\.tokens) == [0..<8, 8..<9, 9..<10])
  }

  @Test("an unclosed block ends with the text, and an unmatched bracket is a token")
  func unclosed() {
    #expect(
      ComponentValue.list(in: TokenStream("{(a]")).values == [
        .block(
          opening: 0, values: [.block(opening: 1, values: [.token(2), .token(3)], end: 4)], end: 4)
      ])
    #expect(ComponentValue.list(in: TokenStream("})")).values == [.token(0), .token(1)])
  }

  @Test("parses a range of tokens independently and never past the text")
  func runs() {
    let stream = TokenStream("a (b c) d")
    #expect(
      ComponentValue.list(in: stream, 2..<5).values == [
        .block(opening: 2, values: [.token(3), .token(4)], end: 5)
      ])
    #expect(ComponentValue.list(in: stream, 8..<100).values == [.token(8)])
    #expect(ComponentValue.list(in: stream, 50..<100).values == [])
  }

  @Test(
    "parses one value with white space and comments around it",
    arguments: [("a", true), (" /**/ f(1 2) ", true), ("[a b", true), ("", false), ("a b", false)])
  func single(text: String, isSingle: Bool) {
    #expect((ComponentValue(in: TokenStream(text)) != nil) == isSingle)
  }

  @Test("omits values nested deeper than the limit and parses the rest")
  func tooDeep() {
    let limit = 512
    func text(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "a"
    }
    let deep = TokenStream(text(limit))
    #expect(ComponentValue.list(in: deep).diagnostics == [])
    let (values, diagnostics) = ComponentValue.list(in: TokenStream(text(limit + 1)))
    #expect(values.count == 2)
    #expect(values.last == .token(2 * limit + 2))
    #expect(diagnostics.map(\.message) == ["blocks nested more than 512 deep are not read"])
    #expect(diagnostics.map(\.range) == [limit..<limit + 1])
    let hostile = ComponentValue.list(in: TokenStream(text(100_000)))
    #expect(hostile.values.last == .token(200_000))
    #expect(hostile.diagnostics.count == 1)
  }
}
