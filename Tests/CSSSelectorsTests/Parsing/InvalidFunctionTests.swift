// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Invalid functions in selectors")
struct InvalidFunctionTests {
  private static let formula = "expected 'odd', 'even', a number or a formula such as '2n+1'"
  private static let afterPseudoElement =
    "expected only a pseudo-class such as ':hover' after a pseudo-element"
  private static let tooDeep = "this selector is nested in more than 32 functions"

  /// Selectors with the invalid range marked, and the message.
  static let cases: [(String, String)] = [
    // Selectors 4, 4.3: the list of `:not()` is real, and not empty.
    (":not(«)»", "expected a selector, found ')'"), (":not(«»", ""),
    (":not(a, «)»", "expected a selector, found ')'"),
    (":not(«,» a)", "expected a selector, found ','"),
    (":not(a«:hovr»)", "unknown pseudo-class ':hovr'; did you mean ':hover'?"),
    (
      ":not(«:»:before)",
      "expected a compound selector without a pseudo-element, found ':'"
    ),
    (
      "a:not(b«:»after, c)",
      "expected a compound selector without a pseudo-element, found ':'"
    ),
    (":not(«>» a)", "expected a selector, found '>'"),
    (":not(a «!»)", "expected a selector, found '!'"), (":not(a«]»)", ""),
    (":not(a«;»)", ""), (":not(a) «)»", "expected a selector, found ')'"),
    (":not(a)«b»", "expected a combinator or ',', found 'b'"), (":is(a)«)»", ""),
    (":not(«1»)", "expected a selector, found '1'"),
    (":is(a)«b»", "expected a combinator or ',', found 'b'"),
    (":is(a) > «»", "expected a selector, found the end of the selector"),
    ("«:is»", "unknown pseudo-class ':is'; ':is(…)' takes arguments"),
    ("«:hover(»a)", "unknown pseudo-class ':hover('; did you mean ':hover'?"),
    ("«:iss(»a)", "unknown pseudo-class ':iss('; did you mean ':is('?"),
    ("«::is(»a)", "unknown pseudo-element '::is('"),
    // 4.5: the list of `:has()` is real, and `:has()` does not occur in it.
    (":has(«)»", "expected a selector, found ')'"),
    (":has(a, > «)»", "expected a selector, found ')'"),
    (":has(> «>» a)", "expected a selector, found '>'"),
    (":has(a«:hovr»)", "unknown pseudo-class ':hovr'; did you mean ':hover'?"),
    (":has(«:has(»a))", "expected no ':has()' inside of ':has()', found ':has('"),
    (":has(a:not(b«:has(»c)))", "expected no ':has()' inside of ':has()', found ':has('"),
    (":has(«:»:before)", "expected a compound selector without a pseudo-element, found ':'"),
    // 13.3 and 13.4.
    (":nth-child(«)»", formula + ", found ')'"), (":nth-child(«a»)", formula + ", found 'a'"),
    (":nth-child(2n «a»)", "expected ')', found 'a'"), (":nth-child(«2.5»)", ""),
    (":nth-child(+« »n)", ""), (":nth-child(n + «a»)", formula + ", found 'a'"),
    (":nth-child(2 «n»)", "expected ')', found 'n'"),
    (":nth-child(2n of«)»", "expected a selector, found ')'"),
    (":nth-child(2n of «,» a)", "expected a selector, found ','"),
    (":nth-child(2n of a«:»:after)", ""), (":nth-child(2n«,» a)", ""),
    (":nth-child(«2nof» a)", ""), (":nth-child(2n «a» of b)", ""),
    (":nth-of-type(2n «of» a)", "expected ')', found 'of'"),
    (":nth-last-of-type(2n «of» a)", "expected ')', found 'of'"),
    (":nth-child(«of» a)", formula + ", found 'of'"),
    (":nth-child(2n of «>» a)", "expected a selector, found '>'"),
    // 10.1 and 10.2.
    (":lang(«)»", "expected a language such as 'de' or \"*-CH\", found ')'"),
    (":lang(de«;»)", ""), (":lang(de, «)»", ""), (":lang(«*»-CH)", ""), (":lang(«1»)", ""),
    (":lang(de «fr»)", "expected ')', found 'fr'"), (":lang(«,» de)", ""),
    (":dir(«)»", "expected 'ltr' or 'rtl', found ')'"), (":dir(ltr «rtl»)", ""),
    (":dir(«\"ltr\"»)", ""), (":dir(ltr«,» rtl)", ""),
    // 3.6: the selectors after a pseudo-element.
    ("::before:not(«.»a)", afterPseudoElement + ", found '.'"),
    ("::before:not(«a»)", afterPseudoElement + ", found 'a'"),
    ("::before:not(«*»)", afterPseudoElement + ", found '*'"),
    ("::before:not(«&»)", afterPseudoElement + ", found '&'"),
    ("::before:not(«[»a])", afterPseudoElement + ", found '['"),
    ("::before:not(:hover «>» :active)", "expected nothing more after a pseudo-element, found '>'"),
    ("::before:not(:is(:hover):not(«#a»))", afterPseudoElement + ", found '#a'"),
    ("::before«:»has(a)", afterPseudoElement + ", found ':'"),
    ("::part(x)«:»has(a)", afterPseudoElement + ", found ':'"),
    ("::part(x):not(«:»has(a))", afterPseudoElement + ", found ':'"),
    ("::part(x):hover«:»has(a)", afterPseudoElement + ", found ':'"),
    ("::file-selector-button«:»has(a)", afterPseudoElement + ", found ':'"),
    ("::details-content«:»has(> a)", afterPseudoElement + ", found ':'"),
    ("::before«:»nth-child(1)", afterPseudoElement + ", found ':'"),
    ("::before«:»lang(de)", afterPseudoElement + ", found ':'"),
    ("::before«:»dir(ltr)", afterPseudoElement + ", found ':'"),
    ("::part(x):not(«.»a)", afterPseudoElement + ", found '.'"),
    ("::before:is(:hover)«.»a", afterPseudoElement + ", found '.'"),
    // Exceeding a limit is reported even in a forgiving list.
    (String(repeating: ":is(", count: 32) + ":«is(»a", tooDeep),
    (String(repeating: ":not(", count: 32) + ":«has(»a", tooDeep),
  ]

