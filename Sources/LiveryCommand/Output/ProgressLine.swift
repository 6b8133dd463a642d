// SPDX-License-Identifier: Apache-2.0

/// What the command is doing, and how much of it is done.
struct ProgressLine {
  /// What is done, such as `parsing theme.css`.
  let activity: String
  /// How many items are done.
  var done: Int
  /// How many items there are; of a single one nobody can say how far it is.
  var total: Int

  /// A bar and the activity, `[#####...............]  25% parsing theme.css`, cut so that it fits on one line of a terminal.
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
    // The last column stays free: some terminals go on to the next line as soon as it is filled.
    return Self.cut(text, to: max(columns - 1, 0))
  }

  /// What of a text fits in some columns; what is neither printable nor of a known width becomes a question mark, since a
  /// file may have any name.
  private static func cut(_ text: String, to columns: Int) -> (text: String, columns: Int) {
    var cut = ""
    for character in text.prefix(columns) {
      let isPlain = character.isASCII && (" "..."~").contains(character)
      cut.append(isPlain ? character : "?")
    }
    return (cut, cut.utf8.count)
  }
}
