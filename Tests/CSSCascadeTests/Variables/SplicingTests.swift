// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of the substitution of variables: tokens never merge, and no other text is added.
@Suite struct SplicingTests {
  @Test(
    "substituted variables parse as if written",
    arguments: [
      StyleQuery("a { --y: teal; --x: var(--y) }", "a", "--x", "teal"),
      StyleQuery("a { --y: 1px; --x: var(--y) solid var(--z, red) }", "a", "--x", "1px solid red"),
      StyleQuery("a { --y: 0; --x: rgb(var(--y), var(--y) var(--y)) }", "a", "--x", "rgb(0, 0 0)"),
      StyleQuery("a { --y: 'b'; --x: a var(--y)c }", "a", "--x", "a 'b'c"),
      StyleQuery("a { --y: ; --x: [var(--y)] }", "a", "--x", "[]"),
      StyleQuery("a { --y: b; --x: \"a\"var(--y), c }", "a", "--x", "\"a\"b, c"),
    ])
  func plain(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "an empty comment separates tokens that would merge",
    arguments: [
      StyleQuery("a { --y: b; --x: a/**/var(--y) }", "a", "--x", "a/**//**/b"),
      StyleQuery("a { --y: px; --x: 1var(--y) }", "a", "--x", "1var(--y)"),
      StyleQuery("a { --y: 1; --x: var(--y)px }", "a", "--x", "1/**/px"),
      StyleQuery("a { --y: a; --x: var(--y)var(--y) }", "a", "--x", "a/**/a"),
      StyleQuery("a { --y: ; --x: var(--z,a)var(--y)var(--z,b) }", "a", "--x", "a/**/b"),
      StyleQuery("a { --y: a; --x: var(--y)(1) }", "a", "--x", "a/**/(1)"),
      StyleQuery("a { --y: a\\, ; --x: var(--y)b }", "a", "--x", "a\\,/**/b"),
      StyleQuery("a { --y: a\\41 ; --x: var(--y)b }", "a", "--x", "a\\41 /**/b"),
      StyleQuery("a { --y: /; --x: var(--y)* }", "a", "--x", "//**/*"),
    ])
  func apart(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "closes blocks left open at the end of the sheet",
    arguments: [
      ("--c: rgb(255, 0, 0", "rgb(255, 0, 0)"), ("--c: {[(", "{[()]}"), ("--c: 'x", "'x'"),
      ("--c: \"x\\", "\"x\\\n\""), ("--c: url(x", "url(x)"), ("--c: url(x\\", "url(x\\\u{FFFD})"),
      ("--c: x\\", "x\\\u{FFFD}"), ("--c: f(var(--nosuch, (1", "f((1))"), ("--c: (1 /* x", "(1 )"),
    ])
  func closed(text: String, whole: String) {
    let sheet = CSSStyleSheet("a { --d: var(--c), 1 } body { \(text)")
    #expect(sheet.text("body", "--c") == whole)
    #expect(sheet.text("a", "--d") == whole + ", 1")
  }

  @Test("continues after a variable left open at the end of the sheet")
  func readsOn() {
    let sheet = CSSStyleSheet(
      "a { text-shadow: 1px 1px var(--c), 2px 2px red } body { --c: rgb(1,2,3")
    #expect(
      sheet.text("a", "text-shadow") == "rgb(1, 2, 3) 1px 1px 0px, rgb(255, 0, 0) 2px 2px 0px")
  }
}
