// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

@testable import CSSCascade

/// `env()`, as https://drafts.csswg.org/css-env-1/#env-function defines it.
@Suite struct EnvironmentVariableTests {
  private static let variables = [
    "bar": "28px", "safe-area-inset-left": "12px", "seg 0 1": "7px", "empty": "", "Case": "1px",
    "two": "1px 2px",
  ]

  @Test(
    "substitutes env() by the program's value",
    arguments: [
      ("env(bar)", "28px"), ("ENV( bar )", "28px"), ("env(bar, 1px)", "28px"),
      ("env(safe-area-inset-left)", "12px"), ("env(safe-area-inset-top)", "0px"),
      ("env(safe-area-inset-top, 3px)", "0px"), ("calc(1px + env(bar))", "calc(1px + 28px)"),
      ("env(nosuch, 3px)", "3px"), ("env(nosuch,)", ""), ("env(nosuch, env(bar))", "28px"),
      ("env(nosuch, var(--y))", "y"), ("var(--nosuch, env(bar))", "28px"), ("env(empty)", ""),
      ("env(two) 3px", "1px 2px 3px"), ("env(seg 0 1)", "7px"), ("env(seg 0, 4px)", "4px"),
      ("env(bar 0, 4px)", "4px"), ("env(seg 00 +1)", "7px"), ("env(case, 2px)", "2px"),
      ("env(Case, 2px)", "1px"), ("env(BAR, 2px)", "2px"), (#"env(\62 ar)"#, "28px"),
      ("1env(bar)", "1env(bar)"), ("env(bar)env(bar)", "28px/**/28px"),
      ("'env(bar)'", "'env(bar)'"),
    ])
  func replaced(value: String, expected: String) {
    let chain = ElementChain("a { --y: y; --x: \(value) }", environment: Self.variables)
    #expect(chain["--x"] == expected)
  }

  @Test(
    "an unknown env() without a fallback is invalid at computed-value time",
    arguments: [
      "env(nosuch)", "env(seg)", "env(seg 0)", "env(seg 0 1 2)", "env(bar 1)", "1 env(no) 2",
    ])
  func unknown(value: String) {
    let chain = ElementChain("a { --x: 1 } b { --x: \(value) }", environment: Self.variables)
    #expect(chain["--x"] == nil)
  }

  @Test(
    "an invalid env() invalidates the declaration",
    arguments: [
      "env()", "env(1)", "env('a')", "env(a b)", "env(a 1.5)", "env(a -1)", "env(, 1)", "env(a; b)",
      "env(a 1px)", "env(a 0 b)", "env(initial)", "env(a, ;)", "env(a,!)", "f(env())",
    ])
  func malformed(value: String) {
    let stream = TokenStream(value)
    #expect(VariableUse(stream, in: 0..<stream.count) == .malformed)
    #expect(ElementChain("a { --x: 1; --x: \(value) }")["--x"] == "1")
  }

  @Test(
    "defers parsing for env() as for var()",
    arguments: [
      StyleQuery("a { width: env(safe-area-inset-top) }", "a", "width", "0px"),
      StyleQuery("a { width: env(nosuch, 5px) }", "a", "width", "5px"),
      StyleQuery("a { width: 1px; width: env(nosuch) }", "a", "width", "auto"),
      StyleQuery("a { width: 1px; width: env() }", "a", "width", "1px"),
      StyleQuery("a { margin: env(nosuch, 1px) 2px }", "a", "margin", "1px 2px"),
      StyleQuery(
        "a { padding-top: calc(env(safe-area-inset-top) + 4px) }", "a", "padding-top", "4px"),
    ])
  func properties(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }
}
