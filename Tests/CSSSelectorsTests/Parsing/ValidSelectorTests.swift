// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Valid selectors")
struct ValidSelectorTests {
  /// A selector, its canonical form (CSSOM 5.2) and its specificity (Selectors 4, 17).
  static let cases: [(String, String, String)] = [
    // Selectors 4, 5.1 and 5.2: types.
    ("a", "a", "(0,0,1)"), ("A", "A", "(0,0,1)"), ("*", "*", "(0,0,0)"),
    ("navigationBar", "navigationBar", "(0,0,1)"), ("-x", "-x", "(0,0,1)"),
    ("--x", "--x", "(0,0,1)"), ("é", "é", "(0,0,1)"), ("_1", "_1", "(0,0,1)"),
    ("*.a", ".a", "(0,1,0)"), ("*#a", "#a", "(1,0,0)"), ("*:hover", ":hover", "(0,1,0)"),
    ("*[a]", "[a]", "(0,1,0)"), ("* *", "* *", "(0,0,0)"),
    // 5.3: namespaces, with none declared.
    ("*|a", "a", "(0,0,1)"), ("*|*", "*", "(0,0,0)"), ("|a", "|a", "(0,0,1)"),
    ("|*", "|*", "(0,0,0)"), ("|*.a", "|*.a", "(0,1,0)"), ("*|*.a", ".a", "(0,1,0)"),
    ("a *|b", "a b", "(0,0,2)"), ("*/**/|/**/a", "a", "(0,0,1)"),
    // 6: attributes.
    ("[a]", "[a]", "(0,1,0)"), ("[ a ]", "[a]", "(0,1,0)"), ("[A]", "[A]", "(0,1,0)"),
    ("[a=b]", #"[a="b"]"#, "(0,1,0)"), ("[a = 'b']", #"[a="b"]"#, "(0,1,0)"),
    ("[a~=b]", #"[a~="b"]"#, "(0,1,0)"), ("[a|=b]", #"[a|="b"]"#, "(0,1,0)"),
    ("[a^=b]", #"[a^="b"]"#, "(0,1,0)"), ("[a$=b]", #"[a$="b"]"#, "(0,1,0)"),
    ("[a*=b]", #"[a*="b"]"#, "(0,1,0)"), ("[a=\"\"]", #"[a=""]"#, "(0,1,0)"),
    ("[a=b i]", #"[a="b" i]"#, "(0,1,0)"), ("[a=b I]", #"[a="b" i]"#, "(0,1,0)"),
    ("[a='b's]", #"[a="b" s]"#, "(0,1,0)"), ("[a=\"b\"i]", #"[a="b" i]"#, "(0,1,0)"),
    ("[a=i]", #"[a="i"]"#, "(0,1,0)"), ("[i=s i]", #"[i="s" i]"#, "(0,1,0)"),
    ("[|a]", "[a]", "(0,1,0)"), ("[*|a]", "[*|a]", "(0,1,0)"),
    ("[*|a|=b]", #"[*|a|="b"]"#, "(0,1,0)"), ("[a/**/^/**/=/**/b/**/]", #"[a^="b"]"#, "(0,1,0)"),
    ("[a|/**/=b]", #"[a|="b"]"#, "(0,1,0)"), ("[a][b]", "[a][b]", "(0,2,0)"),
    (#"[a="x\"y\\z"]"#, #"[a="x\"y\\z"]"#, "(0,1,0)"),
    (#"[a="1\a 2"]"#, #"[a="1\a 2"]"#, "(0,1,0)"), ("[a=\\31 x]", #"[a="1x"]"#, "(0,1,0)"),
    ("[a", "[a]", "(0,1,0)"), ("[a=b", #"[a="b"]"#, "(0,1,0)"), ("[a='b", #"[a="b"]"#, "(0,1,0)"),
    // 6.6 and 6.7: classes and ids.
    (".a", ".a", "(0,1,0)"), (".A", ".A", "(0,1,0)"), (".a.a", ".a.a", "(0,2,0)"),
    ("#a", "#a", "(1,0,0)"), ("#a#b", "#a#b", "(2,0,0)"), ("a#b.c[d]", "a#b.c[d]", "(1,2,1)"),
    ("./**/a", ".a", "(0,1,0)"), (".a/**/.b", ".a.b", "(0,2,0)"), ("a/**/.b", "a.b", "(0,1,1)"),
    // CSSOM 2.1: names with escapes.
    (#".\31 "#, #".\31 "#, "(0,1,0)"), (#".md\:w-1\/2"#, #".md\:w-1\/2"#, "(0,1,0)"),
    (#".\-"#, #".\-"#, "(0,1,0)"), (#".-\31 x"#, #".-\31 x"#, "(0,1,0)"),
    ("#\\#", "#\\#", "(1,0,0)"), (#".\68 over"#, ".hover", "(0,1,0)"),
    (".a\\0 b", ".a\u{FFFD}b", "(0,1,0)"), (".\\1 a", ".\\1 a", "(0,1,0)"),
    (".😀", ".😀", "(0,1,0)"), (#".\1F600"#, ".😀", "(0,1,0)"),
    // 3.5: pseudo-classes.
    (":hover", ":hover", "(0,1,0)"), (":HOVER", ":hover", "(0,1,0)"),
    (#":\68 over"#, ":hover", "(0,1,0)"), (":/**/hover", ":hover", "(0,1,0)"),
    (":root", ":root", "(0,1,0)"), (":first-child", ":first-child", "(0,1,0)"),
    (":focus-visible", ":focus-visible", "(0,1,0)"), (":selected", ":selected", "(0,1,0)"),
    (":highlighted", ":highlighted", "(0,1,0)"), (":host", ":host", "(0,1,0)"),
    (":state(on)", ":state(on)", "(0,1,0)"), (":STATE( On )", ":state(On)", "(0,1,0)"),
    (":state(hover)", ":state(hover)", "(0,1,0)"), (":state(a", ":state(a)", "(0,1,0)"),
    ("a:hover:active", "a:hover:active", "(0,2,1)"),
    // 3.6: pseudo-elements.
    ("::before", "::before", "(0,0,1)"), (":before", "::before", "(0,0,1)"),
    (":AFTER", "::after", "(0,0,1)"), (":first-line", "::first-line", "(0,0,1)"),
    (":first-letter", "::first-letter", "(0,0,1)"), ("a::selection", "a::selection", "(0,0,2)"),
    ("*::before", "*::before", "(0,0,1)"), ("::placeholder", "::placeholder", "(0,0,1)"),
    ("::Marker", "::marker", "(0,0,1)"), ("::backdrop", "::backdrop", "(0,0,1)"),
    ("::file-selector-button", "::file-selector-button", "(0,0,1)"),
    ("a::before:hover", "a::before:hover", "(0,1,2)"),
    ("a:hover::before", "a:hover::before", "(0,1,2)"),
    ("::before::marker", "::before::marker", "(0,0,2)"),
    ("a > ::before", "a > ::before", "(0,0,2)"),
    (": /**/ :before", "", ""), (":/**/:before", "::before", "(0,0,1)"),
    ("::part(a)", "::part(a)", "(0,0,1)"), ("::part( a  b )", "::part(a b)", "(0,0,1)"),
    ("a::part(x):hover", "a::part(x):hover", "(0,1,2)"),
    ("a::part(x):first-child", "a::part(x):first-child", "(0,1,2)"),
    ("a::part(x):state(on)", "a::part(x):state(on)", "(0,1,2)"),
    ("a::part(x)::before", "a::part(x)::before", "(0,0,3)"),
    ("::-webkit-Search-Decoration", "::-webkit-search-decoration", "(0,0,1)"),
    ("::-WEBKIT-x:hover", "::-webkit-x:hover", "(0,1,1)"),
    // 16: combinators.
    ("a b", "a b", "(0,0,2)"), ("a \n\t b", "a b", "(0,0,2)"), ("a>b", "a > b", "(0,0,2)"),
    ("a > b", "a > b", "(0,0,2)"), ("a+b", "a + b", "(0,0,2)"), ("a~b", "a ~ b", "(0,0,2)"),
    ("a/**/ /**/b", "a b", "(0,0,2)"), ("a/**/>/**/b", "a > b", "(0,0,2)"),
    (" a ", "a", "(0,0,1)"), ("/**/a/**/", "a", "(0,0,1)"),
    ("a >b+ c ~d e", "a > b + c ~ d e", "(0,0,5)"),
    ("#a .b > c:hover", "#a .b > c:hover", "(1,2,1)"),
    // CSS Nesting, 3: `&` outside of all rules.
    ("&", "&", "(0,0,0)"), ("& a", "& a", "(0,0,1)"), (".a&", ".a&", "(0,1,0)"),
    ("a&.b", "a&.b", "(0,1,1)"), ("&&", "&&", "(0,0,0)"),
  ]

  @Test("serializes a selector in canonical form with its specificity", arguments: cases)
  func canonical(text: String, expected: String, specificity: String) {
    let list = SelectorList(parsing: text)
    if expected.isEmpty {
      #expect(list.isEmpty)
      return
    }
    #expect(list.diagnostics.isEmpty)
    #expect(list.description == expected)
    #expect(list.map(\.specificity.description) == [specificity])
  }

  @Test("round-trips the canonical form", arguments: cases.map(\.1))
  func roundTrip(text: String) {
    #expect(SelectorList(parsing: text).description == text)
  }

  @Test("lists keep their order")
  func lists() {
    let list = SelectorList(parsing: "a , .b>c,\n#d")
    #expect(list.description == "a, .b > c, #d")
    #expect(list.map(\.specificity.description) == ["(0,0,1)", "(0,1,1)", "(1,0,0)"])
    #expect(list == SelectorList(parsing: "a,.b > c,#d"))
    #expect(list != SelectorList(parsing: "a,.b c,#d"))
    #expect(Set([list[0], SelectorList(parsing: "*|a")[0]]).count == 1)
  }

  @Test("round-trips every known name")
  func vocabulary() {
    for pseudoClass in PseudoClass.allCases {
      let text = ":" + pseudoClass.name
      #expect(SelectorList(parsing: text.uppercased()).description == text)
      let words = pseudoClass.name.split(separator: "-")
      let camelCase = words[0] + words.dropFirst().map(\.capitalized).joined()
      #expect("\(pseudoClass)" == camelCase)
    }
    for element in PseudoElement.allCases where element != .part {
      let text = "::" + element.name
      #expect(SelectorList(parsing: text.uppercased()).description == text)
    }
  }
}

extension Substring {
  /// The word with a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
