// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

extension ControlsPage {
  /// Parts that lie over a page, shown side by side.
  static var overlays: Self {
    Self(
      "overlays", "Overlays",
      [
        element("split", "", menu, element("stack", "", popover, text("tooltip", "Undo")), dialog),
        element(
          "split", "",
          element(
            "stack", "", toast("", "info", "The ship leaves at nine"),
            toast("success", "success", "Saved"), toast("warning", "warning", "Low on fuel"),
            toast("danger", "error", "No connection")),
          element(
            "stack", "", banner("info", "info", "A new version is ready"),
            banner("success", "success", "All ships are in"),
            banner("warning", "warning", "A storm is near"),
            banner("danger", "error", "The lock is closed"))),
      ])
  }

  private static var menu: LayoutNode {
    element(
      "menu", "", text("heading", "Document"),
      element("item", "", element("icon.plus"), text("label", "New"), text("shortcut", "Ctrl N")),
      element(
        "item", "", element("icon.folder"), text("label", "Open"), text("shortcut", "Ctrl O")),
      element(
        "item", "disabled", element("icon.edit"), text("label", "Rename"), text("shortcut", "F2")),
      element("separator"),
      element(
        "item.danger", "", element("icon.trash"), text("label", "Delete"), text("shortcut", "Del")))
  }

  private static var popover: LayoutNode {
    element(
      "popover", "", text("title", "Share"), text("message", "All people with the link can read."),
      text("button.primary", "Copy link"))
  }

  private static var dialog: LayoutNode {
    element(
      "dialog", "", text("title", "Delete “Harbor”?"),
      text("message", "The folder and its 12 documents are removed. This cannot be undone."),
      element("actions", "", text("button", "Cancel"), text("button.danger", "Delete")))
  }

  private static func toast(_ kind: String, _ icon: String, _ message: String) -> LayoutNode {
    element(
      "toast.\(kind)", "", element("icon.\(icon)"), text("label", message), text("button", "Undo"))
  }

  private static func banner(_ kind: String, _ icon: String, _ message: String) -> LayoutNode {
    element("banner.\(kind)", "", element("icon.\(icon)"), text("label", message))
  }
}
