// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

/// A text with the ranges of its diagnostics marked, and their ids.
struct MarkedCase: CustomTestStringConvertible, Sendable {
  let source: MarkedSource
  let ids: [String]

  init(_ source: MarkedSource, _ ids: String...) {
    self.source = source
    self.ids = ids
  }

  var testDescription: String { source.testDescription }
}

@Suite("diagnostics of the parser")
struct ParserDiagnosticTests {
  @Test(
    "diagnostics of a style sheet",
    arguments: [
      MarkedCase("a { b: c } @d e; f { @g { h: i !important } --j: {} }"),
      MarkedCase("a { ⟦color⟧ red; b: c }", "missing-colon"),
      MarkedCase("a { ⟦b⟧ c d }", "missing-colon"),
      MarkedCase("a { ⟦b⟧; ⟦+ c: d⟧; e: f }", "invalid-declaration", "invalid-declaration"),
      MarkedCase("a { ⟦1px⟧ }", "invalid-declaration"),
      MarkedCase("⟦a, b⟧ ", "missing-block"),
      MarkedCase("⟦a; b: c⟧;", "missing-block"),
      MarkedCase("a {} ⟦}⟧ b {}", "unmatched-brace"),
      // An unmatched brace is a separate error, regardless of the text after it.
      MarkedCase("⟦}⟧ ⟦}⟧", "unmatched-brace", "unmatched-brace"),
      MarkedCase("⟦}⟧", "unmatched-brace"),
      MarkedCase("a {} ⟦}⟧ b", "unmatched-brace"),
      MarkedCase("@a ⟦}⟧;", "unmatched-brace"),
      MarkedCase("⟦--a⟧: { b: c } d { e: f }", "misplaced-custom-property"),
      MarkedCase("⟦--a⟧:b { c: d }", "misplaced-custom-property"),
      MarkedCase("a ⟦{⟧ b: c", "unclosed-block"),
      MarkedCase("@a ⟦{⟧ b ⟦{⟧", "unclosed-block", "unclosed-block"),
      MarkedCase("a ⟦{⟧ b: ⟦rgb(⟧1 }", "unclosed-block", "unclosed-block"),
      MarkedCase("⟦a ⟦[⟧b=c { d: e }⟧", "missing-block", "unclosed-block"),
      MarkedCase("@a ⟦(⟧b;", "unclosed-block"),
    ])
  func sheets(marked: MarkedCase) {
    expectDiagnostics(marked.ids, at: marked.source) { SyntaxTree(parsing: $0).diagnostics }
  }

  @Test(
    "one diagnostic for each invalid token",
    arguments: [
      MarkedCase("a { b: ⟦\"c⟧\n; d: e }", "bad-string"),
      MarkedCase("a { b: ⟦url(c d)⟧ }", "bad-url"),
      MarkedCase("a { b: c(⟦\"d⟧\n) }", "bad-string"),
      MarkedCase("a { b: ⟦'c⟧\n e { f: g } }", "bad-string"),
      MarkedCase("a { b: {c: ⟦'d⟧\n} e {} }", "bad-string"),
      MarkedCase("a { b: {c: {d: ⟦'e⟧\n} f {} } g {} }", "bad-string"),
      MarkedCase("a ⟦url(b c)⟧ { }", "bad-url"),
      MarkedCase("a [b=⟦'c⟧\n] { }", "bad-string"),
      MarkedCase("@a ⟦'b⟧\n;", "bad-string"),
      MarkedCase("⟦--a⟧: { ⟦'b⟧\n }", "misplaced-custom-property", "bad-string"),
      MarkedCase("a ⟦{⟧ b: ⟦\"⟧c", "unclosed-block", "unterminated"),
      MarkedCase("a ⟦{⟧ b: ⟦u⟧rl(c", "unclosed-block", "unterminated"),
      MarkedCase("a {} ⟦/⟧* b", "unterminated"),
    ])
  func tokens(marked: MarkedCase) {
    expectDiagnostics(marked.ids, at: marked.source) { SyntaxTree(parsing: $0).diagnostics }
  }

  @Test(
    "diagnostics of a block's contents",
    arguments: [
      MarkedCase("a: b; c: d"),
      MarkedCase("⟦a⟧ b; c: d", "missing-colon"),
      MarkedCase("⟦1⟧; c: d", "invalid-declaration"),
      MarkedCase("a: b ⟦}⟧ c: d", "unmatched-brace"),
    ])
  func blockContents(marked: MarkedCase) {
    expectDiagnostics(marked.ids, at: marked.source) {
      SyntaxTree(parsingBlockContents: $0).diagnostics
    }
  }

  @Test("messages of the diagnostics")
  func words() {
    let text = """
      a { color red; 1px; b: url(c d) 'e
      ; } } @m x } ; --f: {} g { h: i( } j
      """
    #expect(
      SyntaxTree(parsing: text).diagnostics.map(\.message) == [
        "expected ':' after 'color'",
        "expected a declaration or a rule, found '1px'",
        "an unquoted url cannot contain spaces, quotes or parentheses; put it in quotes",
        "a string must end on its line; close it or write \\ before the newline",
        "this '}' closes nothing",
        "this '}' closes nothing",
        "this 'i(' is never closed",
        "this '{' is never closed",
      ])
    #expect(
      SyntaxTree(parsing: "--f: {} a /*").diagnostics.map(\.message) == [
        "'--f' looks like a custom property, which belongs inside a rule",
        "expected '{' after 'a'",
        "this comment is never closed; it runs to the end of the sheet",
      ])
  }

  @Test("keeps diagnostics up to the limit and one that reports the limit")
  func limit() {
    let tree = SyntaxTree(parsing: "a {" + String(repeating: "1;", count: 20_000) + "}")
    #expect(tree.diagnostics.count == DiagnosticLog.limit + 1)
    #expect(tree.diagnostics.dropLast().allSatisfy { $0.kind == .invalidDeclaration })
    #expect(tree.diagnostics.last?.message == "more than 10000 diagnostics; the rest is left out")
    #expect(tree.nodes.count == 20_001)
  }
}
