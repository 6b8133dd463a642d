// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for conflicts in the cascade.
let cascadeCases: [RuleCases] = [
  RuleCases(
    "dead-declaration",
    rejected: [
      "a { ⟦color⟧: red } b {} a { color: blue }",
      "a { ⟦margin-top⟧: 1px; color: red } a { margin: 0 }",
      "a, b { ⟦color⟧: red } b { color: blue } a { color: blue }",
      "a { color: blue !important } a { ⟦color⟧: red }",
      "@media print { a { ⟦color⟧: red } } a { color: blue }",
      ".x { & .y { ⟦color⟧: red } } .x .y { color: blue }",
      // A rule in @starting-style has the precedence of any other rule.
      "@starting-style { a { ⟦color⟧: red } } a { color: blue }",
    ],
    accepted: [
      "a { color: red } b { color: blue }", "a, b { color: red } a { color: blue }",
      "a { color: red } @media print { a { color: blue } }",
      "a { color: red } @starting-style { a { color: blue } }",
      "a { color: red; @starting-style { color: blue } }",
      "a { color: red } a { color: nonsense }", "a { margin: 0 } a { margin-top: 1px }",
      "@layer x { a { color: red } } a { color: blue }", "a { --x: 1 } a { --y: 1 }",
      "a { color: red } @supports (x: y) { a { color: blue } }",
    ]),
  RuleCases(
    "descending-specificity",
    rejected: [
      "#x a { color: red } ⟦a:hover⟧ { color: blue }",
      ".x .y .z { color: red } b {} ⟦.z:focus⟧ { color: blue }",
      "#x a { color: red } b, ⟦a:hover⟧ { color: blue }",
      "@media print { #x a { color: red } ⟦a:active⟧ { color: blue } }",
    ],
    accepted: [
      "a:hover { color: blue } #x a { color: red }", "a { color: red } a:hover { color: blue }",
      "#x a { color: red } #x a:hover { color: green } a:hover { color: blue }",
      "#x a { color: red } a:hover { margin: 0 }", "#x a { color: red } a:hover { color: red }",
      "#x a { color: red } a:hover { color: blue !important }",
      "#x a { color: red } @media print { a:hover { color: blue } }",
      "#x a { @starting-style { color: red } } a:hover { color: blue }",
    ]),
  RuleCases(
    "missing-state",
    rejected: [
      "⟦a:hover⟧ { color: red } @starting-style { a:focus { color: blue } }",
      "⟦a:hover⟧ { color: red }", "⟦button:hover⟧ { color: red } button:focus { color: blue }",
      ".x { color: red } ⟦a.x:active⟧ { color: red }", "⟦summary:hover⟧, b { color: red }",
      RuleCase(
        "⟦key:hover⟧ { color: red }", configuration: "types: {key: {states: [hover, disabled]}}"),
    ],
    accepted: [
      "@starting-style { a:hover { color: red } }",
      "a:hover, a:focus { color: red }", "button.x:hover, button.x:focus {}",
      ".card:hover { color: red }", "a { color: red }",
      "button:hover {} button:focus-visible {} button:disabled {}", ":focus {} a:hover {}",
      "button:hover, button:focus {} .key[disabled] {}",
      RuleCase("key:hover { color: red }", configuration: "types: {key: {states: [hover]}}"),
      RuleCase(
        "key:hover {}", configuration: "types: {'*': {states: [hover, focus]}, key: }"),
      RuleCase(
        "@import 'base.css'; button:hover {}",
        files: ["base.css": "button:focus {} button:disabled {}"]),
    ]),
  RuleCases(
    "low-contrast",
    rejected: [
      "a { color: ⟦#999⟧; background-color: #fff }",
      "a { background: #fff; color: ⟦rgb(200 200 200)⟧ }",
      "b { background: white } b a { color: ⟦#aaa⟧ }",
      ":root { background: white } a { color: ⟦#ccc⟧ }",
      "a { color: ⟦#999⟧; background: white; @starting-style { color: black } }",
      """
      :root { --ink: black; --paper: white }
      @media (prefers-color-scheme: dark) { :root { --ink: #333 } }
      @media (prefers-color-scheme: dark) { :root { --paper: black } }
      a { color: ⟦var(--ink)⟧; background: var(--paper) }
      """,
      ".x:focus, .x[data-on] { background: #ddd; color: ⟦#777⟧ } .x { color: black }",
      RuleCase("a { color: ⟦#888⟧ }", files: ["base.css": "a { background-color: #777 }"]),
      "@layer x, y; @layer y { a { color: ⟦#999⟧; background: white } } @layer x { a { color: red } }",
      "* { background: white } a { color: ⟦#999⟧ } body { color: black }",
      ":root { --x: var(--y); --y: #999 } .b a { color: ⟦var(--x)⟧; background: white }",
      """
      @property --x { syntax: '<color>'; inherits: true; initial-value: #999 }
      a { color: ⟦var(--x)⟧; background: white }
      """,
      ":root { --x: 1 } @container style(--x: 1) { a { color: ⟦#999⟧; background: white } }",
    ],
    accepted: [
      "@layer x, y; @layer x { a { color: #999; background: white } } @layer y { a { color: black } }",
      ":root { --x: 1 } @container style(--x: 2) { a { color: #999; background: white } }",
      "a { color: #595959; background-color: #fff }", "a { color: #ccc }",
      "@starting-style { a { color: #999; background: white } }",
      "a { color: #888; background: white; font-size: 24px }",
      "a { color: #888; background: white; font-size: 19px; font-weight: bold }",
      "a:disabled { color: #ccc; background: white }",
      "a { color: #999; background: url(x.png) white }",
      "a { color: #999; background: rgb(0 0 0 / 50%) }",
      ":root { background: white } b { background: black } a { color: #ccc }",
    ]),
  RuleCases(
    "unused-rule",
    rejected: [
      RuleCase("⟦.x⟧ { color: red }", trees: [#"{"type": "a"}"#]),
      RuleCase("a {} ⟦a > b, .c⟧ {}", trees: [#"{"type": "a"}"#]),
      RuleCase("⟦b:hover⟧ {}", trees: [#"{"type": "a", "children": [{"type": "c"}]}"#]),
      RuleCase("a { ⟦&.x⟧ { color: red } }", trees: [#"{"type": "a"}"#]),
    ],
    accepted: [
      RuleCase(".x { color: red }", trees: [#"{"type": "a", "classes": ["x"]}"#]),
      RuleCase("a:hover::before, b {}", trees: [#"{"type": "a"}"#]),
      RuleCase("b {}", trees: [#"{"type": "a"}"#, #"{"type": "b"}"#]), ".x { color: red }",
      RuleCase("a:state(armed)::part(x) {}", trees: [#"{"type": "a"}"#]),
      RuleCase("a > c:last-child {}", trees: [#"{"type": "a", "children": [{"type": "c"}]}"#]),
    ]),
]
