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
      Question("a { b { color: red } }", "a b", "color", red),
      Question("a { b { color: red } }", "b", "color", nil),
      Question("a { & b { color: red } }", "a > x > b", "color", red),
      Question("a { > b { color: red } }", "a > b", "color", red),
      Question("a { > b { color: red } }", "a x b", "color", nil),
      Question("a { + b { color: red } }", "a + b", "color", red),
      Question("a { &:hover { color: red } }", "a:hover", "color", red),
      Question("a { &.b { color: red } }", "a.b", "color", red),
      Question("a { .b & { color: red } }", ".b a", "color", red),
      Question("a { .b & { color: red } }", "a .b", "color", nil),
      Question("a, .c { & > & { color: red } }", "a > .c", "color", red),
      Question("a { b { c { color: red } } }", "a b c", "color", red),
      Question("a { & { color: red } }", "a", "color", red),
      Question("& { color: red }", ":root", "color", red),
    ])
  func selectors(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "declarations after a nested rule follow it in the cascade",
    arguments: [
      Question("a { color: red; & { color: blue } }", "a", "color", blue),
      Question("a { & { color: blue } color: red }", "a", "color", red),
      Question("a { color: red; & { color: blue } width: 1px }", "a", "color", blue),
      Question("a { color: red; & { color: blue } width: 1px }", "a", "width", "1px"),
      Question("a { &.b { color: blue } color: red }", "a.b", "color", blue),
      Question("a { color: red; @media all { color: blue } }", "a", "color", blue),
      Question("a { @media all { color: blue } color: red }", "a", "color", red),
      Question("a { @media print { color: blue } color: red }", "a", "color", red),
    ])
  func order(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "'&' has the specificity of the most specific selector of its list",
    arguments: [
      Question("a, #x { & b { color: red } } a.c b { color: blue }", "a.c b", "color", red),
      Question("a { & b { color: red } } a b { color: blue }", "a b", "color", blue),
      Question("a, .x { b { color: red } } a b.y { color: blue }", "a b.y", "color", blue),
    ])
  func specificity(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "drops only an invalid nested rule",
    arguments: [
      Question("a { b:hovered { color: blue } color: red }", "a", "color", red),
      Question("a { color: red; ..b { color: blue } c { color: red } }", "a c", "color", red),
    ])
  func invalid(_ question: Question) {
    #expect(question.answer == question.expected)
  }
}
