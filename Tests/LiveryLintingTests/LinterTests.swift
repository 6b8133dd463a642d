// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryLinting
import TestSupport
import Testing

@Suite struct LinterTests {
  @Test(
    "each rule reports its findings",
    arguments: [
      ("unknown-property", "a { colour: red }"), ("unknown-property", "a { b { q: 1 } }"),
      ("unknown-property", "@media print { a { q: 1 } }"),
      ("unknown-property", "@keyframes x { from { q: 1 } }"),
      ("invalid-value", "a { color: none }"),
      ("invalid-value", "a { margin: 1px 2px 3px 4px 5px }"),
      ("invalid-value", "a { width: }"), ("invalid-selector", "a..b { color: red }"),
      ("invalid-selector", "@media (x) { , { color: red } }"),
      ("unknown-pseudo-class", "a:hoover { color: red }"),
      ("unknown-pseudo-element", "a::befor { color: red }"),
      ("invalid-selector", "x|a { color: red }"),
      ("syntax", "a { color red }"), ("syntax", "a { *color: red }"),
      ("syntax", "a"), ("syntax", "} a { color: red }"),
      ("syntax", "a { color: red"), ("syntax", "a { color: red } /*"),
      ("syntax", "a { color: 'x\n}"), ("syntax", "a { color: url(a b) }"),
      ("syntax", "--x: 1; a {}"), ("unknown-at-rule", "@meida {}"),
      ("unsupported-at-rule", "@when {}"), ("ineffective-charset", "a {} @charset 'x';"),
      // Imports.
      ("invalid-at-rule-prelude", "@import;"), ("import-position", "a {} @import 'x';"),
      ("import-not-found", "@import 'x';"),
      // Conditions.
      ("invalid-at-rule-prelude", "@media and {}"), ("unknown-media-feature", "@media scren {}"),
      ("unknown-media-feature", "@media (min-widht: 1px) {}"),
      ("unknown-media-feature", "@media (width: 1) {}"),
      ("invalid-at-rule-prelude", "@supports x {}"),
      ("invalid-at-rule-prelude", "@container {}"),
      ("unknown-media-feature", "@container (widht: 1px) {}"),
      ("invalid-at-rule-prelude", "@media (a b) {}"),
      // Layers and scopes.
      ("invalid-at-rule-prelude", "@layer a b;"), ("invalid-at-rule-prelude", "@scope to {}"),
      ("invalid-at-rule-prelude", String(repeating: "@layer a {", count: 200)),
      // At-rules with descriptors.
      ("invalid-descriptor", "@font-face { font-family: x }"),
      ("invalid-descriptor", "@property --x { syntax: '*' }"),
      ("invalid-descriptor", "@font-face { font-famliy: x }"),
      ("invalid-value", "@font-face { font-family: x; src: 1 }"),
      ("invalid-at-rule-prelude", "@property x {}"),
      (
        "invalid-descriptor",
        "@property --x { syntax: '<length>'; inherits: true; initial-value: 1em }"
      ),
      ("invalid-at-rule-prelude", "@keyframes none {}"),
      ("invalid-keyframe", "@keyframes x { middle { color: red } }"),
      ("invalid-keyframe", "@keyframes x { color: red }"),
      ("invalid-keyframe", "@keyframes x { from { animation: none } }"),
      ("important-in-keyframe", "@keyframes x { from { color: red !important } }"),
      ("invalid-value", "@keyframes x { from { color: none } }"),
      // Variables and selectors.
      ("invalid-value", "a { color: --f(;) }"),
      ("invalid-value", "a { color: var(x) }"), ("invalid-value", "a { --x: env() }"),
      ("invalid-selector", "a:host(b) { color: red }"),
      (
        "invalid-selector",
        String(repeating: ":is(", count: 200) + "a" + String(repeating: ")", count: 200) + "{}"
      ),
    ])
  func finds(name: String, source: String) {
    let report = Linter().report(on: [SyntaxTree(parsing: source)])
    #expect(report.findings.contains { $0.rule.name == name })
    #expect(LintRule.names.contains(name))
    var linter = Linter()
    linter.severities[name] = .some(nil)
    #expect(
      !linter.report(on: [SyntaxTree(parsing: source)]).findings.contains {
        $0.rule.name == name
      })
  }

  @Test(
    "valid code has no findings",
    arguments: [
      "", "a { color: red }", "a { --anything: { goes } }", "a { color: var(--x) }",
      "a:state(mine)::part(x) { color: currentcolor }",
      "@font-face { src: url(x); font-family: y }", "a:is(b, :not(.c)):nth-child(2n + 1 of d) {}",
      "@scope (a) to (b) { > c { color: red } color: blue }", "@layer a, b.c; @layer a { d {} }",
      "@supports (display: -x-new) { a { display: -x-new; x: y; color: var(1) } b:-x-new {} }",
      "@property --x { syntax: '<color>'; inherits: false; initial-value: red }",
      "@container c (width > 1px) { a { & b { color: red } } }", "a { top: env(--x, 1px) }",
      "a { color: --tint(red, 20%); --x: --f(); margin: calc(1px + --f()) --g() }",
      "@keyframes x { from { color: --tint(red) } }",
      "@keyframes x { from { color: red } 50% { color: blue } }", "@-x-unheard-of { x: 1 }",
      "a { color: inherit; & > b { margin: auto } }", "@page { size: a4 }", "<!-- -->",
    ])
  func leaves(source: String) {
    var linter = Linter()
    // These sheets are not complete themes.
    for rule in ["unresolved-variable", "unused-variable", "unused-keyframes"] {
      linter.severities[rule] = .some(nil)
    }
    let findings = linter.report(on: [SyntaxTree(parsing: source)]).findings
    #expect(findings.map(\.diagnostic.message) == [])
  }

  @Test(
    "an unknown name is an error unless it has a vendor prefix",
    arguments: [
      ("a::-moz-focus-inner {}", nil), ("a:-ms-input-placeholder {}", nil),
      ("a { display: -webkit-box }", nil), ("a { -moz-user-focus: none }", nil),
      ("a { display: -x-box }", Diagnostic.Severity.error), ("a::-x {}", .error),
      ("a { color: none }", .error),
    ])
  func vendors(source: String, severity: Diagnostic.Severity?) {
    var linter = Linter()
    #expect(
      linter.report(on: [SyntaxTree(parsing: source)]).findings.map(\.diagnostic.severity)
        == (severity.map { [$0] } ?? []))
    let rules = ["vendor-prefix", "vendor-extension"]
    for rule in rules { linter.severities[rule] = .some(.note) }
    let strict = linter.report(on: [SyntaxTree(parsing: source)]).findings
    #expect(strict.contains { rules.contains($0.rule.name) } == (severity == nil))
  }

  @Test("lints the rules around an @supports that does not match")
  func unsupported() {
    let source = """
      a { q: 1 } @supports (x: y) { a { q: 2 } @supports (x: z) { a { q: 3 } } a { q: 4 } }
      a { q: 5 } @supports (color: red) { a { q: 6 } } a { @supports (x: y) { q: 7 } q: 8 }
      """
    let tree = SyntaxTree(parsing: source)
    let report = Linter().report(on: [tree])
    let found = report.findings.filter { $0.rule.name == "unknown-property" }.map {
      tree.stream.text(in: $0.diagnostic.range.lowerBound..<$0.diagnostic.range.upperBound + 3)
    }
    #expect(found == ["q: 1", "q: 5", "q: 6", "q: 8"])
  }

  @Test("every rule name is listed once")
  func names() {
    #expect(Set(LintRule.names).count == LintRule.names.count)
    #expect(LintRule.names.allSatisfy { LintRule.named($0)?.name == $0 })
  }

  @Test("reports findings in text order, with suggestions")
  func text() {
    let source = "a {\n\tcolour: red;\n  color: none;\n}\nb::befor {}"
    let report = Linter().report(on: [SyntaxTree(parsing: source, name: "x.css")])
    #expect(
      TextSink.text { report.text(into: &$0) } == """
        x.css:2:2: error: unknown property 'colour'; did you mean 'color'? [unknown-property]
         colour: red;
         ^~~~~~
        x.css:3:10: error: invalid value for 'color': found 'none', expected <color>; \
        did you mean 'transparent'? [invalid-value]
          color: none;
                 ^~~~
        x.css:5:2: error: unknown pseudo-element '::befor'; did you mean '::before'? [unknown-pseudo-element]
        b::befor {}
         ^~~~~~~
        3 errors

        """)
    #expect(
      TextSink.text { report.errors.text(into: &$0) }.hasSuffix("\n3 errors\n"))
    #expect(report.count(of: .error) == 3)
    #expect(report.count(of: .warning) == 0)
  }

  @Test(
    "a finding in JSON has lines, columns, byte offsets and a fix if there is one")
  func json() {
    let source = "é { color: none }\nb { color: x }"
    let report = Linter().report(on: [SyntaxTree(parsing: source, name: "x.css")])
    #expect(
      report.jsonText == """
        {"version":1,"findings":[
          {"rule":"invalid-value","severity":"error","message":"invalid value for 'color': \
        found 'none', expected <color>; did you mean 'transparent'?","file":"x.css","line":1,"column":12,\
        "endLine":1,"endColumn":16,"start":12,"end":16,\
        "fix":{"replacement":"transparent","start":12,"end":16,"safe":false}},
          {"rule":"invalid-value","severity":"error","message":"invalid value for 'color': \
        found 'x', expected <color>","file":"x.css","line":2,"column":12,\
        "endLine":2,"endColumn":13,"start":30,"end":31}
        ]}
        """)
    let nothing = Linter().report(on: [SyntaxTree(parsing: "")])
    #expect(nothing.jsonText == #"{"version":1,"findings":[]}"#)
    #expect(TextSink.text { nothing.text(into: &$0) } == "")
  }

  @Test("a configured severity applies to every finding of its rule")
  func severities() {
    var linter = Linter()
    linter.severities = ["unknown-property": .some(.error), "invalid-value": .some(.warning)]
    let report = linter.report(on: [SyntaxTree(parsing: "a { q: 1; color: x }")])
    #expect(report.findings.map(\.diagnostic.severity) == [.error, .warning])
  }

  @Test(
    "time is linear in a hostile sheet, and its report is limited",
    .tier(.standard))
  func hostile() {
    for unit in TestTier.part(of: ["a{x:1}", "a..b{}", "a{color:1}", "}", "a{b c}"]) {
      expectGrowthOnOneThread(from: 2_525, unit) { count in
        let source = String(repeating: unit, count: count)
        let report = Linter().report(on: [SyntaxTree(parsing: source)])
        #expect(count < 10_100 || report.findings.count >= 10_001)
        #expect(report.findings.count <= 30_003)
      }
    }
  }
}
