// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

@testable import CSSCascade

/// `@property`, as https://drafts.csswg.org/css-properties-values-api-1/#at-property-rule defines it.
@Suite struct RegistrationTests {
  /// Returns the registration of a rule as text, and its diagnostics.
  private static func register(_ rule: String) -> (text: String?, problems: [Diagnostic]) {
    let tree = SyntaxTree(parsing: rule)
    var log = DiagnosticLog()
    let registration = CustomPropertyRegistration(tree, at: 0, log: &log)
    let text = registration.map {
      let initial = $0.initialText(in: ComputationContext(viewport: .init(width: 200, height: 100)))
      return "\($0.name) \($0.syntax) \($0.isInherited) \(initial ?? "nothing")"
    }
    return (text, log.diagnostics)
  }

  private static let validRows: [(String, String)] = [
    (
      "@property --x { syntax: '<length>'; inherits: true; initial-value: 0px }",
      "--x <length> true 0px"
    ),
    ("@property --x { syntax: '*'; inherits: false }", "--x * false nothing"),
    ("@property --x { syntax: \"*\"; inherits: false; initial-value: }", "--x * false "),
    ("@property --x{inherits:false;syntax:'*';initial-value:{a;b}}", "--x * false {a;b}"),
    (
      "@PROPERTY --x { SYNTAX: '<color>'; Inherits: FALSE; Initial-Value: Red }",
      "--x <color> false rgb(255, 0, 0)"
    ),
    (
      "@property --x/**/{ syntax: '<length>+'; inherits: true; initial-value: 1in 2px }",
      "--x <length>+ true 96px 2px"
    ),
    (
      #"@property --\61 { syntax: 'a|b'; inherits: true; initial-value: b }"#, "--a a | b true b"
    ),
    (
      "@property --x { syntax: '<length>'; inherits: true; initial-value: 50vw }",
      "--x <length> true 100px"
    ),
    ("@property --x { syntax: '*'; inherits: true; initial-value: f((1", "--x * true f((1))"),
    (
      "@property --x { syntax: '*'; syntax: '<number>'; inherits: true; inherits: false;"
        + " initial-value: 1; initial-value: 2 }", "--x <number> false 2"
    ),
  ]

  @Test(
    "a rule with its descriptors registers a property", arguments: validRows)
  func valid(rule: String, expected: String) {
    let result = Self.register(rule)
    #expect(result.text == expected)
    #expect(result.problems.map(\.message) == [])
  }

  private static let passedOverRows: [(String, String, String)] = [
    (
      "@property --x { syntax: '*'; syntax: 'no no'; inherits: true }", "--x * true nothing",
      "invalid-value"
    ),
    (
      "@property --x { syntax: '*'; inherits: false; inherits: maybe }", "--x * false nothing",
      "invalid-value"
    ),
    (
      "@property --x { syntax: '*'; inherits: true; initial-value: 1; initial-value: 2 !important }",
      "--x * true 1", "invalid-value"
    ),
    (
      "@property --x { syntax: '*'; inherit: false; inherits: true }", "--x * true nothing",
      "unknown-descriptor"
    ),
    (
      "@property --x { syntax: '*'; --y: 1; inherits: true }", "--x * true nothing",
      "unknown-descriptor"
    ),
  ]

  @Test(
    "the last valid descriptor wins, and unknown ones are ignored",
    arguments: passedOverRows)
  func passedOver(rule: String, expected: String, problem: String) {
    let result = Self.register(rule)
    #expect(result.text == expected)
    #expect(result.problems.map(\.kind.id) == [problem])
  }

  private static let invalidRows: [(String, String)] = [
    ("@property { syntax: '*'; inherits: true }", "invalid-property-name"),
    ("@property x { syntax: '*'; inherits: true }", "invalid-property-name"),
    ("@property -- { syntax: '*'; inherits: true }", "invalid-property-name"),
    ("@property --x, --y { syntax: '*'; inherits: true }", "invalid-property-name"),
    ("@property --x;", "missing-descriptor"), ("@property --x {}", "missing-descriptor"),
    ("@property --x { inherits: true }", "missing-descriptor"),
    ("@property --x { syntax: '*' }", "missing-descriptor"),
    ("@property --x { syntax: '<length>'; inherits: true }", "missing-descriptor"),
    ("@property --x { syntax: *; inherits: true }", "invalid-value"),
    ("@property --x { syntax: '*' '*'; inherits: true }", "invalid-value"),
    ("@property --x { syntax: '*' !important; inherits: true }", "invalid-value"),
    ("@property --x { syntax: '*' !important }", "invalid-value missing-descriptor"),
    (
      "@property --x { syntax: '<length>'; inherits: true; initial-value: red }",
      "invalid-value"
    ),
    (
      "@property --x { syntax: '<length>'; inherits: true; initial-value: }", "invalid-value"
    ),
    (
      "@property --x { syntax: '<custom-ident>'; inherits: true; initial-value: inherit }",
      "invalid-value"
    ),
    (
      "@property --x { syntax: '*'; inherits: true; initial-value: initial }",
      "invalid-value"
    ),
  ]

  @Test(
    "reports why a rule registers nothing", arguments: invalidRows)
  func invalid(rule: String, problems: String) {
    let result = Self.register(rule)
    #expect(result.text == nil)
    #expect(result.problems.map(\.kind.id).joined(separator: " ") == problems)
  }

  @Test(
    "an initial value must be computationally independent",
    arguments: [
      ("<length>", "2em"), ("<length>", "calc(1px + 1rem)"), ("<length>", "1cqw"),
      ("<length>", "1vi"), ("<length>+", "1px 1ch"), ("<color>", "CanvasText"),
      ("<color>", "light-dark(red, blue)"), ("<transform-list>", "translate(1lh)"),
      ("<length>", "var(--y)"), ("*", "var(--y, 1)"), ("*", "env(x, 1)"), ("<length>", "env(x)"),
    ])
  func dependent(syntax: String, value: String) {
    let rule = "@property --x { syntax: '\(syntax)'; inherits: true; initial-value: \(value) }"
    let result = Self.register(rule)
    #expect(result.text == nil)
    #expect(result.problems.map(\.kind) == [.dependentInitialValue])
  }

  @Test("reports an error at its position with a suggestion")
  func places() throws {
    let rule = "@property --x { sintax: '*'; inherits: 1 }"
    let problems = Self.register(rule).problems
    try #require(problems.count == 3)
    let texts = problems.map {
      String(rule.utf8.dropFirst($0.range.lowerBound).prefix($0.range.count))!
    }
    #expect(texts == ["sintax", "inherits: 1", "@property"])
    #expect(
      problems.map(\.message) == [
        "unknown descriptor 'sintax' in '@property'; did you mean 'syntax'?",
        "invalid value for 'inherits': found '1', expected 'true' or 'false'",
        "this '@property' lacks 'syntax'; it is ignored",
      ])
    #expect(problems[0].fixIts.map(\.replacement) == ["syntax"])
  }
}
