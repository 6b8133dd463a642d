// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Invalid selectors")
struct InvalidSelectorTests {
  /// Selectors with the invalid range marked, the id of the diagnostic and its message.
  static let cases: [(String, String, String)] = [
    // Selectors 4, 3.1 and 18: the structure.
    ("«»", "invalid-selector", "expected a selector, found the end of the selector"),
    ("a,«»", "invalid-selector", "expected a selector, found the end of the selector"),
    ("a, «,» b", "invalid-selector", "expected a selector, found ','"),
    ("«,» a", "invalid-selector", "expected a selector, found ','"),
    ("a > «>» b", "invalid-selector", "expected a selector, found '>'"),
    ("«>» a", "invalid-selector", "expected a selector, found '>'"),
    ("a + «»", "invalid-selector", "expected a selector, found the end of the selector"),
    (
      "a |«|» b", "invalid-selector",
      "expected a combinator other than '||', which applies only to document tables, found '|'"
    ),
    ("a «!» b", "invalid-selector", "expected a selector, found '!'"),
    ("«1»", "invalid-selector", "expected a selector, found '1'"),
    ("«50%»", "invalid-selector", "expected a selector, found '50%'"),
    (".a/**/«50%»", "invalid-selector", "expected a combinator or ',', found '50%'"),
    (".a/**/«b»", "invalid-selector", "expected a combinator or ',', found 'b'"),
    (".a«*»", "invalid-selector", "expected a combinator or ',', found '*'"),
    ("a «(»b)", "invalid-selector", "expected a selector, found '('"),
    ("a «--x(»b)", "invalid-selector", "expected a selector, found '--x('"),
    ("«@media»", "invalid-selector", "expected a selector, found '@media'"),
    // 5: types and namespaces.
    (
      "«svg»|a", "undeclared-namespace-prefix",
      "the namespace prefix 'svg' is not declared; elements have no namespace"
    ),
    (
      "«svg»|*", "undeclared-namespace-prefix",
      "the namespace prefix 'svg' is not declared; elements have no namespace"
    ),
    ("*|«.»a", "invalid-selector", "expected a type or '*' after '|', found '.'"),
    ("|«»", "invalid-selector", "expected a type or '*' after '|', found the end of the selector"),
    ("*|« »a", "invalid-selector", "expected a type or '*' after '|', found ' '"),
    // 6: attributes.
    ("[«]»", "invalid-selector", "expected an attribute's name, found ']'"),
    ("[«1»]", "invalid-selector", "expected an attribute's name, found '1'"),
    ("[a«.»]", "invalid-selector", "expected ']' or an operator such as '=', found '.'"),
    (
      "[a=«]»", "invalid-selector",
      "expected a name or a string as the attribute's value, found ']'"
    ),
    (
      "[a=«1»]", "invalid-selector",
      "expected a name or a string as the attribute's value, found '1'"
    ),
    ("[a~« »=b]", "invalid-selector", "expected '=' at the end of the operator, found ' '"),
    ("[a==b]", "invalid-selector", ""),
    ("[a=b «x»]", "invalid-selector", "expected the flag 'i' or 's', or ']', found 'x'"),
    ("[a=b i «s»]", "invalid-selector", "expected ']', found 's'"),
    ("[a «i»]", "invalid-selector", "expected ']' or an operator such as '=', found 'i'"),
    ("[*«a»]", "invalid-selector", "expected '|' after the '*' of an attribute's name, found 'a'"),
    (
      "[«x»|a]", "undeclared-namespace-prefix",
      "the namespace prefix 'x' is not declared; elements have no namespace"
    ),
    ("[a=\"b«\n»\"]", "invalid-selector", ""),
    // 6.6 and 6.7: classes and ids.
    ("«.1a»", "invalid-selector", "expected a selector, found '.1a'"),
    (".«#a»", "invalid-selector", "expected a class name after '.', found '#a'"),
    (".« »a", "invalid-selector", "expected a class name after '.', found ' '"),
    (".«»", "invalid-selector", "expected a class name after '.', found the end of the selector"),
    ("«.5»", "invalid-selector", "expected a selector, found '.5'"),
    (
      "«#1a»", "invalid-selector",
      "expected a name that does not begin with a digit after '#', found '#1a'"
    ),
    ("«#»", "invalid-selector", "expected a selector, found '#'"),
    // 3.5: pseudo-classes.
    (
      "a:«»", "invalid-selector",
      "expected the name of a pseudo-class after ':', found the end of the selector"
    ),
    (
      "a:« »hover", "invalid-selector",
      "expected the name of a pseudo-class after ':', found ' '"
    ),
    (
      "a«:hovr»", "unknown-pseudo-class",
      "unknown pseudo-class ':hovr'; did you mean ':hover'?"
    ),
    (
      "a«:fisrt-child»", "unknown-pseudo-class",
      "unknown pseudo-class ':fisrt-child'; did you mean ':first-child'?"
    ),
    (
      "a«:zzzzzzz»", "unknown-pseudo-class",
      "unknown pseudo-class ':zzzzzzz'; a custom state is ':state(name)'"
    ),
    (
      "a«:marker»", "unknown-pseudo-class",
      "unknown pseudo-class ':marker'; did you mean '::marker'?"
    ),
    (
      "a«:nth-chidl(»2n)", "unknown-pseudo-class",
      "unknown pseudo-class ':nth-chidl('; did you mean ':nth-child('?"
    ),
    (
      "a«:CURRENT(».b)", "unsupported-pseudo-class",
      "the pseudo-class ':current()' is not supported"
    ),
    (
      "a«:nth-col(»1)", "unsupported-pseudo-class", "the pseudo-class ':nth-col()' is not supported"
    ),
    (
      "«:has-slotted»", "unsupported-pseudo-class",
      "the pseudo-class ':has-slotted' is not supported"
    ),
    ("«:--x»", "unsupported-pseudo-class", "the pseudo-class ':--x' is not supported"),
    (
      "«::highlight(»x)", "unsupported-pseudo-element",
      "the pseudo-element '::highlight()' is not supported"
    ),
    (
      "a«::View-Transition»", "unsupported-pseudo-element",
      "the pseudo-element '::view-transition' is not supported"
    ),
    ("«::cue(»b)", "unsupported-pseudo-element", "the pseudo-element '::cue()' is not supported"),
    ("a«:host(».b)", "unsupported-pseudo-class", "the pseudo-class ':host()' is not supported"),
    (
      "a«:host-context(».b)", "unsupported-pseudo-class",
      "the pseudo-class ':host-context()' is not supported"
    ),
    ("a:state(«)»", "invalid-selector", "expected the name of a state, found ')'"),
    ("a:state(x «y»)", "invalid-selector", "expected ')', found 'y'"),
    (
      "a«:-moz-focusring»", "unknown-pseudo-class",
      "unknown pseudo-class ':-moz-focusring'; a custom state is ':state(name)'"
    ),
    // 3.6: pseudo-elements.
    (
      "a«::befor»", "unknown-pseudo-element",
      "unknown pseudo-element '::befor'; did you mean '::before'?"
    ),
    (
      "a«::hover»", "unknown-pseudo-element",
      "unknown pseudo-element '::hover'; did you mean ':hover'?"
    ),
    ("a«::-moz-x»", "unknown-pseudo-element", "unknown pseudo-element '::-moz-x'"),
    ("a«::-webkit-x(»1)", "unknown-pseudo-element", "unknown pseudo-element '::-webkit-x('"),
    ("a«::-webkit-»", "unknown-pseudo-element", "unknown pseudo-element '::-webkit-'"),
    ("a::«part»", "invalid-selector", "expected '::part(' and the name of a part, found 'part'"),
    ("a::part(«)»", "invalid-selector", "expected the name of a part, found ')'"),
    ("a::part(x«,» y)", "invalid-selector", "expected ')', found ','"),
    (
      "a::before «>» b", "invalid-selector",
      "expected nothing more after a pseudo-element, found '>'"
    ),
    (
      "a::before «b»", "invalid-selector",
      "expected nothing more after a pseudo-element, found 'b'"
    ),
    (
      "a::before«.»b", "invalid-selector",
      "expected only a pseudo-class such as ':hover' after a pseudo-element, found '.'"
    ),
    (
      "a::before«:»first-child", "invalid-selector",
      "expected only a pseudo-class such as ':hover' after a pseudo-element, found ':'"
    ),
    (
      "a::before«:»:after", "invalid-selector",
      "expected only a pseudo-class such as ':hover' after a pseudo-element, found ':'"
    ),
    (
      "a::part(x)«:»:part(y)", "invalid-selector",
      "expected only a pseudo-class such as ':hover' after a pseudo-element, found ':'"
    ),
    (
      "a::part(x)«[»b]", "invalid-selector",
      "expected only a pseudo-class such as ':hover' after a pseudo-element, found '['"
    ),
    (
      "a::part(x)«#b»", "invalid-selector",
      "expected only a pseudo-class such as ':hover' after a pseudo-element, found '#b'"
    ),
    // CSS Nesting, 3.3: the type is first, or follows '&'.
    ("&.a/**/«div»", "invalid-selector", "expected a combinator or ',', found 'div'"),
    ("a&«div»", "invalid-selector", "expected a combinator or ',', found 'div'"),
  ]

