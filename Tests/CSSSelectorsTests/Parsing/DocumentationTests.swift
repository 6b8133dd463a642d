// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Examples of the documentation")
struct DocumentationTests {
  @Test("the examples of the landing page are correct")
  func landingPage() {
    let list = SelectorList(parsing: "toolbar>.button:HOVER, #main")
    #expect("\(list)" == "toolbar > .button:hover, #main")
    #expect("\(list[0].specificity)" == "(0,2,1)")
    let element = ElementDescription(parsing: "toolbar .button").adding(states: ["hover"])
    #expect(list[0].matches(element))
    #expect(
      SelectorList(parsing: "a, b:hovr").diagnostics[0].message
        == "unknown pseudo-class ':hovr'; did you mean ':hover'?")
  }

  @Test("the examples of the symbols are correct")
  func symbols() {
    #expect(SelectorList(parsing: "#main .item:hover")[0].specificity.description == "(1,2,0)")
    #expect(
      SelectorList(parsing: "a , .b>c").map(\.specificity.description) == ["(0,0,1)", "(0,1,1)"])
    #expect(identifierText("md:w-1/2") == #"md\:w-1\/2"#)
    #expect(identifierText("1up") == #"\31 up"#)
    let pressed = ElementDescription(parsing: "toolbar#main > .button:hover")
      .adding(states: ["active"])
    #expect(SelectorList(parsing: "#main :hover:active")[0].matches(pressed))
  }
}
