// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

/// Tests for selectors with namespace prefixes that the style sheet declares.
///
/// Defined by [namespaced type selectors](https://drafts.csswg.org/selectors-4/#type-nmsp).
@Suite struct NamespaceTests {
  @Test(
    "a declared prefix makes a valid selector",
    arguments: [
      ("svg|rect", "svg|rect", "(0,0,1)"), ("svg|*", "svg|*", "(0,0,0)"),
      ("svg|rect.a", "svg|rect.a", "(0,1,1)"), ("svg|*.a", "svg|*.a", "(0,1,0)"),
      ("a > svg|rect", "a > svg|rect", "(0,0,2)"), ("[svg|x]", "[svg|x]", "(0,1,0)"),
      ("[svg|x=y]", #"[svg|x="y"]"#, "(0,1,0)"), (":not(svg|a)", ":not(svg|a)", "(0,0,1)"),
      (#"\73vg|a"#, "svg|a", "(0,0,1)"), (#"svg|\*"#, #"svg|\*"#, "(0,0,1)"),
      ("svg/**/|/**/a", "svg|a", "(0,0,1)"), ("svg|a:hover", "svg|a:hover", "(0,1,1)"),
    ])
  func declared(selector: String, text: String, specificity: String) {
    var sheet = Sheet()
    sheet.parse(selector, prefixes: ["svg"])
    #expect(sheet.log.diagnostics.map(\.message) == [])
    #expect(sheet.last == text)
    #expect(sheet.table.selectors.last.map { "\($0.specificity)" } == specificity)
  }

  @Test(
    "an undeclared prefix makes an invalid selector",
    arguments: ["SVG|a", "html|a", "[html|x]", "svg|", "svg|.a", "[svg|]", "svg||a", "a, x|b"])
  func undeclared(selector: String) {
    var sheet = Sheet()
    #expect(sheet.parse(selector, prefixes: ["svg"]) == nil)
    #expect(sheet.log.diagnostics.count == 1)
  }

  @Test(
    "elements have no namespace: no selector with a prefix matches one",
    arguments: ["svg|a", "svg|*", "a[svg|x]", "a:is(svg|a)", "svg|a#i"])
  func matching(selector: String) {
    var sheet = Sheet()
    sheet.parse(selector, prefixes: ["svg"])
    #expect(!sheet.matches("a#i[x]"))
    sheet.parse("a:not(\(selector))", prefixes: ["svg"])
    #expect(sheet.matches("a#i[x]"))
  }
}
