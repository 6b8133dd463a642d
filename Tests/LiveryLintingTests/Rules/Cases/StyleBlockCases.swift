// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for the layout of sheets and blocks.
let styleBlockCases: [RuleCases] = [
  RuleCases(
    "empty-block",
    rejected: [
      "a ⟦{}⟧", "a { b ⟦{ }⟧ }", "@media print ⟦{\n}⟧", "@font-face ⟦{}⟧",
      "@keyframes x { from ⟦{}⟧ }",
    ],
    accepted: [
      "a { color: red }", "a { /* x */ }", "@LAYER a {}", "@import 'x';", "a {", "a { ; }",
    ]),
  RuleCases(
    "empty-comment",
    rejected: [
      RuleCase("a { ⟦/* */⟧ color: red }", fixed: "a {  color: red }"),
      RuleCase("a⟦/**/⟧b {}", fixed: "a/**/b {}"),
      RuleCase("a { --x: ⟦/**/⟧ 1 }", fixed: "a { --x: /**/ 1 }"),
      "⟦/**/⟧ a {}", "a {} ⟦/*\n*/⟧",
    ],
    accepted: [
      "/* x */ a {}", "/***/ a {}", "a { content: '/**/' }", "/*", "a { background: url(/**/) }",
    ]),
  RuleCases(
    "empty-source",
    rejected: ["⟦⟧", "⟦ ⟧", "⟦\n\n⟧", "⟦\t\n ⟧"],
    accepted: ["/* x */", "a {}", "@layer a;", ";"]),
  RuleCases(
    "irregular-whitespace",
    rejected: [
      "a { margin: 1px⟦\u{A0}⟧2px }", "a⟦\u{200B}⟧ {}", ".x⟦\u{3000}⟧.y {}",
      "@media print { a { color:⟦\u{2003}⟧red } }", "⟦\u{A0}⟧⟦\u{A0}⟧a {}",
    ],
    accepted: [
      "a { content: '\u{A0}' }", "/* \u{A0} */", ".größe {}", "a\tb {}",
      "a { background: url(\u{A0}) }",
      ".a\u{200D}b {}",
    ]),
  RuleCases(
    "quotes",
    rejected: [
      RuleCase("a { content: ⟦'x'⟧ }", fixed: #"a { content: "x" }"#),
      RuleCase("[a=⟦'b'⟧] {}", fixed: #"[a="b"] {}"#),
      RuleCase(#"a { content: ⟦'\'x'⟧ }"#, fixed: #"a { content: "\'x" }"#),
      RuleCase("a { b { background: url(⟦'x'⟧) } }", fixed: #"a { b { background: url("x") } }"#),
      RuleCase(
        #"a { content: ⟦"x"⟧ }"#, fixed: "a { content: 'x' }",
        configuration: "rules: {quotes: {style: single}}"),
      "a { --x: ⟦''⟧ }", "@container style(--x: 1) { a { content: ⟦'x'⟧ } }",
      "@supports (content: ⟦'x'⟧) {}",
    ],
    accepted: [
      #"a { content: "x" }"#, #"a { content: '"' }"#, "@charset 'utf-8';", "/* 'x' */",
      "a { background: url(x) }", #"a { content: '\"' }"#,
      RuleCase("a { content: 'x' }", configuration: "rules: {quotes: {style: single}}"),
    ]),
  RuleCases(
    "max-nesting-depth",
    rejected: [
      "a { b { c { d { ⟦e⟧ {} } } } }", "a { @media print { b { c { d { ⟦e, f⟧ {} } } } } }",
      "a { b { c { d { ⟦&:hover⟧ { f {} } } } } }",
      RuleCase("a { ⟦b⟧ {} ⟦c⟧ {} }", configuration: "rules: {max-nesting-depth: {limit: 0}}"),
    ],
    accepted: [
      "a { b { c { d {} } } }", "@media print { @layer x { a { b { c { d {} } } } } }",
      "a { b { c { d { color: red } } } } e { f {} }",
      RuleCase(
        "a { b { c { d { e {} } } } }", configuration: "rules: {max-nesting-depth: {limit: 4}}"),
    ]),
  RuleCases(
    "require-layer",
    rejected: [
      "⟦a⟧ {}", "@media print { ⟦a⟧ {} }", "@layer x { a {} } ⟦b, c⟧ {}", "⟦a⟧ { b {} }",
      "@supports (color: red) { ⟦a⟧ {} }",
    ],
    accepted: [
      "@layer x { a {} }", "@layer { a {} }", "@LAYER x { @media print { a { b {} } } }",
      "@media print { @layer x { a {} } }", "@keyframes x { from {} }", "@font-face {}",
    ]),
  RuleCases(
    "no-important",
    rejected: [
      "a { color: red ⟦!important⟧ }", "a { color: red ⟦! IMPORTANT⟧; width: 1px }",
      "a { --x: 1 ⟦!important⟧ }", "@media print { a { b { color: red⟦!important⟧ } } }",
    ],
    accepted: [
      "a { color: red }", "a { content: '!important' }", "/* !important */", "a { --important: 1 }",
    ]),
  RuleCases(
    "property-order",
    rejected: [
      "a { width: 1px; ⟦color⟧: red }", "a { color: red; ⟦--x⟧: 1 }",
      "@media print { a { b { top: 0; ⟦LEFT⟧: 0 } } }",
      "a { border-top: 0; ⟦border⟧: 0 !important }",
      RuleCase(
        "a { color: red; ⟦width⟧: 1px }", configuration: "rules: {property-order: {order: [width]}}"
      ),
    ],
    accepted: [
      "a { color: red; width: 1px }", "a { --x: 1; --a: 2; color: red }",
      "a { width: 1px } b { color: red }", "a { width: 1px; b { color: red } }",
      "a { width: 1px; b {} color: red }", "a { color: red; color: blue; unheard-of: 1 }",
      RuleCase(
        "a { width: 1px; color: red }", configuration: "rules: {property-order: {order: [width]}}"),
    ]),
]
