// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import TestSupport
import Testing

/// Tests of the conditions of `@container`, and of the containers that they select.
@Suite struct ContainerConditionTests {
  private func condition(_ text: String) -> (ContainerCondition?, [Diagnostic]) {
    let stream = TokenStream(text)
    var log = DiagnosticLog()
    let condition = ContainerCondition(stream, in: 0..<stream.count, log: &log)
    return (condition, log.diagnostics)
  }

  private func truth(_ text: String, in container: QueryContainer = panel()) -> TruthValue? {
    condition(text).0?.truth(in: container)
  }

  /// A container of 400 by 300 px with two custom properties and its own font.
  private static func panel(isVertical: Bool = false) -> QueryContainer {
    var context = ComputationContext(
      rootFontSize: 10, fontSize: 20, viewport: .init(width: 1000, height: 500))
    context.isVertical = isVertical
    return QueryContainer(width: 400, height: 300, context: context) { name in
      ["--theme": "dark  blue", "--empty": "", "--text": "'a  b'"][name]
    }
  }

  @Test(
    "sizes, CSS Conditional 5, section 4.5",
    arguments: [
      ("(width: 400px)", true), ("(width > 400px)", false), ("(min-width: 400px)", true),
      ("(max-width: 399px)", false), ("(300px <= width < 500px)", true), ("(width = 20em)", true),
      ("(width = 40rem)", true), ("(width = 40vw)", true), ("(height <= 300px)", true),
      ("(inline-size = 400px)", true), ("(block-size: 300px)", true),
      ("(min-block-size: 301px)", false),
      ("(aspect-ratio: 4/3)", true), ("(aspect-ratio > 1.5)", false),
      ("(orientation: landscape)", true),
      ("(orientation: portrait)", false), ("(width)", true), ("(calc(1em * 20) = width)", true),
      ("(WIDTH < 0)", false), ("(min-width: -1px)", true),
    ])
  func sizes(text: String, expected: Bool) { #expect(truth(text) == TruthValue(expected)) }

  @Test("inline and block axes swap in vertical writing modes")
  func vertical() {
    let panel = Self.panel(isVertical: true)
    #expect(truth("(inline-size = 300px) and (block-size = 400px)", in: panel) == .true)
    #expect(truth("(width = 400px) and (height = 300px)", in: panel) == .true)
  }

  @Test(
    "custom properties, CSS Conditional 5, section 4.6",
    arguments: [
      ("style(--theme)", .true), ("style(--other)", .false), ("style(--empty)", .true),
      ("style(--theme: dark blue)", .true), ("style( --theme:dark/**/ blue )", .true),
      ("style(--theme: dark)", .false), ("style(--theme: Dark blue)", .false),
      ("style(--THEME: dark blue)", .false), ("style(--other: x)", .false),
      ("style(--empty:)", .true), ("style(--text: 'a  b')", .true),
      ("style(--text: 'a b')", .false),
      ("style(--other: initial)", .true), ("style(--theme: initial)", .false),
      ("style(--theme: inherit)", .unknown), ("style(--theme: var(--x))", .unknown),
      ("not style(--theme)", .false), ("style(not (--other))", .true),
      ("style((--theme) and (not (--other)))", .true), ("style((--other) or (--theme))", .true),
      ("(width > 1px) and style(--theme)", .true), ("style(color: red)", .unknown),
      ("style(--theme > 1)", .unknown), ("style(style(--theme))", .unknown),
      ("style((width > 1px))", .unknown), ("style(--theme: a; b)", .unknown),
    ] as [(String, TruthValue)])
  func styles(text: String, expected: TruthValue) { #expect(truth(text) == expected) }

  @Test(
    "not, and, or and unknown terms, CSS Conditional 5, section 4.4",
    arguments: [
      ("not (width > 400px)", .true), ("(width > 1px) and (height > 1px)", .true),
      ("(width > 999px) or (height > 1px)", .true), ("((width) and (not (height: 0)))", .true),
      ("(unknown)", .unknown), ("not (unknown)", .unknown),
      ("(width > 1px) or (unknown)", .unknown),
      ("(width: red) or (width)", .unknown), ("scroll-state(stuck: top)", .unknown),
      ("(resolution > 1x)", .unknown), ("f(x)", .unknown), ("panel", .true),
    ] as [(String, TruthValue)])
  func logic(text: String, expected: TruthValue) {
    #expect(truth(text) == expected)
    #expect(condition(text).0?.matches(in: Self.panel()) == (expected == .true))
  }

  @Test("unset environment values are unknown")
  func unknownSizes() {
    let container = QueryContainer(width: 100, height: nil)
    #expect(truth("(width > 1px)", in: container) == .true)
    #expect(truth("(height > 1px)", in: container) == .unknown)
    #expect(truth("not (orientation: portrait)", in: container) == .unknown)
    #expect(truth("(width > 1px) or (height > 1px)", in: container) == .true)
  }

  @Test(
    "a query reports the axes that it requires",
    arguments: [
      ("(width > 1px)", .inline, .block), ("(height)", .block, .inline),
      ("(inline-size)", .inline, .inline), ("(block-size: 1px)", .block, .block),
      ("(aspect-ratio > 1)", .both, .both), ("(orientation)", .both, .both),
      ("(width) or (not (height))", .both, .both), ("style(--x)", [], []), ("panel", [], []),
      ("style(--x) and (1px < width)", .inline, .block),
    ] as [(String, ContainerAxes, ContainerAxes)])
  func axes(text: String, horizontal: ContainerAxes, vertical: ContainerAxes) {
    #expect(condition(text).0?.requiredAxes(isVertical: false) == horizontal)
    #expect(condition(text).0?.requiredAxes(isVertical: true) == vertical)
  }

  @Test(
    "parses names and serializes conditions",
    arguments: [
      ("panel", "panel", "panel"), ("Panel (width>1px)", "Panel", "Panel (width > 1px)"),
      ("not (WIDTH)", nil, "not (width)"), ("panel not (width)", "panel", "panel not (width)"),
      ("STYLE(--A:b/**/ c)", nil, "style(--A: b c)"), ("\\31 x", "1x", "\\31 x"),
      ("(min-inline-size:1px)", nil, "(min-inline-size: 1px)"), ("f(x)", nil, "f(x)"),
      ("style((--a) and (--b: c))", nil, "style((--a) and (--b: c))"),
    ])
  func names(text: String, name: String?, description: String) {
    #expect(condition(text).0?.name == name)
    #expect(condition(text).0?.description == description)
    #expect(condition(description).0?.description == description)
  }

  @Test(
    "reports a condition with invalid syntax",
    arguments: [
      ("⟦⟧", "expected '(', found the end"),
      ("⟦none⟧ (width)", "expected the name of a container, found 'none'"),
      ("⟦and⟧ (width)", "expected the name of a container, found 'and'"),
      ("⟦inherit⟧", "expected the name of a container, found 'inherit'"),
      ("a ⟦b⟧ (width)", "expected '(', found 'b'"),
      ("(width) ⟦panel⟧", "expected 'and' or 'or', found 'panel'"),
      (
        "(width) and (height) ⟦or⟧ (width)",
        "expected parentheses where 'and', 'or' and 'not' are mixed, found 'or'"
      ),
      ("⟦'x'⟧ (width)", "expected '(', found ''x''"),
      ("a (width)⟦,⟧ b", "expected 'and' or 'or', found ','"),
    ] as [(MarkedSource, String)])
  func malformed(source: MarkedSource, message: String) {
    let (condition, diagnostics) = condition(source.text)
    #expect(condition == nil)
    #expect(diagnostics.map(\.message) == [message + "; the rule is ignored"])
    #expect(diagnostics.map(\.kind.id) == ["invalid-container-condition"])
    #expect(diagnostics.map(\.range) == source.ranges)
  }

  @Test("reports unknown names with suggestions")
  func unknown() {
    #expect(
      condition("(min-widht: 1px)").1.map(\.message)
        == ["unknown container feature 'min-widht'; did you mean 'min-width'?"])
    #expect(
      condition("(width > 5)").1.map(\.message)
        == ["invalid value for 'width': found '5', expected <length>; did you mean '5px'?"])
    #expect(condition("style(color: red)").1.map(\.kind) == [.unknownCondition])
    #expect(condition("style(--x: red) and (width)").1.isEmpty)
  }

  @Test("parses a list of conditions as a whole or not at all")
  func lists() {
    func list(_ text: String) -> [String]? {
      let stream = TokenStream(text)
      var log = DiagnosticLog()
      return ContainerCondition.list(stream, in: 0..<stream.count, log: &log)?.map(\.description)
    }
    #expect(list("a (width), b, f(x, y)") == ["a (width)", "b", "f(x, y)"])
    #expect(list("a (width)") == ["a (width)"])
    #expect(list("a,") == nil)
    #expect(list("a, none") == nil)
    #expect(list("") == nil)
  }
}
