// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Matching of :is(), :where(), :not()")
struct LogicalMatchingTests {
  private static let tree = """
    body#r
      div#a.x.y
        p#b.x:hover
        p#c.y
          b#d.z
      div#e.z
        p#f.x.z
          b#g
        a#h.y
    """

  /// A selector and the elements that it matches; section numbers are of Selectors 4.
  static let selectors: [(String, String)] = [
    // 4.2: the matches-any pseudo-class.
    (":is(.x)", "a b f"), (":is(.x, .z)", "a b d e f"), (":is()", ""), ("p:is(.x, .y)", "b c f"),
    (":is(div, p).x", "a b f"), (":is(.x.y, b)", "a d g"), (":is(:is(.x), :is(.z))", "a b d e f"),
    (":is(.nowhere, !, .x)", "a b f"), (":is(*)", "r a b c d e f g h"),
    (":is(#a, #e) > :is(p, a)", "b c f h"), (":is(.x, .y) b", "d g"),
    (":is(div > .x)", "b f"), (":is(.x .z)", "d"), (":is(.x + .y)", "c h"),
    (":is(p ~ a, p b)", "d g h"), (":is(body div) :is(p > b)", "d g"),
    (":is(.x:hover, .y:hover)", "b"), (":is(div :is(p :is(b)))", "d g"),
    (":is(#a p) ~ p", "c"), ("div:is(#r > .x)", "a"),
    // 4.3: the negation pseudo-class.
    (":not(.x)", "r c d e g h"), ("p:not(.x)", "c"), (":not(.x, .y)", "r d e g"),
    (":not(:not(.x))", "a b f"), (":not(div > *)", "r a d e g"), ("p:not(:hover)", "c f"),
    (":not(*)", ""), (":not(.x):not(.y)", "r d e g"), ("b:not(.y b)", "g"),
    (":not(.x + *)", "r a b d f g"), ("div :not(p)", "d g h"), ("p:not(.x > *, .z)", ""),
    (":not(div *):not(:is(div))", "r"), ("div:not(:is(.x, .q))", "e"),
    // 4.4: the specificity-adjustment pseudo-class.
    (":where(.x, .z)", "a b d e f"), (":where()", ""), ("div:where(:not(.x))", "e"),
    (":where(.x > .y)", "c"), (":where(.x, ::before)", "a b f"),
  ]

  @Test("logical combinations match their lists", arguments: selectors)
  func logical(selector: String, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet) == expected)
  }
}
