// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for properties and values.
let valueCases: [RuleCases] = [
  RuleCases(
    "unknown-property",
    rejected: [
      RuleCase("a { ⟦colour⟧: red }", fixed: "a { color: red }"), "a { b { ⟦q⟧: 1 } }",
      "@media print { a { ⟦q⟧: 1 } }", "@keyframes x { from { ⟦q⟧: 1 } }", "a { ⟦-app-glow⟧: 1px }",
      RuleCase("a { transition: ⟦opactiy⟧ 1s }", fixed: "a { transition: opacity 1s }"),
      "a { transition: top 1s, var(--x) ease ⟦lefft⟧ }", "a { transition-property: ⟦q⟧, ⟦qq⟧ }",
    ],
    accepted: [
      "a { transition: 1s OPACITY ease, --x, -webkit-transform, step-end all }",
      "a { transition: none; transition-property: revert }", "a { transition: q r 1s }",
      RuleCase(
        "a { transition: q 1s }", configuration: "properties: {q: {grammar: '<number>'}}"),
      "a { color: red }", "a { --colour: red }", "a { -webkit-appearance: none }",
      "@supports (x: y) { a { x: y } }", "@font-face { src: url(x); font-family: y }",
    ]),
  RuleCases(
    "unsupported-property",
    rejected: [
      RuleCase("a { ⟦color-adjust⟧: exact }", fixed: "a { print-color-adjust: exact }"),
      RuleCase("a { ⟦Scroll-Snap-Margin⟧: 1px }", fixed: "a { scroll-margin: 1px }"),
      RuleCase("a { ⟦box-flex⟧: 1 }", fixed: "a { box-flex: 1 }"),
      "a { ⟦speak⟧: none; ⟦volume⟧: soft }", "a { ⟦text-decoration-skip⟧: ink }",
      "@media print { a { b { ⟦marker-offset⟧: 1px } } }", "@keyframes x { to { ⟦cx⟧: 1px } }",
      "a { ⟦anchor-name⟧: --x }",
      RuleCase(
        "a { transition: ⟦color-adjust⟧ 1s }", fixed: "a { transition: print-color-adjust 1s }"),
    ],
    accepted: [
      "a { print-color-adjust: exact }", "a { --color-adjust: exact }", "a { colour: red }",
      "@supports (x: y) { a { speak: none } }", "a { -webkit-box-flex: 1 }",
      RuleCase("a { speak: 1 }", configuration: "properties: {speak: {grammar: '<number>'}}"),
    ]),
  RuleCases(
    "text-shadow-order",
    rejected: [
      "a { text-shadow: ⟦1px red 1px 2px⟧ }", "a { box-shadow: 0 0 red, ⟦1px red 1px⟧ }",
      "a { text-shadow: ⟦1px 1px -2px red⟧ }", "a { text-shadow: ⟦1px rgb(0 0 0 / 50%) 1px⟧ }",
      "a { text-shadow: 1px 1px red, ⟦1px blue 1px⟧ }", "a { box-shadow: ⟦1px 1px -2px⟧ }",
    ],
    accepted: [
      "a { text-shadow: 1px 1px 2px red }", "a { box-shadow: inset 1px 1px 2px 3px red }",
      "a { text-shadow: red 1px 1px }", "a { text-shadow: 1px 1px nonsense }",
      "a { text-shadow: none }", "a { box-shadow: 0 4px 8px 0 rgba(#ff611d, 0.5) }",
      "a { text-shadow: 1px rgb(nonsense) 1px }", "a { text-shadow: 1px 1px hsl(0, 1px, 1%) }",
    ]),
  RuleCases(
    "invalid-value",
    rejected: [
      "a { color: ⟦nonsense⟧ }", "a { margin: 1px 2px 3px 4px ⟦5px⟧ }", "a { width: ⟦⟧}",
      "a { color: ⟦var(x)⟧ }", "a { display: ⟦flexible⟧ }",
      "a { font-weight: ⟦rgba(1, 2, 3, 0.5)⟧ }", "a { width: ⟦#fff⟧ }",
      "a { order: ⟦hsl(0 0% 0%)⟧ }",
    ],
    accepted: [
      "a { color: red }", "a { color: var(--x) }", "a { margin: inherit }",
      "a { color: --tint(red) }",
      "a { display: -webkit-box }",
    ]),
  RuleCases(
    "missing-semicolon",
    rejected: [
      RuleCase(
        "a { color: red⟦⟧\n  top: 1px }", fixed: "a { color: red;\n  top: 1px }"),
      RuleCase(
        "a { margin: 1px⟦⟧ padding: 3px }", fixed: "a { margin: 1px; padding: 3px }"),
      "a { color: var(--x)⟦⟧\n  /* note */ top: 3px }", "a { --x: 1⟦⟧\n  color: red }",
      "a { margin: 1px⟦⟧\n  --x: red }", "a { background: url(x) red⟦⟧ /* note */\n  colr: red }",
      "a { colr: rgb(1 2 3)⟦⟧\r\n  top : 1px }", "a { color: rde⟦⟧\n  top: 1px; left: 2px }",
      "a { -livery-pipeline: fill(red)⟦⟧\n  padding: 1px }",
      RuleCase(
        "a { color: blue⟦⟧\n  .b { top: 1px } }", fixed: "a { color: blue;\n  .b { top: 1px } }"),
      "a { color:blue⟦⟧\n  &:hover { top: 1px } }", "a { b { top: (1)⟦⟧\n > c { top: 1px } } }",
      "@media print { a { color: blue⟦⟧\n  .b { top: 1px } } }",
    ],
    accepted: [
      "a { color: red;\n  top: 1px }", "a { --x: { color: red } }", "a { --x: 1 color: red }",
      "a { --x: 1\n  y: 2 }", "a { color: red\n  top }", "a { color:\n  top: 1px }",
      "a { filter: progid:DXImageTransform.Microsoft.Alpha(Opacity=50) }",
      "a { content:hover { top: 1px } }", "a { color:hover\n  .b { top: 1px } }",
      "color: blue\n.b { top: 1px }", "a { b:hovr\n .c { top: 1px } }",
    ]),
  RuleCases(
    "missing-var",
    rejected: [
      RuleCase("a { color: ⟦--x⟧ }", fixed: "a { color: var(--x) }"), "a { margin: 1px ⟦--x⟧ }",
      "a { border: 1px solid ⟦--x⟧ }", "a { width: calc(1px + ⟦--x⟧) }",
      // In values that are checked after substitution, only names that the sheet declares are
      // found.
      RuleCase(
        ":root { --x: 0 } a { --y: ⟦--x⟧ }", fixed: ":root { --x: 0 } a { --y: var(--x) }"),
      "@property --x { syntax: '*'; inherits: true } a { --y: ⟦--x⟧ }",
      ":root { --x: 0px } a { --y: calc(⟦--x⟧ + 1px) }",
      ":root { --x: 0px } a { width: calc(var(--y) + ⟦--x⟧) }",
      ":root { --x: 0px } a { width: var(--y, ⟦--x⟧) }",
      ":root { --x: red } a { color: var(--y, var(--z, ⟦--x⟧)) }",
      ":root { --x: red } a { --y: var(--z, ⟦--x⟧) }",
      ":root { --x: red } a { border: var(--y) solid ⟦--x⟧ }",
      ":root { --x: 1px } a { margin: ⟦--x⟧ var(--y) ⟦--x⟧ }",
      ":root { --x: red } a { background: linear-gradient(var(--y), ⟦--x⟧) }",
      ":root { --x: 1 } a { --y: rgb(⟦--x⟧ 0 0) }", ":root { --x: ⟦--x⟧ }",
      ":root { --\\78: 1 } a { --y: ⟦--x⟧ }",
      ":root { --x: 1px } a { box-shadow: 0 0 var(--y) drop-shadow(⟦--x⟧) }",
    ],
    accepted: [
      ":root { --x: 1 } a { transition: var(--y, --x) 1s }", "a { --y: --x; width: var(--z, --x) }",
      ":root { --x: 1 } a { animation-name: var(--y, --x) }", ":root { --x: 1 } a { --y: --X }",
      ":root { --x: 1 } a { --y: env(--x) var(--x) inherit(--x) }",
      ":root { --x: 1 } a { --y: '--x' url(--x) }", ":root { --x: 1 } a { --y: color(--x 1 1 1) }",
      ":root { --x: 1 } a { --y: { color: --x } }",
      ":root { --x: 1 } a { --y: --x() anchor(--x top) }",
      ":root { --x: 1 } @container style(--x: 1) { a { color: red } }",
      ":root { --x: 1 } a { will-change: --x; anchor-name: --x; transition-property: --x }",
      "a { color: var(--x) }", "a { --y: --x }", "a { color: --x() }", "a { font-palette: --x }",
      "a { transition: --x 1s }",
    ]),
  RuleCases(
    "calc-operator-space",
    rejected: [
      RuleCase("a { width: calc(100% ⟦-⟧20px) }", fixed: "a { width: calc(100% - 20px) }"),
      RuleCase("a { width: calc(100%⟦+⟧20px) }", fixed: "a { width: calc(100% + 20px) }"),
      RuleCase("a { width: calc(100%⟦-⟧ 20px) }", fixed: "a { width: calc(100% - 20px) }"),
      RuleCase(
        "a { width: min(1px, (2px ⟦+⟧3px) * 2) }", fixed: "a { width: min(1px, (2px + 3px) * 2) }"),
      RuleCase(
        "a { width: calc(var(--x)⟦+⟧var(--y)) }", fixed: "a { width: calc(var(--x) + var(--y)) }"),
      RuleCase(
        "a { width: calc(var(--x) ⟦-⟧var(--y)) }", fixed: "a { width: calc(var(--x) - var(--y)) }"),
      "a { width: calc(var(--x)⟦-⟧ 1px) }", "a { width: calc(1px ⟦+⟧2px + var(--x)) }",
    ],
    accepted: [
      "a { width: calc(100% - 20px) }", "a { width: calc(-20px + -1px) }",
      "a { width: calc(2*3px) }", "a { width: calc(var(--x) - -1 * var(--y)) }",
      "a { --x: calc(1px+2px) }",
      "a { margin: 1px -2px }",
    ]),
  RuleCases(
    "unknown-function",
    rejected: [
      RuleCase("a { color: ⟦rbg⟧(0 0 0) }", fixed: "a { color: rgb(0 0 0) }"),
      "a { width: ⟦clac⟧(1px) }", "a { background: url(x) ⟦lineer-gradient⟧(red, blue) }",
      "a { transform: ⟦scal⟧(2) }", "a { margin: var(--x) ⟦clac⟧(1px) }",
      "a { color: var(--x, ⟦rbg⟧(0 0 0)) }", "a { width: calc(var(--x) + ⟦foo⟧(1px)) }",
    ],
    accepted: [
      "a { color: rgb(0 0 0) }", "a { width: CALC(1px) }", "a { color: --mine(1) }",
      "a { background: -webkit-linear-gradient(red, blue) }", "a { --x: foo(1) }",
      "a { color: var(--x, rgb(0 0 0)) --mine(1) }",
    ]),
  RuleCases(
    "invalid-hex",
    rejected: [
      "a { color: ⟦#12345⟧ }", "a { color: ⟦#ggg⟧ }", "a { border: 1px solid ⟦#1234567⟧ }",
      "a { background: linear-gradient(red, ⟦#12⟧) }",
    ],
    accepted: [
      "a { color: #123 }", "a { color: #1234 }", "a { color: #123456 }", "a { color: #ABCDEF80 }",
      "a { --x: #12345 }",
    ]),
  RuleCases(
    "unknown-unit",
    rejected: [
      "a { width: 20⟦pixel⟧ }", RuleCase("a { width: 20⟦xp⟧ }", fixed: "a { width: 20px }"),
      "a { margin: 1px 2⟦pxx⟧ }", "a { rotate: 5⟦degs⟧ }",
      "a { margin: var(--x) 2⟦pxx⟧ }", "a { width: calc(var(--x) * 1⟦foo⟧) }",
      "a { width: var(--x, 1⟦pix⟧) }",
    ],
    accepted: [
      "a { width: 20px }", "a { width: 20PX }", "a { rotate: 0.5turn }", "a { --x: 20pixel }",
    ]),
  RuleCases(
    "invalid-color-arguments",
    rejected: [
      "a { color: rgb(0, 128⟦)⟧ }", "a { color: rgb(0 128 ⟦red⟧) }",
      "a { color: hsl(0, ⟦1px⟧, 1%) }",
      "a { border: 1px solid rgb(0, 0, 0, 0⟦,⟧ 0) }",
      "a { box-shadow: 0 4px 8px 0 rgba(⟦#ff611d⟧, 0.5) }",
      "a { text-shadow: 1px 1px hsl(0, ⟦1px⟧, 1%), 0 0 red }",
    ],
    accepted: [
      "a { color: rgb(0, 128, 128) }", "a { color: rgb(0 128 128 / 50%) }",
      "a { color: color-mix(in srgb, red, blue) }", "a { color: rgb(from red r g b) }",
    ]),
]
