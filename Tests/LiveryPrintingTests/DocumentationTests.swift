// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite struct DocumentationTests {
  @Test("the example of the landing page prints the documented output")
  func landingPage() {
    let tree = SyntaxTree(parsing: "a > b { color : red; /* why */ }", name: "theme.css")
    #expect(Minifier(tree).text == "a>b{color:red;}")
    #expect(Formatter(tree).formattedText == "a > b {\n  color: red; /* why */\n}\n")
    #expect(
      TextSink.text { DeclarationsDump([tree]).text(into: &$0) }
        == "theme.css:1:9: a > b { color: red }\n")
  }
}
