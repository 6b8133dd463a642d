// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import Testing

@Suite("Functions in nested and scoped rules")
struct NestedFunctionTests {
  /// The selectors of nested rules, and the innermost: canonical, resolved, and its specificity.
  static let nested: [([String], String, String, String)] = [
    // CSS Nesting, 3.1: a selector that contains `&`, even in a function, has no implied `&`.
    ([".a", ":is(.b)"], "& :is(.b)", ".a :is(.b)", "(0,2,0)"),
    ([".a", ":is(&)"], ":is(&)", ":is(.a)", "(0,1,0)"),
    ([".a", ":is(&, .b)"], ":is(&, .b)", ":is(.a, .b)", "(0,1,0)"),
    ([".a", ".b:not(&)"], ".b:not(&)", ".b:not(.a)", "(0,2,0)"),
    ([".a", ".b:where(&)"], ".b:where(&)", ".b:where(.a)", "(0,1,0)"),
    ([".a", ".b:has(&)"], ".b:has(&)", ".b:has(.a)", "(0,2,0)"),
    ([".a", ":has(> &)"], ":has(> &)", ":has(> .a)", "(0,1,0)"),
    ([".a", ":nth-child(1 of &)"], ":nth-child(1 of &)", ":nth-child(1 of .a)", "(0,2,0)"),
    ([".a", ":is(:not(& .b), .c)"], ":is(:not(& .b), .c)", ":is(:not(.a .b), .c)", "(0,2,0)"),
    ([".a", "&:not(.b)"], "&:not(.b)", ".a:not(.b)", "(0,2,0)"),
    ([".a", "> :is(.b, .c)"], "& > :is(.b, .c)", ".a > :is(.b, .c)", "(0,2,0)"),
    ([".a", "> :is(&)"], "& > :is(&)", ".a > :is(.a)", "(0,2,0)"),
    ([".a", ":has(.b)"], "& :has(.b)", ".a :has(.b)", "(0,2,0)"),
    ([".a", "&:has(> .b)"], "&:has(> .b)", ".a:has(> .b)", "(0,2,0)"),
    ([".a", ":lang(de)"], "& :lang(de)", ".a :lang(de)", "(0,2,0)"),
    ([".a", ":is(> .b)"], "& :is()", ".a :is()", "(0,1,0)"),
    // 3.3: the replacement of `&` in functions preserves the meaning.
    ([".a, #b", ":is(&)"], ":is(&)", ":is(:is(.a, #b))", "(1,0,0)"),
    ([".a .b", ":is(&)"], ":is(&)", ":is(.a .b)", "(0,2,0)"),
    ([".a .b", ":not(.c &)"], ":not(.c &)", ":not(.c :is(.a .b))", "(0,3,0)"),
    ([".a .b", ":has(&)"], ":has(&)", ":has(:is(.a .b))", "(0,2,0)"),
    ([".a .b", ":has(+ & .c)"], ":has(+ & .c)", ":has(+ :is(.a .b) .c)", "(0,3,0)"),
    (["a", ":is(.b&)"], ":is(.b&)", ":is(.b:is(a))", "(0,1,1)"),
    (["a::before", ":is(&)"], ":is(&)", ":is(:is(a::before))", "(0,0,2)"),
    ([".a:is(.b, c)", "&:hover"], "&:hover", ".a:is(.b, c):hover", "(0,3,0)"),
    ([":is(a, #b)", "& c"], "& c", ":is(a, #b) c", "(1,0,1)"),
    (["& .a", ":is(&)"], ":is(&)", ":is(:scope .a)", "(0,1,0)"),
    ([".a", ":is(&, .b) &", ":not(&)"], ":not(&)", ":not(:is(.a, .b) .a)", "(0,2,0)"),
    // "`&` can be written anywhere in a compound selector, even before a type selector".
    ([".a", "&div"], "&div", "div.a", "(0,1,1)"),
    (["a", "&div"], "&div", "div:is(a)", "(0,0,2)"),
    ([".a .b", "&div"], "&div", "div:is(.a .b)", "(0,2,1)"),
    ([".a", "> &div.c"], "& > &div.c", ".a > div.a.c", "(0,3,1)"),
    ([".a", "&&div"], "&&div", "div.a.a", "(0,2,1)"),
    ([".a", ":is(&div)"], ":is(&div)", ":is(div.a)", "(0,1,1)"),
    ([".a", "&*"], "&", ".a", "(0,1,0)"), ([".a", "&|*"], "&|*", "|*.a", "(0,1,0)"),
  ]

