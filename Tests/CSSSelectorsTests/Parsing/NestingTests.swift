// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import Testing

@Suite("Nested rules")
struct NestingTests {
  /// The selectors of nested rules, and the innermost: canonical, resolved, and its specificity.
  static let cases: [([String], String, String, String)] = [
    // CSS Nesting, 3.1: relative selectors, and the implied `&`.
    ([".a", "& .b"], "& .b", ".a .b", "(0,2,0)"),
    ([".a", ".b"], "& .b", ".a .b", "(0,2,0)"),
    ([".a", "> .b"], "& > .b", ".a > .b", "(0,2,0)"),
    ([".a", "+ .b"], "& + .b", ".a + .b", "(0,2,0)"),
    ([".a", "~.b"], "& ~ .b", ".a ~ .b", "(0,2,0)"),
    ([".a", "> & .b"], "& > & .b", ".a > .a .b", "(0,3,0)"),
    ([".a", ".b &"], ".b &", ".b .a", "(0,2,0)"),
    ([".a", ".b > & .c"], ".b > & .c", ".b > .a .c", "(0,3,0)"),
    ([".a", "&.b"], "&.b", ".a.b", "(0,2,0)"),
    ([".a", ".b&"], ".b&", ".b.a", "(0,2,0)"),
    ([".a", "&:hover"], "&:hover", ".a:hover", "(0,2,0)"),
    ([".a", "&::before"], "&::before", ".a::before", "(0,1,1)"),
    ([".a", "::before"], "& ::before", ".a ::before", "(0,1,1)"),
    ([".a", "&"], "&", ".a", "(0,1,0)"),
    ([".a", "& &"], "& &", ".a .a", "(0,2,0)"),
    ([".a", "&&"], "&&", ".a.a", "(0,2,0)"),
    ([".a", "div&"], "div&", "div.a", "(0,1,1)"),
    ([".a", "*"], "& *", ".a *", "(0,1,0)"),
    // 4: `&` equals `:is()` of the parent's list, with the maximum specificity of the list.
    (["a", "div&"], "div&", "div:is(a)", "(0,0,2)"),
    (["*", "&.b"], "&.b", ".b", "(0,1,0)"),
    (["*", "& b"], "& b", "* b", "(0,0,1)"),
    (["a > *", "&.b"], "&.b", "a > .b", "(0,1,1)"),
    (["|*", "&.b"], "&.b", "|*.b", "(0,1,0)"),
    ([".a .b", "& .c"], "& .c", ".a .b .c", "(0,3,0)"),
    ([".a .b", "&.c"], "&.c", ".a .b.c", "(0,3,0)"),
    ([".a .b", ".c &"], ".c &", ".c :is(.a .b)", "(0,3,0)"),
    ([".a .b", ".c&"], ".c&", ".c:is(.a .b)", "(0,3,0)"),
    ([".a .b", "& &"], "& &", ".a .b :is(.a .b)", "(0,4,0)"),
    ([".a, #b", "& .c"], "& .c", ":is(.a, #b) .c", "(1,1,0)"),
    ([".a, #b", ".c &"], ".c &", ".c :is(.a, #b)", "(1,1,0)"),
    ([".a, b", "> .c", "&:hover"], "&:hover", ":is(.a, b) > .c:hover", "(0,3,0)"),
    ([".a", "& .b", "& .c"], "& .c", ".a .b .c", "(0,3,0)"),
    ([".a", ".b &", "& .c"], "& .c", ".b .a .c", "(0,3,0)"),
    ([".a", ".b &", ".c &"], ".c &", ".c :is(.b .a)", "(0,3,0)"),
    (["a::before", "&:hover"], "&:hover", ":is(a::before):hover", "(0,1,2)"),
    (["& .a", "& .b"], "& .b", ":scope .a .b", "(0,2,0)"),
    ([#".a\:b"#, "& .c"], "& .c", #".a\:b .c"#, "(0,2,0)"),
  ]

  @Test("a nested selector is relative and resolves against its parents", arguments: cases)
  func nested(rules: [String], canonical: String, resolved: String, specificity: String) {
    let sheet = Sheet(nested: rules)
    #expect(sheet.log.diagnostics.isEmpty)
    #expect(sheet.last == canonical)
    #expect(sheet.lastResolved == resolved)
    #expect(sheet.table.selectors.last?.specificity.description == specificity)
  }

  @Test("a selector map files a selector by the rarest name of its subject")
  func keys() {
    for (rules, bucket, name) in [
      (["a.b#c.d"], SelectorRecord.Bucket.id, "c"), (["a.b.c"], .class, "b"), (["a"], .type, "a"),
      (["#x > a"], .type, "a"), (["a::before"], .type, "a"), ([".a::part(x):hover"], .class, "a"),
      ([".a", "&:hover"], .class, "a"), ([".a", "&.b"], .class, "a"), ([".a", "#b&"], .id, "b"),
      (["b.a, .a", "&:hover"], .class, "a"), ([".a", "> b"], .type, "b"),
    ] {
      let sheet = Sheet(nested: rules)
      let record = sheet.table.selectors[sheet.table.count - 1]
      #expect(record.bucket == bucket)
      #expect(record.key == sheet.names.find(name))
    }
    for rules in [
      ["*"], [":hover"], ["#a *"], [".a, .b", "&:hover"], ["#a :root"], ["#a ::before"],
    ] {
      let sheet = Sheet(nested: rules)
      #expect(sheet.table.selectors.last?.bucket == .universal)
    }
  }

  @Test("keeps '&' where its expansion would grow with every level")
  func growth() {
    let sheet = Sheet(nested: [".a"] + Array(repeating: "& + &", count: 40))
    #expect(sheet.lastResolved.utf8.count < 40_000)
    #expect(sheet.lastResolved.hasSuffix("&"))
    let list = (0..<1000).map { ".item\($0)" }.joined(separator: ", ")
    #expect(Sheet(list, "& .b").lastResolved == "& .b")
  }
}
