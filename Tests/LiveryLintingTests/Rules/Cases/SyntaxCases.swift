// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for syntax errors and selectors.
let syntaxCases: [RuleCases] = [
  RuleCases(
    "syntax",
    rejected: [
      "a { ⟦color⟧ red }", "a { color: red } ⟦}⟧ b {}", "⟦a⟧", "a { color: ⟦'x⟧\n}",
      "a ⟦{⟧ color: red ", "a { ⟦*color: red⟧ }",
    ],
    accepted: [
      "", "a { color: red }", "a { --anything: { goes } }", "<!-- a {} -->",
      "a { & b { color: red } }",
    ]),
  RuleCases(
    "invalid-json",
    rejected: [
      RuleCase(#"⟦{⟧ "a": { "color": "red" }"#, language: .json),
      RuleCase(#"{ "a": { "color": ⟦red⟧ } }"#, language: .json),
      RuleCase(#"{ "a": { "color": ⟦'red'⟧ } }"#, language: .json),
      RuleCase(#"{ "a": { "color": "red", ⟦"color"⟧: "blue" } }"#, language: .json),
    ],
    accepted: [
      RuleCase(#"{ "a": { "color": "red" } }"#, language: .json),
      RuleCase("{}", language: .json), RuleCase(#"{ "a": {} }"#, language: .json),
      RuleCase("{ // why\n }", language: .json),
    ]),
  RuleCases(
    "invalid-selector",
    rejected: [
      "a.⟦.⟧b { color: red }", "⟦,⟧ a {}", "a, ⟦⟧{}", "⟦>⟧ a {}", "@media screen { .⟦.⟧a {} }",
    ],
    accepted: [
      "a.b > c {}", ":is(a, b):not(.c) {}", "a { > b {} }", "@scope (a) { > b {} }", "[a='b' i] {}",
    ]),
  RuleCases(
    "unknown-pseudo-class",
    rejected: [
      "a⟦:hoover⟧ {}", "a⟦:presed⟧ {}", "a, b⟦:x⟧ {}", ".button:not(⟦:hoover⟧) {}",
      "a { &⟦:hoover⟧ {} }",
    ],
    accepted: [
      "a:hover {}", "a:state(armed) {}", "a:-moz-focusring {}", "a:nth-child(2n + 1) {}",
      "a:is(:focus, :active) {}",
    ]),
  RuleCases(
    "unknown-pseudo-element",
    rejected: ["a⟦::befor⟧ {}", "⟦::x⟧ {}", "a:hover⟦::aftr⟧ {}", "a { &⟦::befor⟧ {} }"],
    accepted: ["a::before {}", "a::part(icon) {}", "a:after {}", "a::-webkit-scrollbar {}"]),
]
