// SPDX-License-Identifier: Apache-2.0

/// The current activity of the command and its progress.
struct ProgressLine {
  /// The description of the activity, such as `parsing theme.css`.
  let activity: String
  /// The number of finished items.
  var done: Int
  /// The total number of items.
  ///
  /// A single item has no measurable progress.
  var total: Int

  /// Returns a bar and the activity, `[#####...............]  25% parsing theme.css`, truncated to
  /// the terminal's width.
  func text(columns: Int) -> (text: String, columns: Int) {
    var text = ""
    if total > 1 {
      let share = min(max(Double(done) / Double(total), 0), 1)
      let filled = Int(share * 20)
      let percent = String(Int(share * 100))
      text = "[" + String(repeating: "#", count: filled)
      text += String(repeating: ".", count: 20 - filled) + "] "
      text += String(repeating: " ", count: 3 - percent.count) + percent + "% "
    }
    text += activity
    // The last column stays empty, because some terminals wrap as soon as it is filled.
    return Self.truncated(text, to: max(columns - 1, 0))
  }

  /// Returns the part of a text that fits into some columns.
  ///
  /// Characters that are not printable ASCII become question marks, because a file may have any
  /// name.
  private static func truncated(_ text: String, to columns: Int) -> (text: String, columns: Int) {
    var visible = ""
    for character in text.prefix(columns) {
      let isPlain = character.isASCII && (" "..."~").contains(character)
      visible.append(isPlain ? character : "?")
    }
    return (visible, visible.utf8.count)
  }
}
