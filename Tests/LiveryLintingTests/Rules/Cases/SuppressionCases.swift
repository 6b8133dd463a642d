// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for comments that disable rules.
///
/// Comments for rules that are off are never reported as needless.
let suppressionCases: [RuleCases] = [
  RuleCases(
    "needless-disable",
    rejected: [
      RuleCase("⟦/* livery-disable */⟧ a { color: red }", fixed: " a { color: red }"),
      "⟦/* livery-disable-next-line */⟧\na {}", "a {} ⟦/* livery-enable */⟧",
      "/* livery-disable-line ⟦needless-disable⟧ */",
    ],
    accepted: [
      "/* livery-disable unknown-property */ a { colour: red }", "/* livery */ a {}",
      "a { color: red } /* disable */", "/* livery-disable-line invalid-value -- why */",
    ]),
  RuleCases(
    "unknown-disable",
    rejected: [
      "/* livery-disable ⟦unknown-properti⟧ */", "/* livery-disable-line syntax, ⟦sytnax⟧ */",
      "/* ⟦livery-disable-nextline⟧ */", "/* livery-enable ⟦x⟧ -- why */",
    ],
    accepted: [
      "/* livery-disable unknown-property */",
      "/* livery-disable-line syntax, invalid-value -- x */",
      "/* livery-disable */", "/* my livery-disable nothing */",
    ]),
  RuleCases(
    "disable-without-reason",
    rejected: [
      "⟦/* livery-disable */⟧", "⟦/* livery-disable-line unknown-property */⟧ a {}",
      "⟦/* livery-disable-next-line invalid-value -- */⟧",
      "⟦/*livery-disable syntax, invalid-value*/⟧",
    ],
    accepted: [
      "/* livery-disable -- as agreed */", "/* livery-enable */",
      "/* livery-disable-line unknown-property -- as agreed */", "/* a comment */",
    ]),
]
