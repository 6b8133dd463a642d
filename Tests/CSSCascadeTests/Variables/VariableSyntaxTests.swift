// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSCascade

/// Tests of the syntax of `var()`: https://drafts.csswg.org/css-variables-1/#using-variables.
@Suite struct VariableSyntaxTests {
  private static let uses: [(String, VariableUse)] = [
    ("var(--x)", VariableUse.valid), ("a var( --x ) b", .valid), ("VaR(--x,)", .valid),
    ("var(--x, )", .valid), ("var(--x, a, b)", .valid), ("var(--x, {a: b; c!})", .valid),
    ("var(--x, [;])", .valid), ("f([var(--x)])", .valid), ("var(--x, var(--y))", .valid),
    ("var(--x,var(--y", .valid), ("var(--1)", .valid), ("var(---)", .valid),
    (#"var(\--x)"#, .valid), (#"v\61r(--x)"#, .valid), ("env(a)", .valid),
    ("var(--x/**/)", .valid),
    ("red", .none), ("'var(--x)'", .none), ("url(var(--x))", .none), ("var", .none),
    ("varx(--x)", .none), ("/* var() */ 1", .none), ("-var(--x)", .none), ("; !", .none),
    ("var()", .malformed), ("var(x)", .malformed), ("var(-x)", .malformed),
    ("var(--)", .malformed),
    ("var(--x --y)", .malformed), ("var(--x 1)", .malformed), ("var('--x')", .malformed),
    ("var(, 1)", .malformed), ("var(--x; 1)", .malformed), ("var(--x, ;)", .malformed),
    ("var(--x, !)", .malformed), ("var(--x, a !important)", .malformed),
    ("var(--x, ])", .malformed), ("var(--x, var())", .malformed), ("f(var())", .malformed),
    ("var(--x) var(y)", .malformed), ("var(var(--x))", .malformed), ("var(--x, (})", .malformed),
  ]

  @Test(
    "defers a value with var() or env() to the cascade", arguments: uses)
  func use(text: String, expected: VariableUse) {
    let stream = TokenStream(text)
    #expect(VariableUse(stream, in: 0..<stream.count) == expected)
  }

  @Test(
    "names, empty values and fallbacks follow the specification",
    arguments: [
      StyleQuery("a { --x: 1; --X: 2; --y: var(--x) var(--X) }", "a", "--y", "1 2"),
      StyleQuery("a { --x:; --y: [var(--x)] }", "a", "--y", "[]"),
      StyleQuery("a { --x:; --y: var(--x, 1) }", "a", "--y", ""),
      StyleQuery("a { --y: [var(--x,)] }", "a", "--y", "[]"),
      StyleQuery("a { --y: [var(--x,  a  )] }", "a", "--y", "[a]"),
      StyleQuery("a { --x: a!important; --x: b; --y: var(--x) }", "a", "--y", "a"),
      StyleQuery("a { --x: c; --y: url('var(--x)') }", "a", "--y", "url('var(--x)')"),
      StyleQuery("a { --y: var(--) ; --x: 1 }", "a", "--y", nil),
      StyleQuery("a { --: 1; --y: 2 }", "a", "--", nil),
      StyleQuery("b { --x: 1 } a { --x: initial; --y: var(--x, 2) }", "b a", "--y", "2"),
      StyleQuery("a { --x: 1; --y: var(--x) } b { --x: 2 }", "a b", "--y", "1"),
      StyleQuery("a { --\u{1F600}: 1; --y: var(--\u{1F600}) }", "a", "--y", "1"),
      StyleQuery(#"a { --a\,b: 1; --y: var(--a\,b) }"#, "a", "--y", "1"),
    ])
  func names(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a custom property accepts exactly the values of declarations",
    arguments: [
      ("", VariableUse.none), ("{;}", .none), ("a, b / c", .none), ("[!]", .none),
      ("<!-- -->", .none),
      ("(var(--y))", .valid), ("url(a b)", .malformed), ("a)", .malformed), ("(]", .malformed),
      ("a!b", .malformed), ("\"a\nb", .malformed), ("url(var(--y))", .malformed), ("}", .malformed),
      (";", .malformed), ("(var(--y)])", .malformed),
    ])
  func customProperty(text: String, expected: VariableUse) {
    let stream = TokenStream(text)
    #expect(VariableUse(stream, in: 0..<stream.count, isCustom: true) == expected)
  }
}
