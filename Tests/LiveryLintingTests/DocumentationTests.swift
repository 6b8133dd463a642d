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
}
