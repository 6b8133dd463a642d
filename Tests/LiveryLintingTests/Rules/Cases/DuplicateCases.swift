// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// What stands twice.
let duplicateCases: [RuleCases] = [
  RuleCases(
    "duplicate-property",
    rejected: [
      RuleCase("a { ⟦color⟧: red; color: blue }", fixed: "a { color: blue }"),
      RuleCase(
        "a { ⟦COLOR⟧: red; width: 1px; color: red }", fixed: "a { width: 1px; color: red }"),
      RuleCase("a { ⟦color⟧: var(--x); color: var(--x) }", fixed: "a { color: var(--x) }"),
      RuleCase("a { ⟦top⟧: 1px; ⟦top⟧: 2px; top: 3px }", fixed: "a { top: 3px }"),
      RuleCase(
        "a { color: red; @media print { ⟦width⟧: 1px; width: 2px } }",
        fixed: "a { color: red; @media print { width: 1px; width: 2px } }"),
      RuleCase("a{⟦color⟧:red;color:blue}", fixed: "a{color:blue}"),
      "a { b { ⟦width⟧: 1px; height: 2px; width: 50% } }",
      "@media print { a { ⟦margin⟧: 1px; margin: 2px !important } }",
      "@keyframes x { from { ⟦color⟧: red; color: blue } }",
    ],
    accepted: [
      "a { height: 100vh; height: 100dvh }", "a { color: red !important; color: blue }",
      "a { color: #000; color: var(--x) }", "a { display: -webkit-box; display: flex }",
      "a { color: red; @media print { color: blue } }", "a { color: red; b { color: blue } }",
      "a { color: nonsense; color: red }", "a { color: red; color: nonsense }",
      "a { background: red; background: linear-gradient(red, blue) }",
      "@supports (x: y) { a { color: red; color: blue } }", "a { x: 1; x: 2 }",
      "a { word-wrap: break-word; overflow-wrap: break-word }", "a { --x: 1; --x: 2 }",
      "@font-face { font-family: x; src: url(a); src: url(b) }",
    ]),
  RuleCases(
    "duplicate-custom-property",
    rejected: [
      RuleCase("a { ⟦--x⟧: 1; --x: 2 }", fixed: "a { --x: 2 }"),
      RuleCase("a { ⟦--\\78⟧: 1; --x: 2 !important }", fixed: "a { --x: 2 !important }"),
      "a { b { ⟦--x⟧: 1; color: red; --x: 2 } }",
      "@media print { :root { ⟦--x⟧: red; --x: rgb(0 0 0) } }",
      "a { ⟦--x⟧: red; --x: var(--y, red) }",
      "a { @media print { ⟦--x⟧: 1; --x: 2 } }",
    ],
    accepted: [
      "a { --x: 1; --X: 2 }", "a { --x: 1 !important; --x: 2 }",
      "a { --x: 1; @media print { --x: 2 } }", "a { --x: 1; b { --x: 2 } }",
      "a { --x: 1 } a { --x: 2 }", "@supports (x: y) { a { --x: 1; --x: 2 } }",
      "a { color: red; color: blue }", "a { --x: red; --x: var(1) }",
    ]),
  RuleCases(
    "duplicate-selector",
    rejected: [
      "a {} ⟦a⟧ {}", "a, b {} ⟦a,b⟧ {}", "a, ⟦a⟧ {}", "a { b {} ⟦b⟧ {} }",
      "@media print { a > b {} ⟦a>b⟧ {} }", "a { b {} } ⟦a⟧ { ⟦b⟧ {} }",
      "@media print { a {} } @media print { ⟦a⟧ {} }", "a  b:hover {} ⟦a b:hover⟧ {}",
      "a { --x: 1; --y: 1 } a { --z: 1 } ⟦a⟧ { --y: 2 }", "a { --x: 1; b {} } ⟦a⟧ { top: 0 }",
      "a { --x: 1; top: 0 } ⟦a⟧ { --y: 1; left: 0 }",
    ],
    accepted: [
      ".x {} .X {}", "a {} @media print { a {} }", "a {} b a {}", "a b {} a > b {}",
      "@supports (x: y) { a {} a {} }", "@layer { a {} } @layer { a {} }",
      "@keyframes x { from {} from {} }", "a { b {} } c { b {} }", "a, b {} a {}", "a .b {} a.b {}",
      ":root { --x: 1 } :root { --y: 1 }", "a { --x: 1 } a { top: 0 }",
    ]),
  RuleCases(
    "duplicate-import",
    rejected: [
      RuleCase("@import 'x'; @import ⟦'x'⟧;", files: ["x": ""]),
      RuleCase("@import 'x'; @import ⟦url(x)⟧;", files: ["x": ""]),
      RuleCase("@import 'x' print; @import ⟦\"x\"⟧  print;", files: ["x": ""]),
      RuleCase("@IMPORT 'x'; @import ⟦url( 'x' )⟧; a {}", files: ["x": ""]),
      RuleCase("@import 'x'; @import ⟦'\\78'⟧;", files: ["x": ""]),
    ],
    accepted: [
      RuleCase("@import 'x'; @import 'y';", files: ["x": "", "y": ""]),
      RuleCase("@import 'x'; @import 'x' print;", files: ["x": ""]),
      RuleCase("@import 'x'; @import 'X';", files: ["x": "", "X": ""]),
      RuleCase("@import 'x' layer(a); @import 'x' layer(b);", files: ["x": ""]),
      RuleCase("@import 'x'; a { background: url(x) }", files: ["x": ""]),
    ]),
  RuleCases(
    "shorthand-overrides-longhand",
    rejected: [
      "a { padding-left: 1px; ⟦padding⟧: 2px }", "a { border-top-color: red; ⟦border⟧: 1px solid }",
      "a { border-top: 0; ⟦BORDER⟧: 0 }",
      "a { b { margin-top: 0 !important; ⟦margin⟧: 0 !important } }",
      "@media print { a { background-color: red; color: red; ⟦background⟧: none } }",
      "a { font-size: 1em; ⟦font⟧: var(--x) }",
      "a { @media print { top: 0; row-gap: 0; ⟦gap⟧: 0 } }",
    ],
    accepted: [
      "a { padding: 2px; padding-left: 1px }",
      "a { padding-left: 1px; @media print { padding: 0 } }",
      "a { margin-top: 1px !important; margin: 0 }", "a { top: 0; right: 0; inset: 0 }",
      "a { padding-left: nonsense; padding: 0 }", "a { padding-left: 1px; padding: nonsense }",
      "a { -webkit-transition-delay: 1s; transition: none }",
      "a { padding-left: 1px } b { padding: 0 }",
      "a { padding-left: 1px; b { padding: 0 } }", "a { border: 0; border: 1px solid }",
      "a { border-color: red; padding: 0 }", "a { --padding-left: 1px; padding: 0 }",
    ]),
]
