// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import TestSupport
import Testing

@Suite struct DisableCommentTests {
  /// Returns the rules with findings in a source, in the order of the text.
  private func rules(_ source: String, isStrict: Bool = false) -> [String] {
    var linter = Linter()
    for name in LintRule.names
    where ![
      "unknown-property", "invalid-value", "needless-disable", "unknown-disable",
      "disable-without-reason",
    ].contains(name) {
      linter.severities[name] = .some(nil)
    }
    linter.isStrict = isStrict
    return linter.report(on: [SyntaxTree(parsing: source)]).findings.map(\.rule.name)
  }

  static let two = "a { colour: red; color: none }"

  @Test(
    "a comment disables the rules that it names",
    arguments: [
      ("", ["unknown-property", "invalid-value"]),
      ("/* livery-disable */\n", []),
      ("/*livery-disable*/\n", []),
      ("/* livery-disable unknown-property */\n", ["invalid-value"]),
      ("/* livery-disable unknown-property, invalid-value -- why not */\n", []),
      ("/* livery-disable unknown-property\n invalid-value */\n", []),
      ("/* livery-disable-next-line */\n", []),
      ("/* livery-disable-next-line invalid-value */\n", ["unknown-property"]),
      ("/* livery-disable-line */ ", []),
      ("/* livery-disable-line unknown-property */ ", ["invalid-value"]),
      (
        "/* livery-disable */ /* livery-enable */\n",
        ["needless-disable", "unknown-property", "invalid-value"]
      ),
      ("/* livery-disable */ /* livery-enable invalid-value */\n", ["invalid-value"]),
      (
        "/* livery-disable */ /* livery-enable invalid-value */ /* livery-disable */\n",
        ["needless-disable"]
      ),
      (
        "/* livery-disable invalid-value */ /* livery-enable invalid-value */\n",
        ["needless-disable", "unknown-property", "invalid-value"]
      ),
      ("/* livery-disable */ /* livery-disable unknown-property */\n", ["needless-disable"]),
      ("/* livery-enable */\n", ["needless-disable", "unknown-property", "invalid-value"]),
      ("/* livery-disable-line */\n", ["needless-disable", "unknown-property", "invalid-value"]),
      (
        "/* livery-disable-next-line */\n\n",
        ["needless-disable", "unknown-property", "invalid-value"]
      ),
      ("/* disable */ /* my livery-disable */\n", ["unknown-property", "invalid-value"]),
      (
        "/* livery-disable unknown-propery */\n",
        ["unknown-disable", "unknown-property", "invalid-value"]
      ),
      ("/* livery-disalbe */\n", ["unknown-disable", "unknown-property", "invalid-value"]),
      ("/* livery-else */\n", ["unknown-property", "invalid-value"]),
      // A comment for a rule that is off is never reported as needless.
      ("/* livery-disable syntax */\n", ["unknown-property", "invalid-value"]),
    ])
  func disables(comment: String, rules: [String]) {
    #expect(self.rules(comment + Self.two) == rules)
  }

  @Test("reports findings before a comment and after the line that it applies to")
  func reach() {
    #expect(rules("\(Self.two) /* livery-disable */ \(Self.two)").count == 2)
    #expect(rules("/* livery-disable-next-line */\n\(Self.two)\n\(Self.two)").count == 2)
    #expect(rules("\(Self.two)\n\(Self.two) /* livery-disable-line */\n\(Self.two)").count == 4)
    #expect(rules("\(Self.two) /* livery-disable-next-line").contains("needless-disable"))
  }

  @Test("reports a comment without a reason if style is checked")
  func reasons() {
    let comment = "/* livery-disable-next-line unknown-property, invalid-value"
    #expect(rules("\(comment) */\n\(Self.two)", isStrict: true) == ["disable-without-reason"])
    #expect(rules("\(comment) -- */\n\(Self.two)", isStrict: true) == ["disable-without-reason"])
    #expect(rules("\(comment) -- as agreed */\n\(Self.two)", isStrict: true) == [])
    #expect(rules("\(comment) */\n\(Self.two)") == [])
  }

  @Test(
    "reports an invalid comment at its position",
    arguments: [
      ("⟦/* livery-disable */⟧", "there is no finding of anything to disable"),
      ("/* livery-disable ⟦invalid-value⟧ */", "there is no finding of 'invalid-value' to disable"),
      ("⟦/* livery-enable */⟧", "no comment disables anything here"),
      ("/* livery-enable ⟦invalid-value⟧ */", "no comment disables 'invalid-value' here"),
      (
        "/* livery-disable ⟦invalid-valeu⟧ */",
        "unknown rule or comment 'invalid-valeu'; did you mean 'invalid-value'?"
      ),
      (
        "/* ⟦livery-disable-lin⟧ */",
        "unknown rule or comment 'livery-disable-lin'; did you mean 'livery-disable-line'?"
      ),
    ] as [(MarkedSource, String)])
  func places(source: MarkedSource, message: String) {
    let findings = Linter().report(on: [SyntaxTree(parsing: source.text)]).findings
    #expect(findings.map(\.diagnostic.message) == [message])
    #expect(
      source.marking(findings.map(\.diagnostic.range)) == source.marking(source.ranges))
  }

  @Test("the fix removes a needless comment, but not a partly needed one")
  func fixes() {
    func fixes(_ source: String) -> [Diagnostic.FixIt] {
      Linter().report(on: [SyntaxTree(parsing: source)]).findings.flatMap(\.diagnostic.fixIts)
    }
    let whole = fixes("/* livery-disable invalid-value, unknown-unit */ a {}")
    #expect(whole == [.init(range: 0..<48, replacement: "", isSafe: true)])
    let partly = fixes("/* livery-disable invalid-value, unknown-unit */ a { color: none }")
    #expect(partly == [])
  }

  @Test("time is linear in the number of comments")
  func hostile() {
    for unit in [
      "/* livery-disable */", "/* livery-enable */", "/* livery-disable-line */",
      "/* livery-disable invalid-value *//* livery-enable invalid-value */",
      "/* livery-disable x */", "/* livery-disable-next-line */\na{color:none}",
    ] {
      expectGrowthOnOneThread(from: 600, unit) { count in
        let findings = Linter()
          .report(on: [SyntaxTree(parsing: String(repeating: unit, count: count))]).findings
        #expect(findings.count <= 20_002)
      }
    }
  }
}
