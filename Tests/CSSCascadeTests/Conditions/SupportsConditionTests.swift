// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import TestSupport
import Testing

/// Tests of the features that `@supports` accepts.
@Suite struct SupportsConditionTests {
  private func condition(_ text: String, isImport: Bool = false) -> SupportsCondition {
    let stream = TokenStream(text)
    return SupportsCondition(stream, in: 0..<stream.count, allowsDeclaration: isImport)
  }

  @Test(
    "declarations, CSS Conditional 3, section 6",
    arguments: [
      ("(color: red)", true), ("(COLOR:RED)", true), ("( color : red )", true),
      ("(color: nonsense)", false), ("(colour: red)", false), ("(color: red !important)", true),
      ("(color: red ! important)", true), ("(color: red !ie)", false), ("(color: red;)", false),
      ("(color:)", false), ("(color red)", false), ("(color)", false), ("(: red)", false),
      ("(margin: 1px 2px)", true), ("(margin: 1px red)", false), ("(margin: unset)", true),
      ("(margin: unset unset)", false), ("(width: inherit)", true), ("(width: revert-layer)", true),
      ("(width: inherit inherit)", false), ("(width: calc(1px + 2em))", true),
      ("(width: var(--x))", true), ("(width: 1px var(--x, 2px) nonsense)", true),
      ("(width: var(x))", false), ("(colour: var(--x))", false), ("(width: var(--x) !ie)", false),
      ("(--x: anything at [all])", true), ("(--x:)", true), ("(--x: a !important)", true),
      ("(all: unset)", true), ("(all: red)", false), ("(--x: a ! b)", false),
      ("(--x: a; b)", false), ("(--x: (a; ! b))", true), ("(--x)", false),
      ("(--x: var(1))", false), ("(c\\6flor: red)", true), ("(display: flex)", true),
      ("(word-wrap: break-word)", true), ("(color: red", true), ("(color/**/:/**/red/**/)", true),
    ])
  func declarations(text: String, expected: Bool) {
    #expect(condition(text).matches == expected)
    #expect(!condition(text).isMalformed)
  }

  @Test(
    "selectors, CSS Conditional 4, section 2",
    arguments: [
      ("selector(a)", true), ("SELECTOR( a > .b:hover )", true), ("selector(a::before)", true),
      ("selector(&)", true), ("selector(a, b)", false), ("selector()", false),
      ("selector(a:hoover)", false), ("selector(> a)", false), ("selector(a >)", false),
      ("selector(a::-webkit-scrollbar)", false), ("selector(::part(x))", true),
      ("selector([x='y' i])", true), ("selector(:is(a, :hoover))", false),
      ("selector(a:not(.b, #c))", true),
      ("selector(:nth-child(2n + 1 of .a))", true), ("selector((color: red))", false),
      ("selector(a b c", true),
    ])
  func selectors(text: String, expected: Bool) { #expect(condition(text).matches == expected) }

  @Test(
    "other functions, CSS Conditional 5, section 3",
    arguments: [
      ("font-format(opentype)", true), ("font-format(WOFF2)", false),
      ("font-format('woff')", false),
      ("font-tech(variations)", true), ("font-tech(color-COLRv1)", false),
      ("font-tech(a b)", false),
      ("at-rule(@media)", true), ("at-rule( @CONTAINER )", true),
      ("at-rule(@starting-style)", true), ("at-rule(@charset)", false),
      ("at-rule(@nonsense)", false), ("at-rule(media)", false), ("named-feature(x)", false),
      ("nonsense(x)", false), ("style(--x)", false),
    ])
  func functions(text: String, expected: Bool) { #expect(condition(text).matches == expected) }

  @Test(
    "not, and, or, parentheses and unknown terms, CSS Conditional 3, section 6",
    arguments: [
      ("not (color: x)", true), ("not (color: red)", false), ("NOT (color: x)", true),
      ("(color: red) and (width: 1px)", true), ("(color: red) and (width: x)", false),
      ("(color: x) or (width: 1px)", true), ("(color: x) or (width: x) or (margin: unset)", true),
      ("((color: red))", true), ("(not (color: x)) and ((color: x) or (color: red))", true),
      ("not (not (color: red))", true), ("not nonsense(x)", true), ("not (what is this)", true),
      ("(what; is: this!) or (color: red)", true), ("not ()", true), ("()", false),
      ("((color: red) and (color: red) or (color: red))", false),
      ("not(color: red)", false), ("(color: red)and (color: red)", true),
      ("(color: red) and/**/(color: red)", true), ("not selector(:x)", true),
      ("(not: red)", false), ("selector(a) and (color: red)", true),
    ])
  func logic(text: String, expected: Bool) {
    #expect(condition(text).matches == expected)
    #expect(!condition(text).isMalformed)
  }

  @Test(
    "an invalid condition is reported and false",
    arguments: [
      ("⟦⟧", "expected '(', found the end"), ("⟦color⟧: red", "expected '(', found 'color'"),
      ("not ⟦not⟧ (color: red)", "expected '(', found 'not'"),
      ("(color: red) ⟦(⟧width: 1px)", "expected 'and' or 'or', found '('"),
      ("(color: red) and⟦⟧", "expected '(', found the end"),
      ("(color: red) and ⟦not⟧ (width: 1px)", "expected '(', found 'not'"),
      (
        "(color: red) and (width: 1px) ⟦or⟧ (height: 1px)",
        "expected parentheses where 'and', 'or' and 'not' are mixed, found 'or'"
      ),
      (
        "not (color: red) ⟦and⟧ (width: 1px)",
        "expected parentheses where 'and', 'or' and 'not' are mixed, found 'and'"
      ),
      ("(color: red) ⟦or(⟧width: 1px)", "expected 'and' or 'or', found 'or('"),
      ("(color: red)⟦,⟧ (width: 1px)", "expected 'and' or 'or', found ','"),
      ("(color: red ⟦]⟧)", "expected a condition, found ']'"),
    ] as [(MarkedSource, String)])
  func malformed(source: MarkedSource, message: String) {
    let stream = TokenStream(source.text)
    var log = DiagnosticLog()
    let condition = SupportsCondition(stream, in: 0..<stream.count, log: &log)
    #expect(condition.isMalformed && !condition.matches)
    #expect(log.diagnostics.map(\.message) == [message + "; the rule is ignored"])
    #expect(log.diagnostics.map(\.kind.id) == ["invalid-supports-condition"])
    #expect(log.diagnostics.map(\.range) == source.ranges)
  }

  @Test(
    "accepts a declaration without parentheses in an @import, CSS Cascade 5, section 2",
    arguments: [
      ("color: red", true), (" color : red ", true), ("color: x", false), ("--x: y", true),
      ("color: red !important", true), ("(color: red)", true), ("not (color: x)", true),
      ("(color: x) or (color: red)", true), ("selector(a)", true),
    ])
  func imports(text: String, expected: Bool) {
    #expect(condition(text, isImport: true).matches == expected)
    #expect(!condition(text, isImport: true).isMalformed)
  }

  @Test("rejects other text in the supports() of an @import")
  func malformedImport() {
    #expect(condition("color red", isImport: true).isMalformed)
    #expect(condition("", isImport: true).isMalformed)
  }
}
