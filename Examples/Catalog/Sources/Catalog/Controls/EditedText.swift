// SPDX-License-Identifier: Apache-2.0
import CatalogWindow

/// An editable text with a caret.
struct EditedText {
  /// The characters.
  private(set) var characters: [Character] = []
  /// The index of the character after the caret.
  private(set) var caret = 0

  /// The maximum number of characters.
  static let limit = 200

  /// Creates a text with the caret at its end, empty by default.
  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }
}

extension EditedText {
  /// The whole text.
  var text: String { String(characters) }
  /// The text before the caret.
  var beforeCaret: String { String(characters[..<caret]) }

  /// Handles a key, and returns whether the key has an effect here.
  mutating func handle(_ key: Key) -> Bool {
    switch key.name {
    case "BackSpace":
      guard caret > 0 else { return true }
      caret -= 1
      characters.remove(at: caret)
    case "Delete":
      if caret < characters.count { characters.remove(at: caret) }
    case "Left": caret = max(0, caret - 1)
    case "Right": caret = min(characters.count, caret + 1)
    // Home and End move within the line.
    case "Home": caret = characters[..<caret].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    case "End": caret = characters[caret...].firstIndex(of: "\n") ?? characters.count
    case "Escape":
      // Without text to clear, the shell handles the key.
      guard !characters.isEmpty else { return false }
      self = EditedText()
    default:
      guard let text = key.text else { return false }
      insert(text)
    }
    return true
  }

  /// Inserts a text before the caret, up to the limit.
  mutating func insert(_ text: String) {
    for character in text where characters.count < Self.limit {
      characters.insert(character, at: caret)
      caret += 1
    }
  }

  /// Moves the caret after a number of characters.
  mutating func moveCaret(to index: Int) { caret = max(0, min(characters.count, index)) }
}
