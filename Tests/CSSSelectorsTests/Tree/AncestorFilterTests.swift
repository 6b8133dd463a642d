// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Ancestor filter")
struct AncestorFilterTests {
  private static let tree = """
    body#r
      div#a.x
        button < control #b.y
          i#c
            ::part(thumb)
        i#d
    """

  /// A selector, an element, and whether the filter lets the selector be tried.
  static let selectors: [(String, String, Bool)] = [
    (".x i", "c", true), (".y i", "c", true), (".y i", "d", false), (".y > i", "d", false),
    ("#a i", "d", true),
    ("#b i", "d", false), ("control i", "c", true), ("control i", "d", false), ("i i", "d", false),
    (".x", "a", true), (".q", "a", true), (".q .x", "a", false), (".x .x", "a", false),
    // A sibling is no ancestor, but its ancestors are ancestors of the element.
    (".q + i", "d", true), (".q ~ i", "d", true), (".q > .y + i", "d", false),
    (".x > .q + i", "d", true),
    // The requirements of a single selector in a function.
    (":is(.q) i", "d", false), (":is(.q, .x) i", "d", true), (":is(.q i)", "d", false),
    (":where(.x) i", "d", true),
    (":not(.q) i", "d", true), (":has(.q) i", "d", true), (":is(:is(.q) > i)", "d", false),
    // A part belongs to its element and shares its ancestors.
    ("i::part(thumb)", "5", true), (".y i::part(thumb)", "5", true),
    (".q i::part(thumb)", "5", false),
    ("i i::part(thumb)", "5", false),
    // At most four names are required, the most selective ones.
    ("body div .x .y .q #r i", "c", false), ("q1 q2 q3 q4 #r i", "c", false),
    ("body div control #a #b i", "c", true),
  ]

  @Test("rejects selectors whose ancestor names are missing", arguments: selectors)
  func filter(selector: String, element: String, expected: Bool) {
    let sheet = Sheet(selector)
    #expect(isTried(sheet, element) == expected)
  }

  @Test(
    "'&' requires the ancestor names of the parent rule",
    arguments: [
      ([".q", "i"], false), ([".x", "i"], true), ([".q, .x", "i"], true),
      ([".q #a, .x", "i"], true),
      ([".x", ".q", "i"], false), ([".q", ".x", "i"], false), ([".q i", "&"], false),
      ([".x i", "&#d"], true),
      ([".q", "+ i"], true), ([".q .x", "> i"], false), (["b.q, i.q", "i"], false),
    ])
  func nesting(rules: [String], expected: Bool) {
    #expect(isTried(Sheet(nested: rules), "d") == expected)
  }

  @Test("a replaced element is found in the filters below it")
  func replaced() {
    let sheet = Sheet(".new i, .y i")
    let notation = TreeNotation(Self.tree, sheet.names)
    var tree = notation.tree
    let requirements = (0..<2).map { sheet.table.ancestorRequirements(of: $0) }
    func mayMatch() -> [Bool] {
      requirements.map { tree.filters[notation.index(of: "c")].mayMatch($0) }
    }
    #expect(mayMatch() == [false, true])
    let new = sheet.names.find("new")
    tree.replace(notation.index(of: "b"), with: ElementFacts(classes: new.map { [$0] } ?? []))
    #expect(mayMatch() == [true, false])
    #expect(tree.filters[notation.index(of: "d")].mayMatch(AncestorRequirements()))
  }

  @Test("never rejects a selector that matches", arguments: 0..<4)
  func random(seed: Int) {
    var source = RandomSelectors(seed: UInt64(2000 + seed))
    var (kept, matched) = (0, 0)
    for _ in 0..<200 {
      let elements = source.elements(count: 14)
      var sheet = Sheet()
      let selector = source.selector(in: [], longest: 5)
      guard sheet.parse(selector.text) != nil else { continue }
      let tree = ReferenceElement.tree(of: elements, sheet.names)
      let requirements = sheet.table.ancestorRequirements(of: 0)
      for index in elements.indices {
        let mayMatch = tree.filters[index].mayMatch(requirements)
        let matches = sheet.table.matches(0, index, in: tree)
        #expect(mayMatch || !matches, "\(selector.text) on \(index)")
        kept += mayMatch ? 0 : 1
        matched += matches ? 1 : 0
      }
    }
    #expect(kept > 200 && matched > 50)
  }

  private func isTried(_ sheet: Sheet, _ label: String) -> Bool {
    let notation = TreeNotation(Self.tree, sheet.names)
    let index = notation.index(of: label)
    let requirements = sheet.table.ancestorRequirements(of: sheet.table.count - 1)
    return notation.tree.filters[index].mayMatch(requirements)
  }
}
