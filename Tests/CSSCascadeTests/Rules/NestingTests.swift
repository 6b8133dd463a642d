// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Nested rules, as https://drafts.csswg.org/css-nesting-1/ defines them.
@Suite struct NestingTests {
  private static let red = "rgb(255, 0, 0)"
  private static let blue = "rgb(0, 0, 255)"

  @Test(
    "a nested selector matches descendants unless it contains '&'",
    arguments: [
      StyleQuery("a { b { color: red } }", "a b", "color", red),
      StyleQuery("a { b { color: red } }", "b", "color", nil),
      StyleQuery("a { & b { color: red } }", "a > x > b", "color", red),
      StyleQuery("a { > b { color: red } }", "a > b", "color", red),
      StyleQuery("a { > b { color: red } }", "a x b", "color", nil),
      StyleQuery("a { + b { color: red } }", "a + b", "color", red),
      StyleQuery("a { &:hover { color: red } }", "a:hover", "color", red),
      StyleQuery("a { &.b { color: red } }", "a.b", "color", red),
      StyleQuery("a { .b & { color: red } }", ".b a", "color", red),
      StyleQuery("a { .b & { color: red } }", "a .b", "color", nil),
      StyleQuery("a, .c { & > & { color: red } }", "a > .c", "color", red),
      StyleQuery("a { b { c { color: red } } }", "a b c", "color", red),
      StyleQuery("a { & { color: red } }", "a", "color", red),
      StyleQuery("& { color: red }", ":root", "color", red),
    ])
  func selectors(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "declarations after a nested rule follow it in the cascade",
    arguments: [
      StyleQuery("a { color: red; & { color: blue } }", "a", "color", blue),
      StyleQuery("a { & { color: blue } color: red }", "a", "color", red),
      StyleQuery("a { color: red; & { color: blue } width: 1px }", "a", "color", blue),
      StyleQuery("a { color: red; & { color: blue } width: 1px }", "a", "width", "1px"),
      StyleQuery("a { &.b { color: blue } color: red }", "a.b", "color", blue),
      StyleQuery("a { color: red; @media all { color: blue } }", "a", "color", blue),
      StyleQuery("a { @media all { color: blue } color: red }", "a", "color", red),
      StyleQuery("a { @media print { color: blue } color: red }", "a", "color", red),
    ])
  func order(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "'&' has the specificity of the most specific selector of its list",
    arguments: [
      StyleQuery("a, #x { & b { color: red } } a.c b { color: blue }", "a.c b", "color", red),
      StyleQuery("a { & b { color: red } } a b { color: blue }", "a b", "color", blue),
      StyleQuery("a, .x { b { color: red } } a b.y { color: blue }", "a b.y", "color", blue),
    ])
  func specificity(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "drops only an invalid nested rule",
    arguments: [
      StyleQuery("a { b:hovered { color: blue } color: red }", "a", "color", red),
      StyleQuery("a { color: red; ..b { color: blue } c { color: red } }", "a c", "color", red),
    ])
  func invalid(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }
}
