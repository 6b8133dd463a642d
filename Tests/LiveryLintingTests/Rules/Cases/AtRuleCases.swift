// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for at-rules and imports.
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
      "@starting-style ⟦x⟧ {}", "a { @starting-style ⟦(⟧) {} }",
      "a { ⟦@layer⟧ x, y; }", "a { @media print { ⟦@layer⟧ x; } }", "@namespace⟦⟧ ;",
      "@namespace x ⟦y⟧;", "@namespace x 'y' ⟦z⟧;", "@namespace x src('y') ⟦⟧{}",
      "@page ⟦1⟧ {}", "@page a ⟦b⟧ {}", "@page a,⟦⟧ {}", "@page a ⟦:⟧first {}", "@page :⟦1⟧ {}",
      "@counter-style ⟦none⟧ { symbols: a }", "@counter-style ⟦Decimal⟧ { symbols: a }",
      "@counter-style ⟦⟧{ symbols: a }", "@counter-style ⟦'x'⟧ { symbols: a }",
      "@counter-style ⟦inherit⟧ { symbols: a }", "@counter-style a ⟦b⟧ { symbols: a }",
    ],
    accepted: [
      "@media screen and (width > 1px) {}", "@supports (color: red) {}", "@layer a, b;",
      "@scope (a) to (b) {}", "a { @layer x { color: red } }", "@media print { @layer x; }",
      "@namespace 'x'; @namespace a url(x); @namespace b 'y';",
      "@page {} @page :first {} @page a:left, b:blank:right, c {}", "@page :FIRST { margin: 0 }",
      "@counter-style decimal-x { symbols: a } @counter-style Lower { symbols: a }",
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
      // CSS Paged Media 3, sections 7 and 5.
      RuleCase("@page { ⟦sice⟧: a4 }", fixed: "@page { size: a4 }"), "@page :first { ⟦x⟧: 1 }",
      "@page { size: a4; @top-left { ⟦colr⟧: red; color: red } }", "@page { ⟦src⟧: url(x) }",
      "@page { ⟦page-orientatoin⟧: upright; ⟦foo⟧: bar }", "@media print { @page { ⟦foo⟧: 1 } }",
      // CSS Counter Styles 3, section 3.
      "@counter-style x { system: cyclic; symbols: a; ⟦foo⟧: 1 }",
      "@counter-style x { ⟦sistem⟧: cyclic; symbols: a }", "⟦@counter-style⟧ x { system: cyclic }",
      "@counter-style x { symbols: a; ⟦color⟧: red }", "⟦@counter-style⟧ x {}",
      "@counter-style x { symbols: a; ⟦ranges⟧: auto }",
      "⟦@counter-style⟧ x { system: numeric; symbols: a }",
      "⟦@counter-style⟧ x { system: additive; symbols: a }",
      "@font-palette-values --x { font-family: y; ⟦foo⟧: 1 }",
      "@view-transition { ⟦navigatoin⟧: auto }", "@color-profile --x { ⟦foo⟧: 1 }",
    ],
    accepted: [
      "@font-face { font-family: x; src: url(y) }", "@counter-style x { symbols: a }",
      "@page { size: a4 landscape; margin: 1cm; marks: crop; bleed: 1cm; page-orientation: upright }",
      "@page :first { color: red; -webkit-x: 1; --x: 1; @top-left { content: 'x' } }",
      "@counter-style x { system: extends decimal; suffix: ') '; prefix: ''; pad: 2 '0' }",
      "@counter-style x { system: additive; additive-symbols: 10 a, 1 b; range: auto; speak-as: words }",
      "@counter-style x { system: fixed 3; symbols: a url(x); negative: '-' '+'; fallback: disc }",
      "@font-palette-values --x { font-family: y; base-palette: 1; override-colors: 0 red }",
      "@view-transition { navigation: auto; types: a b }", "@supports (x: y) { @page { foo: 1 } }",
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
    "namespace-position",
    rejected: [
      "a {} ⟦@namespace x 'y'⟧;", "@media print {} ⟦@namespace x 'y'⟧;",
      "@font-face {} ⟦@namespace 'y'⟧;", "@layer a {} ⟦@namespace x url(y)⟧;",
      "@namespace x 'y'; @layer a; ⟦@namespace z 'y'⟧;",
      "@media print { ⟦@namespace x 'y'⟧; }", "a { ⟦@namespace x 'y'⟧; }",
      "@page {} ⟦@NAMESPACE x 'y'⟧;",
      "@property --x { syntax: '*'; inherits: true } ⟦@namespace 'y'⟧;",
      "@keyframes x {} ⟦@namespace x 'y'⟧;",
    ],
    accepted: [
      "@namespace x 'y'; a {}", "@charset \"utf-8\"; @namespace x 'y';",
      "@layer a; @namespace x 'y';",
      "@namespace x 'y'; @namespace z 'y';", "a..b {} @namespace x 'y';", "@x {} @namespace x 'y';",
      RuleCase("@import 'x'; @namespace x 'y';", files: ["x": ""]), "a {} @namespace nonsense;",
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
      "a { ⟦@WHEN⟧ x {} }", "⟦@else⟧ {}", "⟦@document⟧ url(x) { a {} }",
      "@starting-style { ⟦@when⟧ x { a {} } }",
    ],
    accepted: [
      "@media { a {} }", "@layer a { b {} }", "@page {}", "@-moz-document url(x) {}",
      "@starting-style { a {} }", "a { @Starting-Style { top: 0 } }",
    ]),
  RuleCases(
    "ineffective-charset",
    rejected: [
      #" ⟦@charset⟧ "utf-8";"#, #"a {} ⟦@charset⟧ "utf-8";"#, "⟦@charset⟧ 'utf-8';",
      #"⟦@Charset⟧ "utf-8";"#,
    ],
    accepted: [#"@charset "utf-8";"#, "", #"@charset "nonsense";"#, "a {}"]),
]
