// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for transitions and animations.
let motionCases: [RuleCases] = [
  RuleCases(
    "ineffective-transition",
    rejected: [
      "a { transition: opacity 1s, ⟦display⟧ 1s }", "a { transition: ⟦Animation-Name⟧ 1s }",
      "a { transition: ⟦transition⟧ 1s allow-discrete }", "a { transition: 1s ⟦list-style⟧ ease }",
      "a { transition: top 1s, ⟦--x⟧ 1s }", "a { transition: ⟦--x⟧, ⟦--y⟧ 1s }",
      "@property --x { syntax: '*'; inherits: true } a { transition: ⟦--x⟧ 1s }",
      RuleCase("a { transition: ⟦--x⟧ 1s }", files: ["base.css": "a { --x: 1px }"]),
      // The behavior of each entry, in a list that repeats.
      """
      a { transition-property: ⟦display⟧, content, ⟦float⟧;
          transition-behavior: normal, allow-discrete }
      """,
      "a { transition-behavior: allow-discrete; transition: ⟦float⟧ 1s }",
      "a { transition-property: ⟦float⟧; transition-duration: 1s }",
      "a { transition: ⟦animation⟧ var(--x) }",
      "a { b { @media print { transition: ⟦display⟧ 1s; } } }",
      "a { transition: ⟦float⟧ 1s !important; transition-behavior: allow-discrete }",
    ],
    accepted: [
      "a { transition: all 1s }", "a { transition: none }", "a { transition: inherit }",
      "a { transition: opacity 1s, visibility 1s, background 1s, font 1s, z-index 1s }",
      "a { transition: display 1s allow-discrete, 1s --x allow-discrete }",
      "a { transition: display 1s; transition-behavior: allow-discrete }",
      "a { transition: display 1s; transition-behavior: var(--x) }",
      "a { transition-property: display } b { transition-behavior: allow-discrete }",
      "a { transition-property: display } b { transition: all 1s allow-discrete }",
      RuleCase(
        "a { transition-property: display }",
        files: ["base.css": "a { transition-behavior: allow-discrete }"]),
      "@property --x { syntax: '<color>'; inherits: true; initial-value: red } a { transition: --x 1s }",
      RuleCase(
        "a { transition: --x 1s }",
        files: [
          "b.css": "@property --x { syntax: '<length>'; inherits: false; initial-value: 0px }"
        ]
      ),
      RuleCase("a { transition: --x 1s }", configuration: "variables: [--x]"),
      "@import 'missing.css'; a { transition: --x 1s }", "a { transition: -webkit-transform 1s }",
      "a { transition: unknown 1s }", "a { transition: display 1s 2s 3s }",
      "@supports (x: y) { a { transition: display 1s } }",
      "@starting-style { a { transition: display 1s } }", "a { transition: display var(--x) }",
      "@keyframes x { from { transition: display 1s } }",
    ]),
  RuleCases(
    "delay-without-duration",
    rejected: [
      "a { transition: ⟦opacity 0s 1s⟧ }", "a { transition: opacity; transition-delay: ⟦1s⟧ }",
      "a { transition-duration: 0s; transition-delay: 0s, ⟦200ms⟧; transition-property: top, left }",
      "a { transition: ⟦all 0s linear calc(1s / 2)⟧ }",
      "a { transition-delay: 2s; transition: ⟦0s 1s⟧ }",
      "a { b { @media print { transition: ⟦width 0ms 1ms⟧ } } }",
      "a { animation: ⟦0s 1s x⟧ }", "a { animation: x; animation-delay: ⟦1s⟧ }",
      "a { transition: ⟦top 0s 1s⟧; animation: ⟦0s 1s x backwards⟧ }",
      "a { transition: float 0s 1s, ⟦top 0s 2s⟧, left 0s 3s }",
    ],
    accepted: [
      "a { transition: opacity 1s 1s }", "a { transition: opacity 1s, translate 0s 1s }",
      "a { transition: opacity 0s }", "a { transition: opacity 0s -1s }",
      "a { transition: visibility 0s 1s }", "a { transition: display 0s 1s allow-discrete }",
      "a { transition-property: opacity; transition-delay: 1s }",
      "a { transition: opacity 0s 1s; transition-duration: 1s }",
      "a { transition: opacity 0s 1s; transition-duration: var(--x) }",
      "a { transition: opacity 0s var(--x) }", "a { transition: var(--x); transition-delay: 1s }",
      "a { transition: none; transition-delay: 1s }", "a { transition: --x 0s 1s, unknown 0s 1s }",
      "a { transition-duration: 0s; transition-delay: 1s; transition-property: inherit }",
      "a { animation: x 1s 1s }", "a { animation: x 0s 1s forwards }", "a { animation: x 0s }",
      "a { animation-name: x; animation-delay: 1s }", "a { animation: none; animation-delay: 1s }",
      "a { animation: x 1s, y 0s 1s }", "@supports (x: y) { a { transition: top 0s 1s } }",
      "a { transition: opacity; @media print { transition-delay: 1s } }",
    ]),
  RuleCases(
    "require-reduced-motion",
    rejected: [
      "a { ⟦transition⟧: opacity 1s }", "a { ⟦transition-duration⟧: 1ms }",
      "a { ⟦animation⟧: x 1s }", "a { ⟦animation-name⟧: x; animation-duration: 1s }",
      "a { ⟦transition⟧: top 1s; animation: x 1s; @media print { transition: left 1s } }",
      "a, b { ⟦transition⟧: top 1s } @media (prefers-reduced-motion: reduce) { a { transition: none } }",
      "a { ⟦transition⟧: top 1s } @media (prefers-reduced-motion: no-preference) { a { transition: none } }",
      "a { ⟦transition⟧: top 1s } @media (prefers-reduced-motion) { a { top: 0 } }",
      "a { ⟦transition⟧: top 1s } @media (prefers-reduced-motion) { :not(b) c { transition: none } }",
      """
      a { ⟦transition⟧: top 1s; b { ⟦transition⟧: top 1s } @media print { animation: x 1s } }
      """,
      "a { @media not (prefers-reduced-motion) { transition: top 1s } b { ⟦transition⟧: top 1s } }",
      RuleCase(
        "@import 'b.css' (prefers-reduced-motion); a { ⟦transition⟧: top 1s }",
        files: ["b.css": "b { transition: none }"]),
    ],
    accepted: [
      "a { transition: none; animation: none }", "a { transition: opacity 0s }",
      "a { transition: top 1s } @media (prefers-reduced-motion: reduce) { a { transition: none } }",
      "a { transition: top 1s } @media (prefers-reduced-motion) { * { transition-duration: 0s } }",
      "a { transition: top 1s; @media (prefers-reduced-motion) { transition: none } }",
      "a { transition: top 1s } @media (prefers-reduced-motion) { *:not(b c, d) { transition: none } }",
      "@media (prefers-reduced-motion: no-preference) { a { transition: top 1s } }",
      "@media not (prefers-reduced-motion: reduce) { a { animation: x 1s } }",
      "@media not (prefers-reduced-motion:no-preference) { a { animation: none } } a { animation: x 1s }",
      "@media (prefers-reduced-motion) { a { b { transition: none } } } a b { transition: top 1s }",
      "a { transition: top var(--x) }", "a { animation-duration: 1s }", "a { animation: x }",
      "a { animation: inherit; transition: unset }", "@starting-style { a { transition: top 1s } }",
      RuleCase(
        "a { transition: top 1s }",
        files: ["b.css": "@media print, (PREFERS-REDUCED-MOTION) { a { transition: none } }"]),
      RuleCase(
        "@import 'b.css' (prefers-reduced-motion); a { transition: top 1s }",
        files: ["b.css": "a { transition: none }"]),
    ]),
]
