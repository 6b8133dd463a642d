// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// Returns an element with a type and classes, a state and children.
private func element(
  _ name: String, _ state: String? = nil, _ children: LayoutNode...
) -> LayoutNode {
  let names = name.split(separator: ".").map(String.init)
  var element = LayoutElement(names[0], classes: Array(names.dropFirst()), children)
  element.states = state.map { [$0] } ?? []
  return .element(element)
}

/// Returns an element with a text.
private func text(_ name: String, _ text: String, _ state: String? = nil) -> LayoutNode {
  element(name, state, .text(text))
}

/// Returns a line of a form: a label and a control.
private func line(_ label: String, _ control: LayoutNode) -> LayoutNode {
  element("line", nil, text("label", label), control)
}

/// The window: a toolbar above a sidebar and the settings of a harbor.
let window = LayoutElement(
  "body",
  [
    element(
      "toolbar", nil, text("title", "Settings"), element("spacer"),
      element("textfield.search", nil, element("icon.search"), text("label.placeholder", "Find"))),
    element(
      "columns", nil,
      element(
        "sidebar", nil, text("heading", "Harbor"),
        element("item", "selected", element("icon.settings"), text("label", "General")),
        element("item", nil, element("icon.person"), text("label", "Crew"), text("badge", "3")),
        element("item", nil, element("icon.inbox"), text("label", "Alerts"))),
      element(
        "content", nil,
        element(
          "segments", nil, text("segment", "Day", "checked"), text("segment", "Week"),
          text("segment", "Month")),
        line("Name of the pier", element("textfield", nil, text("label", "North pier"))),
        line("Lights at night", element("switch", "checked")),
        element(
          "card", nil, text("title", "Berth 12 is free"),
          text("message", "A sailing boat left at nine."),
          element("actions", nil, text("button", "Later"), text("button.primary", "Assign"))))),
  ])
