// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Matching")
struct MatchingTests {
  /// A selector, an element, and whether it matches; section numbers are of Selectors 4.
  static let simple: [(String, String, Bool)] = [
    // 5: type names, and namespaces, which no element has.
    ("*", ".a", true), ("a", "a", true), ("a", "A", false), ("a", "b", false), ("a", ".a", false),
    ("*|a", "a", true), ("|a", "a", true), ("|*", "a", true), ("*|*", "*|a", true),
    // 6.6 and 6.7: classes and ids are case-sensitive.
    (".a", ".a.b", true), (".b", ".a.b", true), (".c", ".a.b", false), (".A", ".a", false),
    (".a.b", ".b.a", true), (".a.b", ".a", false), ("#x.a", "#x.a", true), ("#x", ".x", false),
    ("#X", "#x", false), ("a#x", "#x", false), (#".\61 "#, ".a", true),
    // 3.5: pseudo-classes are case-insensitive, custom states are not.
    (":hover", ".a:HOVER", true), (":hover", ".a", false), (":active", ".a:hover", false),
    (":hover:active", ".a:active:hover", true), (":state(hover)", ".a:hover", false),
    (":hover", ".a:state(hover)", false), (":state(on)", ".a:state(on)", true),
    (":state(On)", ".a:state(on)", false), (":state(x)", ".x", false), (".x", ":state(x)", false),
    (":selected", ":selected", true), (":checked", ":selected", false),
  ]

  /// 6.1 to 6.3: attributes.
  static let attributes: [(String, String, Bool)] = [
    ("[a]", "[a]", true), ("[a]", "[a=x]", true), ("[a]", "[b]", false), ("[A]", "[a]", false),
    ("[a='']", "[a]", true), ("[a=x]", "[a=x]", true), ("[a=x]", "[a=X]", false),
    ("[a=x i]", "[a=X]", true), ("[a=X i]", "[a=x]", true), ("[a=x s]", "[a=X]", false),
    ("[a=é i]", "[a=É]", false), ("[a=x]", "[a=xy]", false), ("[a=xy]", "[a=x]", false),
    ("[a~=x]", "[a='w x y']", true), ("[a~=x]", "[a='x']", true), ("[a~=y]", "[a='w x\ty']", true),
    ("[a~=x]", "[a=wx]", false), ("[a~='w x']", "[a='w x']", false), ("[a~='']", "[a='']", false),
    ("[a~='']", "[a=' ']", false), ("[a~=X i]", "[a='w x']", true),
    ("[a|=x]", "[a=x]", true), ("[a|=x]", "[a=x-y]", true), ("[a|=x]", "[a=xy]", false),
    ("[a|='']", "[a='']", true), ("[a|='']", "[a='-y']", true), ("[a|=x]", "[a='y-x']", false),
    ("[a^=x]", "[a=xy]", true), ("[a^=x]", "[a=yx]", false), ("[a^='']", "[a=x]", false),
    ("[a^=xyz]", "[a=xy]", false), ("[a^=X i]", "[a=xy]", true),
    ("[a$=x]", "[a=yx]", true), ("[a$=x]", "[a=xy]", false), ("[a$='']", "[a='']", false),
    ("[a$=zyx]", "[a=yx]", false), ("[a*=x]", "[a=yxy]", true), ("[a*=xx]", "[a=yxyx]", false),
    ("[a*='']", "[a=x]", false), ("[a*=X i]", "[a=yxy]", true), ("[a*=yxyx]", "[a=yxy]", false),
    ("[*|a]", "[a]", true), ("[|a]", "[a]", true),
    // The attribute operators of a description state the written value.
    ("[a=x]", "[a^=x]", true), ("[a=x]", "[a~=x i]", true), ("[a=x]", "[a][a=x]", true),
    // Ids and classes are attributes as well.
    ("[id]", "#x", true), ("[id=x]", "#x", true), ("[class~=b]", ".a.b", true),
    ("[class='a b']", ".a.b", true), ("[class]", "a", false), ("[id=y]", "#x[id=y]", true),
    ("[class^=unknown]", ".unknown-to-the-sheet", true),
  ]

  /// 16: combinators, and the restarts that they require.
  static let combinators: [(String, String, Bool)] = [
    ("a b", "a b", true), ("a b", "a c b", true), ("a b", "b", false), ("a b", "b a", false),
    ("a > b", "a b", true), ("a > b", "a c b", false), ("a + b", "a + b", true),
    ("a ~ b", "a + c + b", true), ("a + b", "a + c + b", false), ("a + b", "a b", false),
    ("a b", "a + b", false), ("a > b", "a + b", false), ("a b + c", "a > x > b + c", true),
    ("a > b + c", "a > b + c", true), ("a > b + c", "a > x > b + c", false),
    // The nearest `b` below an `x` fails, and the next one matches.
    ("a > b c", "a > b > x > b > c", true), ("a > b > x c", "a > b > x > b > x > c", true),
    ("a > b c d", "a > b > c > b > d", true), ("a > b c > d", "a > b > c > b > d", false),
    // The nearest `b` before an `x` fails, and the next one matches.
    ("a + b ~ c", "a + b + x + b + c", true), ("a + b ~ c", "x + b + a + c", false),
    ("a b ~ c", "a > b + x + c", true), ("a > b ~ c", "x > a > x + b + x + c", true),
    // A group of siblings fails for one ancestor and matches for the next.
    ("a + b c", "a + b > x + b > c", true), ("a ~ b > c d", "a + b > c > x + b > c > d", true),
    ("a + b > c", "x + b > c", false), (".x ~ .y .z", ".x + .q + .y > .y > .z", true),
    ("a b c d", "a > c > b > d", false), ("a b c d", "a > c > b > c > d", true),
    ("a a a", "a > a", false), ("a a a", "a > x > a > a", true), ("* * *", ".a", false),
    ("* *", ".a", true), ("* * *", ".a .b", true),
  ]

  /// Only selectors with pseudo-elements match pseudo-elements, and they match nothing else.
  static let pseudoElements: [(String, String, Bool)] = [
    ("a::part(x)", "a::part(x)", true), ("a::part(y)", "a::part(x)", false),
    ("a::part(x)", "a::part(x y)", true), ("a::part(x y)", "a::part(x)", false),
    ("::part(x)", ".a::part(x)", true), ("a", "a::part(x)", false), ("*", "a::part(x)", false),
    ("a::part(x)", "a", false), ("a::part(x)", "b::part(x)", false),
    ("::before", "a::before", true),
    ("a:before", "a::before", true), ("a::after", "a::before", false), ("a::before", "a", false),
    ("c > a::before", "c a::before", true), ("c a::before", "a::before", false),
    ("a::part(x):hover", "a::part(x):hover", true), ("a::part(x):hover", "a:hover::part(x)", false),
    ("a:hover::part(x)", "a:hover::part(x)", true),
    ("a::part(x)::before", "a::part(x)::before", true),
    ("::before", "a::part(x)::before", false), ("::part(x)::before", "a::before", false),
    ("a::part(x):first-child", "a::part(x):first-child", false),
    ("a::before::marker", "a::before::marker", true), ("a::marker", "a::before::marker", false),
    ("::-webkit-x", "a::before", false),
  ]

  @Test("a selector matches exactly if its conditions are true", arguments: simple + attributes)
  func compound(selector: String, element: String, expected: Bool) {
    #expect(Sheet(selector).matches(element) == expected)
  }

  @Test("combinators match ancestors and preceding siblings", arguments: combinators)
  func complex(selector: String, element: String, expected: Bool) {
    #expect(Sheet(selector).matches(element) == expected)
  }

  @Test("matches pseudo-elements and parts by name", arguments: pseudoElements)
  func pseudoElement(selector: String, element: String, expected: Bool) {
    #expect(Sheet(selector).matches(element) == expected)
  }

  @Test(
    "nested rules match through '&'",
    arguments: [
      ([".a", "&.b"], ".a.b", true), ([".a", "&.b"], ".b", false), ([".a", ".b"], ".a .b", true),
      ([".a", ".b"], ".a.b", false), ([".a", "> .b"], ".a .x .b", false),
      ([".a", "+ .b"], ".a + .b", true), ([".a, .c", ".b &"], ".b .c", true),
      ([".a .b", ".c &"], ".a.c .b", true), ([".a .b", ".c &"], ".a .b", false),
      ([".a .b", "& &"], ".a .b .b", true), ([".a .b", "& &"], ".a .b", false),
      ([".a", ".b", "&:hover"], ".a .b:hover", true), (["a::before", "&"], "a::before", false),
      ([".a", "&::before"], ".a::before", true), ([".a", "&::before"], ".b::before", false),
      (["& .a", "&"], ".a", true),
    ])
  func nesting(rules: [String], element: String, expected: Bool) {
    #expect(Sheet(nested: rules).matches(element) == expected)
  }

  @Test("the public model matches synthetic elements")
  func publicModel() {
    let selector = SelectorList(parsing: "a>b:HOVER")[0]
    #expect(selector.matches(ElementDescription(parsing: "a > b:hover")))
    #expect(!selector.matches(ElementDescription(parsing: "a > b")))
    #expect(!selector.matches(ElementDescription(parsing: "a, b")))
  }
}
