// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Descriptions of elements")
struct DescriptionTests {
  @Test(
    "the implied root supplies inherited values, unless the selector names its own root",
    arguments: [
      (":root .a", ".a", true), ("body .a", ".a", true), ("body > .a", ".a", true),
      ("body:root", ".a", false), ("* .a", ".a", true), ("body > body", "body", false),
      (":root", "body", true), ("body", ":root", true), (":scope", "body", true),
      ("&", "body", true),
      (":root > .a", "body .a", true), ("body > .a", ":root .a", true),
      ("html:root", "html:root", true), ("body", "html:root", false),
      (":root > body > .a", "html body .a", true), ("html:root .a", "html body .a", true),
      ("body .a", "html:root body .a", true), (":root .a", ":root body .a", true),
      ("body .a", "html:root .a", false), (":root", ".a", false), ("* > :root", ".a :root", true),
      (":root > * > .a", ".b .a", true), (":root > * + .a", ".b + .a", true),
    ])
  func root(selector: String, description: String, expected: Bool) {
    #expect(Sheet(selector).matches(description) == expected)
  }

  @Test(
    "no structural pseudo-class matches unless the selector states it",
    arguments: [
      (":first-child", ".a", false), (":last-child", ".a", false), (":only-child", ".a", false),
      (":empty", ".a", false), (":first-child", ".a:first-child", true),
      (":only-child", ".a:first-child:last-child", false), (":first-of-type", "a", false),
      (":first-child", "a + b", false), (".b:empty", ".a .b:empty", true),
    ])
  func structure(selector: String, description: String, expected: Bool) {
    #expect(Sheet(selector).matches(description) == expected)
  }

  @Test(
    "':is()' and ':where()' of one compound describe the same as the compound",
    arguments: [
      (".a", ":is(.a)", true), (".a.b", ".b:where(.a)", true), ("a.b", ".b:is( a )", true),
      ("#a.b:hover", ":is(:where(#a):is(.b)):hover", true), (".a .b", ":is(.a) .b", true),
      ("a", ":is(*|a)", true), (".a", ":IS(/**/.a/**/)", true), (".a", ":is(.a", true),
    ])
  func functions(selector: String, description: String, expected: Bool) {
    #expect(Sheet(selector).matches(description) == expected)
  }

  @Test("':lang()' and ':dir()' set the element's language and direction")
  func language() throws {
    let description = ElementDescription(parsing: ".a:lang(de-CH):dir(rtl) .b:lang('fr')::part(x)")
    #expect(description.diagnostics.isEmpty)
    let (tree, element) = try #require(description.tree(names: AtomTable()))
    #expect(tree.elements[element].direction == .rtl)
    #expect(tree.elements[0].direction == .ltr)
    #expect(ElementDescription(parsing: ":is(:lang(de):lang('de')):dir(LTR):dir(ltr)").isValid)
  }

  @Test(
    "states are added to the synthetic element and its part",
    arguments: [
      (".a:hover", ".a", ["hover"], true), (".a:hover", ".a", ["HOVER"], true),
      (".a:hover:active", ".a", ["hover", "active"], true),
      (".a:hover .b", ".a .b", ["hover"], false),
      (".a:state(on)", ".a", ["on"], true), (".a:state(hover)", ".a", ["hover"], false),
      (".a:hover::part(x)", ".a::part(x)", ["hover"], true),
      (".a::part(x):hover", ".a::part(x)", ["hover"], true),
      (".b:hover .a::part(x)", ".b .a::part(x)", ["hover"], false),
      (".a::part(x):state(on)", ".a::part(x)", ["on", "on"], true), (".a", ".a", [], true),
    ])
  func states(selector: String, description: String, states: [String], expected: Bool) {
    #expect(Sheet(selector).matches(description, states: states) == expected)
  }

