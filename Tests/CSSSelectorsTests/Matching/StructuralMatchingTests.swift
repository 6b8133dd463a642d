// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Matching of structural pseudo-classes")
struct StructuralMatchingTests {
  private static let tree = """
    body#r
      div#a
        p#b.x
        b#c
        p#d.x
        i#e.x
        p#f
        b#g.x
        ::before
      ul#h
        li#i (text)
      div#j (text)
      dl#k
        unheard#l
        ofthese#m
        unheard#n
    """

  /// A selector and the elements that it matches; section numbers are of Selectors 4.
  static let positions: [(String, String)] = [
    // 13.1 and 13.2.
    (":root", "r"), ("div:root", ""), (":not(:root)", "a b c d e f g h i j k l m n"),
    (":root > *", "a h j k"), (":empty", "b c d e f g l m n"), ("div:empty", ""),
    (":root:empty", ""),
    ("li:empty", ""), (":not(:empty)", "r a h i j k"), ("p:empty:not(.x)", "f"),
    ("dl > :empty", "l m n"),
    // 13.3.3 to 13.3.5.
    (":first-child", "r a b i l"), (":last-child", "r g i k n"), (":only-child", "r i"),
    ("p:first-child", "b"), ("p:last-child", ""), (":first-child:last-child", "r i"),
    ("div > :not(:first-child)", "c d e f g"), (":first-child + *", "c h m"), ("p:only-child", ""),
    ("* > :last-child", "g i k n"),
    // 13.4.3 to 13.4.5: types that no selector names count as types as well.
    (":first-of-type", "r a b c e h i k l m"), (":last-of-type", "r e f g h i j k m n"),
    (":only-of-type", "r e h i k m"), ("p:first-of-type", "b"), ("b:last-of-type", "g"),
    ("i:only-of-type", "e"), ("b:only-of-type", ""), (".x:first-of-type", "b e"),
    (".x:last-of-type", "e g"), ("dl > :only-of-type", "m"),
  ]

  static let children: [(String, String)] = [
    // 13.3.1.
    ("#a > :nth-child(1)", "b"), ("#a > :nth-child(2n)", "c e g"),
    ("#a > :nth-child(even)", "c e g"),
    ("#a > :nth-child(odd)", "b d f"), ("#a > :nth-child(3n + 2)", "c f"),
    ("#a > :nth-child(-n + 2)", "b c"), ("#a > :nth-child(n + 5)", "f g"),
    ("#a > :nth-child(0)", ""),
    ("#a > :nth-child(-1)", ""), ("#a > :nth-child(n)", "b c d e f g"),
    ("#a > :nth-child(2n - 7)", "b d f"),
    ("#a > :nth-child(-2n + 4)", "c e"), ("p:nth-child(3)", "d"), (":nth-child(1)", "r a b i l"),
    ("#a > :nth-child(0n + 4)", "e"), ("#a > :nth-child(99999999999n + 2)", "c"),
    ("#a > :nth-child(n + 2):nth-child(-n + 3)", "c d"), ("#a > p:nth-child(odd)", "b d f"),
    // With a list of the elements that count.
    ("#a > :nth-child(1 of .x)", "b"), ("#a > :nth-child(2 of .x)", "d"),
    ("#a > :nth-child(even of .x)", "d g"),
    ("#a > :nth-child(odd of .x)", "b e"), ("p:nth-child(3 of .x)", ""),
    ("i:nth-child(3 of .x)", "e"),
    (":nth-child(2 of p, b)", "c"), (":nth-child(-n + 2 of b)", "c g"),
    (":nth-child(1 of :not(p))", "r a c i l"),
    (":nth-child(2 of #a > p)", "d"), (":nth-child(1 of .x + *)", "c"),
    (":nth-child(2 of p ~ .x)", "e"),
    // 13.3.2.
    ("#a > :nth-last-child(1)", "g"), ("#a > :nth-last-child(2)", "f"),
    ("#a > :nth-last-child(odd)", "c e g"),
    ("#a > :nth-last-child(-n + 2)", "f g"), (":nth-last-child(1)", "r g i k n"),
    ("#a > :nth-last-child(3n)", "b e"), ("#a > :nth-last-child(1 of .x)", "g"),
    ("#a > :nth-last-child(2 of .x)", "e"), ("#a > :nth-last-child(n + 3 of .x)", "b d"),
    (":nth-last-child(1 of p)", "f"), (":nth-last-child(2 of p, i)", "e"),
    ("dl > :nth-last-child(3)", "l"),
  ]

  static let types: [(String, String)] = [
    // 13.4.1.
    ("p:nth-of-type(1)", "b"), ("p:nth-of-type(2)", "d"), ("p:nth-of-type(odd)", "b f"),
    ("b:nth-of-type(2n)", "g"), ("#a > :nth-of-type(2)", "d g"), (":nth-of-type(3)", "f"),
    ("dl > :nth-of-type(1)", "l m"), ("dl > :nth-of-type(2)", "n"), ("p:nth-of-type(n + 2)", "d f"),
    ("i:nth-of-type(n)", "e"), ("div:nth-of-type(2)", "j"), (":root:nth-of-type(1)", "r"),
    // 13.4.2.
    ("p:nth-last-of-type(1)", "f"), ("p:nth-last-of-type(3)", "b"),
    ("p:nth-last-of-type(even)", "d"),
    ("#a > :nth-last-of-type(2)", "c d"), ("dl > :nth-last-of-type(2)", "l"),
    ("b:nth-last-of-type(-n + 1)", "g"),
    ("div:nth-last-of-type(2)", "a"), (":nth-last-of-type(4)", ""),
    ("i:nth-last-of-type(odd)", "e"),
    (".x:nth-last-of-type(1)", "e g"),
  ]

  @Test("structural pseudo-classes match the position", arguments: positions)
  func position(selector: String, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet) == expected)
  }

  @Test("':nth-child()' counts children", arguments: children)
  func child(selector: String, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet) == expected)
  }

  @Test("':nth-of-type()' counts children of one type", arguments: types)
  func type(selector: String, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet) == expected)
  }

  @Test(
    "structural pseudo-classes do not match in a synthetic tree",
    arguments: positions + children + types)
  func described(selector: String, expected: String) {
    let sheet = Sheet(selector)
    let tree = TreeNotation(Self.tree, sheet.names, structure: false)
    let mayMatch = selector.contains("not(")
    #expect(tree.matches(sheet).isEmpty || mayMatch)
  }

  @Test("structural pseudo-classes do not match pseudo-elements")
  func pseudoElement() {
    for selector in [
      "::before:first-child", "#a::before:not(:hover)", "::before:not(:first-child)",
    ] {
      let sheet = Sheet(selector)
      let isValid = sheet.table.count > 0
      let found = isValid ? TreeNotation(Self.tree, sheet.names).matches(sheet) : ""
      #expect(found == (isValid && selector.contains("not") ? "9" : ""))
    }
  }

  @Test("counts long sibling lists with many types in one pass")
  func longRow() {
    let sheet = Sheet("t7:nth-last-of-type(2)")
    var lines = ["body#r"]
    for index in 0..<5000 { lines.append("  t\(index % 50)") }
    let tree = TreeNotation(lines.joined(separator: "\n"), sheet.names)
    #expect(tree.matches(sheet) == "\(2 + 4900 + 7)")
    let first = Sheet("t7:first-of-type, t7:last-of-type, :only-of-type")
    #expect(TreeNotation(lines.joined(separator: "\n"), first.names).matches(first) == "r")
  }
}