  @Test("'&' in a function refers to the parent rule", arguments: nested)
  func nesting(rules: [String], canonical: String, resolved: String, specificity: String) {
    let sheet = Sheet(nested: rules)
    #expect(sheet.log.diagnostics.isEmpty)
    #expect(sheet.last == canonical)
    #expect(sheet.lastResolved == resolved)
    #expect(sheet.table.selectors.last?.specificity.description == specificity)
    #expect(sheet.table.selectors.last?.flags.contains(.nesting) == true)
  }

  @Test("an '&' in a dropped selector of a forgiving list still counts")
  func forgivenNesting() {
    let sheet = Sheet(".a", ":is(&!, .b)")
    #expect(sheet.last == ":is(.b)")
    #expect(Sheet(".a", ":is(!, .b)").last == "& :is(.b)")
  }

  @Test(
    "a selector directly in '@scope' may be relative to the scope",
    arguments: [
      // CSS Cascade 6, 2.5.2; the implied `:scope` has no specificity.
      ("> .a", "& > .a", ":scope > .a", "(0,1,0)"), ("+ a", "& + a", ":scope + a", "(0,0,1)"),
      ("~ a b", "& ~ a b", ":scope ~ a b", "(0,0,2)"), (".a", "& .a", ":scope .a", "(0,1,0)"),
      ("& .a", "& .a", ":scope .a", "(0,1,0)"), (".a &", ".a &", ".a :scope", "(0,1,0)"),
      ("> & .a", "& > & .a", ":scope > :scope .a", "(0,1,0)"), ("&", "&", ":scope", "(0,0,0)"),
      (":scope > .a", ":scope > .a", ":scope > .a", "(0,2,0)"),
      ("> :scope", "& > :scope", ":scope > :scope", "(0,1,0)"),
      (":is(&, .a)", ":is(&, .a)", ":is(:scope, .a)", "(0,1,0)"),
      ("&div", "&div", "div:scope", "(0,0,1)"),
      ("> ::before", "& > ::before", ":scope > ::before", "(0,0,1)"),
    ])
  func scoped(text: String, canonical: String, resolved: String, specificity: String) {
    var sheet = Sheet()
    #expect(sheet.parse(text, isScoped: true) == 0..<1)
    #expect(sheet.last == canonical)
    #expect(sheet.lastResolved == resolved)
    #expect(sheet.table.selectors[0].specificity.description == specificity)
    #expect(sheet.table.selectors[0].flags.contains(.scope) == resolved.contains(":scope"))
    #expect(sheet.parse("> > a", isScoped: true) == nil)
  }

  @Test("a selector map files a function with one branch by that branch")
  func keys() {
    for (text, bucket, name) in [
      (":is(.a)", SelectorRecord.Bucket.class, "a"), (":where(#a)", .id, "a"),
      ("a:is(b)", .type, "a"),
      ("a:is(.b)", .class, "b"), (":is(a > b.c)", .class, "c"), (":is(:where(:is(a)))", .type, "a"),
      (":is(.a, !)", .class, "a"), ("#x :is(.a)", .class, "a"), (":is(.a)::before", .class, "a"),
    ] {
      let sheet = Sheet(text)
      #expect(sheet.table.selectors[0].bucket == bucket)
      #expect(sheet.table.selectors[0].key == sheet.names.find(name))
    }
    for text in [
      ":is(.a, .b)", ":not(.a)", ":has(.a)", ":is(.a) *", ":nth-child(1 of .a)", ":is()",
    ] {
      #expect(Sheet(text).table.selectors[0].bucket == .universal)
    }
  }

  @Test("facts about a selector apply at every depth")
  func flags() {
    for (rules, flags) in [
      (["a:has(b)"], SelectorRecord.Flags.has), ([":is(:not(:has(b)))"], .has),
      ([":nth-child(1 of :has(b))"], .has), ([":scope"], .scope), (["a:is(:scope)"], .scope),
      (["a:not(:is(&))"], [.scope, .nesting]), ([":has(b)", "&.c"], [.has, .nesting]),
      ([":scope", ".c"], [.scope, .nesting, .combinator]), (["a"], []), (["a:is(b > c)"], []),
      ([":has(> :scope)"], [.has, .scope]),
    ] {
      #expect(Sheet(nested: rules).table.selectors.last?.flags == flags)
    }
  }
}
