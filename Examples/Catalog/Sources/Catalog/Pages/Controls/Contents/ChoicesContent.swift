// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

extension ControlsPage {
  /// Buttons, and controls with a few states to choose from.
  static var choices: Self {
    Self(
      "choices", "Choices",
      [
        line(
          "Buttons", text("button", "Archive"), text("button.primary", "Save"),
          text("button.danger", "Delete"), text("button.quiet", "Cancel"),
          labeled("button.round", icon: "plus", "New"),
          element("button.square", "", element("icon.search")).with("name", "Search"),
          text("button", "Disabled", "disabled")),
        line(
          "Stay down", text("button", "Bold", "selected"), text("button.primary", "On", "selected")),
        line(
          "Segments",
          element(
            "segments", "", text("segment", "Day"), text("segment", "Week", "checked"),
            text("segment", "Month"), text("segment", "Year", "disabled"))),
        line(
          "Check boxes",
          element(
            "choices", "", option("checkbox", "Lights at night", "checked"),
            option("checkbox", "Fog horn"), option("checkbox", "All piers", "indeterminate"),
            option("checkbox", "Terms, not read", "invalid")),
          element(
            "choices", "", option("checkbox", "Disabled", "disabled"),
            option("checkbox", "Disabled, checked", "checked disabled"))),
        line(
          "Radio buttons",
          element(
            "choices", "", option("radio", "Sail", "checked"), option("radio", "Motor"),
            option("radio", "Oars")),
          element(
            "choices", "", option("radio", "Disabled", "disabled"),
            option("radio", "Disabled, chosen", "checked disabled"))),
        line(
          "Switches",
          element(
            "choices", "", option("switch", "Radar", "checked"), option("switch", "Autopilot")),
          element(
            "choices", "", option("switch", "Disabled", "disabled"),
            option("switch", "Disabled, on", "checked disabled"))),
        line(
          "Chips", labeled("chip", icon: "star", "Starred", "selected"),
          element("chip", "", text("label", "Photos")), element("chip", "", text("label", "Notes")),
          element("chip", "", text("label", "Archive"), element("icon.close")),
          element("chip", "disabled", text("label", "Disabled"))),
      ])
  }
}
