// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Matching of :has()")
struct RelationalMatchingTests {
  private static let tree = """
    body#r
      div#a.card
        h1#b.x
        p#c.y:hover
          b#d.z
            i#e.x
        p#f
      div#g.card
        p#h.y
          ::part(thumb)
        h1#i
      ul#j
        li#k.x
        li#l.y
        li#m.z
        li#n.x
    """

  /// A selector and the elements that it matches: Selectors 4, sections 4.5 and 3.4.
  static let selectors: [(String, String)] = [
    // A descendant.
    (":has(.z)", "r a c j"), ("div:has(.z)", "a"), (":has(i)", "r a c d"), (":has(.nowhere)", ""),
    (":has(h1, li)", "r a g j"), (":has(*)", "r a c d g j"),
    ("*:not(:has(*))", "b e f h i k l m n"),
    (":has(.x:hover, .y:hover)", "r a"), (":has(:not(p, h1))", "r a c d j"),
    // A child.
    (":has(> .x)", "a d j"), (":has(> h1)", "a g"), ("div:has(> .z)", ""), (":has(> * > i)", "c"),
    (":has(> p > b)", "a"), (":has(> p b)", "a"), (":has(> p i)", "a"), ("p:has(>b)", "c"),
    // The next sibling, and any later sibling.
    (":has(+ .y)", "b k"), ("h1:has(+ p)", "b"), (":has(+ p + p)", "b"), (":has(+ .card)", "a"),
    (":has(~ .y)", "b k"), (":has(~ .x)", "k l m"), (":has(~ p)", "b c"),
    ("li:has(~ .z ~ .x)", "k l"),
    (":has(+ .y ~ .x)", "k"), (":has(~ .z + .x)", "k l"), (":has(~ ul > .z)", "a g"),
    (":has(+ * .x)", "b g"), (":has(+ div p)", "a"), (":has(~ p > b)", "b"), (":has(~ p i.x)", "b"),
    // Several compounds as descendants.
    (":has(.y .x)", "r a"), (":has(.card .x)", "r"), (":has(.card i)", "r"), (":has(p b i)", "r a"),
    (":has(.y > .z)", "r a"), (":has(.x .x)", ""), (":has(.x ~ .y)", "r a j"),
    (":has(> .x ~ .z)", "j"),
    (":has(> .x + .y > .z)", "a"), (":has(.y + .z + .x)", "r j"), (":has(h1 + p)", "r a"),
    // A nested function may test ancestors of the anchor.
    (":has(:is(.card .z))", "r a c"), (":has(:is(body > div))", "r"), ("p:has(:is(.card b))", "c"),
    (":has(:not(.card *))", "r j"),
    // Combined with compounds around `:has()`.
    ("div:has(> p):not(:has(.z))", "g"), (".card:has(.z) > h1", "b"),
    (".card:has(h1:first-child) p", "c f"),
    (":has(> .z) ~ p", "f"), (":not(:has(.x)) > p", "h"), (":is(:has(> .z), .card)", "a c g j"),
    ("div:has(p):has(b)", "a"), (":has(> :nth-child(4))", "j"),
    (":has(> :nth-child(2 of .x))", "j"),
    ("h1:has(~ p:last-child)", "b"), (":has(> h1:last-child)", "g"),
  ]

  @Test("':has()' matches descendants and following siblings", arguments: selectors)
  func relational(selector: String, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet) == expected)
  }

  @Test(
    "repeated matching returns the same results", arguments: selectors)
  func repeated(selector: String, expected: String) {
    let sheet = Sheet(selector)
    let tree = TreeNotation(Self.tree, sheet.names)
    var context = MatchingContext()
    for _ in 0..<20 { #expect(tree.matches(sheet, &context) == expected) }
  }
}
