// SPDX-License-Identifier: Apache-2.0
import CatalogWindow

/// A text that is typed, with a place in it.
struct EditedText {
  /// The characters.
  private(set) var characters: [Character] = []
  /// Before which character the next one is written.
  private(set) var caret = 0

  /// The most characters that there may be.
  static let limit = 200

  /// A text with the place at its end; nothing by default.
  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }
}

extension EditedText {
  /// All of the text.
  var text: String { String(characters) }
  /// The text before the caret.
  var beforeCaret: String { String(characters[..<caret]) }

  /// Takes a key; tells whether it means something here.
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
    // Those of the line.
    case "Home": caret = characters[..<caret].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    case "End": caret = characters[caret...].firstIndex(of: "\n") ?? characters.count
    case "Escape":
      // Where there is nothing to take back, the key is the shell's.
      guard !characters.isEmpty else { return false }
      self = EditedText()
    default:
      guard let text = key.text else { return false }
      insert(text)
    }
    return true
  }

  /// Writes a text before the caret, as far as the limit lets it.
  mutating func insert(_ text: String) {
    for character in text where characters.count < Self.limit {
      characters.insert(character, at: caret)
      caret += 1
    }
  }

  /// Puts the caret behind so many characters.
  mutating func moveCaret(to place: Int) { caret = max(0, min(characters.count, place)) }
}
