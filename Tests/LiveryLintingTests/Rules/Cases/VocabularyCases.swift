// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport

/// Cases for names that the program does not have.
let vocabularyCases: [RuleCases] = [
  RuleCases(
    "unknown-type",
    rejected: [
      RuleCase("⟦buton⟧ {}", fixed: "button {}", configuration: types),
      RuleCase("label ⟦x⟧ > button {}", configuration: types),
      RuleCase("button:not(⟦x⟧) {}", configuration: types),
      RuleCase("label { & > ⟦x⟧.y {} }", configuration: types),
      RuleCase("label, ⟦Button⟧ {}", configuration: types),
      // Without types in the configuration, the names in the theme reveal a spelling mistake.
      RuleCase(
        "panel {} panel > label {} panel.x {} ⟦pannel⟧ {}",
        fixed: "panel {} panel > label {} panel.x {} panel {}"),
      RuleCase("⟦toolbr⟧ .a {}", files: ["base.css": "toolbar {} x toolbar {} toolbar > y {}"]),
      RuleCase(
        "x ⟦sidebra⟧ {}", files: ["base.css": "sidebar {} sidebar:hover {} sidebar.x {}"]),
    ],
    accepted: [
      "panel {} panel:hover {} pannel {}", "panel {} panel {} panel {} pannel {} pannel {}",
      "panel1 {} panel1 {} panel1 {} panel2 {}", "row {} row {} row {} raw {}",
      "panel {} panel {} panel {} dialog {}",
      RuleCase("button, label {}", configuration: types), "x {}",
      RuleCase(".x:hover::part(y)[z] * {}", configuration: types),
      RuleCase(":root, body {} button:lang(de):nth-child(2n + 1) {}", configuration: types),
    ]),
  RuleCases(
    "unknown-class",
    rejected: [
      RuleCase(".⟦tilte⟧ {}", fixed: ".title {}", configuration: classes),
      RuleCase("a.title.⟦x⟧ b {}", configuration: classes),
      RuleCase(":is(.title, .⟦x⟧) {}", configuration: classes),
      RuleCase(".title { &.⟦Title⟧ {} }", configuration: classes),
      RuleCase("@namespace a 'x'; a|*.⟦x⟧ {} b|*.x {}", configuration: classes),
    ],
    accepted: [
      RuleCase(".title > .badge {}", configuration: classes), ".x {}",
      RuleCase("x#y[z='.w'] {}", configuration: classes),
      RuleCase(".title:not(.badge) {}", configuration: classes),
    ]),
  RuleCases(
    "state-not-for-type",
    rejected: [
      RuleCase("label⟦:checked⟧ {}", configuration: types),
      RuleCase("button:hover⟦:checked⟧ {}", configuration: types),
      RuleCase("button > label.x⟦:active⟧ {}", configuration: types),
      RuleCase("button { &:hover {} } label⟦:state(armed)⟧ {}", configuration: types),
    ],
    accepted: [
      RuleCase("label:hover, button:active {}", configuration: types), "label:checked {}",
      RuleCase("x:checked {}", configuration: types),
      RuleCase("label:first-child {}", configuration: types),
      RuleCase("label:not(:checked) {}", configuration: types),
    ]),
  RuleCases(
    "property-not-for-type",
    rejected: [
      RuleCase("image { ⟦color⟧: red }", configuration: types),
      RuleCase("a image.x:hover { width: 1px; ⟦text-align⟧: left }", configuration: types),
      "a { display: inline; ⟦width⟧: 1px }", "a { ⟦min-height⟧: 1px; display: INLINE }",
    ],
    accepted: [
      RuleCase("image { width: 1px }", configuration: types), "a { display: block; width: 1px }",
      "a { display: inline; width: auto }",
      RuleCase("image, label { color: red }", configuration: types),
      "img { display: inline; width: 1px }",
      "a { display: inline; float: left; width: 1px }",
      RuleCase(".x { color: red }", configuration: types),
    ]),
]

private let types = """
  types:
    button: {states: [hover, active]}
    label: {states: [hover]}
    image: {properties: [width, height]}
  """

private let classes = "classes: [title, badge]"
