// SPDX-License-Identifier: Apache-2.0

/// The focused control of a table, and its text.
struct ControlFocus {
  /// The identifier of the row.
  let id: String
  /// The text with the caret, or `nil` for a control without text input.
  var text: EditedText?
}
