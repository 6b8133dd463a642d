// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

extension ControlsPage {
  /// Fields for texts.
  static var fields: Self {
    Self(
      "fields", "Fields",
      [
        line(
          "Text field", textField("textfield", "Ada Lovelace"),
          textField("textfield", "", placeholder: "Your name"),
          textField("textfield", "Disabled", "disabled")),
        line(
          "Search", textField("search", "", placeholder: "Find a ship"),
          textField("search", "Jolly gypsy queen of the quay"),
          textField("search", "", placeholder: "Disabled", "disabled")),
        line(
          "With its label",
          element(
            "field", "", text("label", "Name"), textField("textfield", "Ada"),
            text("label.help", "As in your passport")),
          element(
            "field", "", text("label", "Email"), textField("textfield", "ada@", "invalid"),
            text("label.error", "This is not an address")),
          element(
            "field", "", text("label", "Berth"), textField("textfield", "12", "disabled"),
            text("label.help", "The harbor master sets it"))),
        line(
          "Text area",
          textField("textarea", "Dear Charles,\nthe engine runs, and weaves patterns."),
          textField("textarea", "", placeholder: "A message"),
          textField("textarea", "This text cannot be changed.", "disabled")),
        line(
          "In a row", textField("textfield", "Pier 4"), stepper("Passengers", 2),
          text("button", "Cancel"), text("button.primary", "Book")),
      ])
  }
}
