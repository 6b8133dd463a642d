// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Functions in selectors")
struct FunctionTests {
  /// A selector, its canonical form (CSSOM 5.2) and its specificity (Selectors 4, 17).
  static let logical: [(String, String, String)] = [
    // Selectors 4, 4.2: `:is()` is a forgiving list.
    (":is(a)", ":is(a)", "(0,0,1)"), (":IS(a)", ":is(a)", "(0,0,1)"),
    (":is( a , .b )", ":is(a, .b)", "(0,1,0)"), (":is(a,#b,.c)", ":is(a, #b, .c)", "(1,0,0)"),
    (":is()", ":is()", "(0,0,0)"), (":is( )", ":is()", "(0,0,0)"),
    (":is(/**/)", ":is()", "(0,0,0)"), (":is(", ":is()", "(0,0,0)"),
    (":is(a", ":is(a)", "(0,0,1)"), (":is(a,", ":is(a)", "(0,0,1)"),
    (":is(,)", ":is()", "(0,0,0)"), (":is(a,,b)", ":is(a, b)", "(0,0,1)"),
    (":is(,a)", ":is(a)", "(0,0,1)"), (":is(!, a)", ":is(a)", "(0,0,1)"),
    (":is(a!, .b)", ":is(.b)", "(0,1,0)"), (":is(:hovr, a)", ":is(a)", "(0,0,1)"),
    (":is(:hovr)", ":is()", "(0,0,0)"), (":is(::before, a)", ":is(a)", "(0,0,1)"),
    (":is(a:before)", ":is()", "(0,0,0)"), (":is(> a, b)", ":is(b)", "(0,0,1)"),
    (":is(svg|a, b)", ":is(b)", "(0,0,1)"), (":is([a=], b)", ":is(b)", "(0,0,1)"),
    (":is(x(1, 2), b)", ":is(b)", "(0,0,1)"), (":is({a, b}, [c, d], e)", ":is(e)", "(0,0,1)"),
    (":is(:not(::before), b)", ":is(b)", "(0,0,1)"), (":is(:host(a), b)", ":is(b)", "(0,0,1)"),
    (":is(\"a\", b)", ":is(b)", "(0,0,1)"), (":is(#1, b)", ":is(b)", "(0,0,1)"),
    (":is(a b)", ":is(a b)", "(0,0,2)"), (":is(a > b, c + d)", ":is(a > b, c + d)", "(0,0,2)"),
    (":is(a~b)", ":is(a ~ b)", "(0,0,2)"), (":is(*)", ":is(*)", "(0,0,0)"),
    ("*:is(a)", ":is(a)", "(0,0,1)"), ("a:is(b)", "a:is(b)", "(0,0,2)"),
    ("a:is(b):is(c)", "a:is(b):is(c)", "(0,0,3)"), (":is(a):hover", ":is(a):hover", "(0,1,1)"),
    (":is(a) b", ":is(a) b", "(0,0,2)"), ("a > :is(b, c)", "a > :is(b, c)", "(0,0,2)"),
    (":is(:is(a, .b), c)", ":is(:is(a, .b), c)", "(0,1,0)"),
    (":is(a, :is(b c, d), e)", ":is(a, :is(b c, d), e)", "(0,0,2)"),
    (":is(:is(!), c)", ":is(:is(), c)", "(0,0,1)"), (":is(*|a)", ":is(a)", "(0,0,1)"),
    (":is([a=b i])", #":is([a="b" i])"#, "(0,1,0)"),
    (":is(:state(x))", ":is(:state(x))", "(0,1,0)"),
    (":is(&)", ":is(&)", "(0,0,0)"), (":is(a, &.b)", ":is(a, &.b)", "(0,1,0)"),
    // 4.4: `:where()` has no specificity.
    (":where(a)", ":where(a)", "(0,0,0)"), (":where(#a, .b)", ":where(#a, .b)", "(0,0,0)"),
    (":where()", ":where()", "(0,0,0)"), (":WHERE(a, !)", ":where(a)", "(0,0,0)"),
    ("a:where(.b)", "a:where(.b)", "(0,0,1)"), (":where(:is(#a))", ":where(:is(#a))", "(0,0,0)"),
    (":is(:where(#a), b)", ":is(:where(#a), b)", "(0,0,1)"),
    // 4.3: `:not()` is a real list.
    (":not(a)", ":not(a)", "(0,0,1)"), (":NOT( a , #b )", ":not(a, #b)", "(1,0,0)"),
    ("a:not(.b):not(.c)", "a:not(.b):not(.c)", "(0,2,1)"), (":not(*)", ":not(*)", "(0,0,0)"),
    (":not(a b)", ":not(a b)", "(0,0,2)"), (":not(:not(a))", ":not(:not(a))", "(0,0,1)"),
    (":not(:is(!))", ":not(:is())", "(0,0,0)"), (":not(a", ":not(a)", "(0,0,1)"),
    (":not(:is(a, #b), .c)", ":not(:is(a, #b), .c)", "(1,0,0)"),
    // 4.5: `:has()` is a list of relative selectors.
    (":has(a)", ":has(a)", "(0,0,1)"), (":has(> a)", ":has(> a)", "(0,0,1)"),
    (":has(>a)", ":has(> a)", "(0,0,1)"), (":has(+ a, ~ .b)", ":has(+ a, ~ .b)", "(0,1,0)"),
    (":has( a b )", ":has(a b)", "(0,0,2)"), (":has(> a > b)", ":has(> a > b)", "(0,0,2)"),
    ("a:has(b:has-slotted, c)", "", ""), (":has(:is(b, !))", ":has(:is(b))", "(0,0,1)"),
    (":has(:is(:has(a)))", ":has(:is())", "(0,0,0)"),
    (":has(:scope > a)", ":has(:scope > a)", "(0,1,1)"),
    (":has(&)", ":has(&)", "(0,0,0)"), (":is(:has(a), b)", ":is(:has(a), b)", "(0,0,1)"),
    (":not(:has(> #a))", ":not(:has(> #a))", "(1,0,0)"),
    (":has(a):has(b)", ":has(a):has(b)", "(0,0,2)"),
    (":has(*)", ":has(*)", "(0,0,0)"), (":has(a", ":has(a)", "(0,0,1)"),
  ]

  static let indexed: [(String, String, String)] = [
    // 13.3: `An+B`, serialized as in CSS Syntax 9.1.
    (":nth-child(1)", ":nth-child(1)", "(0,1,0)"),
    (":nth-child(odd)", ":nth-child(2n+1)", "(0,1,0)"),
    (":nth-child(EVEN)", ":nth-child(2n)", "(0,1,0)"),
    (":nth-child(n)", ":nth-child(n)", "(0,1,0)"),
    (":nth-child(+n)", ":nth-child(n)", "(0,1,0)"), (":nth-child(-n)", ":nth-child(-n)", "(0,1,0)"),
    (":nth-child(-N+3)", ":nth-child(-n+3)", "(0,1,0)"),
    (":nth-child(n-1)", ":nth-child(n-1)", "(0,1,0)"),
    (":nth-child( 2n + 1 )", ":nth-child(2n+1)", "(0,1,0)"),
    (":nth-child(2n+0)", ":nth-child(2n)", "(0,1,0)"),
    (":nth-child(0n+5)", ":nth-child(5)", "(0,1,0)"),
    (":nth-child(-n- 1)", ":nth-child(-n-1)", "(0,1,0)"),
    (":nth-child(+5)", ":nth-child(5)", "(0,1,0)"), (":nth-child(-0)", ":nth-child(0)", "(0,1,0)"),
    (":nth-child(1n)", ":nth-child(n)", "(0,1,0)"),
    (":nth-child(-1n-0)", ":nth-child(-n)", "(0,1,0)"),
    (":nth-child(2\\6e)", ":nth-child(2n)", "(0,1,0)"),
    (":nth-child(2n-\\31)", ":nth-child(2n-1)", "(0,1,0)"),
    (
      ":nth-child(99999999999999999999n-99999999999)", ":nth-child(2147483647n-2147483648)",
      "(0,1,0)"
    ),
    (":nth-child(/**/2n/**/+/**/1/**/)", ":nth-child(2n+1)", "(0,1,0)"),
    (":nth-child(+/**/n)", ":nth-child(n)", "(0,1,0)"),
    (":nth-child(2n", ":nth-child(2n)", "(0,1,0)"),
    (":nth-child(2n of a)", ":nth-child(2n of a)", "(0,1,1)"),
    (":nth-child(1 OF .a, #b)", ":nth-child(1 of .a, #b)", "(1,1,0)"),
    (":nth-child(even of a > b)", ":nth-child(2n of a > b)", "(0,1,2)"),
    (":nth-child(n+2 of.a)", ":nth-child(n+2 of .a)", "(0,2,0)"),
    (":nth-child(n of :is())", ":nth-child(n of :is())", "(0,1,0)"),
    (":nth-child(2 of :nth-child(3 of a))", ":nth-child(2 of :nth-child(3 of a))", "(0,2,1)"),
    (":nth-last-child(2n+1 of a)", ":nth-last-child(2n+1 of a)", "(0,1,1)"),
    (":nth-last-child(odd)", ":nth-last-child(2n+1)", "(0,1,0)"),
    ("a:nth-of-type(2)", "a:nth-of-type(2)", "(0,1,1)"),
    ("a:NTH-LAST-OF-TYPE(2n-1)", "a:nth-last-of-type(2n-1)", "(0,1,1)"),
    // 10.2: languages are identifiers or strings.
    (":lang(de)", ":lang(de)", "(0,1,0)"),
    (":LANG( de , \"*-CH\" )", #":lang(de, "*-CH")"#, "(0,1,0)"),
    (":lang('')", #":lang("")"#, "(0,1,0)"), (":lang(\\*-CH)", ":lang(\\*-CH)", "(0,1,0)"),
    (":lang(de-CH-1901)", ":lang(de-CH-1901)", "(0,1,0)"), (":lang(de", ":lang(de)", "(0,1,0)"),
    (":is(:lang(de), :lang('fr', it))", #":is(:lang(de), :lang("fr", it))"#, "(0,1,0)"),
    // 10.1: an unknown direction is valid.
    (":dir(ltr)", ":dir(ltr)", "(0,1,0)"), (":DIR( RTL )", ":dir(rtl)", "(0,1,0)"),
    (":dir(auto)", ":dir(auto)", "(0,1,0)"), (":dir(\\31 x)", ":dir(\\31 x)", "(0,1,0)"),
    // 6.6.5.1 and 9: `:scope` and links.
    (":scope", ":scope", "(0,1,0)"), (":scope > a", ":scope > a", "(0,1,1)"),
    (":link", ":link", "(0,1,0)"), (":any-link:visited", ":any-link:visited", "(0,2,0)"),
    // 3.6: pseudo-elements and the selectors that may follow them.
    ("::before:is(:hover)", "::before:is(:hover)", "(0,1,1)"),
    ("::before:not(:hover, :active)", "::before:not(:hover, :active)", "(0,1,1)"),
    ("::before:where(:hover)", "::before:where(:hover)", "(0,0,1)"),
    ("::before:is(.a, :hover)", "::before:is(:hover)", "(0,1,1)"),
    ("::before:is(a)", "::before:is()", "(0,0,1)"),
    ("::before:is(*, |a)", "::before:is()", "(0,0,1)"),
    ("::before:is(:first-child)", "::before:is()", "(0,0,1)"),
    ("::before:is(:hover > :active)", "::before:is()", "(0,0,1)"),
    ("::before:is(:not(:hover), :not(.a))", "::before:is(:not(:hover))", "(0,1,1)"),
    ("::part(x):is(:hover, :state(y))", "::part(x):is(:hover, :state(y))", "(0,1,1)"),
    ("::part(x):not(:dir(rtl))", "::part(x):not(:dir(rtl))", "(0,1,1)"),
    ("::part(x):lang(de)", "::part(x):lang(de)", "(0,1,1)"),
    ("::part(x):is(.a)", "::part(x):is()", "(0,0,1)"),
    (":is(a)::before", ":is(a)::before", "(0,0,2)"),
    (":not(a)::part(x)", ":not(a)::part(x)", "(0,0,2)"),
    // CSS Nesting, 3.3: "`&` can be written anywhere in a compound selector, even before a type".
    ("&div", "&div", "(0,0,1)"), ("&&div.a", "&&div.a", "(0,1,1)"), ("&*", "&", "(0,0,0)"),
    ("&|a", "&|a", "(0,0,1)"), ("&/**/a", "&a", "(0,0,1)"), (":is(&div)", ":is(&div)", "(0,0,1)"),
  ]

  @Test(
    "serializes a function in canonical form with its specificity", arguments: logical + indexed)
  func canonical(text: String, expected: String, specificity: String) {
    let list = SelectorList(parsing: text)
    #expect(list.description == expected)
    #expect(list.diagnostics.isEmpty == !expected.isEmpty)
    #expect(list.map(\.specificity.description) == (expected.isEmpty ? [] : [specificity]))
  }

  @Test("round-trips the canonical form", arguments: (logical + indexed).map(\.1))
  func roundTrip(text: String) {
    #expect(SelectorList(parsing: text).description == text)
  }
}
