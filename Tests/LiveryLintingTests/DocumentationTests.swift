// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryLinting
import Testing

@Suite struct DocumentationTests {
  @Test("the example of the landing page prints the documented output")
  func landingPage() {
    let report = Linter().report(
      on: [SyntaxTree(parsing: "a { colour: red }", name: "theme.css")])
    #expect(
      report.text() == """
        theme.css:1:5: error: unknown property 'colour'; did you mean 'color'? [unknown-property]
        a { colour: red }
            ^~~~~~
        1 error

        """)
  }

  @Test("the example of the linter has the documented result")
  func linter() {
    var linter = Linter()
    linter.configuration.settings.rules["unknown-property"] = RuleSetting(.warning)
    let report = linter.report(on: [SyntaxTree(parsing: "a { colour: red }", name: "a.css")])
    #expect(
      report.findings[0].diagnostic.message == "unknown property 'colour'; did you mean 'color'?")
    #expect(report.findings[0].diagnostic.severity == .warning)
  }
}
