// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Testing

@testable import Catalog

@Suite struct EditedTextTests {
  /// Returns the text after some keys, which are characters or key names.
  private func text(after keys: [String]) -> EditedText {
    var text = EditedText()
    for key in keys { _ = text.handle(Key(name: key, text: key.count == 1 ? key : nil)) }
    return text
  }

  @Test(
    "keys edit the text and move the caret",
    arguments: [
      (["a", "b"], "ab", 2), (["a", "b", "Left", "c"], "acb", 2),
      (["a", "b", "BackSpace"], "a", 1),
      (["a", "b", "Home", "Delete"], "b", 0), (["BackSpace", "Delete", "Left", "Right"], "", 0),
      (["é", "👍🏽", "Left", "BackSpace"], "👍🏽", 0), (["a", "b", "Home", "End", "c"], "abc", 3),
      (["a", "Escape"], "", 0),
    ])
  func keys(_ keys: [String], _ expected: String, _ caret: Int) {
    let text = text(after: keys)
    #expect(text.text == expected)
    #expect(text.caret == caret)
  }

  @Test("does not handle keys without an effect")
  func unhandledKeys() {
    var text = EditedText()
    #expect(text.handle(Key(name: "Escape")) == false)
    #expect(text.handle(Key(name: "Down")) == false)
    #expect(text.handle(Key(name: "a", text: "a")) == true)
    #expect(text.handle(Key(name: "Escape")) == true)
  }

  @Test("Home and End move within the line")
  func homeAndEnd() {
    var text = EditedText("one\ntwo\nthree")
    text.moveCaret(to: 5)
    _ = text.handle(Key(name: "Home"))
    #expect(text.caret == 4)
    _ = text.handle(Key(name: "End"))
    #expect(text.caret == 7)
    _ = text.handle(Key(name: "Right"))
    _ = text.handle(Key(name: "End"))
    #expect(text.caret == 13)
  }

  @Test("limits the length of the text")
  func limit() {
    let text = text(after: Array(repeating: "a", count: EditedText.limit + 50))
    #expect(text.characters.count == EditedText.limit)
    #expect(text.caret == EditedText.limit)
  }
}