  /// Selectors with the invalid range marked, the id of the diagnostic and its message.
  static let rejected: [(String, String, String)] = [
    ("«.a, .b»", "undescriptive-selector", "it is a list of 2 selectors"),
    (
      ".a«:not(».b)", "undescriptive-selector",
      "such a function describes what an element is not, or the elements around it"
    ),
    (
      ".a«:has(».b)", "undescriptive-selector",
      "such a function describes what an element is not, or the elements around it"
    ),
    (
      ".a«:nth-child(»2)", "undescriptive-selector",
      "such a function describes what an element is not, or the elements around it"
    ),
    (
      ".a:is(.b«,» .c)", "undescriptive-selector",
      "':is()' and ':where()' may contain only one compound selector"
    ),
    (
      ".a:is(.b «.»c)", "undescriptive-selector",
      "':is()' and ':where()' may contain only one compound selector"
    ),
    (
      ".a:is(.b «>» .c)", "undescriptive-selector",
      "':is()' and ':where()' may contain only one compound selector"
    ),
    ("«:lang(de, fr)»", "undescriptive-selector", "an element has one language"),
    (
      "«:lang(de):lang('fr')»", "undescriptive-selector",
      "an element cannot have the languages 'de' and 'fr'"
    ),
    ("«.a:dir(up) .b»", "undescriptive-selector", "there is no direction 'up'"),
    (
      "«:dir(ltr):dir(rtl)»", "undescriptive-selector",
      "an element cannot have the directions 'ltr' and 'rtl'"
    ),
    ("«:host(».a)", "undescriptive-selector", ""),
    (".a:«is(»)", "undescriptive-selector", "an empty selector list matches nothing"),
    (
      ".a «&»", "undescriptive-selector",
      "'&' represents the selector of the parent rule, and there is none"
    ),
    ("«a:is(b)»", "undescriptive-selector", "an element cannot be of the types 'a' and 'b'"),
    ("«#a#b»", "undescriptive-selector", "an element cannot have the ids 'a' and 'b'"),
    (
      "«[a=b][a=c]»", "undescriptive-selector",
      "the attribute 'a' cannot have the values 'b' and 'c'"
    ),
    ("«a::-webkit-x»", "undescriptive-selector", "no element has the pseudo-element '::-webkit-x'"),
    ("a«:hovr»", "unknown-pseudo-class", ""), ("«»", "invalid-selector", ""),
    ("a >«»", "invalid-selector", ""), (":is(«:»:before)", "invalid-selector", ""),
    ("«>» a", "invalid-selector", ""),
  ]

  @Test("rejects selectors that do not describe one element", arguments: rejected)
  func rejection(marked: String, id: String, problem: String) throws {
    let expected = MarkedText(marked)
    let description = ElementDescription(parsing: expected.text)
    let diagnostic = try #require(description.diagnostics.first)
    #expect(description.diagnostics.count == 1)
    #expect(!description.isValid)
    #expect(diagnostic.kind.id == id)
    if !problem.isEmpty {
      #expect(diagnostic.message == "this selector does not describe one element: \(problem)")
    }
    #expect(diagnostic.range == expected.range)
    #expect(description.tree(names: AtomTable()) == nil)
    #expect(description.adding(states: ["hover"]) == description)
  }

  @Test("accepts 256 compounds and rejects 257")
  func limit() {
    func description(_ count: Int) -> ElementDescription {
      ElementDescription(parsing: Array(repeating: "a", count: count).joined(separator: " "))
    }
    #expect(description(256).isValid)
    #expect(
      description(257).diagnostics.map(\.message) == [
        "this selector does not describe one element: it has more than 256 compound selectors"
      ])
    #expect(description(100_000).diagnostics.count == 1)
  }

  @Test("an element of a part is found for the rule index")
  func originatingElement() throws {
    let description = ElementDescription(parsing: "a b::part(x)::before")
    let (tree, element) = try #require(description.tree(names: AtomTable()))
    #expect(element == 4)
    #expect(tree.originatingElement(of: element) == 2)
    #expect(tree.originatingElement(of: 1) == 1)
  }
}
