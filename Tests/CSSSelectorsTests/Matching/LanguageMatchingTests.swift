// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Matching of languages and directions")
struct LanguageMatchingTests {
  /// A range, a language and whether they match: Selectors 4, 10.2, and RFC 4647, 3.3.2.
  static let ranges: [(String, String, Bool)] = [
    ("de", "de", true), ("de", "de-CH", true), ("de", "DE-ch", true), ("DE", "de", true),
    ("de", "den", false),
    ("de", "en", false), ("de-CH", "de", false), ("de-ch", "de-CH", true), ("de", "", false),
    // The examples of the RFC: a range skips intermediate subtags.
    ("de-DE", "de-DE", true), ("de-DE", "de-de", true), ("de-DE", "de-Latn-DE", true),
    ("de-DE", "de-Latf-DE", true), ("de-DE", "de-DE-x-goethe", true),
    ("de-DE", "de-Latn-DE-1996", true),
    ("de-DE", "de-Deva-DE", true), ("de-DE", "de", false), ("de-DE", "de-x-DE", false),
    ("de-DE", "de-Deva", false),
    ("'de-*-DE'", "de-Latn-DE", true), ("'de-*-DE'", "de-DE", true),
    ("'de-*-DE'", "de-x-DE", false),
    // Wildcards.
    ("'*'", "de", true), ("'*'", "", false), ("'*-CH'", "de-CH", true),
    ("'*-CH'", "fr-Latn-CH", true),
    ("'*-CH'", "de", false), (#"\*-CH"#, "it-CH", true), ("'*-1996'", "de-DE-1996", true),
    ("'de-*'", "de", true),
    ("'*-x'", "de-x-a", true), ("'de-*-*-CH'", "de-CH", true), ("'*-*'", "de", true),
    // No language.
    ("''", "", true), ("''", "de", false), ("de, ''", "", true),
    // Several, and single characters that begin an extension.
    ("fr, de", "de-AT", true), ("fr, it", "de", false), ("de-a", "de-a-DE", true),
    ("de-DE", "de-1-DE", false),
    ("'de-'", "de", false), ("'x-klingon'", "x-klingon", true), ("i-klingon", "i-klingon", true),
  ]

  @Test("matches a language against a range", arguments: ranges)
  func range(range: String, language: String, expected: Bool) {
    let sheet = Sheet("p:lang(\(range))")
    let tree = TreeNotation("body\n  p#p [lang=\(language)]", sheet.names)
    #expect(tree.matches(sheet) == (expected ? "p" : ""))
  }

  private static let tree = """
    body#r [lang=de]
      div#a [lang=en-GB]
        p#b
          ::part(x)
        p#c [lang=] [dir=rtl]
          i#d
          b#e [dir=ltr]
      div#f
    """

  static let inherited: [(String, String)] = [
    (":lang(de)", "r f"), (":lang(en)", "a b"), (":lang('')", "c d e"),
    (":not(:lang(en))", "r c d e f"),
    ("::part(x):lang(en)", "4"), ("p:lang('*')", "b"), (":lang(en, de)", "r a b f"),
    (":lang(fr)", ""),
    (":lang(en) > :lang('')", "c"), ("div:lang(de)", "f"),
    (":dir(rtl)", "c d"), (":dir(ltr)", "r a b e f"), (":dir(auto)", ""),
    (":not(:dir(ltr))", "c d"),
    (":dir(rtl) > :dir(ltr)", "e"), ("i:dir(rtl)", "d"), (":dir(RTL)", "c d"),
    ("::part(x):dir(ltr)", "4"),
    ("p:dir(rtl):lang('')", "c"), (":has(> :dir(rtl))", "a c"),
  ]

  @Test(
    "inherits language and direction from the parent", arguments: inherited)
  func inheritance(selector: String, expected: String) {
    let sheet = Sheet(selector)
    #expect(TreeNotation(Self.tree, sheet.names).matches(sheet) == expected)
  }
}
