// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Properties and values.
let valueCases: [RuleCases] = [
  RuleCases(
    "unknown-property",
    rejected: [
      RuleCase("a { ⟦colour⟧: red }", fixed: "a { color: red }"), "a { b { ⟦x⟧: 1 } }",
      "@media print { a { ⟦x⟧: 1 } }", "@keyframes x { from { ⟦x⟧: 1 } }", "a { ⟦-app-glow⟧: 1px }",
    ],
    accepted: [
      "a { color: red }", "a { --colour: red }", "a { -webkit-appearance: none }",
      "@supports (x: y) { a { x: y } }", "@font-face { src: url(x); font-family: y }",
    ]),
  RuleCases(
    "invalid-value",
    rejected: [
      "a { color: ⟦nonsense⟧ }", "a { margin: 1px 2px 3px 4px ⟦5px⟧ }", "a { width: ⟦⟧}",
      "a { color: ⟦var(x)⟧ }", "a { display: ⟦flexible⟧ }",
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
    ],
    accepted: [
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
    ],
    accepted: [
      "a { width: calc(100% - 20px) }", "a { width: calc(-20px + -1px) }",
      "a { width: calc(2*3px) }",
      "a { margin: 1px -2px }",
    ]),
  RuleCases(
    "unknown-function",
    rejected: [
      RuleCase("a { color: ⟦rbg⟧(0 0 0) }", fixed: "a { color: rgb(0 0 0) }"),
      "a { width: ⟦clac⟧(1px) }", "a { background: url(x) ⟦lineer-gradient⟧(red, blue) }",
      "a { transform: ⟦scal⟧(2) }",
    ],
    accepted: [
      "a { color: rgb(0 0 0) }", "a { width: CALC(1px) }", "a { color: --mine(1) }",
      "a { background: -webkit-linear-gradient(red, blue) }",
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
    ],
    accepted: [
      "a { color: rgb(0, 128, 128) }", "a { color: rgb(0 128 128 / 50%) }",
      "a { color: color-mix(in srgb, red, blue) }", "a { color: rgb(from red r g b) }",
    ]),
  RuleCases(
    "text-shadow-order",
    rejected: [
      "a { text-shadow: ⟦1px red 1px 2px⟧ }", "a { text-shadow: ⟦1px 1px -2px red⟧ }",
      "a { text-shadow: 1px 1px red, ⟦1px blue 1px⟧ }", "a { box-shadow: ⟦1px 1px -2px⟧ }",
    ],
    accepted: [
      "a { text-shadow: 1px 1px 2px red }", "a { text-shadow: red 1px 1px }",
      "a { text-shadow: none }",
      "a { text-shadow: 1px 1px nonsense }", "a { box-shadow: inset 1px 1px 2px -3px red }",
    ]),
  RuleCases(
    "vendor-prefix",
    rejected: [
      "a { ⟦-webkit-appearance⟧: none }", "a { display: ⟦-webkit-box⟧ }",
      "a⟦::-moz-focus-inner⟧ {}", "a { ⟦-ms-filter⟧: none }",
    ],
    accepted: [
      "a { appearance: none }", "a { --moz: 1 }", "a { -app-glow: 1px }",
      "@supports (-webkit-appearance: none) { a { color: red } }",
    ]),
]
