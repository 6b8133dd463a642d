// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for fonts, focus, comments and An+B indices.
let fontCases: [RuleCases] = [
  RuleCases(
    "duplicate-font-family",
    rejected: [
      RuleCase("a { font-family: Lato, ⟦Lato⟧, serif }", fixed: "a { font-family: Lato, serif }"),
      "a { font-family: 'Lato', ⟦LATO⟧ }", "a { font: 12px/1 Lato, serif, ⟦serif⟧ }",
      "a { b { font-family: Noto Sans, ⟦'noto sans'⟧ } }",
      "@media print { a { FONT-FAMILY: x, y, ⟦x⟧ !important } }",
    ],
    accepted: [
      "a { font-family: monospace, monospace }", "a { font-family: 'serif', serif }",
      "a { font-family: Lato, Noto }", "a { font-family: var(--x), Lato, Lato }",
      "@font-face { font-family: x; src: url(y) }", "a { --x: Lato, Lato }", "a { font: caption }",
      "a { font-family: inherit }", "@supports (x: y) { a { font-family: x, x } }",
    ]),
  RuleCases(
    "generic-font-missing",
    rejected: [
      "a { font-family: ⟦Lato⟧ }", "a { font-family: Lato, ⟦'Noto Sans'⟧ }",
      "a { font: 12px ⟦Lato⟧ }",
      "@media print { a { b { FONT-FAMILY: ⟦'sans-serif'⟧ !important } } }",
    ],
    accepted: [
      "a { font-family: Lato, sans-serif }", "a { font-family: SANS-SERIF, 'Segoe UI Emoji' }",
      "a { font-family: var(--x) }", "a { font-family: inherit }", "a { font: caption }",
      "a { font-family: 'Font Awesome 6 Free' }", "a { font-family: Material Icons }",
      "@font-face { font-family: Lato; src: url(x) }", "a { --font-family: Lato }",
      "@supports (x: y) { a { font-family: Lato } }",
    ]),
  RuleCases(
    "outline-none",
    rejected: [
      "a:focus { ⟦outline: none⟧ }", "a:focus-visible { ⟦outline: 0⟧; cursor: pointer }",
      "a:FOCUS { ⟦OUTLINE-STYLE: none⟧ }", "a { &:focus { ⟦outline: 0px⟧ } }",
      "@media print { a:focus { ⟦outline: none⟧ !important } }",
      "a:hover, a:focus { ⟦outline-width: 0⟧; box-shadow: none }",
      "a:focus { ⟦outline: none⟧ } b:focus { outline: 1px solid }",
      "a:focus { ⟦outline: none⟧; @starting-style { color: red } }",
    ],
    accepted: [
      "a { outline: none }", "a:focus { outline: 1px solid }",
      "a:focus { outline: none; box-shadow: 0 0 1px red }",
      "a:focus { outline: none } a:focus-visible { outline: 1px solid }",
      "a:focus { outline: none } :focus-visible { outline: 1px solid }",
      "a:focus:not(:focus-visible) { outline: none }", "[tabindex='-1']:focus { outline: none }",
      "a:focus { --outline: none }", "@supports (x: y) { a:focus { outline: none } }",
      "a:focus { outline: none } a:focus-visible:not(.b) { color: red }",
      "[data-whatinput=mouse] *:focus { outline: none }", "a:focus-within { outline: none }",
      ".focus { outline: none }", "@starting-style { a:focus { outline: none } }",
    ]),
  RuleCases(
    "unmatchable-anb",
    rejected: [
      "a:nth-child(⟦0⟧) {}", "a:nth-last-child(⟦0n⟧) {}", "a:nth-of-type( ⟦-n⟧ ) {}",
      "a:NTH-CHILD(⟦-2n - 1⟧ of b) {}", ":is(a:nth-last-of-type(⟦0n+0⟧)) {}",
      "@media print { b { &:nth-child(⟦0⟧) {} } }",
    ],
    accepted: [
      "a:nth-child(2n) {}", "a:nth-child(-n + 3) {}", "a:nth-child(odd) {}", "a:nth-child(n) {}",
      "a:not(:nth-child(0)) {}", "@supports (x: y) { a:nth-child(0) {} }",
      "a { --x: nth-child(0) }", "a:nth-child(0n + 1) {}",
    ]),
  RuleCases(
    "double-slash-comment",
    rejected: [
      RuleCase(
        "a {\n  ⟦// wide⟧\n  width: 1px\n}", fixed: "a {\n  /* wide */\n  width: 1px\n}"),
      RuleCase("⟦//x⟧\n⟦//⟧\na {}", fixed: "/*x */\n/* */\na {}"),
      RuleCase("⟦// a */ b⟧\nc {}", fixed: "// a */ b\nc {}"),
      "⟦// see http://x.org⟧\na {}", "a { color: red ⟦// x⟧\n}", "a { --x: 1; ⟦// don't⟧\n}",
      "@media print {\n⟦// x⟧\na {}\n}",
    ],
    accepted: [
      "/* // */", "a { background: url(//x) }", "a { --x: // }", "a { content: '//' }",
      "a { src: http://x }", "a { grid-area: 1 / 2 }", "@import url(//x);",
    ]),
]
