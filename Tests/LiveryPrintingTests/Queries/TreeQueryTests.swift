// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite struct TreeQueryTests {
  private let sheet = CSSStyleSheet(
    """
    :root { --accent: teal; color: black }
    .item { width: 10px }
    #first { color: var(--accent) }
    .item:hover { border-top: 1px solid currentcolor }
    .item::before { color: lime }
    .item::part(knob) { width: 2em; font-size: 10px }
    """)

  private var root: StyleElement {
    var knobbed = StyleElement("item", classes: ["item", "a:b"], states: ["hover"])
    knobbed.parts = ["other", "knob"]
    return StyleElement(
      "list", classes: ["x", "y"],
      children: [
        StyleElement("item", id: "first", classes: ["item"], children: [StyleElement("label")]),
        knobbed,
      ])
  }

  private func text(
    _ selector: String, _ properties: String..., selection: ValueSelection = ValueSelection()
  ) -> String {
    var query = TreeQuery(selector, of: root, in: sheet, properties: properties)
    query.selection = selection
    return TextSink.text { query.text(into: &$0) }
  }

  @Test("prints the path and the values of each matching element")
  func everything() {
    #expect(
      text(":root, label") == """
        list.x.y
          color  rgb(0, 0, 0)

        list.x.y > item#first.item > label

        """)
    #expect(
      text(":root, label", selection: ValueSelection(inherited: true, variables: true)) == """
        list.x.y
          color     rgb(0, 0, 0)
          --accent  teal

        list.x.y > item#first.item > label
          color     rgb(0, 128, 128)
          --accent  teal

        """)
  }

  @Test("prints a single property on the line of its element, including an initial value")
  func oneProperty() {
    #expect(
      text("*", "width") == """
        list.x.y: auto
        list.x.y > item#first.item: 10px
        list.x.y > item#first.item > label: auto
        list.x.y > item.item.a\\:b: 10px

        """)
    #expect(text("label", "--nothing") == "")
    #expect(
      text("item:hover", "border-top", "color", "--accent") == """
        list.x.y > item.item.a\\:b
          border-top  1px solid rgb(0, 0, 0)
          color       rgb(0, 0, 0)
          --accent    teal

        """)
  }

  @Test("queries a pseudo-element of every element that the compound matches")
  func pseudoElements() {
    #expect(
      text(".item::before", "color") == """
        list.x.y > item#first.item::before: rgb(0, 255, 0)
        list.x.y > item.item.a\\:b::before: rgb(0, 255, 0)

        """)
    #expect(text("::part(knob)", "width") == "list.x.y > item.item.a\\:b::part(knob): 20px\n")
    #expect(
      text("::part(other)::after", "color")
        == "list.x.y > item.item.a\\:b::part(other)::after: rgb(0, 0, 0)\n")
  }

  @Test(
    "selectors match as in a sheet, including names that no sheet contains",
    arguments: [
      ("list > :first-child", 1), ("label:only-child", 1), (":has(> label)", 1), ("list label", 1),
      (":nth-child(2)", 1), ("[class~=y]", 1), (":not(.item)", 2), (":empty", 2), ("#first ~ *", 1),
      ("nobody", 0), (":is(label, list)", 2), (":scope", 1), ("item, label, item", 3),
    ])
  func selectors(selector: String, count: Int) {
    let query = TreeQuery(selector, of: root, in: sheet, properties: ["color"])
    #expect(query.diagnostics == [])
    #expect(query.isEmpty == (count == 0))
    #expect(TextSink.text { query.text(into: &$0) }.split(separator: "\n").count == count)
  }

  @Test("prints an array in document order in JSON")
  func json() {
    let query = TreeQuery("item, label", of: root, in: sheet, properties: ["width", "--accent"])
    let text = LiveryPrintingTests.json { query.json(into: &$0) }
    #expect(
      text == #"""
        [
          {"node":"list.x.y > item#first.item","id":"first","properties":{"width":"10px","--accent":"teal"}},
          {"node":"list.x.y > item#first.item > label","id":null,"properties":{"width":"auto","--accent":"teal"}},
          {"node":"list.x.y > item.item.a\\:b","id":null,"properties":{"width":"10px","--accent":"teal"}}
        ]
        """#)
  }

  @Test("the viewport has the size of the root, unless the environment sets one")
  func viewport() {
    var root = StyleElement("window")
    root.size = StyleSize(width: 800, height: 600)
    var sheet = CSSStyleSheet(
      "window { width: 10vw } @media (width = 800px) and (orientation: landscape) { * { order: 1 } }"
    )
    func text() -> String {
      let query = TreeQuery("window", of: root, in: sheet, properties: ["width", "order"])
      return TextSink.text { query.text(into: &$0) }
    }
    #expect(text() == "window\n  width  80px\n  order  1\n")
    root.size?.height = nil
    #expect(text() == "window\n  width  10vw\n  order  0\n")
    root.size?.height = 600
    sheet.environment.viewport = .init(width: 400, height: 600)
    #expect(text() == "window\n  width  40px\n  order  0\n")
  }

  @Test("prints the values at a moment after the state of the matching elements changed")
  func moments() {
    let sheet = CSSStyleSheet(
      """
      item { top: 0px; transition: top 100ms linear }
      item:hover, item:hover::part(knob) { top: 10px }
      item::part(knob) { top: 0px; transition: top 200ms linear }
      """)
    func text(_ selector: String, _ change: StateChange?) -> String {
      var query = TreeQuery(selector, of: root, in: sheet, properties: ["top"])
      query.advance(to: .milliseconds(50), change)
      return TextSink.text { query.text(into: &$0) }
    }
    // The second item is hovered all the time.
    let change = StateChange(to: "highlighted")
    #expect(
      text("item", change) == "list.x.y > item#first.item: 5px\nlist.x.y > item.item.a\\:b: 10px\n")
    #expect(text("#first", nil) == "list.x.y > item#first.item: 0px\n")
    #expect(
      text("item::part(knob)", StateChange(from: "selected"))
        == "list.x.y > item.item.a\\:b::part(knob): 10px\n")
  }

  @Test("reports an invalid selector, which matches nothing")
  func invalidSelector() {
    let query = TreeQuery("a..b", of: root, in: sheet)
    #expect(query.diagnostics.count == 1)
    #expect(query.isEmpty)
  }

  @Test("limits the length of the output for long names and deep trees")
  func longNames() {
    let name = String(repeating: "x", count: 5000)
    var element = StyleElement(name)
    for _ in 0..<10 { element = StyleElement(name, children: [element]) }
    let query = TreeQuery(":empty", of: element, in: sheet, properties: ["color"])
    let text = TextSink.text { query.text(into: &$0) }
    #expect(text.utf8.count < 17_000)
    #expect(text.hasPrefix("… > xxx"))
  }
}
