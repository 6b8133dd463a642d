// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

extension ControlsPage {
  /// Rows with parts at their ends, cards, and the states of a list.
  static var surfaces: Self {
    Self(
      "surfaces", "Surfaces",
      [
        element("split", "", rows, element("stack", "", cards)),
        element("split", "", states),
      ])
  }

  private static var rows: LayoutNode {
    element(
      "table", "", element("sectionHeader.tableHeader", "", text("label", "Crew")),
      row(
        "selected", element("leading", "", text("avatar", "AL")),
        element(
          "div.rowText", "", text("label.tableItem.line", "Ada Lovelace"),
          text("label.tableItemSubtext.line", "Notes about the engine")),
        element("trailing", "", text("badge", "4"))),
      row(
        "", element("leading", "", text("avatar", "GH")),
        element(
          "div.rowText", "", text("label.tableItem.line", "Grace Hopper"),
          text("label.tableItemSubtext.line", "A moth in relay 70")),
        element("trailing", "", text("label", "12:30"))),
      row(
        "", element("leading", "", element("icon.person")), text("label.tableItem", "Passengers"),
        element("trailing", "", text("label", "3"), element("icon.chevron"))),
      row(
        "", element("leading", "", element("icon.settings")), text("label.tableItem", "Radar"),
        element("trailing", "", element("switch", "checked").with("name", "Radar"))),
      row(
        "disabled", element("leading", "", element("icon.star")),
        text("label.tableItem", "Disabled"), element("trailing", "", element("icon.chevron"))))
  }

  private static func row(_ states: String, _ children: LayoutNode...) -> LayoutNode {
    element("tableRow.itemRow.actionable", states, children)
  }

  private static var cards: [LayoutNode] {
    [
      element(
        "card", "", text("title", "Berth 12 is free"),
        text("message", "A sailing boat left at nine."),
        element("actions", "", text("button", "Later"), text("button.primary", "Assign"))),
      element(
        "card.actionable", "", text("title", "A card to click"),
        text("message", "It rises below the pointer.")),
      element(
        "card.actionable", "disabled", text("title", "A disabled card"),
        text("message", "It ignores the pointer.")),
    ]
  }

  private static var states: [LayoutNode] {
    [
      state(
        "search", icon: "search", "Nothing found", "No ship has this name.",
        text("button", "Search everywhere")),
      state(
        "empty", icon: "inbox", "No messages", "New messages arrive here.",
        text("button.primary", "Write a message")),
      state(
        "error", icon: "error", "Not loaded", "The server does not answer.",
        text("button", "Try again")),
    ]
  }

  private static func state(
    _ kind: String, icon: String, _ title: String, _ message: String, _ button: LayoutNode
  ) -> LayoutNode {
    element(
      "tableState.\(kind)", "", element("icon.large.\(icon)"), text("label.errorTitle", title),
      text("label.errorSubtitle", message), button)
  }
}
