// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Matching")
struct MatchingTests {
  @Test(
    "a described element is matched by what holds for it and by nothing else",
    arguments: [
      ("*", ".a", true), ("a", "a", true), ("a", "A", false), ("a", "b", false),
      (".a", ".a.b", true), (".c", ".a.b", false), ("#x.a", "#x.a", true), ("#x", ".x", false),
      (":hover", ".a:HOVER", true), (":hover", ".a", false), (":state(hover)", ".a:hover", false),
      (":state(on)", ".a:state(on)", true),
      ("a b", "a b", true), ("a b", "a c b", true), ("a > b", "a c b", false),
      ("a > b", "a b", true), ("a + b", "a + b", true), ("a ~ b", "a + c + b", true),
      ("a + b", "a + c + b", false), ("a b + c", "a > x > b + c", true),
      (":root .a", ".a", true), ("body .a", ".a", true), ("body", ":root", true),
      (":root", "body", true), ("a::part(x)", "a::part(x)", true), ("a", "a::part(x)", false),
      ("a::part(x)", "a", false), ("::before", "a::before", true),
      (":first-child", ".a", false), (":first-child", ".a:first-child", true),
      ("&", "body", true), ("& .a", ".a", true),
    ])
  func matches(selector: String, description: String, expected: Bool) {
    #expect(Sheet(selector).matches(description) == expected)
  }
}
