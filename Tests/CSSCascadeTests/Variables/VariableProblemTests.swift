// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSCascade

/// Tests of the reasons why values are invalid at computed-value time.
@Suite struct VariableProblemTests {
  private static let length =
    "@property --x { syntax: '<length>'; inherits: true; initial-value: 1px } "

  private static let reasonRows: [(String, VariableProblem)] = [
    ("a { --x: var(--nosuch) }", VariableProblem.undefined("--nosuch")),
    ("a { --x: var(--y); --y: initial }", .undefined("--y")),
    ("a { --x: env(nosuch) }", .undefined("env(nosuch)")),
    ("a { --x: env(nosuch 1 2) }", .undefined("env(nosuch 1 2)")),
    ("a { --x: var(--nosuch, var(--none)) }", .undefined("--none")),
    ("a { --x: var(--x) }", .cycle(["--x"])),
    ("a { --x: var(--y); --y: var(--z); --z: var(--x) }", .cycle(["--x", "--y", "--z"])),
    ("a { --x: var(--nosuch, var(--x)) }", .cycle(["--x"])),
    ("\(length)a { --x: red }", .mismatch(found: "red", syntax: "<length>")),
    ("\(length)a { --x: var(--y); --y: 1 }", .mismatch(found: "1", syntax: "<length>")),
    ("\(length)a { --x: 1em; font-size: var(--x) }", .cycle(["font-size", "--x"])),
  ]

  @Test(
    "reports why a custom property has no value", arguments: reasonRows)
  func reasons(sheet: String, problem: VariableProblem) {
    #expect(ElementChain(sheet).problem("--x") == problem)
  }

  @Test(
    "a valid custom property has no problem",
    arguments: [
      "a { --x: 1 }", "a { --x: var(--y, 1) }", "a { --x: initial }", "a { --x: ; }",
      "\(length)a { --x: 1em }", "a { --x: var(--y); --y: 2 }",
    ])
  func good(sheet: String) {
    #expect(ElementChain(sheet).elements.last?.problems.isEmpty == true)
  }

  @Test("reports values that exceed a limit")
  func limits() {
    let long = String(repeating: "x", count: 60_000)
    #expect(ElementChain("a { --y: \(long); --x: var(--y)var(--y) }").problem("--x") == .tooLong)
    #expect(ElementChain("a { --x: \(long)\(long) }").problem("--x") == .tooLong)
    let many = (1...300).map { "--v\($0): var(--y);" }.joined()
    let chain = ElementChain("a { --y: \(long); \(many) --x: var(--v300) }")
    #expect(chain.problem("--x") == .undefined("--v300") || chain.problem("--x") == .tooMany)
    #expect((1...300).contains { chain.problem("--v\($0)") == .tooMany })
  }

  private static let wordingRows: [(VariableProblem, String, String)] = [
    (
      VariableProblem.undefined("--y"), "undefined-variable",
      "'width' is invalid at computed-value time because '--y' has no value and there is no fallback"
    ),
    (
      .cycle(["--a", "--b"]), "variable-cycle",
      "'width' is invalid at computed-value time because these refer to one another: '--a', '--b'"
    ),
    (
      .malformed, "malformed-variable",
      "the value of 'width' has a 'var()' or 'env()' without a valid name, or a function that contains ';' or '!'"
    ),
    (
      .tooLong, "value-too-long",
      "the value of 'width' is longer than 65536 bytes after its variables are substituted"
    ),
    (
      .tooMany, "variables-too-long",
      "'width' is ignored because the custom properties of the element have more than 16777216 bytes"
    ),
    (
      .mismatch(found: "red", syntax: "<length>"), "syntax-mismatch",
      "'width' is invalid at computed-value time: found 'red', expected <length>"
    ),
  ]

  @Test(
    "each problem has a message", arguments: wordingRows)
  func message(problem: VariableProblem, id: String, message: String) {
    let diagnostic = problem.diagnostic(of: "width", at: 3..<8)
    #expect(diagnostic.kind.id == id)
    #expect(diagnostic.range == 3..<8)
    #expect(diagnostic.message == message)
  }
}
