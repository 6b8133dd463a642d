// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// At-rules and imports.
let atRuleCases: [RuleCases] = [
  RuleCases(
    "unknown-at-rule",
    rejected: [
      RuleCase("⟦@meida⟧ print {}", fixed: "@media print {}"), "⟦@x⟧;", "a { ⟦@x⟧ {} }",
      "⟦@--media⟧ {}",
    ],
    accepted: ["@media print {}", "@-moz-document url(x) {}", "@page {}", "@import 'x';"]),
  RuleCases(
    "invalid-at-rule-prelude",
    rejected: [
      "@media ⟦and⟧ {}", "@supports ⟦x⟧ {}", "@layer a ⟦b⟧;", "@scope to ⟦⟧{}",
    ],
    accepted: [
      "@media screen and (width > 1px) {}", "@supports (color: red) {}", "@layer a, b;",
      "@scope (a) to (b) {}",
    ]),
  RuleCases(
    "unknown-layer",
    rejected: [
      RuleCase(
        "@layer base, theme; @layer ⟦bsae⟧ { a { top: 1px } }",
        fixed: "@layer base, theme; @layer base { a { top: 1px } }"),
      "@layer reset, base.forms; @layer base.⟦froms⟧ {}",
      "@layer theme {} @layer theme {} @layer theme {} @layer ⟦teme⟧ {}",
      RuleCase(
        "@import 'b.css' layer(⟦utilites⟧); @layer base, utilities;", files: ["b.css": ""]),
      RuleCase("@layer ⟦widgts⟧ {}", files: ["base.css": "@layer base, widgets;"]),
    ],
    accepted: [
      "@layer base, theme; @layer base {} @layer theme {}", "@layer base; @layer bsae {}",
      "@layer step1, step2; @layer step3 {}", "@layer base, bases; @layer bases {}",
      "@layer {} @layer a, b; @layer c {}", "@layer base, theme; @layer widgets {}",
    ]),
  RuleCases(
    "invalid-descriptor",
    rejected: [
      "⟦@font-face⟧ { font-family: x }", "⟦@property⟧ --x { syntax: '*' }",
      "@font-face { font-family: x; src: url(y); ⟦colour⟧: red }",
      "@property --x { syntax: '<length>'; inherits: true; initial-value: ⟦1em⟧ }",
    ],
    accepted: [
      "@font-face { font-family: x; src: url(y) }", "@counter-style x { system: cyclic }",
      "@property --x { syntax: '<color>'; inherits: false; initial-value: red }",
      "@font-face { font-family: x; src: url(y); font-weight: bold; unicode-range: U+26 }",
    ]),
  RuleCases(
    "invalid-keyframe",
    rejected: [
      "@keyframes x { ⟦middle⟧ { color: red } }", "@keyframes x { ⟦120%⟧ { color: red } }",
      "@keyframes x { ⟦color⟧: red }", "@keyframes x { from { ⟦animation⟧: none } }",
    ],
    accepted: [
      "@keyframes x { from { color: red } 50%, to { color: blue } }", "@keyframes x {}",
      "@keyframes x { FROM { color: red } }", "@keyframes x { 12.5% { --x: red } }",
    ]),
  RuleCases(
    "important-in-keyframe",
    rejected: [
      "@keyframes x { from { ⟦color⟧: red !important } }",
      "@keyframes x { 50% { opacity: 0; ⟦color⟧: red ! important } }",
      "@media print { @keyframes x { to { ⟦--x⟧: 1 !important } } }",
      "@-webkit-keyframes x { to { ⟦top⟧: 0 !IMPORTANT } }",
    ],
    accepted: [
      "@keyframes x { from { color: red } }", "a { color: red !important }", "@keyframes x {}",
      "@keyframes x { from { --important: 1 } }",
    ]),
  RuleCases(
    "unknown-media-feature",
    rejected: [
      "@media (⟦min-widht⟧: 1px) {}", "@media ⟦scren⟧ {}", "@media (width: ⟦1⟧) {}",
      "@container (⟦widht⟧: 1px) {}",
    ],
    accepted: [
      "@media (min-width: 1px) {}", "@media screen and (1px < width <= 2px) {}",
      "@media (prefers-color-scheme: dark) {}", "@container x (width > 1px) {}",
      "@media (-webkit-min-device-pixel-ratio: 2) {}",
    ]),
  RuleCases(
    "import-position",
    rejected: [
      "a {} ⟦@import 'x'⟧;", "@media print {} ⟦@import 'x'⟧;", "@font-face {} ⟦@import url(x)⟧;",
      "@layer a {} ⟦@import 'x' print⟧;",
    ],
    accepted: [
      RuleCase("@import 'x'; a {}", files: ["x": ""]), "@charset \"utf-8\"; @import 'x';",
      "@layer a, b; @import 'x';", "@import 'x'; @import 'y';",
    ]),
  RuleCases(
    "import-cycle",
    rejected: [
      RuleCase("@import ⟦'x'⟧;", files: ["x": "@import 'theme.css';"]),
      RuleCase("@import ⟦'theme.css'⟧;"),
      RuleCase("@import ⟦'x'⟧;", files: ["x": "@import 'y';", "y": "@import 'x';"]),
      RuleCase("@import 'z'; @import ⟦url(x)⟧;", files: ["z": "", "x": "@import url(theme.css);"]),
    ],
    accepted: [
      RuleCase("@import 'x'; a {}", files: ["x": ""]),
      RuleCase("@import 'x'; @import 'y';", files: ["x": "@import 'y';", "y": ""]),
      RuleCase("@import 'x';", files: ["x": "@import 'y';", "y": ""]), "a {}",
    ]),
  RuleCases(
    "import-not-found",
    rejected: [
      "@import ⟦'x'⟧;", "@import ⟦url(x)⟧;",
      RuleCase("@import 'y'; @import ⟦'x'⟧;", files: ["y": ""]),
      "@import ⟦\"x.css\"⟧ layer(a) print;",
    ],
    accepted: [
      RuleCase("@import 'x'; a {}", files: ["x": ""]),
      RuleCase("@import url(x);", files: ["x": ""]),
      "a {}", "a {} @import 'x';",
    ]),
  RuleCases(
    "unsupported-at-rule",
    rejected: [
      "⟦@starting-style⟧ { a {} }", "a { ⟦@WHEN⟧ x {} }", "⟦@else⟧ {}",
      "⟦@document⟧ url(x) { a {} }",
    ],
    accepted: ["@media { a {} }", "@layer a { b {} }", "@page {}", "@-moz-document url(x) {}"]),
  RuleCases(
    "ineffective-charset",
    rejected: [
      #" ⟦@charset⟧ "utf-8";"#, #"a {} ⟦@charset⟧ "utf-8";"#, "⟦@charset⟧ 'utf-8';",
      #"⟦@Charset⟧ "utf-8";"#,
    ],
    accepted: [#"@charset "utf-8";"#, "", #"@charset "nonsense";"#, "a {}"]),
]
