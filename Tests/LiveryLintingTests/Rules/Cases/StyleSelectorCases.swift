// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for the notation of selectors and for target platforms.
let styleSelectorCases: [RuleCases] = [
  RuleCases(
    "kebab-case-names",
    rejected: [
      ".⟦sideBar⟧ {}", ":root { ⟦--accent_color⟧: red }", "@keyframes ⟦fadeIn⟧ {}", "#⟦Main⟧ {}",
      "@media print { a { b.⟦c__d⟧ {} } }", ".⟦a--b⟧:not(.⟦c-⟧) {}",
    ],
    accepted: [
      ".side-bar {}", ":root { --accent-color: red }", "@keyframes fade-in {}", "Button {}",
      ".größe-2 {}", "a { --x: camelCase }", "[data-Name=Value] {}", ".-vendor {}",
    ]),
  RuleCases(
    "max-specificity",
    rejected: [
      "⟦.a .b .c .d .e⟧ {}", "⟦#a⟧ {}", "a, ⟦.a.b.c.d.e⟧ {}", ".a.b { ⟦.c.d.e⟧ {} }",
      "@media print { ⟦a b c .a.b.c.d e f⟧ {} }",
      RuleCase("⟦.a.b⟧ {}", configuration: "rules: {max-specificity: {classes: 1}}"),
    ],
    accepted: [
      ".a.b.c.d {}", "a b c d e {}", ":where(#a) {}", "[a][b] {}",
      RuleCase("#a {}", configuration: "rules: {max-specificity: {ids: 1}}"),
    ]),
  RuleCases(
    "id-selector",
    rejected: [
      "⟦#a⟧ {}", "a ⟦#b⟧.c {}", "x { ⟦#y⟧ {} }", "@media print { a:not(⟦#\\62⟧) {} }",
    ],
    accepted: [".a {}", "[id=a] {}", "a { color: #abc }", "[href='#x'] {}", "/* #a */"]),
  RuleCases(
    "universal-selector",
    rejected: [
      "⟦*⟧ {}", "a > ⟦*⟧ {}", "⟦*⟧.b {}", "a { ⟦*⟧ {} }", "@media print { a:not(⟦*⟧) {} }",
    ],
    accepted: ["a {}", "*|a {}", "[a*=b] {}", "a { width: calc(1px * 2) }", "/* * */"]),
  RuleCases(
    "overqualified",
    rejected: [
      "⟦a⟧.b {}", "⟦a⟧#b {}", "x > ⟦y⟧.z {}", "@media print { :is(⟦a⟧.b) {} }", "x { ⟦A⟧.b {} }",
    ],
    accepted: [
      ".a.b {}", "a .b {}", "a:hover {}", "a { &.b {} }", ".a#b {}", "a:hover.b {}",
      "a[b='c.d'] {}",
    ]),
  RuleCases(
    "selector-newline",
    rejected: [
      RuleCase("a⟦\n⟧b {}", fixed: "a,\nb {}"), "a b⟦\n  ⟧.c {}", "a { b⟦\n⟧c {} }",
      "@media print { :is(a⟦\n⟧b) {} }", "a⟦\n⟧:hover {}", "[b]⟦\n⟧#c {}",
    ],
    accepted: [
      "a,\nb {}", "a b {}", "a >\nb {}", "a\n> b {}", "a\n{}", "[a=b\ni] {}", "a { color:\nred }",
    ]),
  RuleCases(
    "unsupported-by-target",
    rejected: [
      RuleCase("a { ⟦width⟧: 1px; color: red }", configuration: "target: gtk-4.14"),
      RuleCase("a { color: ⟦var⟧(--x) }", configuration: "target: gtk-4.14"),
      RuleCase(
        "entry:⟦placeholder-shown⟧, a:⟦enabled⟧ { color: red }", configuration: "target: gtk-4.14"),
      RuleCase(
        "QLineEdit:⟦read-write⟧, QLabel:⟦first-of-type⟧ { color: red }",
        configuration: "target: qss"),
      RuleCase("a { -fx-fill: ⟦hsl⟧(1, 1%, 1%) }", configuration: "target: javafx-21"),
      RuleCase("⟦@layer⟧ x { a { ⟦--x⟧: 1 } }", configuration: "target: gtk-4.14"),
      RuleCase(
        "QLabel:⟦NOT⟧(.a) { WIDTH: ⟦calc⟧(1px) !important; ⟦gap⟧: 0 }", configuration: "target: qss"
      ),
      RuleCase(
        ".a { ⟦color⟧: red; .b:⟦first-child⟧ { -fx-fill: ⟦var⟧(--x) } }",
        configuration: "target: javafx-21"),
    ],
    accepted: [
      "a { width: 1px }", RuleCase("a { width: 1px }", configuration: "target: livery-1"),
      RuleCase("a:hover { MIN-WIDTH: 1px; -gtk-dpi: 96 }", configuration: "target: gtk-4.14"),
      RuleCase("a { --x: red; color: var(--x) }", configuration: "target: gtk-4.16"),
      RuleCase(".a:hover { -fx-fill: red; -accent: red }", configuration: "target: javafx-21"),
      RuleCase("A { selection-color: red; qproperty-x: 1 }", configuration: "target: qss"),
      RuleCase(
        "A:PRESSED:has-children { text-decoration-color: red }", configuration: "target: qss"),
      RuleCase("a:checked:not(:backdrop) { color: red }", configuration: "target: gtk-4.14"),
    ]),
]
