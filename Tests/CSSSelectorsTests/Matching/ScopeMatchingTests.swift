// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Matching of the scope, of supertypes and of parts")
struct ScopeMatchingTests {
  private static let tree = """
    window#r
      box#a.x
        button < control < view #b.x:focus
          ::part(label icon)
          ::part(icon)
        toggle < button < control < view #c
      box#d
        slider < control#e
          ::part(thumb):hover
          ::before
    """

  /// A selector, the scoping root and the matching elements: Selectors 4, section 8.4.
  static let scopes: [(String, String?, String)] = [
    (":scope", nil, "r"), (":scope", "a", "a"), (":scope > *", "a", "b c"), (":scope .x", "a", "b"),
    (":scope .x", nil, "a b"), (":not(:scope)", "e", "r a b c d"),
    (":is(:scope, .x)", "d", "a b d"),
    (":scope + box", "a", "d"), (":scope:root", "a", ""), (":scope:root", nil, "r"),
    ("&", "c", "c"),
    ("& > .x", "a", "b"), (":scope:has(> .x)", "a", "a"), (":has(> :scope)", "d", "r"),
    (":is(:scope > *)", "d", "e"), (":nth-child(1 of :not(:scope))", "a", "r b d e"),
  ]

  @Test(
    "':scope' is the scoping root, by default the root element", arguments: scopes)
  func scope(selector: String, scope: String?, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet, scope: scope) == expected)
  }

  @Test("results cached for one scoping root are not used for another", arguments: scopes)
  func changingScope(selector: String, scope: String?, expected: String) {
    let sheet = Sheet(selector)
    let tree = TreeNotation(Self.tree, sheet.names)
    var context = MatchingContext()
    sheet.table.withMatcher(in: tree.tree, &context) { matcher in
      for _ in 0..<10 {
        for other in -1..<tree.labels.count {
          for index in tree.labels.indices { _ = matcher.matches(0, index, scope: other) }
        }
        let root = scope.map(tree.index) ?? -1
        let found = tree.labels.indices.filter { matcher.matches(0, $0, scope: root) }
        #expect(found.map { tree.labels[$0] }.joined(separator: " ") == expected)
      }
    }
    #expect(tree.matches(sheet, &context) == TreeNotation(Self.tree, sheet.names).matches(sheet))
  }

  /// Type selectors match supertypes; parts and pseudo-elements are not children.
  static let kinds: [(String, String)] = [
    ("button", "b c"), ("control", "b c e"), ("view", "b c"), ("toggle", "c"),
    ("box > control", "b c e"),
    ("control:not(button)", "e"), ("view ~ view", "c"), ("button:first-of-type", "b c"),
    ("slider", "e"),
    (":is(button, slider)", "b c e"), ("control:nth-of-type(1)", "b c e"),
    ("box:has(> slider)", "d"),
    ("::part(icon)", "4 5"), ("::part(label)", "4"), ("::part(label icon)", "4"),
    ("button::part(icon)", "4 5"),
    ("control::part(thumb)", "9"), ("::part(thumb):hover", "9"), ("::part(thumb):not(:hover)", ""),
    ("box > ::part(thumb)", "9"), ("box::part(thumb)", ""), ("box > *", "b c e"),
    ("#d > * > *", ""),
    ("slider::before", "10"), ("box:has(slider)::before", ""), ("#d > slider::before", "10"),
    ("::part(icon):is(:not(:hover))", "4 5"), ("button:not(toggle)::part(icon)", "4 5"),
    (":focus::part(label)", "4"),
    // 9.6: a focus inside.
    (":focus-within", "r a b"), (":focus", "b"), ("box:focus-within", "a"),
    (":not(:focus-within)", "c d e"),
    (":focus-within:not(:focus)", "r a"), ("::part(icon):focus-within", ""),
    (":has(:focus)", "r a"),
    (":focus-within > .x", "a b"), ("box:not(:focus-within) > *", "e"),
    (":focus-within + *", "c d"),
  ]

  @Test("matches supertypes, parts and a focused descendant", arguments: kinds)
  func kind(selector: String, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet) == expected)
  }
}
