// SPDX-License-Identifier: Apache-2.0

/// Which control of a table has the keyboard, and what is typed in it.
struct ControlFocus {
  /// The id of its row.
  let id: String
  /// Its text with the caret; nil for a control that is not typed in.
  var text: EditedText?
}
