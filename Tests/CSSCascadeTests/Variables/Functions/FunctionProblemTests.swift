// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSCascade

/// Tests of the reasons why a call makes a value invalid at computed-value time.
@Suite struct FunctionProblemTests {
  private static let functions: [StyleFunction] = [
    .brandTint, .same, .none, .constant("--variable", "var(--y)"),
    .constant("--fallback", "var(--no, 1)"), .constant("--environment", "1 env(x, 2)"),
    .constant("--itself", "--itself()"), .constant("--ping", "f(--pong())"),
    .constant("--pong", "--ping()"), .constant("--closing", "a)"), .constant("--semicolon", "a;b"),
    .constant("--bang", "a !important"), .constant("--string", "'a\n"),
    .constant("--url", "url(a b)"),
  ]

  private static let rows: [(String, FunctionProblem)] = [
    ("--none()", .rejection), ("f(--none(a))", .rejection), ("--same()", .rejection),
    ("--variable()", .result(found: "var(--y)")),
    ("--fallback()", .result(found: "var(--no, 1)")),
    ("--environment()", .result(found: "1 env(x, 2)")),
    ("--itself()", .result(found: "--itself()")), ("--ping()", .result(found: "f(--pong())")),
    ("--closing()", .result(found: "a)")), ("--semicolon()", .result(found: "a;b")),
    ("--bang()", .result(found: "a !important")), ("--string()", .result(found: "'a\n")),
    ("--url()", .result(found: "url(a b)")),
    ("--brand-tint(1px)", .argument("color", found: "1px", syntax: "<color>")),
    ("--brand-tint()", .argument("color", found: "", syntax: "<color>")),
    ("--brand-tint(red, 1)", .argument("amount", found: "1", syntax: "<percentage>")),
    ("--brand-tint(red, 1%, 2%)", .tooManyArguments(count: 3, limit: 2)),
    // A color that depends on the element is valid, but the function cannot resolve it.
    ("--brand-tint(currentcolor)", .rejection),
  ]

  @Test("reports why a custom property is invalid", arguments: rows)
  func reasons(call: String, problem: FunctionProblem) {
    let chain = ElementChain("a { --y: 1; --x: \(call) }", functions: Self.functions)
    #expect(chain["--x"] == nil)
    guard case .function(_, let found)? = chain.problem("--x") else {
      Issue.record("no problem of a function")
      return
    }
    #expect(found == problem)
  }

  @Test("an undefined variable in an argument invalidates the value")
  func undefined() {
    let chain = ElementChain("a { --x: --same(var(--no)) }", functions: Self.functions)
    #expect(chain.problem("--x") == .undefined("--no"))
  }

  private static let wordingRows: [(FunctionProblem, String, String)] = [
    (
      .rejection, "function-without-value",
      "'width' is invalid at computed-value time because '--f()' has no value for its arguments"
    ),
    (
      .argument("size", found: "red", syntax: "<length>"), "invalid-argument",
      "'width' is invalid at computed-value time: found 'red', expected <length> for 'size' of '--f()'"
    ),
    (
      .argument("size", found: "", syntax: "*"), "invalid-argument",
      "'width' is invalid at computed-value time: found nothing, expected a value for 'size' of '--f()'"
    ),
    (
      .tooManyArguments(count: 3, limit: 2), "invalid-argument",
      "'width' is invalid at computed-value time: found 3 arguments, expected at most 2 in '--f()'"
    ),
    (
      .tooManyArguments(count: 1, limit: 0), "invalid-argument",
      "'width' is invalid at computed-value time: found 1 argument, expected none in '--f()'"
    ),
    (
      .result(found: "a)"), "invalid-result",
      "'width' is invalid at computed-value time: found 'a)', expected a value without variables or calls from '--f()'"
    ),
  ]

  @Test("each problem has a message", arguments: wordingRows)
  func message(problem: FunctionProblem, id: String, message: String) {
    let diagnostic = VariableProblem.function("--f", problem).diagnostic(of: "width", at: 3..<8)
    #expect(diagnostic.kind.id == id)
    #expect(diagnostic.range == 3..<8)
    #expect(diagnostic.message == message)
  }

  @Test("an explanation shows the value, the call and the reason for a failure")
  func explanations() {
    let sheet = CSSStyleSheet(
      "a { color: --brand-tint(red, 50%); width: --none(1px) }", calling: Self.functions)
    let color = sheet.explain("a", "color")
    #expect(color.value == "color(srgb 1 0.5 0.5)")
    #expect(color.candidates.map(\.value) == ["--brand-tint(red, 50%)"])
    #expect(color.candidates.map(\.reason.description) == ["wins"])
    let width = sheet.explain("a", "width")
    #expect(width.value == "auto")
    #expect(
      width.candidates.map(\.reason.description) == [
        "wins, but is invalid at computed-value time: "
          + "'width' is invalid at computed-value time because '--none()' has no value for its arguments"
      ])
  }
}