  @Test("reports an invalid selector once, at the offending range", arguments: cases)
  func diagnosed(marked: String, id: String, message: String) throws {
    let expected = MarkedText(marked)
    var sheet = Sheet("x")
    let components = sheet.table.components
    #expect(sheet.parse(expected.text) == nil)
    let diagnostic = try #require(sheet.log.diagnostics.first)
    #expect(sheet.log.diagnostics.count == 1)
    #expect(diagnostic.kind.id == id)
    // A valid but unsupported selector is no error.
    #expect(diagnostic.severity == (id.hasPrefix("unsupported-") ? .warning : .error))
    if !message.isEmpty {
      #expect(diagnostic.range == expected.range)
      #expect(diagnostic.message == message)
    }
    #expect(sheet.table.count == 1)
    #expect(sheet.table.components == components)
  }

  @Test("one invalid selector invalidates the whole list")
  func wholeList() {
    var sheet = Sheet()
    #expect(sheet.parse("a, b[c=d], :hovr, e") == nil)
    #expect(sheet.table.count == 0)
    #expect(sheet.table.components.isEmpty)
    #expect(sheet.parse("e, f[g=h]") == 0..<2)
    #expect(sheet.last == #"f[g="h"]"#)
  }

  @Test("an invalid list of the public model is empty")
  func publicList() {
    let list = SelectorList(parsing: "a, b:hovr")
    #expect(list.isEmpty)
    #expect(
      list.diagnostics.map(\.message) == ["unknown pseudo-class ':hovr'; did you mean ':hover'?"])
  }

  @Test("stops reporting at the log's limit")
  func limit() {
    var sheet = Sheet()
    for _ in 0..<20_000 { sheet.parse("!") }
    #expect(sheet.log.diagnostics.count == DiagnosticLog.limit + 1)
  }
}
