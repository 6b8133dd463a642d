// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for the notation of values.
let styleValueCases: [RuleCases] = [
  RuleCases(
    "zero-unit",
    rejected: [
      RuleCase("a { margin: 0⟦px⟧ }", fixed: "a { margin: 0 }"),
      RuleCase("a { margin: 0⟦px⟧ 1px 0⟦em⟧ }", fixed: "a { margin: 0 1px 0 }"),
      RuleCase(
        "a { b { width: 0.0⟦PX⟧ !important } }", fixed: "a { b { width: 0.0 !important } }"),
      "@media print { a { box-shadow: 0⟦px⟧ 1px red } }", "@keyframes x { from { left: -0⟦rem⟧ } }",
    ],
    accepted: [
      "a { margin: 0 1px }", "a { width: calc(0px + 1em) }", "a { flex: 0px }",
      "a { transition-duration: 0s }", "a { rotate: 0deg }", "a { --x: 0px }",
      "a { line-height: 0px }", "a { width: 0% }", "a { margin: var(--x) 0px }",
      "@supports (x: y) { a { margin: 0px } }",
    ]),
  RuleCases(
    "hex-case",
    rejected: [
      RuleCase("a { color: ⟦#ABC⟧ }", fixed: "a { color: #abc }"),
      RuleCase("a { border: 1px solid ⟦#AbCdEf⟧ }", fixed: "a { border: 1px solid #abcdef }"),
      "a { b { background: linear-gradient(⟦#FFF⟧, #fff) } }",
      "@media print { a { COLOR: ⟦#ABCD⟧ !important } }", "a { color: var(--x, ⟦#FFF⟧) }",
    ],
    accepted: [
      "a { color: #abc }", "a { color: #123 }", "#ABC {}", "a { --x: #ABC }",
      "a { background: url(#ABC) }", "a { color: #GGG }", "@supports (x: y) { a { color: #ABC } }",
    ]),
  RuleCases(
    "hex-length",
    rejected: [
      RuleCase("a { color: ⟦#aabbcc⟧ }", fixed: "a { color: #abc }"),
      RuleCase("a { color: ⟦#AABBCCdd⟧ }", fixed: "a { color: #ABCd }"),
      "a { b { background: linear-gradient(⟦#ffffff⟧, #fff) } }",
      "@media print { a { COLOR: ⟦#aAbbcc⟧ !important } }",
    ],
    accepted: [
      "a { color: #abc }", "a { color: #aabbcd }", "a { color: #aabbccd0 }", "#aabbcc {}",
      "a { --x: #aabbcc }", "a { background: url(#aabbcc) }",
    ]),
  RuleCases(
    "color-notation",
    rejected: [
      RuleCase("a { color: ⟦rgb(0, 128, 128)⟧ }", fixed: "a { color: rgb(0 128 128) }"),
      RuleCase(
        "a { color: ⟦rgba(0,128,128,.5)⟧ }", fixed: "a { color: rgb(0 128 128 / .5) }"),
      "a { b { background: linear-gradient(⟦rgb(0%, 0%, 0%)⟧, red) } }",
      "@media print { a { COLOR: ⟦HSLA(120, 50%, 50%, 50%)⟧ !important } }",
    ],
    accepted: [
      "a { color: rgb(0 128 128) }", "a { color: rgb(0 128 128 / 50%) }", "a { --x: rgb(0, 0, 0) }",
      "a { color: rgb(var(--x), 0, 0) }", "a { color: rgb(calc(1), 0, 0) }",
      "a { color: hsl(120deg 50% 50%) }", "a { color: rgb(0, 128) }",
    ]),
  RuleCases(
    "literal-color",
    rejected: [
      "a { color: ⟦red⟧ }", "a { background: linear-gradient(⟦#fff⟧, ⟦rgb(0 0 0)⟧) }",
      "a { border: 1px solid ⟦#ABC⟧ !important }",
      "@media print { a { b { BOX-SHADOW: 0 0 1px ⟦RED⟧ } } }",
      "a { filter: drop-shadow(0 0 1px ⟦black⟧) }",
    ],
    accepted: [
      ":root { --x: red }", "a { color: var(--x) }", "a { color: var(--x, red) }",
      "a { color: CurrentColor }", "a { color: transparent }", "a { animation-name: red }",
      "a { color: rgb(from var(--x) r g b) }", "@supports (x: y) { a { color: red } }",
    ]),
  RuleCases(
    "number-precision",
    rejected: [
      RuleCase("a { width: ⟦33.333333⟧% }", fixed: "a { width: 33.3333% }"),
      RuleCase("a { opacity: ⟦.123456⟧ }", fixed: "a { opacity: 0.1235 }"),
      RuleCase("a { margin: ⟦-0.00001⟧px }", fixed: "a { margin: 0px }"),
      RuleCase(
        "a { width: ⟦1.25⟧px }", fixed: "a { width: 1.3px }",
        configuration: "rules: {number-precision: {digits: 1}}"),
      "@media print { a { b { WIDTH: calc(⟦1.00001⟧em + 1px) } } }",
    ],
    accepted: [
      "a { width: 1.2345px }", "a { --x: 1.23456 }", "a { width: 1.23456e1px }",
      "a { content: '1.23456' }",
      RuleCase(
        "a { width: 1.23456px }", configuration: "rules: {number-precision: {digits: 6}}"),
    ]),
  RuleCases(
    "redundant-shorthand",
    rejected: [
      RuleCase("a { margin: ⟦1px 1px⟧ }", fixed: "a { margin: 1px }"),
      RuleCase(
        "a { padding: ⟦1px 2px 1px 2px⟧ !important }", fixed: "a { padding: 1px 2px !important }"),
      RuleCase("a { b { border-color: ⟦red red red⟧ } }", fixed: "a { b { border-color: red } }"),
      "@media print { a { BORDER-RADIUS: ⟦1px 1px 1px 1px⟧ } }", "a { gap: ⟦1px 1px⟧ }",
      "a { overflow: ⟦hidden hidden⟧ }",
    ],
    accepted: [
      "a { margin: 1px 2px }", "a { margin: 1px 2px 1px 3px }", "a { --x: 1px 1px }",
      "a { background-size: 1px 1px }", "a { border-radius: 1px / 1px }",
      "a { margin: var(--x) var(--x) }", "a { background-position: 0 0 }",
      "@supports (x: y) { a { margin: 1px 1px } }",
    ]),
]

/// Cases for style rules and rules about target platforms.
let styleCases: [RuleCases] = styleBlockCases + styleSelectorCases + styleValueCases
