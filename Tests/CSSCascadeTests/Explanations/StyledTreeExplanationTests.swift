// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

@Suite struct StyledTreeExplanationTests {
  @Test("lists an element's own declarations among the rules")
  func attached() throws {
    var button = StyleElement("button", classes: ["a"])
    button.inlineStyle = "color: red; .a { color: lime }; color: blue"
    let sheet = CSSStyleSheet(
      "#b.a { color: teal } button { color: navy !important }", name: "a.css")
    let tree = StyledTree(of: StyleElement("body", children: [button]), in: sheet)
    let candidates = tree.explain("color", at: 1).candidates
    #expect(
      candidates.map { "\($0.value): \($0.reason)" } == [
        "navy: wins", "blue: lost to an important declaration",
        "red: lost to an important declaration",
      ])
    #expect(candidates[1].origin == .inline)
    #expect(candidates[1].selector == nil)
    #expect(candidates[1].location?.description == "<style>:1:33")
    button.inlineStyle = "color: red"
    let own = StyledTree(
      of: button, in: CSSStyleSheet(".a { color: teal }")
    ).explain("color", at: 0)
    #expect(own.candidates.map(\.reason) == [.wins, .inlineStyle])
  }

  @Test("lists presentational hints by the precedence of their properties")
  func code() {
    var button = StyleElement("button")
    button.presentationalHints = [
      LonghandValue(.color, Property.color.value(parsing: "red")!),
      LonghandValue(.width, Property.width.value(parsing: "1px")!),
    ]
    let sheet = CSSStyleSheet("button { color: teal; width: 2px }")
    let tree = StyledTree(of: button, in: sheet)
    for property in [Property.color, .width] {
      let explanation = tree.explain(property.name, at: 0)
      #expect(explanation.value == tree.style(at: 0)[property].description)
      #expect(Set(explanation.candidates.map(\.origin)) == [.presentationalHints, .author])
      let code = explanation.candidates.first { $0.origin == .presentationalHints }
      #expect(code?.location == nil)
      #expect(code?.wins == (property.hintPrecedence == .aboveSheets))
    }
  }

  @Test("matching containers apply their rules, others are listed")
  func containers() {
    var card = StyleElement("card", classes: ["card"], children: [StyleElement("title")])
    card.size = StyleSize(width: 300, height: 100)
    let sheet = CSSStyleSheet(
      """
      .card { container-type: inline-size }
      @container (width > 200px) { title { color: teal } }
      @container (width > 400px) { title { color: navy } }
      """)
    let explanation = StyledTree(of: card, in: sheet).explain("color", at: 1)
    #expect(explanation.value == "rgb(0, 128, 128)")
    #expect(
      explanation.candidates.map(\.reason) == [.wins, .conditions(["@container (width > 400px)"])])
  }

  @Test("explains every element with the ancestors that it inherits from")
  func values() {
    let root = StyleElement(
      "window", id: "main", classes: ["dark"],
      children: [StyleElement("box", children: [StyleElement("label")])])
    let tree = StyledTree(of: root, in: CSSStyleSheet("#main { color: teal }"))
    let explanation = tree.explain("color", at: 2)
    #expect(explanation.inheritedFrom.map(\.element) == ["window#main.dark"])
    #expect(tree.explain("width", at: 2).value == "auto")
    #expect(tree.explain("width", at: 2).source == .initialValue)
  }
}
