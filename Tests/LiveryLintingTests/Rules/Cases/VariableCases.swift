// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for variables and other names.
let variableCases: [RuleCases] = [
  RuleCases(
    "unresolved-variable",
    rejected: [
      RuleCase(
        ":root { --accent: teal } a { color: var(⟦--acent⟧) }",
        fixed: ":root { --accent: teal } a { color: var(--accent) }"),
      "a { color: rgb(var(⟦--r⟧) 0 0) }", "a { --x: var(⟦--y⟧); color: var(--x) }",
      "a { color: var(--x, var(⟦--y⟧)) }",
      "@media print { a { &:hover { margin: 1px var( ⟦--m⟧ ) } } }",
      RuleCase("a { color: var(⟦--b⟧) }", files: ["base.css": ":root { --a: red }"]),
    ],
    accepted: [
      ":root { --x: teal } a { color: var(--x) }", "a { color: var(--x, red) }",
      RuleCase("a { color: var(--x) }", files: ["base.css": ":root { --x: red }"]),
      RuleCase("@import 'b.css'; a { color: var(--x) }", files: ["b.css": "a { --x: red }"]),
      RuleCase("a { color: var(--x) }", configuration: "variables: [--x]"),
      RuleCase("a { color: var(--text-color) }", configuration: "default-sheet: true"),
      "@property --x { syntax: '*'; inherits: true; initial-value: 1 } a { color: var(--x) }",
      "@import 'missing.css'; a { color: var(--x) }",
    ]),
  RuleCases(
    "variable-cycle",
    rejected: [
      "a { ⟦--x⟧: var(--y, var(--x)) }", "a { ⟦--x⟧: var(--y, 1 var(--z, var(--x))) }",
      "a { ⟦--x⟧: var(--y, 1) var(--x) }", "a { ⟦--x⟧: var(--u, var(--y)); --y: var(--x, 2) }",
      "a { ⟦--x⟧: var(--x) }", "a { ⟦--x⟧: var(--y); --y: var(--x) }",
      "a { ⟦--x⟧: var(--y) } a { --y: calc(1px + var(--x, 2px)) }",
      ":root { --a: red; ⟦--b⟧: var(--c); --c: var(--d); --d: var(--b) var(--a) }",
    ],
    accepted: [
      "a { --x: var(--y, var(--x)); --y: 1 }",
      "a { --x: var(--y, var(--z)); --y: 1; --z: var(--x) }",
      "a { --x: var(--y, foo(1 var(--x))) } :root { --y: 1 }",
      "a { --x: var(--y); --y: red }", "a { --x: var(--y) } b { --y: var(--x) }",
      "a { --x: var(--y) } @media print { a { --y: var(--x) } }",
      "a { --x: var(--x); --x: red }", "a { --x: var(--X); --X: red }",
    ]),
  RuleCases(
    "unused-variable",
    rejected: [
      ":root { ⟦--x⟧: red }", ":root { --a: red; ⟦--b⟧: blue } a { color: var(--a) }",
      ":root { ⟦--x⟧: red } a { ⟦--y⟧: blue }", "a { ⟦--x⟧: red } b { --x: blue }",
      "a { ⟦--x-10⟧: 0; ⟦--x-20⟧: 0 }", "a { ⟦--x-a⟧: 0; ⟦--x-b⟧: 0; ⟦--x-c⟧: 0 }",
      RuleCase(
        "a { ⟦--x-1⟧: 0; ⟦--x-2⟧: 0; ⟦--x-3⟧: 0 }", configuration: "variables: [--y]"),
    ],
    accepted: [
      ":root { --x: red } a { color: var(--x) }",
      ":root { --x: red } a { color: var(--y, var(--x)) }",
      RuleCase(":root { --x: red }", files: ["base.css": "a { color: var(--x) }"]),
      RuleCase(":root { --x: red }", configuration: "variables: [--x]"),
      "a { --x: 1 } @container style(--x: 1) { b { color: red } }",
      "a { --x-10: 0; --x-20: 0; --x-30: 0 }",
      "a { --x-a: 0; --x-b: 0; --x-c: 0; --y-a: 0; --y-b: 0; --y-c: 0 }",
    ]),
  RuleCases(
    "unused-keyframes",
    rejected: [
      "@keyframes ⟦x⟧ {}", "@keyframes ⟦x⟧ {} a { animation: y 1s }", "@keyframes ⟦'x'⟧ {}",
      "@media print { @keyframes ⟦x⟧ {} }",
    ],
    accepted: [
      "@keyframes x {} a { animation: x 1s }", "@keyframes x {} a { animation-name: y, 'x' }",
      RuleCase("@keyframes x {}", files: ["base.css": "a { animation: 1s x }"]),
      "a { animation: x 1s }", "@keyframes x {} a { --y: x 1s; animation: var(--y) }",
    ]),
  RuleCases(
    "dark-light-parity",
    rejected: [
      "@media (prefers-color-scheme: dark) { :root { ⟦--x⟧: red } }",
      "@media (prefers-color-scheme:light) { :root { ⟦--x⟧: red } }",
      """
      :root { --a: red } @media (prefers-color-scheme: dark) { :root { --a: blue; ⟦--b⟧: red } }
      """,
      """
      @media (prefers-color-scheme: light) { a { --a: red } }
      @media (prefers-color-scheme: dark) { a { --a: red; ⟦--b⟧: red } }
      """,
    ],
    accepted: [
      ":root { --x: red } @media (prefers-color-scheme: dark) { :root { --x: blue } }",
      """
      @media (prefers-color-scheme: light) { a { --a: red } }
      @media (prefers-color-scheme: dark) { a { --a: blue } }
      """,
      "@media (width > 1px) { :root { --x: red } }",
      RuleCase(
        "@media (prefers-color-scheme: dark) { :root { --x: red } }",
        configuration: "variables: [--x]"),
    ]),
  RuleCases(
    "unknown-reference",
    rejected: [
      RuleCase(
        "@keyframes fade {} a { animation: ⟦fad⟧ 1s }",
        fixed: "@keyframes fade {} a { animation: fade 1s }"),
      "a { animation-name: ⟦x⟧, none }", "a { animation: var(--x), 1s ⟦y⟧, z var(--z) }",
      RuleCase(
        "a { animation: ⟦fad⟧ 1s }", fixed: "a { animation: fade 1s }",
        files: ["base.css": "@keyframes fade {}"]), "a { background-image: ⟦url(x.png)⟧ }",
      "a { background: red url(⟦'x.png'⟧) }",
      "@font-face { font-family: Brand Sans; src: local(x) } a { font-family: ⟦'Brand Sanz'⟧ }",
    ],
    accepted: [
      "@keyframes fade {} a { animation: fade 1s }", "a { animation: none }",
      "a { animation: var(--x) 1s }", "a { animation-name: inherit }",
      RuleCase("a { animation: fade 1s }", files: ["base.css": "@keyframes fade {}"]),
      RuleCase("a { animation: progress-moves 1s }", configuration: "base: harbor"),
      "a { animation: fad 1s, 1px }", "@keyframes x { from { animation-name: fad } }",
      RuleCase("a { background: url(x.png) }", files: ["x.png": ""]),
      "a { background: url(data:image/png;base64,AAAA), url(https://example.com/x.png), url(#id) }",
      "@font-face { font-family: Brand; src: url(theme.css) } a { font-family: 'Brand', Arial }",
    ]),
]
