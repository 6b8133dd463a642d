// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for names with a vendor prefix.
let vendorCases: [RuleCases] = [
  RuleCases(
    "vendor-prefix",
    rejected: [
      "a { ⟦-webkit-appearance⟧: none }", "a { ⟦-wEbKiT-tRaNsFoRm⟧: none; transform: none }",
      "a { ⟦-moz-columns⟧: 2; ⟦-o-transition⟧: none; ⟦-ms-flex⟧: 1 }",
      "a { ⟦-webkit-box-orient⟧: vertical; ⟦-ms-flex-pack⟧: center }",
      "@keyframes x { to { ⟦-webkit-transform⟧: none } }",
      "a { display: ⟦-webkit-box⟧ }", "a { dIsPlAy: ⟦-wEbKiT-fLeX⟧; display: ⟦-ms-grid⟧ }",
      "a { background: ⟦-webkit-linear-gradient⟧(bottom, red, blue) }",
      "a { background: url(x), ⟦-webkit-gradient⟧(linear, 0 0, 0 100%) }",
      "a { width: ⟦-moz-calc⟧(1px + 1px); height: ⟦-webkit-fill-available⟧ }",
      "a { transition: ⟦-webkit-transform⟧ 1s; will-change: ⟦-moz-transform⟧ }",
      "a { width: ⟦-moz-max-content⟧; position: ⟦-webkit-sticky⟧; cursor: ⟦-webkit-grab⟧ }",
      "a { background: ⟦-webkit-linear-gradient⟧(var(--x), red) }",
      "a⟦::-moz-placeholder⟧ {}", "a⟦::-webkit-input-placeholder⟧ {} a⟦:-ms-input-placeholder⟧ {}",
      "⟦:-webkit-full-screen⟧ a {} ⟦:-moz-full-screen⟧ b {}", "::selection, ⟦::-moz-selection⟧ {}",
      "a:not(⟦:-webkit-any-link⟧) {} ⟦::-webkit-file-upload-button⟧ {}",
      "⟦@-webkit-keyframes⟧ x {} ⟦@-MOZ-keyframes⟧ x {}", "⟦@-ms-viewport⟧ { width: auto }",
      "@media (⟦-webkit-min-device-pixel-ratio⟧: 2) {}",
      "@media (⟦min--moz-device-pixel-ratio⟧: 2), (⟦-o-max-device-pixel-ratio⟧: 1/1) {}",
    ],
    accepted: [
      "a { appearance: none }", "a { --moz: 1; --webkit-transform: none }",
      "a { -app-glow: 1px }", "a { --x: -webkit-flex }",
      "@supports (-webkit-appearance: none) { a { color: red } }",
      "a { -webkit-touch-callout: none }",
      "a { font-family: -apple-system, serif }", ".-webkit-transform {}",
      #"a { content: "-webkit-flex"; background: url(-webkit-x) }"#, "::-webkit-scrollbar {}",
      "@-moz-document url(x) {}", "@media (min-resolution: 2dppx) {}", "@page { size: a4 }",
      "@supports (x: y) { a:-moz-focusring { display: -webkit-flex } }",
    ]),
  RuleCases(
    "vendor-extension",
    rejected: [
      "a⟦::-moz-focus-inner⟧ {}", "a { ⟦-ms-accelerator⟧: true }", "⟦::-webkit-scrollbar⟧ {}",
      "a { ⟦-webkit-touch-callout⟧: none; ⟦-webkit-tap-highlight-color⟧: red }",
      "⟦@-moz-document⟧ url(x) {}", "a { color: ⟦-webkit-link⟧ }",
      "@media (⟦-ms-high-contrast⟧: active) {}",
    ],
    accepted: [
      "a { -webkit-transform: none }", "a { display: -webkit-flex }", "@-webkit-keyframes x {}",
      "a::-moz-placeholder {}", "a { -app-glow: 1px }", "@media (-webkit-device-pixel-ratio: 2) {}",
    ]),
]