  @Test("reports an invalid function once, at the offending range", arguments: cases)
  func diagnosed(marked: String, message: String) throws {
    let expected = MarkedText(marked)
    var sheet = Sheet("x:is(y)")
    let components = sheet.table.components
    #expect(sheet.parse(expected.text) == nil)
    let diagnostic = try #require(sheet.log.diagnostics.first)
    #expect(sheet.log.diagnostics.count == 1)
    #expect(diagnostic.range == expected.range)
    if !message.isEmpty { #expect(diagnostic.message == message) }
    #expect(sheet.table.count == 1)
    #expect(sheet.table.components == components)
    // The partially parsed selector must not affect the next one.
    sheet.parse("z:not(:is(a, !, b c), d)")
    #expect(sheet.last == "z:not(:is(a, b c), d)")
  }

  @Test("a forgiving list drops selectors that invalidate a normal list", arguments: cases)
  func forgiven(marked: String, message: String) {
    let text = MarkedText(marked).text
    let isBalanced = text.filter { $0 == "(" }.count == text.filter { $0 == ")" }.count
    guard isBalanced, !text.contains(")]"), !text.contains("]"), message != Self.tooDeep else {
      return
    }
    let list = SelectorList(parsing: ":is(a, \(text), b)")
    #expect(list.diagnostics.isEmpty)
    #expect(list.description.hasPrefix(":is(a, ") && list.description.hasSuffix("b)"))
    // `@supports selector()` is never forgiving.
    #expect(!isSupported(":is(a, \(text), b)"))
  }

  @Test("parses 32 nested functions")
  func depth() {
    let text =
      String(repeating: ":is(", count: 31) + ":not(a" + String(repeating: ")", count: 32)
    #expect(SelectorList(parsing: text).description == text)
  }

  @Test(
    "a selector is supported if no part of it is dropped",
    arguments: [
      ("a", true), ("a > b", true), (":is(a, b)", true), (":is()", false), ("&", true),
      (":where(a, :hovr)", false), (":is(a, ::before)", false), ("a, b", false), ("", false),
      ("> a", false), ("::before", true), ("::-webkit-x", false), (":has(> a)", true),
      (":has(:is(:has(a)))", false), (":host(a)", false), (":nth-child(2 of a)", true),
      (":nth-child(2 of)", false), ("a:hovr", false), (":not(:is(a!))", false), ("a b c", true),
    ])
  func supported(text: String, expected: Bool) {
    #expect(isSupported(text) == expected)
  }

  private func isSupported(_ text: String) -> Bool {
    let stream = TokenStream(text)
    return SelectorTable.isSupported(stream, 0..<stream.count)
  }
}
