// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

extension ControlsPage {
  /// Bars, tabs, and a list of places.
  static var navigation: Self {
    Self(
      "navigation", "Navigation",
      [
        element(
          "navigationBar", "", iconButton("back", "Back"), text("title", "Inbox"),
          text("button", "Edit"), text("button.primary", "New")),
        element(
          "toolbar", "", iconButton("document", "Document"), iconButton("folder", "Folder"),
          iconButton("trash", "Trash"), iconButton("star", "Star", "selected"),
          iconButton("edit", "Edit"), iconButton("settings", "Settings", "disabled"),
          element("spacer"), textField("search", "", placeholder: "Search")),
        element(
          "tabs", "", element("tab", "selected", text("label", "Overview")),
          element("tab", "", text("label", "Activity"), text("badge.neutral", "3")),
          labeled("tab", icon: "person", "People"),
          element("tab", "disabled", text("label", "Disabled"))),
        element("split", "", places, marks),
      ])
  }

  private static var places: LayoutNode {
    element(
      "sidebar", "", text("heading", "Mailboxes"),
      element(
        "item", "selected", element("icon.inbox"), text("label", "Inbox"), text("badge", "12")),
      labeled("item", icon: "star", "Starred"),
      element(
        "item", "", element("icon.document"), text("label", "Drafts"), text("badge.neutral", "3")),
      labeled("item", icon: "trash", "Trash"), text("heading", "Folders"),
      labeled("item", icon: "folder", "Letters of the harbor master"),
      labeled("item", icon: "settings", "Disabled", "disabled"))
  }

  private static var marks: LayoutNode {
    element(
      "stack", "",
      line(
        "Badges", text("badge", "5"), text("badge", "118"), text("badge.neutral", "9"),
        text("badge.success", "new"), text("badge.warning", "late"), text("badge.danger", "2")),
      line(
        "Avatars", text("avatar.small", "A"), text("avatar", "AL"), text("avatar.large", "CB"),
        text("avatar", "GH")),
      line(
        "Icons", element("icon.home"), element("icon.inbox"), element("icon.search"),
        element("icon.person"), element("icon.edit"), element("icon.warning"),
        element("icon.chevron"), element("icon.more")),
      line(
        "View",
        element(
          "segments", "", labeled("segment", icon: "menu", "List", "checked"),
          labeled("segment", icon: "document", "Pages"))))
  }
}
