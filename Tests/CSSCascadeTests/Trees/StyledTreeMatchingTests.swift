// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSValues
import Testing

@Suite struct StyledTreeMatchingTests {
  /// An element `a` with a child `b`, which has the parts `x` and `y`, and two children `c`.
  ///
  /// The second `c` has a child `d`.
  private var root: StyleElement {
    var parted = StyleElement("b")
    parted.parts = ["x", "y"]
    return StyleElement(
      "a",
      children: [
        parted, StyleElement("c"), StyleElement("c", id: "e", children: [StyleElement("d")]),
      ])
  }

  @Test(
    "matches elements in document order",
    arguments: [
      ("*", [0, 1, 4, 5, 6]), ("c", [4, 5]), ("c + c", [5]), ("b ~ c", [4, 5]), (":root", [0]),
      ("a > :last-child", [5]), ("#e d, a", [0, 6]), ("::part(y)", [3]), ("b::part(x)", [2]),
      ("c::part(x)", []), ("nothing", []), (":has(> #e)", [0]),
    ] as [(String, [Int])])
  func matching(selector: String, indexes: [Int]) {
    let selectors = SelectorList(parsing: selector)
    for sheet in ["", "b { color: red } ::part(y) { width: 1px }"] {
      let tree = StyledTree(of: root, in: CSSStyleSheet(sheet))
      #expect(tree.elements(matching: selectors) == indexes)
    }
  }

  @Test(
    "an element with only white space is empty",
    arguments: [
      (nil, true), ("", true), (" \n\t\r\u{0C}", true), (" a ", false), ("\u{A0}", false),
      ("\u{3000}", false),
    ] as [(String?, Bool)])
  func whiteSpace(text: String?, isEmpty: Bool) {
    var root = StyleElement("a")
    root.text = text
    let tree = StyledTree(of: root, in: CSSStyleSheet(":empty { width: 1px }"))
    #expect(tree.elements(matching: SelectorList(parsing: ":empty")) == (isEmpty ? [0] : []))
    #expect(tree.style(at: 0)[.width].description == (isEmpty ? "1px" : "auto"))
  }

  @Test("lists requested pseudo-elements after the parts")
  func pseudoElements() {
    let selectors = SelectorList(parsing: "b::before, b::part(x)::before, d::after")
    #expect(selectors.pseudoElements == [.before, .after])
    let sheet = CSSStyleSheet("b::before { width: 1px } b::part(x)::before { width: 2px }")
    let tree = StyledTree(of: root, in: sheet, pseudoElements: selectors.pseudoElements)
    let matches = tree.elements(matching: selectors)
    #expect(matches.map { tree.pseudoElementText(at: $0) } == ["::before", "::before", "::after"])
    #expect(matches.map { tree.style(at: $0)[.width].description } == ["1px", "2px", "auto"])
    #expect(tree.parent(of: matches[0]).flatMap { tree.element(at: $0) }?.type == "b")
    #expect(tree.parent(of: matches[1]).flatMap { tree.pseudoElementText(at: $0) } == "::part(x)")
  }
}
