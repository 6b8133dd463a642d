// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests that the style of a single node is equal to its style in the whole tree.
@Suite struct NodeQueryTests {
  /// Sheets that depend on all surrounding elements.
  static let sheets = [
    ".a { color: red } .b .a { width: 1px } .b > .a { height: 1px } a + .a { top: 1px }",
    ".a ~ .b { width: 1px } :first-child { left: 1px } :nth-last-child(2) { right: 1px }",
    ":empty { width: 1px } :empty + * { height: 1px } :root { --x: 1 } :only-child { top: 1px }",
    "* { width: inherit } .b { width: 5px; font-size: 2em } .a { height: 2em; color: var(--x, red) }",
    ":has(> .a) { width: 1px } :has(+ .b) { height: 1px } .b:has(.a) c { color: red }",
    ":focus-within { width: 1px } :focus-within + * { height: 1px }",
    "@scope (.b) to (c) { .a { width: 1px } :scope { height: 1px } }",
    "@container (width > 50px) { .a { width: 1px } } .b { container-type: inline-size }",
  ]

  private var tree: Item {
    let focused = Item("c", "a")
    focused.styleStates = ["focus"]
    let label = Item("a", "a")
    label.inlineStyle = "color: blue; --x: green"
    let box = Item(
      "b", "b",
      children: [Item("a", "a"), Item("a", "b", children: [focused, Item("c", "b")]), label])
    box.styleSize = StyleSize(width: 100)
    return Item(
      "window",
      children: [box, Item("a", "a", "b"), Item("c", children: [Item("a")]), Item("b", "a")])
  }

  @Test("a single node has the style of the whole tree", arguments: sheets)
  func agreement(text: String) throws {
    let sheet = CSSStyleSheet(text)
    let root = tree
    let styled = sheet.styledTree(of: root)
    for node in root.all {
      let expected = try #require(styled[node])
      #expect(sheet.computedStyle(for: node) == expected, "\(node.styleType) \(node.styleClasses)")
    }
  }

  @Test(
    "an element at the end of a path has the style of the whole tree",
    arguments: sheets)
  func paths(text: String) {
    let sheet = CSSStyleSheet(text)
    let before = [
      StyleElement("a", classes: ["a"]), StyleElement("b", children: [StyleElement("c")]),
    ]
    let after = [
      StyleElement("a", classes: ["b"], children: [StyleElement("c", states: ["focus"])])
    ]
    let last = StyleElement("a", classes: ["a"], children: [StyleElement("c", classes: ["a"])])
    var path = StylePath(StyleElement("window"))
    path.append(StyleElement("b", classes: ["b"]), before: before, after: after)
    path.append(last, before: [], after: after)
    let row = StyleElement("b", classes: ["b"], children: [last] + after)
    let styled = sheet.styledTree(of: StyleElement("window", children: before + [row] + after))
    // The window, three elements and the row precede the element.
    #expect(styled.element(at: 5)?.classes == last.classes)
    #expect(sheet.computedStyle(for: path) == styled.style(at: 5))
  }

  @Test("queries only relevant nodes unless a selector matches descendants")
  func readCount() {
    let root = tree
    _ = CSSStyleSheet(".a { color: red }").computedStyle(for: root.children[0])
    #expect(root.all.map(\.readCount) == [1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1])
    _ = CSSStyleSheet(":has(.a) { color: red }").computedStyle(for: root.children[0])
    #expect(root.all.allSatisfy { $0.readCount > 0 })
  }

  @Test("styles a node that its parent does not list or that is its own ancestor")
  func inconsistentTrees() {
    let sheet = CSSStyleSheet("window > a { width: 1px } b a { height: 1px }")
    let parent = Item("window")
    let lost = Item("a")
    lost.parent = parent
    #expect(sheet.computedStyle(for: lost)[.width].description == "1px")
    let first = Item("a")
    let second = Item("b", children: [first])
    second.parent = first
    first.children = [second]
    #expect(sheet.computedStyle(for: first)[.height].description == "1px")
  }

  @Test("parts and pseudo-elements are below their element")
  func pseudoElements() throws {
    let sheet = CSSStyleSheet(
      """
      b { color: red } b::before { width: 1px } a.a::part(knob) { width: 2px }
      a:hover::part(knob) { height: 3px } .b > a::PLACEHOLDER { width: 4px }
      """)
    let field = Item("a", "a")
    field.styleStates = ["hover"]
    let box = Item("b", "b", children: [field])
    let knob = sheet.computedStyle(for: field, part: "knob")
    #expect(knob.description == "color: rgb(255, 0, 0); width: 2px; height: 3px")
    #expect(!sheet.computedStyle(for: field, part: "track").isMatched)
    let before = try #require(sheet.computedStyle(for: box, pseudoElement: "before"))
    #expect(before.description == "color: rgb(255, 0, 0); width: 1px")
    let placeholder = sheet.computedStyle(for: field, pseudoElement: "::placeholder")
    #expect(placeholder?[.width].description == "4px")
    for name in ["part", "befor", "", ":::before", "before "] {
      #expect(sheet.computedStyle(for: box, pseudoElement: name) == nil, "\(name)")
    }
    var path = StylePath(StyleElement("b", classes: ["b"]))
    path.append(StyleElement("a", classes: ["a"], states: ["hover"]))
    #expect(sheet.computedStyle(for: path, part: "knob") == knob)
    #expect(sheet.computedStyle(for: path, pseudoElement: "placeholder") == placeholder)
    let styled = sheet.styledTree(of: box)
    #expect(styled.style(at: 0, pseudoElement: "before") == before)
    #expect(styled.style(at: 1, pseudoElement: "placeholder") == placeholder)
    #expect(styled.style(at: 1, part: "knob") == knob)
    #expect(styled.style(at: 1, pseudoElement: "part") == nil)
  }
}
